// Laying one's seeds of Lib al-Aqil: by dragging with the mouse and with a finger, and by the keyboard alone.
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { BOARD_WORDS } from "../../src/board/messages";
import { tell } from "../../src/messages/messages";
import { desktop, launch, phone, visit } from "./support/browser";
import { said } from "./support/controls";
import { look } from "./support/table";

const words = BOARD_WORDS.en.setup;
const names = ["A", "B", "C", "D", "E", "F"] as const;

let browser: Browser;
beforeAll(async () => void (browser = await launch()));
afterAll(() => browser.close());

async function laying(context: object) {
  const visited = await visit(browser, `${inject("site")}#/aqil`, { context });
  const { page } = visited;
  await page.getByRole("radio", { name: tell("en", "way.computer") }).click();
  await page.getByRole("button", { name: tell("en", "new.start") }).click();
  await page.locator("sowmill-setup-board .supply").waitFor();
  return visited;
}

const row = (page: Page) =>
  Promise.all(names.map((name) => page.getByLabel(words.hole(name)).inputValue()));
const left = (page: Page) => page.locator("sowmill-setup-board .left").textContent();
const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

interface Point {
  readonly x: number;
  readonly y: number;
}

async function middle(page: Page, selector: string): Promise<Point> {
  const box = await page.locator(`sowmill-setup-board ${selector}`).boundingBox();
  if (!box) throw new Error(`${selector} is not on the screen`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

type Drag = (page: Page, from: Point, to: Point) => Promise<void>;

const byMouse: Drag = async (page, from, to) => {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 4 });
  await page.mouse.up();
};

const byFinger: Drag = async (page, from, to) => {
  const session = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", ...touchPoints: Point[]) =>
    session.send("Input.dispatchTouchEvent", { type, touchPoints });
  await touch("touchStart", from);
  await touch("touchMove", { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 });
  await touch("touchMove", to);
  await touch("touchEnd");
  await session.detach();
};

test.each([
  { hand: "the mouse", drag: byMouse, context: desktop },
  { hand: "a finger", drag: byFinger, context: phone },
])("seeds are dragged with $hand", async ({ drag, context }) => {
  const { page, problems, close } = await laying(context);
  await press(page, words.clear);
  expect(await row(page)).toEqual(["0", "0", "0", "0", "0", "0"]);
  await page.locator("sowmill-setup-board .supply").scrollIntoViewIfNeeded();
  const [supply, c, e] = [
    await middle(page, ".pile"),
    await middle(page, '[data-hole="2"]'),
    await middle(page, '[data-hole="4"]'),
  ];
  await drag(page, supply, c);
  await drag(page, supply, c);
  expect(await row(page)).toEqual(["0", "0", "2", "0", "0", "0"]);
  expect(await left(page)).toBe(words.left(34));
  expect(await said(page)).toBe(words.left(34));
  await drag(page, c, e);
  expect(await row(page)).toEqual(["0", "0", "1", "0", "1", "0"]);
  // Beside the board it goes back to the supply.
  await drag(page, e, supply);
  expect(await row(page)).toEqual(["0", "0", "1", "0", "0", "0"]);
  expect(await left(page)).toBe(words.left(35));
  expect(problems).toEqual([]);
  await close();
});

test("a row is laid by keyboard alone: typed, by arrows, by buttons; all equal is refused in words", async () => {
  const { page, problems, close } = await laying(desktop);
  const { keyboard } = page;
  await press(page, words.clear);
  for (const name of names) {
    const number = page.getByLabel(words.hole(name));
    const isThere = () => number.evaluate((input) => input.matches(":focus"));
    if (name === "A") await number.focus();
    // Past the buttons for fewer and more, as far as they can be pressed.
    for (let stop = 0; stop < 3 && !(await isThere()); stop += 1) await keyboard.press("Tab");
    expect(await isThere(), name).toBe(true);
    await keyboard.type("6");
  }
  await keyboard.press("Tab");
  expect(await row(page)).toEqual(["6", "6", "6", "6", "6", "6"]);
  await press(page, tell("en", "aqil.setup_done"));
  await page.locator("sowmill-aqil-panel .problem").waitFor();
  expect(await said(page)).toBe(await page.locator("sowmill-aqil-panel .problem").textContent());
  await page.getByLabel(words.hole("B")).focus();
  await keyboard.press("ArrowDown");
  await page.getByLabel(words.more("D")).focus();
  await keyboard.press("Enter");
  expect(await row(page)).toEqual(["6", "5", "6", "7", "6", "6"]);
  await press(page, tell("en", "aqil.setup_random"));
  const told = async () => tell("en", "aqil.setup_laid", { row: (await row(page)).join(", ") });
  await expect.poll(async () => (await said(page)) === (await told())).toBe(true);
  const laid = (await row(page)).join("-");
  await page.getByRole("button", { name: tell("en", "aqil.setup_done") }).focus();
  await keyboard.press("Enter");
  await expect.poll(async () => (await look(page)).actions[0]).toBe(`setup south ${laid}`);
  expect(problems).toEqual([]);
  await close();
});
