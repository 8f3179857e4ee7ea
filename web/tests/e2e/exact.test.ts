// What is proven: the page shows what `sowmill probe` prints.
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { wordsIn } from "../../src/analysis/messages/words";
import type { Language } from "../../src/app/state/settings";
import { launch, visit } from "./support/browser";
import { printedTable, signOf, tablesOf } from "./support/program";
import { serve } from "./support/site";

const languages: readonly Language[] = ["en", "pt-PT", "pt-BR"];

const few = "0-0-1-0-0-0-0-2-0-0-0-0-0-1-0-0-0-0-0-0-1-0-0-0-S";
const men = "W.W....B....W...B....B.B-0-0-0-W";
// In phase 2; in how many plays it ends is known to the server alone.
const singles = "1-0-1-0-1-0-1-0-0-1-0-0-0-1-0-0-1-0-1-0-1-0-0-0-N";
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

const rows = (page: Page) => page.locator("sowmill-analysis .proven tr[data-probe]");

function probed(ruleset: string, position: string): string[][] {
  return printedTable("probe", ruleset, position, "--tables", tablesOf(ruleset)).slice(1);
}

/** Seeds still to come, as printed, with those that the one who moves is ahead by now. */
function atTheEnd(value: string, position: string): string {
  const [south, north, side] = position.split("-").slice(-3);
  if (!/^[-+0[]/.test(value)) return value;
  const ahead = (Number(south) - Number(north)) * (side === "S" ? 1 : -1);
  const final = value.replace(/[-+]?\d+/g, (seeds) => {
    const sum = Number(seeds) + ahead;
    return sum > 0 ? `+${sum}` : String(sum);
  });
  return final === "0" ? "draw" : final;
}

/** Every proven move, best first: its name and its sign. */
async function shownIn(page: Page): Promise<string[][]> {
  await rows(page).first().waitFor();
  return rows(page).evaluateAll((all) =>
    all.map((row) =>
      ["button", ".worth"].map((part) => row.querySelector(part)?.textContent?.trim() ?? ""),
    ),
  );
}

test.each(positions.map(([ruleset, position], index) => [ruleset, position, index] as const))(
  "%s shows what tables know",
  async (ruleset, position, index) => {
    const language = languages[index % languages.length] as Language;
    const words = wordsIn(language);
    const { page, problems, close } = await visit(browser, inject("site"), { language });
    await page.evaluate((hash) => (location.hash = hash), `#/analysis/${ruleset}/${position}`);
    const shown = await shownIn(page);
    const known = probed(ruleset, position).map(([move = "", value = ""]) => [
      move,
      signOf(atTheEnd(value, position), value.startsWith("[") ? "interval" : "exact", words),
    ]);
    // Of Ntxuva's phase 2 the page's own tables keep who wins, not in how many plays.
    const inPlays = ([move = "", sign = ""]: string[], row: number) =>
      /\d$/.test(shown[row]?.[1] ?? "") ? [move, sign] : [move, sign.replace(/\d+$/, "")];
    expect(shown).toEqual(ruleset.startsWith("ntxuva") ? known.map(inPlays) : known);
    expect(await page.locator("sowmill-analysis .exact-panel").textContent()).toContain(
      words("exact.solved"),
    );
    // The first is the best on the board too.
    const best = page.locator(
      "sowmill-board .value.exact.best, sowmill-board .value.interval.best",
    );
    await best.first().waitFor({ state: "attached" });
    expect(problems).toEqual([]);
    await close();
  },
);

/** The signs of one moment: on the best house, at the bar, of the first line and of the first proven move. */
function signsIn(page: Page): Promise<(string | undefined)[]> {
  return page.evaluate(() => {
    const app = document.querySelector("sowmill-app")?.shadowRoot;
    const screen = app?.querySelector("sowmill-analysis")?.shadowRoot;
    const board = screen?.querySelector("sowmill-board")?.shadowRoot;
    const found = [
      board?.querySelector(".value.best"),
      screen?.querySelector(".balance .sign"),
      screen?.querySelector(".lines .worth"),
      screen?.querySelector(".proven .worth"),
    ];
    return found.map((each) => each?.textContent?.trim());
  });
}

test.each([
  ["ouri", { still: "−1", final: "−2" }, "value.exact.loss_by", "exact.loss", 2],
  ["oware", { still: "+7", final: "+6" }, "value.exact.win_by", "exact.win", 6],
] as const)(
  "%s: tables that come when all is searched say the same everywhere",
  async (ruleset, seeds, by, winner, count) => {
    const words = wordsIn("en");
    const [, position] = positions[0];
    const { page, problems, close } = await visit(browser, inject("site"));
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route("**/tables/**", async (route) => {
      await released;
      await route.continue();
    });
    await page.evaluate((hash) => (location.hash = hash), `#/analysis/${ruleset}/${position}`);
    await page.getByText(words("engine.solved")).waitFor();
    const bar = await page.locator("sowmill-analysis [role=meter]").elementHandle();
    release();
    await rows(page).first().waitFor();
    const [[, value = ""] = []] = probed(ruleset, position);
    const sign = `=${seeds.final}`;
    expect(sign).toBe(signOf(atTheEnd(value, position), "exact", words));
    await expect.poll(() => signsIn(page)).toEqual([sign, sign, sign, sign]);
    await page.getByText(words("engine.solved")).waitFor();
    expect(await signsIn(page)).toEqual([sign, sign, sign, sign]);
    // The game stops at 25: what is proven is who wins, and the seeds if it went on.
    expect(await bar?.getAttribute("aria-valuetext")).toContain(words(by, { count }));
    const panel = await page.locator("sowmill-analysis .exact-panel").textContent();
    expect(panel).toContain(words(winner, { side: "South" }));
    expect(panel).toContain(words("exact.seeds.played_out", { ...seeds, side: "South" }));
    expect(problems).toEqual([]);
    await close();
  },
);

test("larger tables are read from a server in parts, three at most for a value", async () => {
  const { address, stop } = await serve("--tables", tablesOf(""));
  const { page, problems, close } = await visit(browser, address);
  const parts: string[] = [];
  page.on("response", (response) => {
    if (response.url().includes("/tables/") && response.url().endsWith(".table"))
      parts.push(`${response.status()} ${response.headers()["content-length"]}`);
  });
  for (const ruleset of ["ntxuva", "ntxuva-advanced"]) {
    parts.length = 0;
    await page.evaluate((hash) => (location.hash = hash), `#/analysis/${ruleset}/${singles}`);
    const known = probed(ruleset, singles).map(([move = "", value = ""]) => [
      move,
      signOf(value, "exact", wordsIn("en")),
    ]);
    await expect.poll(() => shownIn(page)).toEqual(known);
    expect(known[0]?.[1]).toMatch(/\d$/);
    expect(parts.length).toBeGreaterThan(0);
    expect(parts.length).toBeLessThanOrEqual(3);
    for (const part of parts) {
      const [status, bytes] = part.split(" ").map(Number);
      expect(status).toBe(206);
      expect(bytes).toBeLessThan(40_000);
    }
  }
  expect(problems).toEqual([]);
  await close();
  await stop();
});
