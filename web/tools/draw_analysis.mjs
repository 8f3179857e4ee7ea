// Draws docs/images/analysis.png from the real page: a game under review. Run by hand, after the build:
// node web/tools/draw_analysis.mjs
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { launch, serve } from "./served_page.mjs";

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const record = readFileSync(here("../../tests/data/records/ouri.record"), "utf8");

const { address, stop } = await serve();
const browser = await launch();
try {
  const page = await browser.newPage({ viewport: { width: 1100, height: 760 }, locale: "en" });
  await page.goto(address);
  await page.locator("sowmill-app h1").first().waitFor();
  await page.evaluate(async (text) => {
    const { app } = document.querySelector("sowmill-app");
    location.hash = `#/review/${(await app.importRecord(text)).id}/20000`;
  }, record);
  await page.locator("sowmill-review .summary").waitFor();
  while ((await page.locator("sowmill-review progress").count()) > 0)
    await page.waitForTimeout(100);
  // The first moment at which the game turned.
  await page.locator("sowmill-review .turning .button").first().click();
  await page.waitForTimeout(400);
  await page.screenshot({ path: here("../../docs/images/analysis.png") });
} finally {
  await browser.close();
  stop();
}
