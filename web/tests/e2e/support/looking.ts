// Every screen, light, dark and in high contrast: axe finds nothing, nothing is
// wider than the screen, and a picture is kept in build/screenshots to be looked at.
import { mkdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import type { Settings } from "../../../src/app/state/settings";
import { launch, visit } from "./browser";
import { open, screens } from "./screens";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const pictures = fileURLToPath(new URL("../../../../build/screenshots", import.meta.url));

export interface Look {
  readonly name: string;
  readonly context: BrowserContextOptions;
  readonly theme: Settings["theme"];
}

async function findings(page: Page): Promise<string[]> {
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  const found = await page.evaluate(() =>
    (globalThis as any).axe.run(document, { resultTypes: ["violations"] }),
  );
  type Violation = {
    id: string;
    help: string;
    nodes: { target: unknown; failureSummary: string }[];
  };
  return (found.violations as Violation[]).map(
    ({ id, help, nodes }) =>
      `${id}: ${help}: ${nodes
        .slice(0, 3)
        .map((node) => `${JSON.stringify(node.target)} ${node.failureSummary}`)
        .join("; ")}`,
  );
}

export function lookAtEveryScreen(looks: readonly Look[]): void {
  let browser: Browser;
  beforeAll(async () => {
    mkdirSync(pictures, { recursive: true });
    browser = await launch();
  });
  afterAll(() => browser.close());

  describe.each(looks)("$name", ({ name: look, context, theme }) => {
    test.each(screens)("$name", async (screen) => {
      // Axe is a script that the content policy forbids.
      const options = { context: { ...context, bypassCSP: true }, settings: { theme } };
      const { page, problems, close } = await visit(browser, inject("site"), options);
      await open(page, screen);
      await page.screenshot({
        path: `${pictures}/${screen.name}.${look}.png`,
        fullPage: !screen.name.includes("drawer"),
      });
      const width = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(width, "how much wider than the screen").toBeLessThanOrEqual(0);
      await page.addScriptTag({ content: axe });
      expect(await findings(page)).toEqual([]);
      expect(problems).toEqual([]);
      await close();
    });
  });
}
