import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

// The built page in a real browser. `npm run build` and the program come first.
export default defineConfig({
  root: fileURLToPath(new URL("../..", import.meta.url)),
  test: {
    include: ["tests/e2e/**/*.test.ts"],
    globalSetup: ["tests/e2e/support/site.ts"],
    environment: "node",
    testTimeout: 120_000,
    hookTimeout: 60_000,
    // How long at most, on a machine that does much else; what is waited for is a condition, never a time.
    expect: { poll: { timeout: 60_000 } },
    // A browser each. Two cores are what a small machine has, and a test waits half of its time.
    pool: "forks",
    poolOptions: { forks: { maxForks: 3, minForks: 1 } },
  },
});
