// At the table: what players do beside moving, and how they sit.
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { BOARD_WORDS } from "../../src/board/messages";
import type { Settings } from "../../src/app/state/settings";
import { type MessageKey, tell } from "../../src/messages/messages";
import { desktop, launch, phone, visit } from "./support/browser";
import { said } from "./support/controls";
import { keyboard, mouse, touch } from "./support/hands";
import { Table, look } from "./support/table";

let browser: Browser;
beforeAll(async () => void (browser = await launch()));
afterAll(() => browser.close());

type Plain = Extract<MessageKey, `game.${string}` | `aqil.${string}` | `moves.${string}`>;
const word = (key: Plain) => (tell as (language: "en", key: Plain) => string)("en", key);
const press = (page: Page, key: Plain) =>
  page
    .getByRole("button", { name: word(key), exact: true })
    .first()
    .click();
const place = (page: Page, name: string) => page.locator(`sowmill-board [data-place="${name}"]`);
const sitsBelow = (page: Page) =>
  page.locator("sowmill-game .plate").last().getAttribute("data-seat");
const board = (page: Page) => page.locator("sowmill-game sowmill-board");

async function seated(hash: string, settings: Partial<Settings> = {}, context: object = desktop) {
  const visited = await visit(browser, inject("site") + hash, { settings, context });
  await visited.page.getByRole("radio", { name: tell("en", "way.two") }).click();
  await visited.page.getByRole("button", { name: tell("en", "new.start") }).click();
  await look(visited.page);
  return visited;
}

test("who wants it so plays at the first tap", async () => {
  const { page, problems, close } = await seated("#/ouri", { tapToPlay: "first" }, phone);
  await touch(page).place("C");
  await expect.poll(async () => (await look(page)).actions).toEqual(["C"]);
  expect(problems).toEqual([]);
  await close();
});

test("a move is shown again, and changes nothing", async () => {
  const { page, problems, close } = await seated("#/ouri", { speed: "slow" });
  await place(page, "C").click();
  await board(page).locator(".hand").waitFor({ state: "attached" });
  await page.keyboard.press("Space");
  const { view } = await look(page);
  await press(page, "moves.replay");
  await board(page).locator(".hand").waitFor({ state: "attached" });
  expect(await said(page)).toMatch(/^South sows/);
  await page.keyboard.press("Space");
  expect((await look(page)).view).toEqual(view);
  expect(await place(page, "C").getAttribute("aria-label")).toContain("empty");
  expect(problems).toEqual([]);
  await close();
});

test("the board is turned", async () => {
  const { page, problems, close } = await seated("#/ouri");
  const before = await place(page, "A").boundingBox();
  for (const seat of ["second", "first"]) {
    await press(page, "game.more");
    await press(page, "game.flip");
    await expect.poll(() => sitsBelow(page)).toBe(seat);
  }
  await expect.poll(() => place(page, "A").boundingBox()).toEqual(before);
  expect(problems).toEqual([]);
  await close();
});

test("the board turns to who plays", async () => {
  const { page, problems, close } = await seated("#/ouri", { seating: "turning" });
  const table = new Table(page, mouse(page), "en");
  const height = async (name: string) => (await place(page, name).boundingBox())?.y ?? 0;
  for (const [seat, own, others, move] of [
    ["first", "A", "a", "C"],
    ["second", "a", "A", "c"],
    ["first", "A", "a", "F"],
  ] as const) {
    await expect.poll(() => sitsBelow(page)).toBe(seat);
    await expect.poll(async () => (await height(own)) > (await height(others))).toBe(true);
    await table.play(move);
  }
  expect(problems).toEqual([]);
  await close();
});

test("the board faces both: the far player reads his plate and what is asked from over there", async () => {
  const { page, problems, close } = await seated("#/morris", { seating: "facing" }, phone);
  const table = new Table(page, touch(page), "en");
  for (const move of ["a4", "a1", "b4", "d1", "f6"]) await table.play(move);
  expect(await sitsBelow(page)).toBe("first");
  const turned = page.locator("sowmill-game .plate.away");
  expect(await turned.getAttribute("data-seat")).toBe("second");
  for (const name of ["g1", "g1"]) await touch(page).place(name);
  await page.locator("sowmill-game .prompt.away").waitFor();
  expect(problems).toEqual([]);
  await close();
});

test("who plays second sits below, and the computer begins", async () => {
  const { page, problems, close } = await visit(browser, `${inject("site")}#/ouri`);
  for (const name of [tell("en", "way.computer"), "1", tell("en", "side.north")])
    await mouse(page).pick(name);
  await mouse(page).press(tell("en", "new.start"));
  await expect.poll(async () => (await look(page)).actions.length).toBe(1);
  expect(await sitsBelow(page)).toBe("second");
  const [move = ""] = (await look(page)).view.moves;
  expect(move).toMatch(/^[a-f]$/);
  await new Table(page, mouse(page), "en").play(move);
  expect(problems).toEqual([]);
  await close();
});

/** After six moves each the same stands there again. */
const round = ["A", "a", "B", "b", "C", "c", "D", "d", "E", "e", "F", "f"];
const offers = [
  { offer: "game.draw", asks: "game.draw_offered", hash: "#/ouri", moves: ["C", "c"] },
  {
    offer: "game.cycle",
    asks: "game.cycle_offered",
    hash: "#/ouri/1-0-0-0-0-0-1-0-0-0-0-0-23-23-S",
    moves: round,
  },
] as const;

test.each(offers)("$offer is declined, then accepted", async ({ offer, asks, hash, moves }) => {
  const { page, problems, close } = await seated(hash);
  const table = new Table(page, mouse(page), "en");
  for (const move of moves) await table.play(move);
  for (const answer of ["game.decline", "game.accept"] as const) {
    await press(page, "game.more");
    await press(page, offer);
    await page.getByText(tell("en", asks, { side: "South", result: "24-24" })).waitFor();
    await press(page, answer);
    await expect.poll(async () => (await look(page)).over).toBe(answer === "game.accept");
  }
  expect((await look(page)).view.verdict.outcome).toBe("draw");
  expect(problems).toEqual([]);
  await close();
});

test("that the computer declines a draw is seen, whatever the mouse is over then", async () => {
  const { page, problems, close } = await visit(browser, `${inject("site")}#/morris`);
  await mouse(page).press(tell("en", "new.start"));
  await look(page);
  await press(page, "game.more");
  await press(page, "game.draw");
  // Every empty point of the board can be played, and shows so under the mouse.
  await place(page, "d6").hover();
  await page.locator("sowmill-game .remark.preview").waitFor();
  expect(await page.locator(".notice").textContent()).toContain(word("game.draw_declined"));
  expect(await said(page)).toBe(word("game.draw_declined"));
  expect(problems).toEqual([]);
  await close();
});

test("an example of the rules moves when it is asked to, and again", async () => {
  const { page, problems, close } = await visit(browser, `${inject("site")}#/rules/ouri`);
  const examples = page.locator("sowmill-example");
  await examples.first().scrollIntoViewIfNeeded();
  const example = examples.filter({ has: page.locator(".button") }).first();
  const houses = () =>
    example
      .locator("[data-place]")
      .evaluateAll((all) => all.map((each) => each.getAttribute("aria-label")));
  const button = example.locator(".button");
  const before = await houses();
  await button.focus();
  await page.keyboard.press("Enter");
  await expect
    .poll(async () => (await button.textContent())?.trim())
    .toBe(tell("en", "rules.again"));
  expect(await houses()).not.toEqual(before);
  expect(await example.locator(".say").textContent()).toBe(await said(page));
  expect(await button.evaluate((each) => each.matches(":focus"))).toBe(true);
  expect(problems).toEqual([]);
  await close();
});

test("behind the curtain nothing of the other's row is to be found", async () => {
  const { page, problems, close } = await seated("#/aqil");
  const hands = keyboard(page);
  const open = (side: string) => hands.press(tell("en", "aqil.curtain_open", { side }));
  const holes = page.locator("sowmill-setup-board input");
  await open("South");
  await page.getByLabel(BOARD_WORDS.en.setup.hole("A")).fill("9");
  await page.getByLabel(BOARD_WORDS.en.setup.hole("B")).fill("7");
  await hands.press(word("aqil.setup_done"));
  await page.locator("sowmill-aqil-panel .curtain").waitFor();
  expect(await page.locator("sowmill-game").innerText()).not.toMatch(/9.*7/s);
  expect(await page.locator("sowmill-game [data-place]").count()).toBe(0);
  expect(await said(page)).not.toMatch(/\d/);
  await open("North");
  await expect.poll(() => holes.first().inputValue()).toBe("11");
  expect(await page.locator("sowmill-game [data-place]").count()).toBe(0);
  expect(problems).toEqual([]);
  await close();
});
