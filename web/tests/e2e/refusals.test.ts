// What a click or a typed move that cannot be is answered with, and what it must not do.
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { BOARD_WORDS } from "../../src/board/messages";
import { tell } from "../../src/messages/messages";
import { launch, phone, visit } from "./support/browser";
import { mouse, touch } from "./support/hands";
import { Table, look } from "./support/table";

let browser: Browser;
beforeAll(async () => void (browser = await launch()));
afterAll(() => browser.close());

const place = (page: Page, name: string) => page.locator(`sowmill-board [data-place="${name}"]`);
const remark = (page: Page) => page.locator("sowmill-game .remark");
const asked = (page: Page) => page.locator("sowmill-game .prompt");

async function atTable(ruleset: string, hands = mouse, context = {}) {
  const visited = await visit(browser, inject("site"), { context });
  const table = new Table(visited.page, hands(visited.page), "en");
  await table.start({ ruleset, way: "two" });
  return { ...visited, table };
}

test("a stray click does not lose a mill; Escape does", async () => {
  const { page, table, problems, close } = await atTable("morris");
  for (const move of ["a1", "b6", "d1", "f6"]) await table.play(move);
  await place(page, "g1").click();
  await asked(page).waitFor();
  await place(page, "d6").click();
  await expect.poll(() => remark(page).textContent()).toContain("d6");
  expect((await look(page)).chosen).toEqual(["g1"]);
  expect((await look(page)).actions).toHaveLength(4);
  // The name and the time of who chooses stay in sight.
  const prompt = await asked(page).boundingBox();
  const plate = await page.locator('.plate[data-seat="first"]').boundingBox();
  if (!prompt || !plate) throw new Error("they are not there");
  expect(prompt.y + prompt.height <= plate.y || plate.y + plate.height <= prompt.y).toBe(true);
  await page.keyboard.press("Escape");
  await expect.poll(() => asked(page).count()).toBe(0);
  await table.play("d6");
  expect(problems).toEqual([]);
  await close();
});

test.each(["analysis/morris/start", "openings/morris"])(
  "%s shows what is asked, and why not, below the board",
  async (screen) => {
    const address = `${inject("site")}#/${screen}/a1.b6.d1.f6`;
    const { page, problems, close } = await visit(browser, address, { context: phone });
    await place(page, "g1").tap();
    const prompt = page.locator(".prompt");
    await expect.poll(() => prompt.textContent()).toContain(BOARD_WORDS.en.chooseRemoval);
    await place(page, "d6").tap();
    const refusal = page.locator(".remark.refused");
    await expect.poll(() => refusal.textContent()).toContain("d6");
    const boxes = [page.locator("sowmill-board"), prompt, refusal].map((each) =>
      each.boundingBox(),
    );
    const [board, asked, told] = await Promise.all(boxes);
    if (!board || !asked || !told) throw new Error("they are not there");
    expect(asked.y).toBeGreaterThanOrEqual(board.y + board.height);
    expect(told.y).toBeGreaterThanOrEqual(asked.y + asked.height);
    await page.getByRole("button", { name: BOARD_WORDS.en.cancel }).click();
    await expect.poll(() => prompt.count()).toBe(0);
    expect(problems).toEqual([]);
    await close();
  },
);

test("a stray tap does not lose a bonus", async () => {
  const { page, problems, close } = await atTable("ntxuva-advanced", touch, phone);
  for (const name of ["E", "E", "A"]) await place(page, name).tap();
  await expect.poll(() => remark(page).textContent()).toMatch(/\bA\b/);
  await page.waitForTimeout(100);
  expect((await look(page)).actions).toEqual([]);
  await expect.poll(() => asked(page).textContent()).toContain(BOARD_WORDS.en.chooseBonus);
  expect(problems).toEqual([]);
  await close();
});

test("what would happen is told again after a refusal", async () => {
  const { page, problems, close } = await atTable("ouri");
  await place(page, "a").click();
  await expect.poll(() => remark(page).getAttribute("class")).toContain("refused");
  await place(page, "C").hover();
  await expect.poll(() => remark(page).textContent()).toMatch(/^South sows/);
  expect(problems).toEqual([]);
  await close();
});

test("a board that cannot be played on says why, and a typed move stays", async () => {
  const { page, table, problems, close } = await atTable("ouri");
  await table.play("C");
  await page.getByRole("button", { name: tell("en", "moves.first") }).click();
  await place(page, "A").click();
  await expect.poll(() => remark(page).textContent()).toBe(tell("en", "idle.past"));
  const box = page.getByLabel(tell("en", "type.label"));
  await box.fill("f");
  await box.press("Enter");
  await expect.poll(() => box.inputValue()).toBe("f");
  await page.getByRole("button", { name: tell("en", "moves.last") }).click();
  // The other case is no other move.
  await box.fill("F");
  await box.press("Enter");
  await expect.poll(async () => (await look(page)).actions).toEqual(["C", "f"]);
  expect(await box.inputValue()).toBe("");
  expect(problems).toEqual([]);
  await close();
});

test("a gift is asked for in words", async () => {
  const address = `${inject("site")}#/aqil/0-0-0-0-0-0-2-0-3-0-0-1-33-33-S`;
  const { page, problems, close } = await visit(browser, address);
  await page.getByRole("radio", { name: tell("en", "way.two") }).click();
  await page
    .getByRole("button", { name: tell("en", "editor.play") })
    .or(page.getByRole("button", { name: tell("en", "new.start") }))
    .first()
    .click();
  const gift = BOARD_WORDS.en.chooseGift(BOARD_WORDS.en.side.south);
  await expect.poll(() => asked(page).textContent()).toContain(gift);
  expect(problems).toEqual([]);
  await close();
});

test("a notice goes by itself, unless somebody is in it", async () => {
  const { page, close } = await visit(browser, `${inject("site")}#/games`);
  await page.getByLabel(tell("en", "games.import_text")).waitFor();
  await page.clock.install();
  await page.getByLabel(tell("en", "games.import_text")).fill("no game");
  await page.getByRole("button", { name: tell("en", "games.import_do") }).click();
  const notice = page.locator(".notice");
  await notice.waitFor();
  await notice.getByRole("button").focus();
  await page.clock.runFor(60_000);
  expect(await notice.count()).toBe(1);
  await page.getByLabel(tell("en", "games.import_text")).focus();
  await page.clock.runFor(60_000);
  await expect.poll(() => notice.count()).toBe(0);
  await close();
});
