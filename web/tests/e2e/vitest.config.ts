import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

// The built page in a real browser. `npm run build` and the program come first.
export default defineConfig({
  root: fileURLToPath(new URL("../..", import.meta.url)),
  test: {
    include: ["tests/e2e/**/*.test.ts"],
    globalSetup: ["tests/e2e/support/site.ts"],
    environment: "node",
    testTimeout: 300_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 10_000 } },
    // A browser on a busy machine is late now and then; a real fault fails every time.
    retry: 2,
    // A browser each; two cores are what a small machine has.
    pool: "forks",
    poolOptions: { forks: { maxForks: 2, minForks: 1 } },
  },
});
