// Statistics of one's own games, and the opening table.
import { readFileSync } from "node:fs";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { tell } from "../../src/messages/messages";
import { wordsIn } from "../../src/analysis/messages/words";
import { signOf, unitOf } from "../../src/analysis/value";
import { tellOfOpenings } from "../../src/openings/words";
import { tellOfStatistics } from "../../src/statistics/words";
import { startTestCore } from "../support";
import { launch, visit } from "./support/browser";
import { look } from "./support/table";

let browser: Browser;
beforeAll(async () => void (browser = await launch()));
afterAll(() => browser.close());

/** From a position where one play ends it: the person wins or loses. */
const ENDINGS = {
  won: "0-0-0-0-0-2-1-1-0-0-0-0-23-21-S",
  two: "0-0-0-0-0-1-0-0-0-0-0-1-23-23-S",
} as const;

async function playOut(page: Page, start: string, second: "person" | "computer"): Promise<void> {
  await page.evaluate(
    ([position, kind]) => {
      const { app } = document.querySelector("sowmill-app") as any;
      const other = kind === "computer" ? { kind, level: 1 } : { kind };
      app.startGame({
        ruleset: "ouri",
        start: position,
        players: { first: { kind: "person" }, second: other },
        clock: null,
      });
    },
    [start, second],
  );
  await page.locator("sowmill-game h1").waitFor();
  for (let act = 0; act < 40; act += 1) {
    const { over, view } = await look(page);
    if (over) return;
    const [move = ""] = view.moves;
    await page.getByLabel(tell("en", "type.label")).fill(move);
    await page.getByRole("button", { name: tell("en", "type.play"), exact: true }).click();
    await page.waitForTimeout(50);
  }
  throw new Error("the game did not end");
}

const press = (page: Page, name: string) =>
  page.getByRole("button", { name, exact: true }).first().click();
const row = (page: Page, name: string) =>
  page.locator("sowmill-statistics tr", {
    has: page.getByRole("rowheader", { name, exact: true }),
  });

test("played games are counted, exported, deleted and read again", async () => {
  const { page, problems, close } = await visit(browser, inject("site"));
  await playOut(page, ENDINGS.won, "computer");
  const { view } = await look(page);
  expect(view.verdict.outcome).toBe("south");
  await playOut(page, ENDINGS.two, "person");
  await page.evaluate(() => (location.hash = "#/games"));
  await page.getByRole("link", { name: tell("en", "games.statistics") }).click();
  await page.locator("sowmill-statistics h1").waitFor();
  const large = page.locator("sowmill-statistics .large");
  await expect.poll(() => large.textContent()).toContain("1 game · 100 %");
  const text = (await page.locator("sowmill-statistics .stack").textContent()) ?? "";
  expect(text).toContain(tellOfStatistics("en", "together", { count: 1 }));
  expect((await row(page, "Ouri").first().textContent())?.replace(/\s+/g, " ")).toContain("100 %");
  expect(await row(page, tellOfStatistics("en", "level_of", { level: 1 })).count()).toBe(1);
  const saving = page.waitForEvent("download");
  await press(page, tellOfStatistics("en", "export"));
  const file = readFileSync(await (await saving).path());
  expect(JSON.parse(file.toString())).toMatchObject({ sowmill: "archive", version: 1 });
  await press(page, tellOfStatistics("en", "delete"));
  await page
    .locator("sowmill-drawer")
    .getByRole("button", { name: tellOfStatistics("en", "delete"), exact: true })
    .click();
  await expect.poll(() => large.count()).toBe(0);
  expect(await page.evaluate(() => localStorage.getItem("sowmill.results"))).toBeNull();
  const input = page.locator('sowmill-statistics input[type="file"]');
  const give = (buffer: Buffer) =>
    input.setInputFiles({ name: "a.json", mimeType: "application/json", buffer });
  await give(Buffer.from("no archive"));
  await expect
    .poll(() => page.locator(".notice").textContent())
    .toContain(tellOfStatistics("en", "refused"));
  await give(file);
  await expect.poll(() => large.textContent()).toContain("1 game · 100 %");
  expect(problems).toEqual([]);
  await close();
});

test("how well one played is kept when a game is reviewed, until the game goes on", async () => {
  const { page, problems, close } = await visit(browser, inject("site"));
  await playOut(page, ENDINGS.won, "computer");
  await page.evaluate(() => {
    const { app } = document.querySelector("sowmill-app") as any;
    location.hash = `#/review/${app.state.game.stored.id}/1500`;
  });
  const accuracy = page.locator("sowmill-review .accuracy td").first();
  await accuracy.waitFor();
  await expect.poll(() => page.locator("sowmill-review progress").count()).toBe(0);
  const percent = Math.round(Number.parseFloat((await accuracy.textContent()) ?? ""));
  await page.evaluate(() => (location.hash = "#/statistics"));
  const facts = page.locator("sowmill-statistics .facts");
  await expect
    .poll(async () => (await facts.textContent())?.replace(/\s+/g, " "))
    .toContain(`${percent} %${tellOfStatistics("en", "accuracy_of", { count: 1 })}`);
  expect(problems).toEqual([]);
  await close();
});

test("a game that is taken back after its end is not counted", async () => {
  const { page, problems, close } = await visit(browser, inject("site"));
  await playOut(page, ENDINGS.won, "computer");
  const results = () => page.evaluate(() => localStorage.getItem("sowmill.results"));
  expect(JSON.parse((await results()) ?? "[]")).toHaveLength(1);
  await press(page, tell("en", "game.take_back"));
  await expect.poll(async () => JSON.parse((await results()) ?? "[]").length).toBe(0);
  expect(problems).toEqual([]);
  await close();
});

test("the opening table is walked through", async () => {
  const core = await startTestCore();
  const start = "4-4-4-4-4-4-4-4-4-4-4-4-0-0-S";
  const { moves } = JSON.parse(await core.ask("book", "ouri", start)) as {
    moves: { move: string; score: number }[];
  };
  expect(moves.length).toBeGreaterThan(1);
  const { page, problems, close } = await visit(browser, `${inject("site")}#/openings/ouri`, {
    language: "pt-PT",
  });
  await page.locator("sowmill-openings h1").waitFor();
  const rows = page.locator("sowmill-openings tbody tr");
  await expect.poll(() => rows.count()).toBe(moves.length);
  // As the analysis writes estimates: its sign, and the decimal sign of the language.
  const worth = {
    score: moves[0]?.score ?? 0,
    certainty: "estimate",
    expectedThousandths: 0,
  } as const;
  const sign = signOf(worth, unitOf("ouri"), wordsIn("pt-PT"));
  expect(sign).toMatch(/^≈/);
  expect(await rows.first().textContent()).toContain(sign);
  await page.locator('sowmill-openings [data-place="a"]').click();
  await expect.poll(() => page.locator(".remark.refused").count()).toBe(1);
  await page.locator('sowmill-openings [data-place="A"]').hover();
  await expect.poll(() => page.locator(".remark.preview").textContent()).toMatch(/^Sul semeia/);
  await rows.first().locator("button").focus();
  await page.keyboard.press("Enter");
  await expect.poll(() => page.url()).toContain(`#/openings/ouri/${moves[0]?.move}`);
  await page.getByRole("link", { name: tellOfOpenings("pt-PT", "back") }).click();
  await expect.poll(() => rows.count()).toBe(moves.length);
  expect(problems).toEqual([]);
  await close();
});
