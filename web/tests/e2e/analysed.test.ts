// A position of each rule set: the page shows the values and lines that `sowmill analyse` prints.
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { wordsIn } from "../../src/analysis/messages/words";
import { languages } from "../../src/app/state/settings";
import { launch, visit } from "./support/browser";
import { printedTable, signOf, tablesOf } from "./support/program";

const positions = [
  ["ntxuva", "1-2-1-4-1-2-2-1-3-1-0-3-0-4-0-1-4-1-0-5-1-1-2-5-N"],
  ["ntxuva-advanced", "3-0-3-3-3-0-4-0-3-0-3-2-0-3-3-3-0-3-3-0-3-3-3-0-S"],
  ["aqil", "1-0-2-1-2-1-10-0-3-3-0-9-21-19-S"],
  ["aqil-source", "0-6-6-1-0-1-8-1-1-7-0-1-40-0-N"],
  ["morris", "...WB......B..W....W....-6-7-0-B"],
  ["morris-classic", "...WB......B..W....W....-6-7-0-B"],
  ["ouri", "6-0-2-3-8-7-7-7-4-4-0-0-0-0-N"],
  ["oware", "6-0-2-3-8-7-7-7-4-4-0-0-0-0-N"],
  ["awari", "6-0-2-3-8-7-7-7-4-4-0-0-0-0-N"],
] as const;

// As in src/analysis/screen.ts and in the page's core.
const mostValues = 24;
const megabytes = 16;

let browser: Browser;
beforeAll(async () => void (browser = await launch()));
afterAll(() => browser.close());

interface Shown {
  readonly depth: string;
  /** Of each move with a value on the board. */
  readonly values: Readonly<Record<string, string>>;
  /** The sign, then the moves. */
  readonly lines: readonly (readonly string[])[];
  readonly balance: string;
  /** The value of the best move in words, and those who must say it: the bar and a house. */
  readonly words: string;
  readonly bar: string;
  readonly houses: readonly string[];
}

/** All of one moment. */
function look(page: Page): Promise<Shown | null> {
  return page.evaluate(() => {
    const text = (element: Element | null | undefined) => element?.textContent?.trim() ?? "";
    const app = document.querySelector("sowmill-app")?.shadowRoot;
    const screen = app?.querySelector("sowmill-analysis")?.shadowRoot;
    const board = screen?.querySelector("sowmill-board")?.shadowRoot;
    const values = [...(board?.querySelectorAll<HTMLElement>(".value") ?? [])];
    const lines = [...(screen?.querySelectorAll(".lines li") ?? [])];
    if (values.length === 0 || lines.length === 0) return null;
    return {
      depth: text(screen?.querySelector(".figures dd")),
      values: Object.fromEntries(values.map((each) => [each.dataset["move"] ?? "", text(each)])),
      lines: lines.map((line) => [...line.querySelectorAll(".worth, button")].map(text)),
      balance: text(screen?.querySelector(".balance .sign")),
      words: text(lines[0]?.querySelector(".visually-hidden")).replace(/:$/, ""),
      bar: screen?.querySelector("[role=meter]")?.ariaValueText ?? "",
      houses: [...(board?.querySelectorAll("[data-place]") ?? [])].map(
        (each) => each.ariaLabel ?? "",
      ),
    };
  });
}

test.each(positions.map(([ruleset, position], index) => ({ ruleset, position, index })))(
  "$ruleset: what `sowmill analyse` prints",
  async ({ ruleset, position, index }) => {
    const language = languages[index % languages.length] as (typeof languages)[number];
    const words = wordsIn(language);
    const { page, problems, close } = await visit(browser, inject("site"), { language });
    // The tables are there before the search begins, as for the command.
    await page.evaluate(async (id) => {
      await (document.querySelector("sowmill-app") as any).app.core.tables.prepare(id);
    }, ruleset);
    await page.evaluate((hash) => (location.hash = hash), `#/analysis/${ruleset}/${position}`);
    await expect.poll(async () => Number((await look(page))?.depth ?? 0)).toBeGreaterThan(4);
    await page
      .getByRole("button", { name: words("engine.stop"), exact: true })
      .click({ timeout: 1000 })
      .catch(() => undefined); // Solved meanwhile.
    const shown = (await look(page)) as Shown;
    const { depth, values, lines } = shown;
    const moves = printedTable("moves", ruleset, position).length;
    const table = printedTable(
      ...["analyse", ruleset, position, "--depth", depth, "--hash", String(megabytes)],
      ...["--lines", String(Math.min(moves, mostValues)), "--tables", tablesOf(ruleset)],
    );
    const signs = new Map(
      table.map(([move = "", value = "", certainty = ""]) => [
        move,
        signOf(value, certainty, words),
      ]),
    );
    expect(Object.keys(values).length).toBeGreaterThan(1);
    // The others were looked at once only.
    const searched = Object.entries(values).filter(
      ([move]) => moves <= mostValues || signs.has(move),
    );
    expect(searched.length).toBeGreaterThan(1);
    for (const [move, value] of searched) expect([move, value]).toEqual([move, signs.get(move)]);
    const told = table
      .slice(0, 3)
      .map(([move = "", , , line = ""]) => [signs.get(move), ...line.split(" ")]);
    expect(lines.map((line) => line.slice(0, 13))).toEqual(told.map((line) => line.slice(0, 13)));
    expect(shown.balance).toBe(told[0]?.[0]);
    expect(shown.bar).toContain(shown.words);
    expect(shown.houses.filter((name) => name.includes(shown.words))).not.toEqual([]);
    expect(problems).toEqual([]);
    await close();
  },
);
