// Every screen of the page, and how to come to it. What is not listed here is not looked at.
import type { Page } from "playwright-core";
import type { Language } from "../../../src/app/state/settings";
import { tell } from "../../../src/messages/messages";
import { screensOfPages } from "./screens_of_pages";
import { screensOfPlay } from "./screens_of_play";
import { screensOfStudy } from "./screens_of_study";
import type { Say, Screen } from "./visitor";

export type { Screen } from "./visitor";

export const screens: readonly Screen[] = [...screensOfPages, ...screensOfPlay, ...screensOfStudy];

export async function open(page: Page, screen: Screen, language: Language): Promise<void> {
  const say: Say = (key, ...values) => tell(language, key, ...values);
  await page.evaluate((hash) => (location.hash = hash), screen.address);
  await page.waitForTimeout(30);
  await page.locator("sowmill-app main h1, sowmill-app main h2").first().waitFor();
  await screen.then?.({ page, say });
  await page.waitForTimeout(60);
}
