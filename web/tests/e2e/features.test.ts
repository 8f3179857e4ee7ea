// What a game is kept, shared and changed by: link, editor, export, import, resume, take back, language.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { tell } from "../../src/messages/messages";
import { desktop, launch, phone, visit } from "./support/browser";
import { mouse, touch } from "./support/hands";
import { builtPage } from "./support/site";
import { Table, look } from "./support/table";

const START = "4-4-4-4-4-4-4-4-4-4-4-4-0-0-S";

let browser: Browser;
beforeAll(async () => void (browser = await launch()));
afterAll(() => browser.close());

const open = (context: object = desktop) => visit(browser, inject("site"), { context });
const press = (page: Page, name: string) =>
  page.getByRole("button", { name, exact: true }).first().click();

async function begun(page: Page, ...moves: string[]): Promise<Table> {
  const table = new Table(page, mouse(page), "en");
  await table.start({ ruleset: "ouri", way: "two" });
  for (const move of moves) await table.play(move);
  return table;
}

test("a game left in the middle is resumed as it stood, after the browser's tab was closed", async () => {
  const { page, problems, close } = await open();
  await begun(page, "C", "c", "F");
  const before = await look(page);
  const context = page.context();
  await page.close();
  const again = await context.newPage();
  await again.goto(inject("site"));
  await again.getByRole("link", { name: tell("en", "home.resume") }).click();
  const after = await look(again);
  expect(after.view).toEqual(before.view);
  await new Table(again, mouse(again), "en").play("d");
  expect(problems).toEqual([]);
  await close();
});

test("a position is a link, and the editor changes it", async () => {
  const { page, problems, close } = await open();
  await page.goto(`${inject("site")}#/ouri/${START}`);
  const field = page.getByLabel(tell("en", "editor.position"), { exact: true });
  await expect.poll(() => field.inputValue()).toBe(START);
  await page.locator('sowmill-board [data-place="A"]').click();
  await expect.poll(() => field.inputValue()).toBe(START.replace("4", "5"));
  await expect.poll(() => page.locator("sowmill-editor .verdict").textContent()).toContain("49");
  expect(await page.getByRole("button", { name: tell("en", "new.start") }).isDisabled()).toBe(true);
  await page.locator('sowmill-board [data-place="B"]').click({ modifiers: ["Shift"] });
  await expect
    .poll(() => page.locator("sowmill-editor .verdict").textContent())
    .toBe(tell("en", "editor.ready"));
  const position = await field.inputValue();
  expect(position).toBe("5-3-4-4-4-4-4-4-4-4-4-4-0-0-S");
  expect(page.url()).toContain(`#/ouri/${position}`);
  // The same address, opened by somebody else.
  const friend = await visit(browser, page.url());
  await expect
    .poll(() => friend.page.getByLabel(tell("en", "editor.position"), { exact: true }).inputValue())
    .toBe(position);
  await friend.page.getByRole("radio", { name: tell("en", "way.two") }).click();
  await press(friend.page, tell("en", "new.start"));
  expect((await look(friend.page)).view.position).toBe(position);
  expect([...problems, ...friend.problems]).toEqual([]);
  await friend.close();
  await close();
});

test("a nonsense address says so and breaks nothing", async () => {
  const { page, problems, close } = await open();
  for (const hash of [
    "#/chess",
    "#/ouri/nonsense",
    "#/game/none",
    "#/rules/none",
    "#/%E0%A4%A",
    "#/ouri/%00",
    "#//////",
  ]) {
    await page.goto(inject("site") + hash);
    await page
      .locator("sowmill-app main h1, sowmill-app main h2, sowmill-app main p")
      .first()
      .waitFor();
  }
  expect(problems).toEqual([]);
  await close();
});

test("a game is saved as a file, deleted, and read again", async () => {
  const { page, problems, close } = await open();
  await begun(page, "C", "c", "F");
  const before = await look(page);
  await page.evaluate(() => (location.hash = "#/games"));
  await page.locator("sowmill-games li").waitFor();
  const saving = page.waitForEvent("download");
  await page.locator("sowmill-games li button").first().click();
  const text = readFileSync(await (await saving).path(), "utf8");
  expect(text).toContain('[Ruleset "ouri"]');
  expect(text).toContain("C c");
  await page.locator("sowmill-games li button").last().click();
  await press(page, tell("en", "games.delete"));
  await expect.poll(() => page.locator("sowmill-games li").count()).toBe(0);
  await page
    .locator('sowmill-games input[type="file"]')
    .setInputFiles({ name: "game.txt", mimeType: "text/plain", buffer: Buffer.from(text) });
  await page.locator("sowmill-game h1").waitFor();
  expect((await look(page)).view.position).toBe(before.view.position);
  expect(problems).toEqual([]);
  await close();
});

test("a file that is no game is refused in words", async () => {
  const { page, problems, close } = await open();
  await page.goto(`${inject("site")}#/games`);
  await page.getByLabel(tell("en", "games.import_text")).fill("\u0000 no game at all [[[");
  await press(page, tell("en", "games.import_do"));
  const [beginning] = tell("en", "games.import_failed", { reason: "|" }).split("|");
  await expect.poll(() => page.locator(".notice").textContent()).toContain(beginning);
  expect(problems).toEqual([]);
  await close();
});

test("moves are taken back, stepped through and typed; a refused click says why", async () => {
  const { page, problems, close } = await open();
  await begun(page, "C", "c");
  await press(page, tell("en", "game.take_back"));
  await expect.poll(async () => (await look(page)).actions).toEqual(["C"]);
  await page.getByLabel(tell("en", "type.label")).fill("d");
  await press(page, tell("en", "type.play"));
  await expect.poll(async () => (await look(page)).actions).toEqual(["C", "d"]);
  await press(page, tell("en", "moves.previous"));
  await expect
    .poll(() => page.locator("sowmill-game .status").textContent())
    .toBe(tell("en", "moves.at", { number: 1, count: 2 }));
  await press(page, tell("en", "moves.last"));
  await page.locator('sowmill-board [data-place="C"]').click();
  await expect.poll(() => page.locator(".remark.refused").textContent()).toMatch(/C/);
  expect(problems).toEqual([]);
  await close();
});

test("the language changes without reloading, in the middle of a game", async () => {
  const { page, problems, close } = await open();
  await begun(page, "C");
  expect(await page.locator("sowmill-game .remark").textContent()).toMatch(/^\s*South sows/);
  await page
    .locator("sowmill-game .bar")
    .getByRole("button", { name: tell("en", "nav.settings") })
    .click();
  await page.getByRole("radio", { name: tell("en", "language.pt-PT") }).click();
  await expect
    .poll(() => page.locator("sowmill-game .remark").textContent())
    .toMatch(/^\s*Sul semeia/);
  expect(await page.evaluate(() => document.documentElement.lang)).toBe("pt-PT");
  expect(problems).toEqual([]);
  await close();
});

test("a phone shows first and plays at the second tap, and pits are large enough", async () => {
  const { page, problems, close } = await open(phone);
  const table = new Table(page, touch(page), "en");
  await table.start({ ruleset: "ntxuva", way: "two" });
  const sizes = await page
    .locator("sowmill-board [data-place]")
    .evaluateAll((places) =>
      places.map((place) =>
        Math.min(place.getBoundingClientRect().width, place.getBoundingClientRect().height),
      ),
    );
  expect(sizes.length).toBe(24);
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(40);
  const [move] = (await look(page)).view.moves;
  await page.locator(`sowmill-board [data-place="${move}"]`).tap();
  await page.locator(".remark.preview").waitFor();
  expect((await look(page)).actions).toEqual([]);
  await page.locator(`sowmill-board [data-place="${move}"]`).tap();
  await expect.poll(async () => (await look(page)).actions).toEqual([move]);
  expect(problems).toEqual([]);
  await close();
});

test("the computer plays against itself while one watches", async () => {
  const { page, problems, close } = await open();
  const table = new Table(page, mouse(page), "en");
  await table.start({ ruleset: "ouri", way: "watch", level: 1 });
  await expect
    .poll(() => page.locator("sowmill-move-list li, sowmill-move-list button").count(), {
      timeout: 20_000,
    })
    .toBeGreaterThan(8);
  expect(problems).toEqual([]);
  await close();
});

test("a page of rules is printed with all its boards, black on white, and nothing to press", async () => {
  const { page, problems, close } = await visit(browser, inject("site"), {
    language: "pt-BR",
    context: { colorScheme: "dark" },
  });
  await page.evaluate(() => (location.hash = "#/rules/ouri"));
  const examples = page.locator("sowmill-rules-text sowmill-example");
  await examples.first().waitFor();
  // Nobody has scrolled.
  const count = await examples.count();
  expect(count).toBeGreaterThan(5);
  await expect.poll(() => page.locator("sowmill-example sowmill-board").count()).toBe(count);
  await page.emulateMedia({ media: "print" });
  expect(await page.locator("nav").isVisible()).toBe(false);
  for (const button of await page.locator("sowmill-rules .button").all())
    expect(await button.isVisible()).toBe(false);
  const colours = await page.evaluate(() => {
    const { backgroundColor, color } = getComputedStyle(document.body);
    return [backgroundColor, color];
  });
  expect(colours).toEqual(["rgb(255, 255, 255)", "rgb(0, 0, 0)"]);
  await page.screenshot({
    path: join(builtPage, "../screenshots/rules.print.png"),
    fullPage: true,
  });
  expect(problems).toEqual([]);
  await close();
});
