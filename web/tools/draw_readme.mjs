// Draws the pictures of the README from the real page: docs/images/page.png and sowing.gif. Run by hand, with the
// page served: node web/tools/draw_readme.mjs http://localhost:8080. Needs ImageMagick for the animation.
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";

const [address] = process.argv.slice(2);
const images = fileURLToPath(new URL("../../docs/images/", import.meta.url));
const frames = mkdtempSync(join(tmpdir(), "sowmill-"));
const FRAME_COUNT = 24;
const FRAME_MS = 150;

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--no-first-run"],
});
try {
  const page = await browser.newPage({ viewport: { width: 1100, height: 680 }, locale: "en" });
  await page.goto(`${address}/#/ouri/3-1-0-6-1-7-2-1-6-1-5-0-8-7-S`);
  await page.getByRole("button", { name: "Start the game" }).click();
  const board = page.locator("sowmill-game sowmill-board");
  const house = board.locator('[data-place="D"]');
  await house.hover();
  await page.waitForTimeout(400);
  await page.screenshot({ path: join(images, "page.png") });

  await house.click();
  for (let frame = 0; frame < FRAME_COUNT; ++frame) {
    await board.screenshot({ path: join(frames, `${String(frame).padStart(2, "0")}.png`) });
    await page.waitForTimeout(FRAME_MS / 2);
  }
  execFileSync("convert", [
    "-delay",
    String(FRAME_MS / 10),
    "-loop",
    "0",
    join(frames, "*.png"),
    "-resize",
    "520x",
    "-colors",
    "64",
    "-layers",
    "optimize",
    join(images, "sowing.gif"),
  ]);
} finally {
  await browser.close();
  rmSync(frames, { recursive: true });
}
