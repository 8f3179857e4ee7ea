// Links of whole games, pictures, animations and records, on the page and from one file.
import { cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { deflateSync } from "node:zlib";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { wordsIn } from "../../src/analysis/messages/words";
import { tell } from "../../src/messages/messages";
import { framesOf } from "../../src/share/frames";
import { REPLAY_WORDS } from "../../src/replay/words";
import { GIF_WIDTH, PNG_WIDTH } from "../../src/share/picture";
import { tellOfSharing } from "../../src/share/words";
import { startTestCore } from "../support";
import { launch, visit } from "./support/browser";
import { mouse } from "./support/hands";
import { builtPage } from "./support/site";
import { Table, look } from "./support/table";

let browser: Browser;
beforeAll(async () => void (browser = await launch()));
afterAll(() => browser.close());

const press = (page: Page, name: string) =>
  page.getByRole("button", { name, exact: true }).first().click();

async function shared(page: Page, ruleset: string, moves: readonly string[]): Promise<void> {
  const table = new Table(page, mouse(page), "en");
  await table.start({ ruleset, way: "two" });
  for (const move of moves) await table.play(move);
  await openSheet(page);
}

async function openSheet(page: Page): Promise<void> {
  await press(page, tell("en", "game.more"));
  await press(page, tell("en", "game.share"));
  await page.locator("sowmill-share-picture img").first().waitFor();
}

async function saved(page: Page, name: string): Promise<Buffer> {
  const saving = page.waitForEvent("download");
  await press(page, name);
  return readFileSync(await (await saving).path());
}

const gameLink = (page: Page) =>
  page.getByLabel(tellOfSharing("en", "link_game"), { exact: true }).inputValue();

/** What the page has on its board. */
const position = (page: Page) =>
  page.evaluate(
    () => (document.querySelector("sowmill-app") as any).app.state.game?.now.position as string,
  );

test("a whole game travels in a link, and is kept when wanted", async () => {
  const { page, problems, close } = await visit(browser, inject("site"));
  await shared(page, "ouri", ["C", "c", "F", "d"]);
  await expect.poll(() => gameLink(page)).toContain("#/shared/1");
  const link = await gameLink(page);
  const before = await position(page);
  const friend = await visit(browser, link, { language: "pt-BR" });
  await friend.page.locator("sowmill-replay sowmill-board").waitFor();
  await expect
    .poll(() => friend.page.locator("sowmill-replay .at").textContent())
    .toBe("Jogada 4 de 4");
  await friend.page.getByRole("button", { name: REPLAY_WORDS["pt-BR"].previous }).click();
  await expect
    .poll(() => friend.page.locator("sowmill-replay .at").textContent())
    .toBe("Jogada 3 de 4");
  // Looking stores nothing.
  expect(await friend.page.evaluate(() => Object.keys(localStorage))).toEqual(["sowmill.settings"]);
  await press(friend.page, tellOfSharing("pt-BR", "shared_keep"));
  await friend.page.locator("sowmill-game h1").waitFor();
  expect((await look(friend.page)).view.position).toBe(before);
  expect([...problems, ...friend.problems]).toEqual([]);
  await friend.close();
  await close();
});

test("a match of Lib al-Aqil travels in a link", async () => {
  const { page, problems, close } = await visit(browser, inject("site"));
  const table = new Table(page, mouse(page), "en");
  await table.start({ ruleset: "aqil", way: "two" });
  for (let act = 0; act < 12; act += 1) await table.act();
  const before = await look(page);
  await openSheet(page);
  await expect.poll(() => gameLink(page)).toContain("#/shared/1");
  const friend = await visit(browser, await gameLink(page));
  await press(friend.page, tellOfSharing("en", "shared_keep"));
  await friend.page.locator("sowmill-game h1").waitFor();
  const after = await look(friend.page);
  expect(after.actions).toEqual(before.actions);
  expect(after.view).toEqual(before.view);
  expect([...problems, ...friend.problems]).toEqual([]);
  await friend.close();
  await close();
});

const packed = (text: string | Buffer) => `1${deflateSync(text).toString("base64url")}`;

test("variations and comments are read in a link, and no mark-up in them is obeyed", async () => {
  const record =
    '[South "<b>Ana</b>"] [North "Rui"] [Ruleset "ouri"] {Begin <img src=x onerror=alert(1)>} F c (d E (A {slower} a) f) B *';
  const address = `${inject("site")}#/shared/${packed(record)}`;
  const { page, problems, close } = await visit(browser, address);
  await page.locator("sowmill-replay sowmill-board").waitFor();
  const text = (await page.locator("sowmill-shared-game .moves").textContent()) ?? "";
  expect(text.replace(/\s+/g, " ").trim()).toBe(
    "Begin <img src=x onerror=alert(1)> F c (d E (A slower a) f) B *",
  );
  expect(await page.locator("sowmill-shared-game .soft").first().textContent()).toContain(
    "<b>Ana</b> against Rui",
  );
  await page.locator("sowmill-shared-game .moves button").nth(1).click();
  await expect.poll(() => page.locator("sowmill-replay .at").textContent()).toBe("Move 2 of 3");
  // A move of a variation is looked at on the analysis board.
  await page.locator("sowmill-shared-game .moves a").nth(3).click();
  await expect
    .poll(() =>
      page
        .locator("sowmill-tree button")
        .evaluateAll((all) => all.map((each) => each.textContent?.trim())),
    )
    .toEqual(["Start", "1F", "2d", "3A", "4a"]);
  expect(problems).toEqual([]);
  await close();
});

const treeOf = (page: Page) =>
  page
    .locator("sowmill-tree button")
    .evaluateAll((all) => all.slice(1).map((each) => (each as HTMLElement).innerText.trim()));

/** An analysis with a comment, a mark and a variation, which is where it stands. */
async function analysed(page: Page): Promise<void> {
  const words = wordsIn("en");
  await page.evaluate(() => (location.hash = "#/analysis/ouri/start/F.c.B"));
  await page.getByRole("radio", { name: words("tree.mark.doubtful") }).click();
  await page.getByLabel(words("tree.comment", { move: "B" })).fill("Rather A } here.");
  await page.locator("sowmill-tree [aria-current]").focus();
  await page.keyboard.press("ArrowLeft");
  await page.locator('sowmill-board .usable[data-place="A"]').click();
  await expect.poll(() => treeOf(page)).toEqual(["1F", "2c", "3B?!", "3A"]);
  await press(page, tell("en", "game.share"));
  await page.locator("sowmill-share-picture img").first().waitFor();
}

test("an analysis is shared whole: variations, comments and marks come back", async () => {
  const { page, problems, close } = await visit(browser, inject("site"));
  await analysed(page);
  const link = page.getByLabel(tellOfSharing("en", "link_analysis"), { exact: true });
  await expect.poll(() => link.inputValue()).toContain("#/shared/1");
  const record = (await saved(page, tellOfSharing("en", "record_save"))).toString();
  expect(record.replace(/\s+/g, " ")).toContain("2. B {?!} {Rather A \\} here.} (2. A) *");
  const friend = await visit(browser, await link.inputValue());
  await friend.page.locator("sowmill-replay sowmill-board").waitFor();
  const text = (await friend.page.locator("sowmill-shared-game .moves").textContent()) ?? "";
  expect(text.replace(/\s+/g, " ").trim()).toBe("F c B ?! Rather A } here. (A) *");
  await press(friend.page, tellOfSharing("en", "shared_keep"));
  await friend.page.locator("sowmill-game h1").waitFor();
  await press(friend.page, tell("en", "game.more"));
  await press(friend.page, tell("en", "game.analyse"));
  await expect.poll(() => treeOf(friend.page)).toEqual(["1F", "2c", "3B?!", "3A"]);
  expect([...problems, ...friend.problems]).toEqual([]);
  await friend.close();
  await close();
});

test("of an analysis the position, its picture and its last move are shared", async () => {
  const { page, problems, close } = await visit(browser, inject("site"));
  await analysed(page);
  const link = page.getByLabel(tellOfSharing("en", "link_position"), { exact: true });
  const after = "0-6-5-5-5-1-5-5-0-6-5-5-0-0-N";
  expect(await link.inputValue()).toMatch(new RegExp(`#/analysis/ouri/${after}$`));
  const drawing = await readDrawing(
    page,
    (await saved(page, tellOfSharing("en", "save_svg"))).toString(),
  );
  expect(drawing.description).toContain("South: B 6, C 5, D 5, E 5, F 1, captured 0.");
  await press(page, tellOfSharing("en", "animation_make"));
  await page.locator("img.animation").waitFor({ timeout: 60_000 });
  expect(await page.locator("img.animation").getAttribute("alt")).toContain("from A");
  // The keys that step through the analysis leave it alone behind the sheet.
  await page.keyboard.press(",");
  await page.keyboard.press("Escape");
  await expect.poll(() => page.locator("sowmill-share-sheet").count()).toBe(0);
  expect(await page.locator("sowmill-tree [aria-current]").textContent()).toContain("A");
  expect(problems).toEqual([]);
  await close();
});

test("a link that holds no game says so", async () => {
  const { page, problems, close } = await visit(browser, inject("site"));
  for (const [link, words] of [
    ["", tellOfSharing("en", "shared_damaged")],
    ["1%%%", tellOfSharing("en", "shared_damaged")],
    ["9future", tellOfSharing("en", "shared_newer")],
    [packed(Buffer.alloc(9_000_000)), tellOfSharing("en", "shared_too_long")],
    [packed("no game at all"), tellOfSharing("en", "shared_refused", { reason: "" })],
    [packed('[Ruleset "ouri"] A A A *'), tellOfSharing("en", "shared_refused", { reason: "" })],
  ] as const) {
    await page.evaluate((hash) => (location.hash = hash), `#/shared/${link}`);
    await expect
      .poll(() => page.locator("sowmill-shared-game h1").textContent())
      .toContain(words.trim());
  }
  expect(problems).toEqual([]);
  await close();
});

interface Drawing {
  readonly error: boolean;
  readonly title: string;
  readonly description: string;
  readonly seeds: number;
  readonly numbers: readonly string[];
  readonly foreign: readonly string[];
}

const readDrawing = (page: Page, text: string): Promise<Drawing> =>
  page.evaluate((source) => {
    const drawing = new DOMParser().parseFromString(source, "image/svg+xml");
    const all = [...drawing.querySelectorAll("*")];
    return {
      error: drawing.querySelector("parsererror") !== null,
      title: drawing.querySelector("title")?.textContent ?? "",
      description: drawing.querySelector("desc")?.textContent ?? "",
      seeds: drawing.querySelectorAll("ellipse").length,
      numbers: [...drawing.querySelectorAll("text")].map((each) => each.textContent ?? ""),
      foreign: all
        .filter((each) => each.matches("script, style, foreignObject, [class], [style]"))
        .map((each) => each.outerHTML.slice(0, 80)),
    };
  }, text);

/** How large it is, and how many different colours it has. */
const readPicture = (page: Page, content: Buffer, type: string) =>
  page.evaluate(
    async ([source, kind]) => {
      const bytes = Uint8Array.from(atob(source as string), (each) => each.charCodeAt(0));
      const bitmap = await createImageBitmap(new Blob([bytes], { type: kind as string }));
      const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
      const context = canvas.getContext("2d") as OffscreenCanvasRenderingContext2D;
      context.drawImage(bitmap, 0, 0);
      const { data } = context.getImageData(0, 0, bitmap.width, bitmap.height);
      const colours = new Set(new Uint32Array(data.buffer));
      return { width: bitmap.width, height: bitmap.height, colours: colours.size };
    },
    [content.toString("base64"), type],
  );

test("a picture of the board shows the seeds that lie on it, as SVG and as PNG", async () => {
  const { page, problems, close } = await visit(browser, inject("site"));
  await shared(page, "ouri", ["C", "c"]);
  const svg = (await saved(page, tellOfSharing("en", "save_svg"))).toString();
  const drawing = await readDrawing(page, svg);
  expect(drawing.error).toBe(false);
  expect(drawing.foreign).toEqual([]);
  expect(drawing.title).toBe("Ouri");
  // Everyone sees the same: C has gone to D, E, F and a, c to d, e, f and A.
  expect(drawing.description).toContain("South: A 5, B 4, D 5, E 5, F 5, captured 0.");
  expect(drawing.seeds).toBe(48);
  expect(drawing.numbers.filter((text) => /^\d+$/.test(text)).map(Number)).toHaveLength(14);
  const png = await saved(page, tellOfSharing("en", "save_png"));
  const picture = await readPicture(page, png, "image/png");
  const [, width = 0, height = 0] = (/viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg) ?? []).map(Number);
  expect(picture.width).toBe(PNG_WIDTH);
  expect(picture.height).toBe(Math.round((PNG_WIDTH * height) / width));
  expect(picture.colours).toBeGreaterThan(200);
  expect(problems).toEqual([]);
  await close();
});

test.each([
  ["morris", ["a7", "b6", "d7", "d6", "g7xd6"]],
  ["ntxuva", ["F"]],
])("a move of %s is an animation with every frame", async (ruleset, moves) => {
  const { page, problems, close } = await visit(browser, inject("site"));
  await shared(page, ruleset, moves);
  await press(page, tellOfSharing("en", "animation_make"));
  await page.locator("img.animation").waitFor({ timeout: 60_000 });
  const gif = await saved(page, tellOfSharing("en", "save_gif"));
  expect(gif.subarray(0, 6).toString("latin1")).toBe("GIF89a");
  const decoded = await page.evaluate(async (source) => {
    const data = Uint8Array.from(atob(source), (each) => each.charCodeAt(0));
    const decoder = new (globalThis as any).ImageDecoder({ data, type: "image/gif" });
    await decoder.completed;
    await decoder.tracks.ready;
    const { frameCount, repetitionCount } = decoder.tracks.selectedTrack;
    const last = (await decoder.decode({ frameIndex: frameCount - 1 })).image;
    return { frameCount, repetitionCount, width: last.displayWidth as number };
  }, gif.toString("base64"));
  const core = await startTestCore();
  const match = await core.newMatch(ruleset);
  for (const move of moves.slice(0, -1)) await match.play(move);
  const frames = framesOf((await match.view()).board, await match.replay(moves.at(-1) as string));
  expect(decoded.frameCount).toBe(frames.length);
  expect(decoded.frameCount).toBeGreaterThan(4);
  expect(decoded.repetitionCount).toBe(Infinity);
  expect(decoded.width).toBe(GIF_WIDTH);
  console.log(`${ruleset}: ${gif.length} bytes, ${frames.length} frames`);
  expect((await readPicture(page, gif, "image/gif")).colours).toBeGreaterThan(50);
  expect(problems).toEqual([]);
  await close();
});

test("from one file everything is shared without a server", async () => {
  const folder = mkdtempSync(join(tmpdir(), "share "));
  const file = join(folder, "sowmill.html");
  cpSync(join(builtPage, "sowmill.html"), file);
  const { page, problems, close } = await visit(browser, pathToFileURL(file).href);
  await shared(page, "oware", ["C"]);
  const link = await gameLink(page);
  expect(link).toMatch(/^file:.*#\/shared\/1/);
  const sheet = page.locator("sowmill-share-sheet");
  await sheet.getByText(tellOfSharing("en", "link_here")).waitFor();
  await sheet.getByText(tellOfSharing("en", "embed_none")).waitFor();
  expect(await sheet.locator("textarea").count()).toBe(0);
  const png = await saved(page, tellOfSharing("en", "save_png"));
  expect((await readPicture(page, png, "image/png")).colours).toBeGreaterThan(200);
  await press(page, tellOfSharing("en", "animation_make"));
  await page.locator("img.animation").waitFor({ timeout: 60_000 });
  const record = (await saved(page, tellOfSharing("en", "record_save"))).toString();
  expect(record).toContain('[Ruleset "oware"]');
  const friend = await visit(browser, link);
  await friend.page.locator("sowmill-replay sowmill-board").waitFor();
  expect([...problems, ...friend.problems]).toEqual([]);
  await friend.close();
  await close();
  rmSync(folder, { recursive: true });
});

test("the sheet is used by keyboard, and gives the focus back", async () => {
  const { page, problems, close } = await visit(browser, inject("site"), { language: "pt-PT" });
  const table = new Table(page, mouse(page), "pt-PT");
  await table.start({ ruleset: "ouri", way: "two" });
  await table.play("C");
  await page.getByRole("button", { name: tell("pt-PT", "game.more"), exact: true }).focus();
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: tell("pt-PT", "game.share"), exact: true }).focus();
  await page.keyboard.press("Enter");
  await page.locator("sowmill-share-picture img").first().waitFor();
  const what = tellOfSharing("pt-PT", "link_position");
  await page.getByRole("button", { name: tellOfSharing("pt-PT", "copy_of", { what }) }).focus();
  await page.keyboard.press("Enter");
  await expect
    .poll(() => page.locator("sowmill-app [role=status]").textContent())
    .toContain(tellOfSharing("pt-PT", "copied", { what }));
  await page.keyboard.press("Escape");
  await expect.poll(() => page.locator("sowmill-share-sheet").count()).toBe(0);
  await look(page);
  expect(problems).toEqual([]);
  await close();
});
