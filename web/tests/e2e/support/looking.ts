// Every screen, opened once and looked at in every way: axe finds nothing, a picture is kept in
// build/screenshots, nothing is wider than the screen, targets are large enough, and there is one voice.
import { mkdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { type Language, type Settings, languages } from "../../../src/app/state/settings";
import { launch, visit } from "./browser";
import { controlsOf, liveRegions } from "./controls";
import { open, screens } from "./screens";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const pictures = fileURLToPath(new URL("../../../../build/screenshots", import.meta.url));
const SMALLEST_TARGET = 24;

interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Look {
  readonly name: string;
  readonly colorScheme: "light" | "dark";
  readonly theme: Settings["theme"];
}

export interface Room {
  readonly context: BrowserContextOptions & { readonly viewport: Size };
  readonly looks: readonly Look[];
  /** Other sizes that the screen is made while it is open. */
  readonly sizes: readonly Size[];
  /** Which language comes first: they take turns. */
  readonly turn: number;
}

/** Until what was changed is drawn. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
}

async function dress(page: Page, { colorScheme, theme }: Look): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.evaluate(async (chosen) => {
    await (document.querySelector("sowmill-app") as any).app.changeSettings({ theme: chosen });
  }, theme);
  await settle(page);
}

// All that axe knows of colours. Nothing else changes with the theme.
const COLOUR_RULES = ["color-contrast", "link-in-text-block"];

async function findings(page: Page, rules?: readonly string[]): Promise<string[]> {
  const found = await page.evaluate(
    (runOnly) =>
      (globalThis as any).axe.run(document, {
        resultTypes: ["violations"],
        ...(runOnly && { runOnly }),
      }),
    rules,
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

/** What is wrong with the screen at the size that it has. */
async function faults(page: Page): Promise<string[]> {
  const found: string[] = [];
  const { over, width } = await page.evaluate(() => ({
    over: document.documentElement.scrollWidth - innerWidth,
    width: innerWidth,
  }));
  if (over > 0) found.push(`${over} px wider than the screen`);
  for (const control of await controlsOf(page)) {
    if (control.left < -0.5 || control.right > width + 0.5)
      found.push(`"${control.name}" lies outside`);
    const size = Math.min(control.width, control.height);
    if (size < SMALLEST_TARGET && !control.inText)
      found.push(`"${control.name}" is ${control.width} x ${control.height}`);
  }
  const regions = await liveRegions(page);
  if (regions.length !== 1) found.push(`${regions.length} live regions: ${regions.join()}`);
  return found;
}

/**
 * The whole page in one picture. What is fixed to the window would lie across its middle, and examples of the
 * rules come when they are seen: then the window is made as high as the page.
 */
async function takePicture(page: Page, path: string): Promise<void> {
  const viewport = page.viewportSize() as Size;
  if ((await page.locator("dialog[open]").count()) > 0)
    return void (await page.screenshot({ path }));
  await page.evaluate(() => scrollTo(0, 0));
  const examples = page.locator("sowmill-example");
  const tall =
    (await examples.count()) > 0 || (await page.locator("main:not(.playing)").count()) > 0;
  if (tall) {
    await page.setViewportSize({ ...viewport, height: await heightOf(page, viewport.height) });
    await expect.poll(() => examples.locator("sowmill-board").count()).toBe(await examples.count());
    await page.setViewportSize({ ...viewport, height: await heightOf(page, viewport.height) });
    await settle(page);
  }
  await page.screenshot({ path, fullPage: true });
  await page.setViewportSize(viewport);
  await settle(page);
}

function heightOf(page: Page, least: number): Promise<number> {
  return page.evaluate((height) => Math.max(height, document.documentElement.scrollHeight), least);
}

const languageAt = (index: number) => languages[index % languages.length] as Language;

export function lookAtEveryScreen({ context, looks, sizes, turn }: Room): void {
  let browser: Browser;
  beforeAll(async () => {
    mkdirSync(pictures, { recursive: true });
    browser = await launch();
  });
  afterAll(() => browser.close());

  test.each(screens.map((screen, index) => ({ ...screen, index })))("$name", async (screen) => {
    // Axe is a script that the content policy forbids.
    const language = languageAt(screen.index + turn);
    const options = { language, context: { ...context, bypassCSP: true } };
    const { page, problems, close } = await visit(browser, inject("site"), options);
    await open(page, screen, language);
    await page.addScriptTag({ content: axe });
    for (const [number, look] of looks.entries()) {
      await dress(page, look);
      await takePicture(page, `${pictures}/${screen.name}.${look.name}.png`);
      expect(await findings(page, number === 0 ? undefined : COLOUR_RULES), look.name).toEqual([]);
    }
    for (const size of [context.viewport, ...sizes]) {
      await page.setViewportSize(size);
      await settle(page);
      expect(await faults(page), `${size.width} pixels wide`).toEqual([]);
    }
    expect(problems).toEqual([]);
    await close();
  });
}
