// Whoever plays by keyboard is never thrown out of the page by what he presses.
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { wordsIn } from "../../src/analysis/messages/words";
import { BOARD_WORDS } from "../../src/board/messages";
import { tell } from "../../src/messages/messages";
import { launch, visit } from "./support/browser";
import { keyboard, mouse } from "./support/hands";
import { counting, hurry } from "./support/slices";
import { Table, look } from "./support/table";

const words = wordsIn("en");
let browser: Browser;
beforeAll(async () => void (browser = await launch()));
afterAll(() => browser.close());

async function at(hash = "") {
  const visited = await visit(browser, inject("site") + hash);
  return { ...visited, hands: keyboard(visited.page) };
}

/** The name of what has the keyboard. */
const focus = (page: Page) =>
  page.evaluate(() => {
    let element = document.activeElement;
    while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
    const said = element?.getAttribute("aria-label") ?? element?.textContent ?? "";
    return element === document.body ? "nothing" : said.replace(/\s+/g, " ").trim();
  });

/** Nothing that is still under way takes it away. */
async function staysOn(page: Page, name: string): Promise<void> {
  await look(page);
  await expect.poll(() => focus(page)).toBe(name);
}

test("the buttons of a game keep it", async () => {
  const { page, hands, problems, close } = await at();
  const table = new Table(page, mouse(page), "en");
  await table.start({ ruleset: "ouri", way: "two" });
  for (const move of ["C", "c"]) await table.play(move);
  await hands.press(tell("en", "game.hint"));
  await staysOn(page, tell("en", "game.hint"));
  for (const key of ["moves.first", "moves.last", "moves.previous", "moves.next"] as const) {
    await hands.press(tell("en", key));
    await expect.poll(() => focus(page)).toBe(tell("en", key));
  }
  for (let left = 2; left > 0; left -= 1) {
    await hands.press(tell("en", "game.take_back"));
    await expect.poll(async () => (await look(page)).actions.length).toBe(left - 1);
  }
  await staysOn(page, tell("en", "game.take_back"));
  expect(problems).toEqual([]);
  await close();
});

test("a computer that is stopped and goes on keeps it", async () => {
  const { page, problems, close } = await counting(browser, 100);
  await new Table(page, mouse(page), "en").start({ ruleset: "ouri", way: "computer", level: 9 });
  await mouse(page).place("C");
  await keyboard(page).press(tell("en", "game.stop"));
  await expect.poll(() => focus(page)).toBe(tell("en", "game.go_on"));
  await hurry(page);
  await page.keyboard.press("Enter");
  await expect.poll(async () => (await look(page)).actions.length).toBe(2);
  // What stopped it is no longer there.
  await staysOn(page, tell("en", "game.take_back"));
  expect(problems).toEqual([]);
  await close();
});

test("a question that is cancelled gives it back to the board", async () => {
  const { page, hands, problems, close } = await at();
  const table = new Table(page, mouse(page), "en");
  await table.start({ ruleset: "morris", way: "two" });
  for (const move of ["a1", "b6", "d1", "f6"]) await table.play(move);
  await hands.place("g1");
  await hands.press(BOARD_WORDS.en.cancel);
  await expect.poll(() => focus(page)).toMatch(/^g1, empty/);
  expect(problems).toEqual([]);
  await close();
});

test("laying out keeps it", async () => {
  const { page, hands, problems, close } = await at();
  const { setup } = BOARD_WORDS.en;
  await new Table(page, mouse(page), "en").start({ ruleset: "aqil", way: "computer" });
  for (const name of [setup.clear, setup.even, setup.fewer("B"), setup.more("C"), setup.clear]) {
    await hands.press(name);
    await staysOn(page, name);
  }
  expect(problems).toEqual([]);
  await close();
});

test("the analysis keeps it", async () => {
  const { page, hands, problems, close } = await at("#/analysis/ouri/start/F.f");
  await page.locator("sowmill-tree").waitFor();
  await hands.press(words("engine.stop"));
  await expect.poll(() => focus(page)).toBe(words("engine.start"));
  await hands.press(words("step.first"));
  await hands.press(words("step.last"));
  await hands.press(words("step.previous"));
  await hands.press(words("step.previous"));
  await expect.poll(() => focus(page)).toBe(words("step.previous"));
  await hands.press(words("act.keep"));
  await page.getByText(words("act.kept")).first().waitFor();
  await hands.press(tell("en", "nav.close"));
  await hands.press(words("step.next"));
  await hands.press(words("tree.delete"));
  await expect.poll(() => focus(page)).not.toBe("nothing");
  expect(problems).toEqual([]);
  await close();
});

test("a review that is stopped and goes on to its end keeps it", async () => {
  const { page, hands, problems, close } = await at();
  await page.evaluate(async () => {
    const { app } = document.querySelector("sowmill-app") as any;
    const { id } = await app.importRecord('[Ruleset "ouri"]\n\nF c E d C f B a *');
    location.hash = `#/review/${id}/400000`;
  });
  await page.locator("sowmill-review .progress").waitFor();
  await hands.press(words("engine.stop"));
  await expect.poll(() => focus(page)).toBe(tell("en", "game.go_on"));
  await page.keyboard.press("Enter");
  await expect.poll(() => page.locator("sowmill-review progress").count()).toBe(0);
  await expect.poll(() => focus(page)).not.toBe("nothing");
  expect(problems).toEqual([]);
  await close();
});

test("deleting games leads to the next, and at last to the heading", async () => {
  const { page, hands, problems, close } = await at();
  await page.evaluate(async () => {
    const { app } = document.querySelector("sowmill-app") as any;
    for (const ruleset of ["ouri", "oware", "awari"])
      await app.importRecord(`[Ruleset "${ruleset}"]\n\nF *`);
    location.hash = "#/games";
  });
  await page.locator("sowmill-games li").last().waitFor();
  const bins = page.locator("sowmill-games [data-game]");
  for (let left = 2; left >= 0; left -= 1) {
    // The last one first, then the one before it.
    const name = (await bins.last().getAttribute("aria-label")) ?? "";
    await hands.press(name);
    await hands.press(tell("en", "games.delete"));
    await expect.poll(() => bins.count()).toBe(left);
    await expect
      .poll(() => focus(page))
      .toMatch(left > 0 ? /^Delete / : new RegExp(`^${tell("en", "games.title")}$`));
  }
  expect(problems).toEqual([]);
  await close();
});
