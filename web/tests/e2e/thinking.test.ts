// The computer thinks beside the page: it is stopped at once, and its hints are what it finds.
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { pathOf } from "../../src/board/selection";
import { tell } from "../../src/messages/messages";
import { startTestCore } from "../support";
import { launch, visit } from "./support/browser";
import { said } from "./support/controls";
import { mouse } from "./support/hands";
import { counting, slices } from "./support/slices";
import { Table, look } from "./support/table";

let browser: Browser;
beforeAll(async () => void (browser = await launch()));
afterAll(() => browser.close());

const press = (page: Page, name: string) =>
  page.getByRole("button", { name, exact: true }).first().click();
const status = (page: Page) => page.locator("sowmill-game .status").textContent();

/** How many slices of thinking are begun before the core has answered something else. */
const slicesBeforeAnswer = (page: Page) =>
  page.evaluate(async () => {
    const { counted } = globalThis as unknown as { counted: { slices: number } };
    const before = counted.slices;
    await (document.querySelector("sowmill-app") as any).app.core.rulesets();
    return counted.slices - before;
  });

/** South has played, and the strongest level thinks about its answer. */
async function thinking(page: Page): Promise<void> {
  await new Table(page, mouse(page), "en").start({ ruleset: "ouri", way: "computer", level: 9 });
  await mouse(page).place("C");
  await expect.poll(() => slices(page)).toBeGreaterThan(1);
}

test("while it thinks, the core answers others after a slice at most", async () => {
  const { page, problems, close } = await counting(browser, 0);
  await thinking(page);
  for (let answer = 0; answer < 5; answer += 1)
    expect(await slicesBeforeAnswer(page)).toBeLessThanOrEqual(1);
  expect(problems).toEqual([]);
  await close();
});

/** It was stopped: nobody asks for more, though much is answered meanwhile. */
async function restsNow(page: Page): Promise<void> {
  const asked = await slices(page);
  for (let answer = 0; answer < 20; answer += 1) await slicesBeforeAnswer(page);
  expect(await slices(page)).toBe(asked);
}

const stops = {
  "taking back": async (page: Page) => {
    await press(page, tell("en", "game.take_back"));
    expect((await look(page)).actions).toEqual([]);
  },
  "the button that stops": async (page: Page) => {
    await press(page, tell("en", "game.stop"));
    await expect.poll(() => status(page)).toBe(tell("en", "game.paused"));
  },
  resigning: async (page: Page) => {
    await press(page, tell("en", "game.more"));
    await press(page, tell("en", "game.resign"));
    await press(page, tell("en", "game.resign"));
    expect((await look(page)).over).toBe(true);
  },
  "leaving the game": async (page: Page) => {
    await page.evaluate(() => (location.hash = "#/"));
    await page.locator("sowmill-home h1").waitFor();
  },
} as const;

test.each(Object.keys(stops) as (keyof typeof stops)[])("%s stops it at once", async (way) => {
  const { page, problems, close } = await counting(browser, 20);
  await thinking(page);
  await stops[way](page);
  const { actions } = await page.evaluate(() => {
    const { state } = (document.querySelector("sowmill-app") as any).app;
    return { actions: (state.game?.stored.actions ?? []) as string[] };
  });
  expect(actions.length, "North has not played").toBeLessThanOrEqual(1);
  await restsNow(page);
  expect(problems).toEqual([]);
  await close();
});

test.each([
  ["ouri", "4-0-5-5-5-5-1-5-5-4-4-5-0-0-S"],
  ["ntxuva", "start"],
  ["morris", "W..B....W..B............-7-7-0-W"],
])(
  "a hint of %s is the move that the engine finds, shown and spoken",
  async (ruleset, position) => {
    const { page, problems, close } = await visit(
      browser,
      `${inject("site")}#/${ruleset}/${position}`,
    );
    await page.getByRole("radio", { name: tell("en", "way.two"), exact: true }).click();
    await press(page, tell("en", "new.start"));
    const { view } = await look(page);
    await press(page, tell("en", "game.hint"));
    const hinted = page.locator("sowmill-board .ring.hint");
    await hinted.first().waitFor({ state: "attached" });
    const match = await (await startTestCore()).matchAt(ruleset, view.position as string);
    const { move } = await match.choose(9);
    expect(view.moves).toContain(move);
    const sentence = tell("en", "game.hint_is", { move, say: (await match.replay(move)).say });
    expect(await page.locator("sowmill-game .remark").textContent()).toBe(sentence);
    expect(await said(page)).toBe(sentence);
    expect(await hinted.count()).toBe(pathOf(move)?.places.length);
    expect(problems).toEqual([]);
    await close();
  },
);
