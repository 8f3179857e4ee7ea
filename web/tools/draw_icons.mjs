// Draws public/icon.svg as the PNG files that phones want for an installed page. Run by hand when it changes.
import { readFileSync, writeFileSync } from "node:fs";
import { chromium } from "playwright-core";

const folder = new URL("../public/", import.meta.url);
const drawing = readFileSync(new URL("icon.svg", folder), "utf8");
const browser = await chromium.launch({
  executablePath: "/usr/bin/chromium",
  args: ["--no-sandbox"],
});
for (const size of [180, 192, 512]) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(`<style>* { margin: 0; display: block }</style>${drawing}`);
  writeFileSync(new URL(`icon-${size}.png`, folder), await page.screenshot());
  await page.close();
}
await browser.close();
