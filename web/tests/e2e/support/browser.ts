// A browser with nothing of the outside, and pages that notice whatever goes wrong in them.
import { type Browser, type BrowserContextOptions, type Page, chromium } from "playwright-core";
import { expect } from "vitest";
import type { Language, Settings } from "../../../src/app/state/settings";
import { rulesets } from "./rulesets";

export const phone = {
  viewport: { width: 360, height: 740 },
  hasTouch: true,
  isMobile: true,
} as const;
export const desktop = { viewport: { width: 1280, height: 860 } } as const;

// The address bar's own pages cost every window more than most tests do. The list replaces playwright's, of
// which these matter here.
const withoutFeatures = [
  "WebUIOmniboxPopup",
  "WebUIOmniboxAimPopup",
  "HttpsUpgrades",
  "MediaRouter",
  "PaintHolding",
  "Translate",
];

export function launch(...more: string[]): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env["CHROMIUM"] ?? "/usr/bin/chromium",
    args: [
      "--no-sandbox",
      "--disable-gpu",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
      "--no-first-run",
      `--disable-features=${withoutFeatures.join()}`,
      ...more,
    ],
  });
}

export interface Visit {
  readonly page: Page;
  /** Errors of scripts and of the console, refused by the content policy, and requests to anyone else. */
  readonly problems: string[];
  readonly close: () => Promise<void>;
}

// Chromium heeds this header at https and localhost only, and says so at every other name.
const UNSAFE_NAME = "The Cross-Origin-Opener-Policy header has been ignored";

export interface VisitOptions {
  readonly language?: Language;
  readonly settings?: Partial<Settings>;
  readonly context?: BrowserContextOptions;
}

export async function visit(
  browser: Browser,
  address: string,
  options: VisitOptions = {},
): Promise<Visit> {
  const language = options.language ?? "en";
  const context = await browser.newContext({
    ...desktop,
    locale: language,
    acceptDownloads: true,
    serviceWorkers: "block",
    ...options.context,
  });
  const settings = { language, speed: "off", ...options.settings };
  await context.addInitScript((text) => {
    try {
      localStorage.getItem("sowmill.settings") ?? localStorage.setItem("sowmill.settings", text);
    } catch {
      // A page without storage, such as about:blank.
    }
  }, JSON.stringify(settings));
  const page = await context.newPage();
  const problems: string[] = [];
  const { origin } = new URL(address);
  page.on("pageerror", (error) => problems.push(`error: ${error.message}`));
  page.on("console", (message) => {
    if (message.type() === "error" && !message.text().includes(UNSAFE_NAME))
      problems.push(`console: ${message.text()}`);
  });
  page.on("request", (request) => {
    const url = new URL(request.url());
    if (url.origin !== origin && !["data:", "blob:"].includes(url.protocol))
      problems.push(`request: ${request.url()}`);
  });
  await page.goto(address);
  await page.locator("sowmill-app h1").first().waitFor();
  return { page, problems, close: () => context.close() };
}

/** Visits, and waits until everything is kept for a time without a network. */
export async function visitInstalled(
  browser: Browser,
  address: string,
  language?: Language,
): Promise<Visit> {
  const visited = await visit(browser, address, {
    ...(language && { language }),
    context: { serviceWorkers: "allow" },
  });
  // The page is kept once the worker is active, and is its own from the next visit on; the tables of every rule
  // set come after it.
  const kept = () =>
    visited.page.evaluate(async () => {
      await navigator.serviceWorker.ready;
      return (await (await caches.open("tables")).keys()).length;
    });
  await expect.poll(kept, { timeout: 30_000 }).toBe(rulesets.length);
  return visited;
}

/** The same page with the network away. */
export async function withoutNetwork({ page }: Visit): Promise<void> {
  await page.context().setOffline(true);
  await page.reload();
  await page.locator("sowmill-home h1").waitFor();
}
