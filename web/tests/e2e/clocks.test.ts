// Clocks run, fall, and stand as they stood after the page was closed.
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { tell } from "../../src/messages/messages";
import { launch, visit } from "./support/browser";
import { said } from "./support/controls";
import { mouse } from "./support/hands";
import { Table, look } from "./support/table";

let browser: Browser;
beforeAll(async () => void (browser = await launch()));
afterAll(() => browser.close());

const south = tell("en", "side.south");
const status = (page: Page) => page.locator("sowmill-game .status").textContent();

/** Seconds on the plate of a side: "4:57", "0:07.3". */
async function seconds(page: Page, side: "south" | "north"): Promise<number> {
  const name = tell("en", "game.clock_of", { side: tell("en", `side.${side}`) });
  const text = await page.getByRole("timer", { name }).textContent();
  const [minutes = 0, rest = 0] = (text ?? "").split(":").map(Number);
  return 60 * minutes + rest;
}

async function started(page: Page): Promise<Table> {
  const table = new Table(page, mouse(page), "en");
  await page.goto(`${inject("site")}#/ouri`);
  const setting = tell("en", "clock.setting_increment", { minutes: 5, seconds: 3 });
  await page.getByRole("radio", { name: tell("en", "way.two") }).click();
  await page.getByRole("radio", { name: setting, exact: true }).click();
  await page.getByRole("button", { name: tell("en", "new.start") }).click();
  await look(page);
  return table;
}

test("the one at turn has his time running, and is given the increment when he moves", async () => {
  const { page, problems, close } = await visit(browser, inject("site"));
  const table = await started(page);
  await expect.poll(() => seconds(page, "south")).toBeLessThan(299);
  expect(await seconds(page, "north")).toBe(300);
  const before = await seconds(page, "south");
  await table.play("C");
  const after = await seconds(page, "south");
  expect(after).toBeGreaterThan(before);
  expect(after).toBeLessThanOrEqual(before + 3);
  await expect.poll(() => seconds(page, "north")).toBeLessThan(299);
  expect(await seconds(page, "south"), "it stands").toBe(after);
  expect(problems).toEqual([]);
  await close();
});

test("time used is used, also when the page is closed without a move", async () => {
  const { page, problems, close } = await visit(browser, inject("site"));
  await started(page);
  await expect.poll(() => seconds(page, "south")).toBeLessThanOrEqual(297);
  await page.reload();
  await look(page);
  expect(await seconds(page, "south")).toBeLessThanOrEqual(297);
  await expect.poll(() => seconds(page, "south")).toBeLessThanOrEqual(296);
  expect(problems).toEqual([]);
  await close();
});

test("when the flag falls the game is lost, told, and kept so", async () => {
  const { page, problems, close } = await visit(browser, inject("site"));
  await started(page);
  const address = page.url();
  // The same game with a second left, as if South had thought for five minutes.
  await page.goto(`${inject("site")}#/games`);
  await page.locator("sowmill-games li").first().waitFor();
  await page.evaluate(() => {
    const key = Object.keys(localStorage).find((each) => each.startsWith("sowmill.game.")) ?? "";
    const stored = JSON.parse(localStorage.getItem(key) ?? "{}");
    stored.timeLeft.first = 1500;
    localStorage.setItem(key, JSON.stringify(stored));
  });
  await page.goto(address);
  await look(page);
  expect(await seconds(page, "south")).toBeLessThanOrEqual(1.5);
  const lost = tell("en", "game.time_out", { side: south });
  await expect.poll(() => status(page)).toContain(lost);
  expect(await said(page)).toContain(lost);
  expect(await seconds(page, "south")).toBe(0);
  const seen = await look(page);
  expect(seen.over).toBe(true);
  expect(seen.view.verdict.outcome).toBe("north");
  await page.reload();
  expect((await look(page)).view.verdict.outcome).toBe("north");
  expect(await status(page)).toContain(lost);
  expect(problems).toEqual([]);
  await close();
});
