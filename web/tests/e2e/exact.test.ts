// What is proven: the page shows what `sowmill probe` prints, and soon enough.
import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { wordsIn } from "../../src/analysis/messages/words";
import type { Language } from "../../src/app/state/settings";
import { launch, visit } from "./support/browser";
import { findProgram } from "./support/site";

const tables = fileURLToPath(new URL("../../../build/tables/", import.meta.url));
const languages: readonly Language[] = ["en", "pt-PT", "pt-BR"];

const few = "0-0-1-0-0-0-0-2-0-0-0-0-0-1-0-0-0-0-0-0-1-0-0-0-S";
const men = "W.W....B....W...B....B.B-0-0-0-W";
const positions = [
  ["ouri", "1-0-2-0-0-1-0-1-0-2-0-0-20-21-S"],
  ["oware", "1-0-2-0-0-1-0-1-0-2-0-0-20-21-S"],
  ["awari", "1-0-2-0-0-1-0-1-0-2-0-0-20-21-N"],
  ["aqil", "1-0-2-0-0-1-0-1-0-2-0-0-33-32-S"],
  ["aqil-source", "1-0-2-0-0-1-0-1-0-2-0-0-33-32-N"],
  ["ntxuva", few],
  ["ntxuva-advanced", few],
  ["morris", men],
  ["morris-classic", men],
] as const;

let browser: Browser;
beforeAll(async () => void (browser = await launch()));
afterAll(() => browser.close());

function probed(ruleset: string, position: string): string[] {
  const told = execFileSync(
    findProgram(),
    ["probe", ruleset, position, "--tables", `${tables}${ruleset}`],
    { encoding: "utf8" },
  );
  return told
    .trimEnd()
    .split("\n")
    .slice(1)
    .map((line) => line.replace("\t", " "));
}

/** Milliseconds from the address to the values on the board. */
function timed(page: Page, address: string): Promise<number> {
  return page.evaluate(async (hash) => {
    const begun = performance.now();
    location.hash = hash;
    const shown = () =>
      document
        .querySelector("sowmill-app")
        ?.shadowRoot?.querySelector("sowmill-analysis")
        ?.shadowRoot?.querySelector(".proven tr[data-probe]");
    while (!shown() && performance.now() - begun < 10_000)
      await new Promise((resolve) => setTimeout(resolve, 4));
    return performance.now() - begun;
  }, address);
}

test.each(positions.map(([ruleset, position], index) => [ruleset, position, index] as const))(
  "%s shows what tables know",
  async (ruleset, position, index) => {
    const language = languages[index % languages.length] as Language;
    const { page, problems, close } = await visit(browser, inject("site"), { language });
    await page.evaluate((hash) => (location.hash = hash), `#/analysis/${ruleset}/${position}`);
    const rows = page.locator("sowmill-analysis .proven tr[data-probe]");
    await rows.first().waitFor();
    const shown = await rows.evaluateAll((all) =>
      all.map((row) => (row as HTMLElement).dataset["probe"]),
    );
    // Of Ntxuva's phase 2 the page's own tables keep who wins, not in how many plays.
    const known = probed(ruleset, position).map((line, row) =>
      /(win|loss)$/.test(shown[row] ?? "") ? line.replace(/ \d+$/, "") : line,
    );
    expect(shown).toEqual(known);
    const said = wordsIn(language)("exact.solved");
    expect(await page.locator("sowmill-analysis .exact-panel").textContent()).toContain(said);
    // The first is the best on the board too.
    const best = page.locator(
      "sowmill-board .value.exact.best, sowmill-board .value.interval.best",
    );
    await best.first().waitFor({ state: "attached" });
    // Once the tables are here, another position is known at once.
    await page.evaluate(() => (location.hash = "#/about"));
    await page.locator("sowmill-about h1").waitFor();
    const took = await timed(page, `#/analysis/${ruleset}/${position}`);
    console.log(`${ruleset}: proven values after ${took.toFixed(0)} ms`);
    expect(problems).toEqual([]);
    await close();
  },
);
