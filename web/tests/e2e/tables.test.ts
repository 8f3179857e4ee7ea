// Exact values in the browser: from the packs of the folder, without a network, and inside the one file.
import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import type { Knowledge } from "../../src/core/types";
import { tell } from "../../src/messages/messages";
import { launch, visit, visitInstalled, withoutNetwork } from "./support/browser";
import { said } from "./support/controls";
import { builtPage } from "./support/site";
import { look } from "./support/table";

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

/** The perfect level plays what the program finds best, and the page says that tables decided. */
async function playsPerfectly(page: Page): Promise<void> {
  const [ruleset, position] = ENDINGS[0];
  await page.evaluate((hash) => (location.hash = hash), `#/${ruleset}/${position}`);
  for (const name of ["way.computer", "level.perfect", "side.north"] as const)
    await page
      .getByRole("radio", { name: tell("en", name), exact: true })
      .last()
      .click();
  await page.getByRole("button", { name: tell("en", "new.start"), exact: true }).click();
  const { actions } = await look(page);
  const values = new Map(
    printed(ruleset, position)
      .trimEnd()
      .split("\n")
      .map((line) => line.split("\t") as [string, string]),
  );
  expect(values.get(actions[0] as string)).toBe(values.get("position"));
  const [beginning = ""] = tell("en", "game.proven", { say: "|" }).split("|");
  expect(await page.locator("sowmill-game .remark .proven").textContent()).toContain(beginning);
  expect(await said(page)).toContain(beginning);
  expect(await page.locator(".plate .who").first().textContent()).toContain(
    tell("en", "player.perfect"),
  );
}

test("the folder's packs say what the program prints, also without a network afterwards", async () => {
  const visited = await visitInstalled(browser, inject("site"));
  const { page, problems, close } = visited;
  await knowsTheEndings(page);
  await withoutNetwork(visited);
  await knowsTheEndings(page);
  await playsPerfectly(page);
  expect(problems).toEqual([]);
  await close();
});

test("the one file has some inside", async () => {
  const { page, problems, close } = await visit(
    browser,
    pathToFileURL(join(builtPage, "sowmill.html")).href,
  );
  await knowsTheEndings(page);
  await playsPerfectly(page);
  expect(problems).toEqual([]);
  await close();
});
