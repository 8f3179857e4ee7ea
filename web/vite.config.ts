import { defineConfig } from "vitest/config";
import { fileURLToPath } from "node:url";
import { VitePWA } from "vite-plugin-pwa";
import { installable } from "./installable";
import { packedCore } from "./src/embed/plugin";
import { rulesPages } from "./src/rules/plugin";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

// `--mode embed` makes the one script with which any page can have a board.
const embed = defineConfig({
  plugins: [packedCore(here("../build/wasm/sowmill.wasm"))],
  publicDir: false,
  build: {
    target: "es2022",
    outDir: "dist/embed",
    lib: {
      entry: here("src/embed/embed.ts"),
      formats: ["iife"],
      name: "sowmillBoard",
      fileName: () => "sowmill-board.js",
    },
  },
});

// `--mode single` packs core and worker into the script, for the one file that opens from file://.
const page = defineConfig(({ mode }) => ({
  base: "./",
  plugins: [
    rulesPages(here("../docs/rules")),
    ...(mode === "production" ? [VitePWA(installable)] : []),
  ],
  assetsInclude: ["**/*.wasm", "**/*.pack"],
  resolve: {
    alias:
      mode === "single"
        ? [{ find: /^.*\/core\/load$/, replacement: here("src/core/load_inline.ts") }]
        : [],
  },
  build: {
    target: "es2022",
    outDir: mode === "single" ? "dist/single" : here("../build/web"),
    emptyOutDir: true,
    // A data: address for the core would be longer, and the content policy forbids fetching it.
    assetsInlineLimit: mode === "single" ? 100_000_000 : 0,
    chunkSizeWarningLimit: mode === "single" ? 4000 : 500,
    copyPublicDir: mode !== "single",
    // One file has nowhere to fetch a part of itself from.
    rollupOptions: { output: { inlineDynamicImports: mode === "single" } },
    modulePreload: { polyfill: false },
  },
  worker: { format: mode === "single" ? "iife" : "es" },
  server: { fs: { allow: [here("..")] } },
  test: {
    include: ["tests/**/*.test.ts"],
    exclude: ["tests/e2e/**"],
    environment: "node",
    // The computer thinks in some of them, and the machine may be busy.
    testTimeout: 30_000,
  },
}));

export default defineConfig((environment) =>
  environment.mode === "embed" ? embed : page(environment),
);
