// What is proven: the page shows what `sowmill probe` prints.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { wordsIn } from "../../src/analysis/messages/words";
import type { Language } from "../../src/app/state/settings";
import { launch, visit } from "./support/browser";
import { printed, printedTable, signOf, tablesOf } from "./support/program";
import { serve } from "./support/site";

const languages: readonly Language[] = ["en", "pt-PT", "pt-BR"];

const doubles = "2-0-1-0-0-0-0-0-0-0-0-0-0-2-0-0-1-0-0-0-0-0-0-0-S";
const few = "0-0-1-0-0-0-0-2-0-0-0-0-0-1-0-0-0-0-0-0-1-0-0-0-S";
const men = "W.W....B....W...B......B-0-0-0-W";
// In phase 2; in how many plays it ends is known to the server alone.
const singles = "1-0-1-0-1-0-1-0-0-1-0-0-0-1-0-0-1-0-1-0-1-0-0-0-N";
const positions = [
  ["ouri", "1-0-2-0-0-1-0-1-0-2-0-0-20-21-S"],
  ["oware", "1-0-2-0-0-1-0-1-0-2-0-0-20-21-S"],
  ["awari", "1-0-2-0-0-1-0-1-0-2-0-0-20-21-N"],
  ["aqil", "1-0-2-0-0-1-0-1-0-2-0-0-33-32-S"],
  ["aqil-source", "1-0-2-0-0-1-0-1-0-2-0-0-33-32-N"],
  ["ntxuva", doubles],
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

/** The moves of which the page's own tables keep who wins, not in how many plays: those that go on in Ntxuva's phase 2. */
function withoutDistances(ruleset: string, position: string): Set<string> {
  if (!ruleset.startsWith("ntxuva")) return new Set();
  const singly = (next: string) => next.split("-").every((count) => !(Number(count) > 1));
  return new Set(
    printedTable("moves", ruleset, position).flatMap(([move = "", next = ""]) =>
      singly(next) && printed("outcome", ruleset, next).startsWith("ongoing") ? [move] : [],
    ),
  );
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
    const inPack = withoutDistances(ruleset, position);
    expect(shown).toEqual(
      known.map(([move = "", sign = ""]) => [
        move,
        inPack.has(move) ? sign.replace(/\d+$/, "") : sign,
      ]),
    );
    // Where tables count plays, how soon is said.
    if (/^(ntxuva|morris)/.test(ruleset)) expect(shown[0]?.[1]).toMatch(/[^½\d]\d+$/);
    expect(await page.getByText(words("exact.no_distance")).count()).toBe(inPack.size > 0 ? 1 : 0);
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

test.each(languages)(
  "where how soon is not in the pack, the page says so (%s)",
  async (language) => {
    const words = wordsIn(language);
    const { page, problems, close } = await visit(browser, inject("site"), { language });
    await page.evaluate((hash) => (location.hash = hash), `#/analysis/ntxuva/${singles}`);
    const shown = await shownIn(page);
    const results = [words("value.win"), words("value.loss")].map((result) => `=${result}`);
    expect(results).toEqual(expect.arrayContaining(shown.map(([, sign]) => sign)));
    await page.getByText(words("exact.no_distance")).waitFor();
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

test.each([
  ["new game", "#/ouri"],
  ["editor", `#/ouri/${positions[0][1]}`],
] as const)("tables are loaded before they are asked for (%s)", async (_, address) => {
  const { page, problems, close } = await visit(browser, inject("site"));
  const packs: string[] = [];
  page.on("response", (response) => {
    const [pack] = /[\w-]+(?=[^/]*\.pack$)/.exec(response.url()) ?? [];
    if (pack) packs.push(pack);
  });
  await page.evaluate((hash) => (location.hash = hash), address);
  await expect.poll(() => packs.length, { timeout: 10_000 }).toBe(1);
  await page.evaluate((hash) => (location.hash = hash), `#/analysis/ouri/${positions[0][1]}`);
  await rows(page).first().waitFor();
  expect(packs).toHaveLength(1);
  expect(problems).toEqual([]);
  await close();
});

/** The parts of tables that are fetched, each told as its status and its bytes. */
function partsFetched(page: Page): (readonly [status: number, bytes: number])[] {
  const parts: (readonly [number, number])[] = [];
  page.on("response", (response) => {
    if (/\/tables\/.*\.table$/.test(response.url()))
      parts.push([response.status(), Number(response.headers()["content-length"])]);
  });
  return parts;
}

interface FromServer {
  readonly ruleset: string;
  readonly position: string;
  readonly tables: string;
  readonly most: { readonly requests: number; readonly bytes: number };
}

/** Each on a page that has fetched nothing yet. */
async function readFromServer({ ruleset, position, tables, most }: FromServer): Promise<void> {
  const { address, stop } = await serve("--tables", tables);
  const { page, problems, close } = await visit(browser, address);
  const parts = partsFetched(page);
  await page.evaluate((hash) => (location.hash = hash), `#/analysis/${ruleset}/${position}`);
  const known = printedTable("probe", ruleset, position, "--tables", `${tables}/${ruleset}`)
    .slice(1)
    .map(([move = "", value = ""]) => [
      move,
      signOf(atTheEnd(value, position), "exact", wordsIn("en")),
    ]);
  await expect.poll(() => shownIn(page)).toEqual(known);
  expect(await page.locator("sowmill-analysis .no-distance").count()).toBe(0);
  expect(parts.every(([status]) => status === 206)).toBe(true);
  expect(parts.length).toBeGreaterThan(0);
  expect(parts.length).toBeLessThanOrEqual(most.requests);
  expect(parts.reduce((sum, [, bytes]) => sum + bytes, 0)).toBeLessThan(most.bytes);
  expect(problems).toEqual([]);
  await close();
  await stop();
}

test.each(["ntxuva", "ntxuva-advanced"])(
  "%s: in how many plays is read from a server in three parts",
  (ruleset) =>
    readFromServer({
      ruleset,
      position: singles,
      tables: tablesOf(""),
      most: { requests: 3, bytes: 40_000 },
    }),
);

// Each of their moves leads to another corner of a table that is not in the pack.
const scattered = [
  ["2-1-1-0-1-2-1-1-1-1-2-0-17-18-S", 3],
  ["0-3-1-0-0-2-0-1-3-0-2-1-18-17-S", 4],
  ["1-1-1-1-1-1-1-1-1-1-1-2-18-17-N", 5],
] as const;

test("moves that are far from each other in a table take a request each at most", async () => {
  const tables = mkdtempSync(join(tmpdir(), "tables-"));
  printed("solve", "awari", "--seeds", "13", "--out", join(tables, "awari"));
  for (const [position, requests] of scattered)
    await readFromServer({
      ruleset: "awari",
      position,
      tables,
      most: { requests, bytes: 150_000 },
    });
  rmSync(tables, { recursive: true });
});
