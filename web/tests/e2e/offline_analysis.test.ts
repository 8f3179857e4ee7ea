// Analysis, review, learning, the laboratory, openings, statistics and sharing without a network.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { wordsIn } from "../../src/analysis/messages/words";
import type { Language } from "../../src/app/state/settings";
import { tell } from "../../src/messages/messages";
import { launch, visit, visitInstalled, withoutNetwork } from "./support/browser";
import { repository } from "./support/program";
import { builtPage } from "./support/site";

let browser: Browser;
beforeAll(async () => void (browser = await launch()));
afterAll(() => browser.close());

const record = readFileSync(`${repository}tests/data/records/ouri.record`, "utf8");
const ending = "0-0-0-0-1-2-0-1-0-0-3-0-21-20-S";

const go = (page: Page, address: string) =>
  page.evaluate((hash) => (location.hash = hash), address);

async function reviewsAndLearns(page: Page, language: Language): Promise<void> {
  const words = wordsIn(language);
  await page.evaluate(async (text) => {
    const { app } = document.querySelector("sowmill-app") as any;
    location.hash = `#/review/${(await app.importRecord(text)).id}/1500`;
  }, record);
  await page.locator("sowmill-review .summary").waitFor();
  await expect.poll(() => page.locator("sowmill-review progress").count()).toBe(0);
  const south = tell(language, "side.south");
  await page.getByRole("button", { name: words("learn.start", { side: south }) }).click();
  await page.locator("sowmill-learn sowmill-board").waitFor();
}

async function usesEverything(page: Page, language: Language): Promise<void> {
  await go(page, "#/analysis/morris/start/d2.f4");
  await page.locator("sowmill-board .value.estimate").first().waitFor();
  await go(page, `#/analysis/ouri/${ending}`);
  await page.locator("sowmill-board .value:is(.exact, .interval)").first().waitFor();
  await reviewsAndLearns(page, language);
  await go(page, "#/laboratory/aqil");
  await expect.poll(() => page.locator("sowmill-laboratory .worth.exact").count()).toBe(4);
  await go(page, "#/openings/ouri");
  await page.locator("sowmill-openings tbody .button").first().waitFor();
  await go(page, "#/statistics");
  await page.locator("sowmill-statistics h1").waitFor();
  await go(page, `#/ouri/${ending}`);
  await page.getByRole("button", { name: tell(language, "game.share"), exact: true }).click();
  await page.locator("sowmill-share-picture img").first().waitFor();
}

test("after one visit, with the network gone before any of it was opened", async () => {
  const language = "pt-PT";
  const visited = await visitInstalled(browser, inject("site"), language);
  const { page, problems, close } = visited;
  await withoutNetwork(visited);
  await usesEverything(page, language);
  expect(problems).toEqual([]);
  await close();
});

test("as one file", async () => {
  const language = "pt-BR";
  const file = pathToFileURL(join(builtPage, "sowmill.html")).href;
  const { page, problems, close } = await visit(browser, file, { language });
  await usesEverything(page, language);
  expect(problems).toEqual([]);
  await close();
});
