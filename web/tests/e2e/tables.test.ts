// Exact values in the browser: from the packs of the folder, without a network, and inside the one file.
import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import type { Knowledge } from "../../src/core/types";
import { launch, visit } from "./support/browser";
import { builtPage } from "./support/site";

const build = fileURLToPath(new URL("../../../build/", import.meta.url));

// In the packs of the folder and in the smaller ones of the file.
const ENDINGS = [
  ["ouri", "0-0-0-0-1-2-0-1-0-0-3-0-21-20-S"],
  ["awari", "1-0-0-2-1-0-0-0-0-3-0-0-20-21-S"],
  ["aqil", "0-1-0-2-0-0-0-0-3-0-0-1-33-32-S"],
  ["morris", "W.....W.B.....B...W....B-0-0-3-W"],
] as const;

let browser: Browser;
beforeAll(async () => void (browser = await launch()));
afterAll(() => browser.close());

function printed(ruleset: string, position: string): string {
  const program = process.env["SOWMILL"] ?? `${build}release/sowmill`;
  return execFileSync(
    program,
    ["probe", ruleset, position, "--tables", `${build}tables/${ruleset}`],
    { encoding: "utf8" },
  );
}

async function known(page: Page, ruleset: string, position: string): Promise<string> {
  const { value, moves } = await page.evaluate(
    async ([id, text]): Promise<Knowledge> => {
      // eslint-disable-next-line @typescript-eslint/no-explicit-any
      const { core } = (document.querySelector("sowmill-app") as any).app;
      return core.tables.probe(await core.matchAt(id, text));
    },
    [ruleset, position] as const,
  );
  return [`position\t${value.text}`, ...moves.map(({ move, text }) => `${move}\t${text}`), ""].join(
    "\n",
  );
}

async function knowsTheEndings(page: Page): Promise<void> {
  for (const [ruleset, position] of ENDINGS)
    expect(await known(page, ruleset, position), ruleset).toBe(printed(ruleset, position));
}

test("the folder's packs say what the program prints, also without a network afterwards", async () => {
  const { page, problems, close } = await visit(browser, inject("site"), {
    context: { serviceWorkers: "allow" },
  });
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    for (let wait = 0; wait < 500 && !navigator.serviceWorker.controller; wait += 1)
      await new Promise((resolve) => setTimeout(resolve, 20));
  });
  await knowsTheEndings(page);
  await page.context().setOffline(true);
  await page.reload();
  await page.locator("sowmill-home h1").waitFor();
  await knowsTheEndings(page);
  expect(problems).toEqual([]);
  await close();
});

test("the one file has some inside", async () => {
  const { page, problems, close } = await visit(
    browser,
    pathToFileURL(join(builtPage, "sowmill.html")).href,
  );
  await knowsTheEndings(page);
  expect(problems).toEqual([]);
  await close();
});
