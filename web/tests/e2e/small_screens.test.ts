// What must fit on a phone, upright and on its side.
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { launch, phone, visit } from "./support/browser";
import { touch } from "./support/hands";
import { Table } from "./support/table";

let browser: Browser;
beforeAll(async () => void (browser = await launch()));
afterAll(() => browser.close());

test("a phone on its side has its men in hand beside the board, which is larger for it", async () => {
  const context = { ...phone, viewport: { width: 740, height: 360 } };
  const { page, problems, close } = await visit(browser, inject("site"), { context });
  const table = new Table(page, touch(page), "en");
  await table.start({ ruleset: "morris", way: "two" });
  const shade = page.locator("sowmill-game sowmill-board .shade");
  await expect.poll(async () => (await shade.boundingBox())?.width).toBeGreaterThan(225);
  expect(problems).toEqual([]);
  await close();
});

test("the buttons that step through a shared game stand in one row", async () => {
  const record = Buffer.from('[Ruleset "ouri"] F c B b *').toString("base64url");
  const address = `${inject("site")}#/shared/0${record}`;
  const options = { context: phone, language: "pt-BR" } as const;
  const { page, problems, close } = await visit(browser, address, options);
  const buttons = page.locator("sowmill-replay .steps button");
  await expect.poll(() => buttons.count()).toBe(4);
  const boxes = await Promise.all((await buttons.all()).map((each) => each.boundingBox()));
  expect(new Set(boxes.map((box) => box?.y)).size).toBe(1);
  expect(problems).toEqual([]);
  await close();
});
