// How the page is installed and kept for use without a network (vite-plugin-pwa).
import type { VitePWAOptions } from "vite-plugin-pwa";

export const installable: Partial<VitePWAOptions> = {
  registerType: "autoUpdate",
  // A file of its own, since the content policy forbids scripts within the page.
  injectRegister: "script-defer",
  manifest: {
    name: "Sowmill",
    short_name: "Sowmill",
    description: "Ntxuva, Lib al-Aqil, Nine Men's Morris, Ouri",
    id: "./",
    start_url: "./",
    scope: "./",
    display: "standalone",
    background_color: "#f6efe4",
    theme_color: "#7a4a24",
    categories: ["games", "education"],
    icons: [
      { src: "icon.svg", sizes: "any", type: "image/svg+xml" },
      { src: "icon-192.png", sizes: "192x192", type: "image/png" },
      { src: "icon-512.png", sizes: "512x512", type: "image/png", purpose: "any" },
      { src: "icon-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
    ],
  },
  workbox: {
    globPatterns: ["**/*.{html,js,css,wasm,svg,png,webmanifest}"],
    globIgnores: ["embed-example.*"],
    inlineWorkboxRuntime: true,
    maximumFileSizeToCacheInBytes: 4_000_000,
    cleanupOutdatedCaches: true,
    // Tables come after the page itself: src/core/keep_tables.ts fetches them.
    runtimeCaching: [
      {
        urlPattern: /\/assets\/[^/]+\.pack$/,
        handler: "CacheFirst",
        options: { cacheName: "tables" },
      },
    ],
    navigateFallback: "index.html",
    // A file that is asked for by name is not the page.
    navigateFallbackDenylist: [/\.[a-z]+$/],
  },
};
