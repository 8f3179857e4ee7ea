// What is heard, and what is seen by those who want nothing to move.
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { tell } from "../../src/messages/messages";
import { type VisitOptions, launch, visit } from "./support/browser";
import { said } from "./support/controls";
import { mouse } from "./support/hands";
import { Table, look } from "./support/table";

let browser: Browser;
beforeAll(async () => void (browser = await launch()));
afterAll(() => browser.close());

interface Counted {
  contexts: AudioContext[];
  sounds: number;
  frames: number;
}

/** Counts what the page plays and draws, from its start on. */
async function counting(options: VisitOptions) {
  const visited = await visit(browser, inject("site"), options);
  await visited.page.addInitScript(() => {
    const counted: Counted = { contexts: [], sounds: 0, frames: 0 };
    const Original = AudioContext;
    const { start } = AudioBufferSourceNode.prototype;
    const request = requestAnimationFrame.bind(globalThis);
    AudioBufferSourceNode.prototype.start = function (...when) {
      counted.sounds += 1;
      start.apply(this, when);
    };
    Object.assign(globalThis, {
      counted,
      AudioContext: class extends Original {
        constructor() {
          super();
          counted.contexts.push(this);
        }
      },
      requestAnimationFrame: (callback: FrameRequestCallback) =>
        request((time) => {
          counted.frames += 1;
          callback(time);
        }),
    });
  });
  await visited.page.reload();
  return visited;
}

const read = (page: Page) =>
  page.evaluate(() => {
    const { contexts, sounds, frames } = (globalThis as unknown as { counted: Counted }).counted;
    return { states: contexts.map(({ state }) => state), sounds, frames };
  });

async function playing(page: Page, ...moves: string[]): Promise<Table> {
  const table = new Table(page, mouse(page), "en");
  await table.start({ ruleset: "ouri", way: "two" });
  for (const move of moves) await table.play(move);
  return table;
}

async function choose(page: Page, name: string): Promise<void> {
  await page
    .locator("sowmill-game .bar")
    .getByRole("button", { name: tell("en", "nav.settings") })
    .click();
  await page
    .getByRole("group", { name: tell("en", "settings.sound") })
    .getByRole("radio", { name, exact: true })
    .click();
  await page.keyboard.press("Escape");
}

test("there is no sound until it is wanted; then every seed is heard, until it is off again", async () => {
  // Seeds that fall in one frame are heard as one; so slowly no two do, even where frames are dropped.
  const { page, problems, close } = await counting({ settings: { speed: "slow" } });
  const table = await playing(page, "C");
  expect(await read(page)).toMatchObject({ states: [], sounds: 0 });
  await choose(page, tell("en", "sound.on"));
  await table.play("c");
  await expect.poll(async () => (await read(page)).states).toEqual(["running"]);
  const heard = await read(page);
  // The hand that takes them, and four seeds.
  expect(heard.sounds).toBeGreaterThanOrEqual(5);
  await choose(page, tell("en", "sound.off"));
  await table.play("F");
  await expect.poll(async () => (await read(page)).states).toEqual(["closed"]);
  expect((await read(page)).sounds).toBe(heard.sounds);
  expect(problems).toEqual([]);
  await close();
});

test("where nothing moves, a move is still heard once", async () => {
  const { page, problems, close } = await counting({ settings: { speed: "off", sound: true } });
  await playing(page, "C");
  expect((await read(page)).sounds).toBe(1);
  expect(problems).toEqual([]);
  await close();
});

test("with reduced motion nothing moves, and the move is told and marked", async () => {
  const { page, problems, close } = await counting({
    settings: { speed: "slow" },
    context: { reducedMotion: "reduce" },
  });
  const table = await playing(page);
  const before = await read(page);
  await table.play("C");
  const { view } = await look(page);
  // One frame keeps the list of moves in sight; a hand that sows needs dozens.
  expect((await read(page)).frames).toBeLessThanOrEqual(before.frames + 1);
  const board = page.locator("sowmill-game sowmill-board");
  expect(
    await board.evaluate((element) => element.shadowRoot?.getAnimations().length),
    "running animations",
  ).toBe(0);
  expect(await board.locator(".hand, .flyer").count()).toBe(0);
  expect(await board.locator(".badge text").allTextContents()).toEqual(["+1", "+1", "+1", "+1"]);
  expect(await said(page)).toMatch(/^South sows/);
  expect(view.position).toBe("4-4-0-5-5-5-5-4-4-4-4-4-0-0-N");
  expect(problems).toEqual([]);
  await close();
});

test("with motion the hand sows seed by seed, and Space ends it", async () => {
  const { page, problems, close } = await counting({ settings: { speed: "slow" } });
  await playing(page);
  await page.locator('sowmill-board [data-place="C"]').click();
  const board = page.locator("sowmill-game sowmill-board");
  await board.locator(".hand").waitFor({ state: "attached" });
  await page.keyboard.press("Space");
  await expect.poll(() => board.locator(".hand").count()).toBe(0);
  expect((await look(page)).actions).toEqual(["C"]);
  expect((await read(page)).frames).toBeGreaterThan(0);
  expect(problems).toEqual([]);
  await close();
});
