// One voice, and one tab stop for what belongs together. What goes for every screen: support/looking.ts.
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { BOARD_WORDS } from "../../src/board/messages";
import { tell } from "../../src/messages/messages";
import { launch, phone, visit } from "./support/browser";
import { said } from "./support/controls";
import { mouse, touch } from "./support/hands";
import { Table, look } from "./support/table";

let browser: Browser;
beforeAll(async () => void (browser = await launch()));
afterAll(() => browser.close());

test("what is still to be chosen of a move is spoken by the page", async () => {
  const { page, problems, close } = await visit(browser, inject("site"));
  const table = new Table(page, mouse(page), "en");
  await table.start({ ruleset: "morris", way: "two" });
  for (const move of ["a1", "b6", "d1", "f6"]) await table.play(move);
  const name = page.locator('sowmill-board [data-place="g1"]');
  expect(await name.getAttribute("aria-label")).toBe("g1, empty, playable, makes a mill");
  await mouse(page).place("g1");
  await expect.poll(() => said(page)).toBe(BOARD_WORDS.en.chooseRemoval);
  await page.keyboard.press("Escape");
  await expect.poll(() => said(page)).toBe(BOARD_WORDS.en.cancelled);
  for (const place of ["g1", "b6"]) await mouse(page).place(place);
  await expect.poll(async () => (await look(page)).actions.at(-1)).toBe("g1xb6");
  expect(await said(page)).toContain("g1");
  expect(problems).toEqual([]);
  await close();
});

test("who has no move is told so, and passes", async () => {
  const { page, problems, close } = await visit(browser, inject("site"));
  const full = [...Array(12).fill(1), 2, ...Array(11).fill(0)].join("-");
  await page.goto(`${inject("site")}#/ntxuva/${full}-S`);
  await page.getByRole("radio", { name: tell("en", "way.two") }).click();
  await page.getByRole("button", { name: tell("en", "new.start") }).click();
  expect((await look(page)).view.moves).toEqual(["pass"]);
  await expect.poll(() => said(page)).toBe(BOARD_WORDS.en.mustPass);
  await new Table(page, mouse(page), "en").play("pass");
  expect((await look(page)).actions).toEqual(["pass"]);
  expect(problems).toEqual([]);
  await close();
});

test("the rule set and the score of a match stay in view", async () => {
  const { page, problems, close } = await visit(browser, inject("site"), { context: phone });
  await new Table(page, touch(page), "en").start({ ruleset: "aqil", way: "computer" });
  await look(page);
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
  for (const what of ["h1", ".way"]) {
    const box = await page.locator(`sowmill-game .bar ${what}`).boundingBox();
    expect(box?.y, what).toBeGreaterThanOrEqual(0);
  }
  expect(problems).toEqual([]);
  await close();
});

test("comma and full stop step through the moves of the game that has the keyboard", async () => {
  const { page, problems, close } = await visit(browser, inject("site"));
  const table = new Table(page, mouse(page), "en");
  await table.start({ ruleset: "ouri", way: "two" });
  for (const move of ["C", "c"]) await table.play(move);
  const shown = () =>
    page.evaluate(() => (document.querySelector("sowmill-app") as any).app.state.game.shown);
  const box = page.getByLabel(tell("en", "type.label"));
  for (const elsewhere of [box, page.locator("sowmill-game .bar a").first()]) {
    await elsewhere.focus();
    await page.keyboard.press(",");
    expect(await shown()).toBe(2);
  }
  await page.locator('sowmill-board [data-place="C"]').focus();
  for (const [key, to] of [
    [",", 1],
    [",", 0],
    [".", 1],
  ] as const) {
    await page.keyboard.press(key);
    await expect.poll(shown).toBe(to);
  }
  expect(problems).toEqual([]);
  await close();
});

describe("the list of moves", () => {
  const entries = (page: Page) => page.locator("sowmill-move-list li button");
  const stops = (page: Page) =>
    entries(page).evaluateAll((all) =>
      all.flatMap((entry, index) => ((entry as HTMLElement).tabIndex === 0 ? [index] : [])),
    );
  const focused = (page: Page) =>
    entries(page).evaluateAll((all) => all.findIndex((entry) => entry.matches(":focus")));

  test("is one tab stop with arrows, Home and End within", async () => {
    const { page, problems, close } = await visit(browser, inject("site"));
    const table = new Table(page, mouse(page), "en");
    await table.start({ ruleset: "ouri", way: "two" });
    for (const move of ["C", "c", "F", "d"]) await table.play(move);
    expect(await stops(page)).toEqual([3]);
    await entries(page).nth(3).focus();
    for (const [key, at] of [
      ["ArrowRight", 3],
      ["ArrowLeft", 2],
      ["ArrowUp", 1],
      ["Home", 0],
      ["ArrowLeft", 0],
      ["ArrowDown", 1],
      ["End", 3],
      ["Home", 0],
    ] as const) {
      await page.keyboard.press(key);
      expect(await focused(page), key).toBe(at);
      expect(await stops(page), key).toEqual([at]);
    }
    await page.keyboard.press("Enter");
    await expect
      .poll(() => page.locator("sowmill-game .status").textContent())
      .toBe(tell("en", "moves.at", { number: 1, count: 4 }));
    expect(await focused(page)).toBe(0);
    // Out of the list at once, and back to the move that is shown.
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Tab");
    expect(await focused(page)).toBe(-1);
    expect(await stops(page)).toEqual([0]);
    await page.keyboard.press("Shift+Tab");
    expect(await focused(page)).toBe(0);
    expect(problems).toEqual([]);
    await close();
  });
});
