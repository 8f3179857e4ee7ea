// A game looked through: the same labels as the command gives, and learning from mistakes by keyboard.
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { wordsIn } from "../../src/analysis/messages/words";
import type { Language } from "../../src/app/state/settings";
import { tell } from "../../src/messages/messages";
import type { ReviewReport } from "../../src/review/types";
import { launch, phone, visit } from "./support/browser";
import { said } from "./support/controls";
import { printed, repository, signOf } from "./support/program";

const records = [
  "ntxuva",
  "ntxuva-advanced",
  "aqil-match",
  "aqil-source-round",
  "morris",
  "morris-black-first",
  "ouri",
  "oware-position",
  "awari-resigned",
].map((name) => `${repository}tests/data/records/${name}.record`);
const classic = join(mkdtempSync(join(tmpdir(), "sowmill-")), "morris-classic.record");
writeFileSync(
  classic,
  readFileSync(records[4] as string, "utf8").replace('"morris"', '"morris-classic"'),
);
const languages: readonly Language[] = ["en", "pt-PT", "pt-BR"];
const positions = 1500;

let browser: Browser;
beforeAll(async () => void (browser = await launch()));
afterAll(() => browser.close());

function reviewed(file: string, language: Language): ReviewReport {
  const limits = ["--nodes", String(positions), "--lang", language, "--json"];
  return JSON.parse(printed("review", file, ...limits)) as ReviewReport;
}

/** Pastes a record as a person does. */
async function paste(page: Page, record: string): Promise<void> {
  await page.evaluate(() => (location.hash = "#/games"));
  await page.getByLabel(tell("en", "games.import_text")).fill(record);
  await page.getByRole("button", { name: tell("en", "games.import_do"), exact: true }).click();
  await page.locator("sowmill-game h1").waitFor();
}

/** Brings the record into the page and opens its review. */
async function open(page: Page, file: string): Promise<void> {
  const text = readFileSync(file, "utf8");
  await page.evaluate(
    async ([record, count]) => {
      const { app } = document.querySelector("sowmill-app") as any;
      const { id } = await app.importRecord(record);
      location.hash = `#/review/${id}/${count}`;
    },
    [text, positions] as const,
  );
  await page.locator("sowmill-review .summary").waitFor();
  await expect.poll(() => page.locator("sowmill-review progress").count()).toBe(0);
}

describe.each(
  [...records, classic].map((file, index) => [file.split("/").at(-1), file, index] as const),
)("%s", (_, file, index) => {
  const language = languages[index % languages.length] as Language;

  test(`has the labels and reasons of the command, in ${language}`, async () => {
    const { page, problems, close } = await visit(browser, inject("site"), { language });
    const words = wordsIn(language);
    const report = reviewed(file, language);
    await open(page, file);
    await page.locator("sowmill-review summary").click();
    const rows = await page
      .locator("sowmill-review .decisions tbody tr")
      .evaluateAll((all) =>
        all.map((row) => [
          row.className,
          row.children[4]?.querySelector("[aria-hidden]")?.textContent?.trim(),
        ]),
      );
    expect(rows).toEqual(
      report.moves.map(({ label, value, certainty }) => [label, signOf(value, certainty, words)]),
    );
    await page.locator("sowmill-review .decisions button").last().click();
    const last = report.moves.at(-1)?.why.sentence ?? "";
    await expect.poll(() => page.locator("sowmill-review .why").textContent()).toBe(last);
    await expect.poll(() => said(page)).toContain(last);
    // A sentence may begin with a house, and a capital would be the other player's.
    const capitals = (why: Element) => getComputedStyle(why, "::first-letter").textTransform;
    expect(await page.locator("sowmill-review .why").evaluate(capitals)).toBe("none");
    expect(await page.locator("sowmill-review .graph svg").getAttribute("aria-label")).toContain(
      words("review.graph_of", { first: "", second: "" }).split(":")[0],
    );
    expect(problems).toEqual([]);
    await close();
  });
});

test("the better moves are found by keyboard, and wrong tries are refuted on the board", async () => {
  const words = wordsIn("en");
  const { page, problems, close } = await visit(browser, inject("site"));
  const file = records[6] as string;
  const report = reviewed(file, "en");
  await open(page, file);
  const side = report.moves.some(({ side: each, label }) => each === "south" && isBad(label))
    ? "south"
    : "north";
  const tasks = report.moves.filter(
    (each) => each.side === side && each.kind === "move" && isBad(each.label),
  );
  expect(tasks.length).toBeGreaterThan(0);
  const button = (name: string) => page.getByRole("button", { name, exact: true });
  await tabTo(page, words("learn.start", { side: side === "south" ? "South" : "North" }));
  await page.keyboard.press("Enter");
  for (const [index, { move, best, why }] of tasks.entries()) {
    await expect
      .poll(() => page.locator("sowmill-learn h2").textContent())
      .toContain(words("learn.at", { number: index + 1, count: tasks.length }));
    await expect.poll(() => said(page)).toContain(move);
    if (index === 0) {
      // What cannot be played is refused, until one looks at what can.
      await arrowTo(page, side === "south" ? "a" : "A");
      await page.keyboard.press("Enter");
      await page.locator("sowmill-learn .refused").waitFor();
      await arrowTo(page, move);
      await expect.poll(() => page.locator("sowmill-learn .refused").count()).toBe(0);
      expect(await page.locator("sowmill-learn .preview").textContent()).toMatch(/ sows /);
      // What was played is no better now; its refutation is shown, and the position comes back.
      await page.keyboard.press("Enter");
      await expect.poll(() => page.locator("sowmill-learn .wrong").textContent()).toContain(move);
      await expect.poll(() => button(words("learn.show")).isEnabled()).toBe(true);
    }
    if (index % 2 === 0) await arrowTo(page, best);
    else await page.getByLabel(tell("en", "type.label")).fill(best.toLowerCase());
    await page.keyboard.press("Enter");
    await expect.poll(() => page.locator("sowmill-learn .right").textContent()).toContain(best);
    expect(await page.locator("sowmill-learn .told").textContent()).toContain(why.sentence);
    // The keyboard is at the button that goes on.
    await expect.poll(async () => (await focused(page)).text).toMatch(/Next|Finish/);
    await page.keyboard.press("Enter");
  }
  const result = words("learn.result", { found: tasks.length, count: tasks.length });
  await expect.poll(() => said(page)).toBe(result);
  await page.locator("sowmill-review .summary").waitFor();
  expect(problems).toEqual([]);
  await close();
});

function isBad(label: string): boolean {
  return label === "inaccuracy" || label === "mistake" || label === "blunder";
}

interface Focused {
  readonly text: string;
  /** Of the board; none elsewhere. */
  readonly place: string | undefined;
}

function focused(page: Page): Promise<Focused> {
  return page.evaluate(() => {
    let element = document.activeElement;
    while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
    const place = element instanceof HTMLElement ? element.dataset["place"] : undefined;
    return { text: element?.textContent?.trim() ?? "", place };
  });
}

const mostTabs = 60;

/** To the button of that name, or to the board. */
async function tabTo(page: Page, name: string | null): Promise<void> {
  for (let tabs = 0; tabs < mostTabs; tabs += 1) {
    const { text, place } = await focused(page);
    if (name === null ? place !== undefined : text === name) return;
    await page.keyboard.press("Tab");
  }
  expect.fail(`the keyboard does not come to ${name ?? "the board"}`);
}

/** Along both rows of the board, from its one tab stop. */
async function arrowTo(page: Page, place: string): Promise<void> {
  await tabTo(page, null);
  for (const row of ["ArrowDown", "ArrowUp"]) {
    for (const key of [row, "Home", ...Array<string>(6).fill("ArrowRight")]) {
      await page.keyboard.press(key);
      if ((await focused(page)).place === place) return;
    }
  }
  expect.fail(`the arrows do not come to ${place}`);
}

test("a review is stopped at once and goes on, on a phone", async () => {
  const words = wordsIn("en");
  const { page, problems, close } = await visit(browser, inject("site"), { context: phone });
  const text = readFileSync(records[6] as string, "utf8");
  await page.evaluate(async (record) => {
    const { app } = document.querySelector("sowmill-app") as any;
    const { id } = await app.importRecord(record);
    // So much that it cannot be done before it is stopped.
    location.hash = `#/review/${id}/1000000`;
  }, text);
  await page.getByRole("button", { name: words("engine.stop") }).click();
  await page.getByRole("button", { name: "Go on" }).waitFor();
  const progress = () =>
    page.locator("sowmill-review progress").evaluate((each) => (each as HTMLProgressElement).value);
  const stopped = await progress();
  await page.waitForTimeout(300);
  expect(await progress()).toBe(stopped);
  await page.getByRole("button", { name: "Go on" }).click();
  await expect.poll(progress).toBeGreaterThan(stopped);
  expect(problems).toEqual([]);
  await close();
});

test("a game that was brought along and is not over is reviewed in one click", async () => {
  const { page, problems, close } = await visit(browser, inject("site"));
  await paste(page, '[Ruleset "ouri"] C c F *');
  await page
    .locator("sowmill-game")
    .getByRole("link", { name: tell("en", "game.review") })
    .click();
  await page.locator("sowmill-review .summary").waitFor();
  await page.evaluate(() => (location.hash = "#/games"));
  await page.locator("sowmill-games a.review").click();
  await page.locator("sowmill-review .summary").waitFor();
  // Where nothing was played there is nothing to review.
  await paste(page, '[Ruleset "oware"] *');
  expect(await page.getByRole("link", { name: tell("en", "game.review") }).count()).toBe(0);
  await page.evaluate(() => (location.hash = "#/games"));
  await expect.poll(() => page.locator("sowmill-games li").count()).toBe(2);
  expect(await page.locator("sowmill-games a.review").count()).toBe(1);
  expect(problems).toEqual([]);
  await close();
});

test("what a move took is shown where it is known, and arrows can be switched off", async () => {
  const { page, problems, close } = await visit(browser, inject("site"));
  await paste(page, '[Ruleset "ouri"] C {[%emt 0:00:05]} c {[%emt 0:01:15]} F *');
  await page
    .locator("sowmill-game")
    .getByRole("link", { name: tell("en", "game.review") })
    .click();
  const time = page.locator("sowmill-review .judged .time");
  const next = page.getByRole("button", { name: wordsIn("en")("step.next"), exact: true });
  const shown: string[] = [];
  await time.waitFor();
  for (let move = 0; move < 2; move += 1) {
    shown.push((await time.textContent()) ?? "");
    await next.click();
    await expect
      .poll(async () => (await time.count()) === 0 || (await time.textContent()) !== shown.at(-1))
      .toBe(true);
  }
  expect(shown).toEqual(["Time: 0:05.0", "Time: 1:15"]);
  expect(await time.count()).toBe(0);
  await page.locator("sowmill-board .arrow").first().waitFor({ state: "attached" });
  await page.evaluate(() =>
    (document.querySelector("sowmill-app") as any).app.changeSettings({ arrows: false }),
  );
  await expect.poll(() => page.locator("sowmill-board .arrow").count()).toBe(0);
  expect(problems).toEqual([]);
  await close();
});

const table = (page: Page) => page.locator("sowmill-review .decisions");
const number = async (page: Page) =>
  Number.parseInt((await page.locator("sowmill-review .verdict").textContent()) ?? "");

test("what is looked at stays the same while the computer goes on to what was before it", async () => {
  const words = wordsIn("en");
  const { page, problems, close } = await visit(browser, inject("site"));
  const text = readFileSync(records[6] as string, "utf8");
  const count = reviewed(records[6] as string, "en").moves.length;
  await page.evaluate(async (record) => {
    const { app } = document.querySelector("sowmill-app") as any;
    const { id } = await app.importRecord(record);
    // So much that it cannot be done before it is stopped.
    location.hash = `#/review/${id}/1000000`;
  }, text);
  const button = (name: string) => page.getByRole("button", { name, exact: true });
  await page.locator("sowmill-review .verdict").waitFor();
  await button(words("engine.stop")).click();
  await button("Go on").waitFor();
  await page.locator("sowmill-review summary").click();
  // The numbers are those of the whole game.
  const rows = table(page).locator("tbody tr");
  expect(await rows.last().locator("td").first().textContent()).toBe(String(count));
  const looked = await number(page);
  const row = table(page).locator("tr[aria-current]");
  expect(await row.locator("td").first().textContent()).toBe(String(looked));
  const move = (await row.locator("button").textContent())?.trim() ?? "";
  expect(await page.locator("sowmill-review .verdict").textContent()).toContain(` ${move}: `);
  const made = page.locator(`sowmill-board .arrow[data-from="${move}"]`);
  await expect.poll(() => made.count()).toBe(1);
  // And they stay so.
  await table(page).locator("button").last().click();
  await expect.poll(() => number(page)).toBe(count);
  const verdict = await page.locator("sowmill-review .verdict").textContent();
  const judged = await rows.count();
  await button("Go on").click();
  await expect.poll(() => rows.count()).toBeGreaterThan(judged);
  expect(await page.locator("sowmill-review .verdict").textContent()).toBe(verdict);
  expect(problems).toEqual([]);
  await close();
});

test("whoever goes on while a wrong try is refuted is asked about the next mistake", async () => {
  const words = wordsIn("en");
  const { page, problems, close } = await visit(browser, inject("site"));
  await open(page, records[6] as string);
  await page.locator("sowmill-review .row .button.main").last().click();
  const heading = page.locator("sowmill-learn h2");
  await expect.poll(() => heading.textContent()).toContain("1 of");
  const asked = await page.locator("sowmill-learn .ask").textContent();
  const [, move = ""] = /“(.*?)”/.exec(asked ?? "") ?? [];
  await page.locator(`sowmill-learn [data-place="${move}"]`).click();
  await page.locator("sowmill-learn .wrong").waitFor();
  await page.getByRole("button", { name: words("learn.skip"), exact: true }).click();
  await expect.poll(() => heading.textContent()).toContain("2 of");
  const show = page.getByRole("button", { name: words("learn.show"), exact: true });
  await expect.poll(() => show.isEnabled()).toBe(true);
  // Longer than the refutation would have taken.
  await page.waitForTimeout(3000);
  expect(await page.locator("sowmill-learn .refused").count()).toBe(0);
  expect(await heading.textContent()).toContain("2 of");
  expect(problems).toEqual([]);
  await close();
});

const treeOf = (page: Page) =>
  page
    .locator("sowmill-tree button")
    .evaluateAll((all) => all.slice(1).map((each) => (each as HTMLElement).innerText.trim()));

test("the analysis opens where the review stands, in every round of a match", async () => {
  const words = wordsIn("en");
  const { page, problems, close } = await visit(browser, inject("site"));
  const file = records[2] as string;
  const { moves } = reviewed(file, "en");
  const rounds = new Set(moves.map(({ round }) => round));
  expect(rounds.size).toBeGreaterThan(1);
  await open(page, file);
  for (const round of rounds)
    for (const ply of [0, 2]) {
      const inRound = moves.filter((each) => each.round === round && each.kind === "move");
      const index = moves.indexOf(inRound[ply] as (typeof moves)[number]);
      await page.locator("sowmill-review .summary").waitFor();
      await expect.poll(() => page.locator("sowmill-review progress").count()).toBe(0);
      await page.locator("sowmill-review summary").click();
      await table(page).locator("button").nth(index).click();
      await expect.poll(() => number(page)).toBe(index + 1);
      await page.getByRole("link", { name: words("review.analyse_here") }).click();
      const current = page.locator("sowmill-tree [aria-current]");
      const before = inRound[ply - 1]?.move;
      const expected = before === undefined ? words("tree.start") : `${ply}${before}`;
      await expect.poll(async () => (await current.textContent())?.trim()).toBe(expected);
      expect(await treeOf(page)).toEqual(inRound.map(({ move }, at) => `${at + 1}${move}`));
      await page.goBack();
    }
  expect(problems).toEqual([]);
  await close();
});

test("who played second sits below in review and analysis too", async () => {
  const { page, problems, close } = await visit(browser, inject("site"));
  await page.evaluate(async (record) => {
    const { app } = document.querySelector("sowmill-app") as any;
    const game = await app.importRecord(record);
    const computer = { kind: "computer", level: 1 };
    app.keep({ ...game, players: { first: computer, second: { kind: "person" } } });
    location.hash = `#/review/${game.id}/1500`;
  }, '[Ruleset "ouri"] C c F *');
  for (const screen of ["sowmill-review", "sowmill-analysis"]) {
    const top = async (place: string) =>
      (await page.locator(`${screen} [data-place="${place}"]`).boundingBox())?.y ?? 0;
    await page.locator(`${screen} sowmill-board`).waitFor();
    expect(await top("a")).toBeGreaterThan(await top("A"));
    if (screen === "sowmill-review")
      await page.getByRole("link", { name: wordsIn("en")("review.analyse_here") }).click();
  }
  expect(problems).toEqual([]);
  await close();
});
