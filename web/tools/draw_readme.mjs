// Draws the pictures of the README from the built page: docs/images/page.png and sowing.gif. Run by hand:
// node web/tools/draw_readme.mjs. Needs ImageMagick for the animation.
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { launch, serve } from "./served_page.mjs";

const images = fileURLToPath(new URL("../../docs/images/", import.meta.url));
// D sows six and captures two.
const POSITION = "3-1-0-6-1-7-2-1-6-1-5-0-8-7-S";
const LEAST_MS = 70; // Between two frames of the animation.
const REST_MS = 1500; // At its end.

/** What is drawn until the move has been shown: pictures, and when each was seen. */
async function filmed(page, act) {
  const session = await page.context().newCDPSession(page);
  const frames = [];
  session.on("Page.screencastFrame", ({ data, metadata, sessionId }) => {
    frames.push({ picture: Buffer.from(data, "base64"), at: 1000 * metadata.timestamp });
    void session.send("Page.screencastFrameAck", { sessionId });
  });
  await session.send("Page.startScreencast", { format: "png" });
  await act();
  await session.send("Page.stopScreencast");
  // How it stands at the end, in case that came too late.
  frames.push({ picture: await page.screenshot(), at: (frames.at(-1)?.at ?? 0) + LEAST_MS });
  return frames.filter(
    ({ at }, index) =>
      index === frames.length - 1 || at - (frames[index - 1]?.at ?? 0) >= LEAST_MS / 2,
  );
}

/** The part of each picture that is the board, one after the other as long as it was seen. */
function animate(frames, { x, y, width, height }, file) {
  const folder = mkdtempSync(join(tmpdir(), "sowmill-"));
  const shown = frames.flatMap(({ picture, at }, index) => {
    const path = join(folder, `${index}.png`);
    writeFileSync(path, picture);
    const lasts = (frames[index + 1]?.at ?? at + REST_MS) - at;
    return ["-delay", String(Math.round(lasts / 10)), path];
  });
  const crop = [width, height, x, y].map(Math.round);
  execFileSync("convert", [
    ...["-loop", "0", ...shown],
    ...["-crop", `${crop[0]}x${crop[1]}+${crop[2]}+${crop[3]}`, "+repage", "-resize", "560x"],
    ...["+dither", "-colors", "96", "-fuzz", "4%", "-layers", "optimize", file],
  ]);
  rmSync(folder, { recursive: true });
}

const { address, stop } = await serve();
const browser = await launch();
try {
  const page = await browser.newPage({ viewport: { width: 1100, height: 680 }, locale: "en" });
  await page.goto(`${address}#/ouri/${POSITION}`);
  await page.getByRole("radio", { name: "Two at one screen" }).click();
  await page.getByRole("button", { name: "Start the game" }).click();
  const board = page.locator("sowmill-game sowmill-board");
  await board.locator('[data-place="D"]').hover();
  await page.locator(".remark.preview").waitFor();
  await page.screenshot({ path: join(images, "page.png") });

  const frames = await filmed(page, async () => {
    await board.locator('[data-place="D"]').click();
    await page.locator(".status", { hasText: "North to play" }).waitFor();
    await page.waitForTimeout(500);
  });
  animate(frames, await board.boundingBox(), join(images, "sowing.gif"));
  console.log(`${frames.length} frames`);
} finally {
  await browser.close();
  stop();
}
