// The board for other pages: from another origin, from a folder without a server, several on one page.
import { cpSync, mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { createRequire } from "node:module";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { BOARD_WORDS } from "../../src/board/messages";
import { tell } from "../../src/messages/messages";
import { tellOfSharing } from "../../src/share/words";
import { launch, phone, visit } from "./support/browser";
import { mouse } from "./support/hands";
import { printedTable } from "./support/program";
import { builtPage } from "./support/site";
import { Table } from "./support/table";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const MOST_BYTES = 650_000;
const START = "4-4-4-4-4-4-4-4-4-4-4-4-0-0-S";

let browser: Browser;
let foreign: Server;
let foreignPage = "";
beforeAll(async () => {
  browser = await launch();
  foreign = createServer((_, response) =>
    response.writeHead(200, { "Content-Type": "text/html" }).end(foreignPage),
  );
  await new Promise<void>((resolve) => foreign.listen(0, "127.0.0.1", resolve));
});
afterAll(async () => {
  await browser.close();
  foreign.close();
});

async function opened(
  address: string,
  context: object = {},
): Promise<{ page: Page; problems: string[] }> {
  const page = await (await browser.newContext({ locale: "en", ...context })).newPage();
  const problems: string[] = [];
  page.on("pageerror", (error) => problems.push(error.message));
  page.on("console", (message) => {
    // A page without an icon is asked for one, now and then before the test is over.
    if (message.type() === "error" && !message.location().url.endsWith("/favicon.ico"))
      problems.push(message.text());
  });
  await page.goto(address);
  return { page, problems };
}

async function onForeignPage(body: string, context: object = {}) {
  foreignPage = `<!doctype html><html lang="en"><title>Elsewhere</title><style>button { border: 9px solid red }
    p { color: rgb(1, 2, 3) }</style><main><h1>Elsewhere</h1><p id="own">Ours</p>${body}</main></html>`;
  const { port } = foreign.address() as AddressInfo;
  return opened(`http://127.0.0.1:${port}/`, context);
}

const script = (more = "") => `<script ${more} src="${inject("site")}sowmill-board.js"></script>`;
const seeds = (page: Page, house: string) =>
  page.locator(`sowmill-board [data-place="${house}"]`).first().getAttribute("aria-label");

test("it is one small file", () => {
  const { size } = statSync(join(builtPage, "sowmill-board.js"));
  console.log(
    `sowmill-board.js: ${size} bytes, ${statSync(join(builtPage, "sowmill-board.js.gz")).size} compressed`,
  );
  expect(size).toBeLessThan(MOST_BYTES);
});

test.each(["", 'type="module" crossorigin'])(
  "a page of another origin has a board to play on (script %s)",
  async (kind) => {
    const { page, problems } = await onForeignPage(
      `${script(kind)}<sowmill-board ruleset="ouri" moves="C c" playable size="500"></sowmill-board>`,
    );
    await expect.poll(() => seeds(page, "C")).toContain("empty");
    const told = page.evaluate(
      () =>
        new Promise((resolve) =>
          document.addEventListener("move", (event) => resolve((event as CustomEvent).detail)),
        ),
    );
    await page.locator('sowmill-board [data-place="F"]').click();
    expect(await told).toEqual({
      move: "F",
      position: expect.stringMatching(/-N$/),
      result: null,
    });
    expect(problems).toEqual([]);
    await page.context().close();
  },
);

test("methods play, step and reset; a wrong move is refused in words", async () => {
  const { page, problems } = await onForeignPage(
    `${script()}<sowmill-board ruleset="ouri" position="${START}" moves="1. C c" lang="pt-BR" playable></sowmill-board>`,
  );
  const result = await page.evaluate(async () => {
    const board = document.querySelector("sowmill-board") as any;
    const at = () => board.shadowRoot.querySelector("sowmill-board-replay").at as number;
    const told: unknown[] = [await board.play("nonsense"), await board.play("F")];
    await board.step(-2);
    told.push(at());
    await board.step(1);
    told.push(at());
    await board.reset();
    told.push(at());
    return told;
  });
  expect(result).toEqual([false, true, 1, 2, 2]);
  expect(await page.locator("sowmill-board .at").textContent()).toBe("Jogada 2 de 2");
  await page.evaluate(() => (document.querySelector("sowmill-board") as any).play("A9"));
  await expect.poll(() => page.locator("sowmill-board .refused").textContent()).not.toBe("");
  expect(problems).toEqual([]);
  await page.context().close();
});

test("what is still to be chosen of a move is asked below the board, over nothing", async () => {
  const { page, problems } = await onForeignPage(
    `${script()}<sowmill-board ruleset="morris" moves="a1 b6 d1 f6" playable size="340"></sowmill-board>`,
    phone,
  );
  const place = (name: string) => page.locator(`sowmill-board [data-place="${name}"]`);
  await place("g1").tap();
  const asked = page.locator("sowmill-board .asked");
  await expect.poll(() => asked.textContent()).toContain(BOARD_WORDS.en.chooseRemoval);
  const steps = await page.locator("sowmill-board .steps").boundingBox();
  expect((await asked.boundingBox())?.y).toBeGreaterThan((steps?.y ?? 0) + (steps?.height ?? 0));
  await place("b6").tap();
  await expect.poll(() => place("b6").getAttribute("aria-label")).toContain("empty");
  expect(await asked.count()).toBe(0);
  expect(problems).toEqual([]);
  await page.context().close();
});

test("the page's styles and the board's leave each other alone", async () => {
  const { page, problems } = await onForeignPage(
    `${script()}<button id="theirs">x</button><sowmill-board ruleset="morris" moves="d2"></sowmill-board>`,
  );
  await page.locator("sowmill-board .steps button").first().waitFor();
  const styles = await page.evaluate(() => {
    const board = document
      .querySelector("sowmill-board")
      ?.shadowRoot?.querySelector("sowmill-board-replay");
    const inner = board?.shadowRoot?.querySelector(".steps button") as Element;
    return {
      inner: getComputedStyle(inner).borderTopWidth,
      theirs: getComputedStyle(document.getElementById("theirs") as Element).borderTopWidth,
      own: getComputedStyle(document.getElementById("own") as Element).color,
      sheets: document.adoptedStyleSheets.length,
    };
  });
  expect(styles).toEqual({ inner: "1px", theirs: "9px", own: "rgb(1, 2, 3)", sheets: 0 });
  expect(problems).toEqual([]);
  await page.context().close();
});

const sharedLines = (page: Page) =>
  page.getByLabel(tellOfSharing("en", "embed_label"), { exact: true }).inputValue();

async function shareFrom(page: Page): Promise<string> {
  await page
    .getByRole("button", { name: tell("en", "game.share"), exact: true })
    .first()
    .click();
  await page.locator("sowmill-share-picture img").first().waitFor();
  return sharedLines(page);
}

async function linesOfGame(page: Page, ruleset: string, moves: readonly string[]) {
  const table = new Table(page, mouse(page), "en");
  await table.start({ ruleset, way: "two" });
  for (const move of moves) await table.play(move);
  await page.getByRole("button", { name: tell("en", "game.more"), exact: true }).click();
  return shareFrom(page);
}

async function linesOfAnalysis(page: Page, ruleset: string, moves: readonly string[]) {
  const position = printedTable("start", ruleset)[0]?.[0] ?? "";
  const address = `#/analysis/${ruleset}/${position}/${moves.join(".")}`;
  await page.evaluate((hash) => (location.hash = hash), address);
  await page.locator("sowmill-analysis .actions").waitFor();
  return shareFrom(page);
}

/** What stands after one more move on a board of another page. */
async function positionAfter(lines: string, move: string): Promise<string> {
  const { page, problems } = await onForeignPage(lines);
  const position = await page.evaluate(async (next) => {
    const board = document.querySelector("sowmill-board") as any;
    await customElements.whenDefined("sowmill-board");
    await board.ready;
    const told = new Promise<string>((resolve) =>
      board.addEventListener("move", (event: CustomEvent) => resolve(event.detail.position)),
    );
    if (!(await board.play(next))) throw new Error(`${next} is refused`);
    return told;
  }, move);
  expect(problems).toEqual([]);
  await page.context().close();
  return position;
}

/** The same by the program. */
function printedAfter(ruleset: string, moves: readonly string[]): string {
  let position = printedTable("start", ruleset)[0]?.[0] ?? "";
  for (const move of moves)
    position = printedTable("moves", ruleset, position).find(([name]) => name === move)?.[1] ?? "";
  return position;
}

test.each([
  ["a game", "ouri", ["C", "c", "F"], "d"],
  ["a game", "morris", ["a7", "b6", "d7", "d6", "g7xd6"], "f6"],
  ["an analysis", "ntxuva", ["F"], "f"],
  ["an analysis", "oware", ["C", "c"], "D"],
] as const)(
  "what the sheet gives for %s of %s is the same board on another page",
  async (what, ruleset, moves, next) => {
    const { page, problems, close } = await visit(browser, inject("site"));
    const linesOf = what === "a game" ? linesOfGame : linesOfAnalysis;
    const lines = await linesOf(page, ruleset, moves);
    expect(await positionAfter(lines, next)).toBe(printedAfter(ruleset, [...moves, next]));
    expect(problems).toEqual([]);
    await close();
  },
);

test("nonsense in the attributes is told, and mended when they change", async () => {
  const { page, problems } = await onForeignPage(
    `${script()}${script()}<sowmill-board ruleset="chess"></sowmill-board>`,
  );
  const problem = page.locator("sowmill-board .problem");
  await expect.poll(() => problem.textContent()).toContain("chess");
  const set = (attributes: Record<string, string>) =>
    page.evaluate((all) => {
      const board = document.querySelector("sowmill-board") as HTMLElement;
      for (const [name, value] of Object.entries(all)) board.setAttribute(name, value);
    }, attributes);
  const nonsense: Record<string, string>[] = [
    { ruleset: "ouri", position: "<script>" },
    { position: "1-2-3" },
    { position: START, moves: "C C C" },
    { moves: "\u0000(((", size: "-5", theme: "<b>", board: "?", lang: '"' },
  ];
  for (const wrong of nonsense) {
    await set(wrong);
    await problem.waitFor();
  }
  await set({ moves: "C" });
  await problem.waitFor({ state: "detached" });
  await set({ lang: "pt-PT" });
  await expect.poll(() => page.locator("sowmill-board .say").textContent()).toMatch(/^Sul semeia/);
  expect(problems).toEqual([]);
  await page.context().close();
});

test("the example works from a folder without a server, and axe finds nothing", async () => {
  const folder = mkdtempSync(join(tmpdir(), "embed "));
  for (const file of ["sowmill-board.js", "embed-example.html", "embed-example.js"])
    cpSync(join(builtPage, file), join(folder, file));
  const { page, problems } = await opened(
    pathToFileURL(join(folder, "embed-example.html")).href,
    phone,
  );
  await expect.poll(() => page.locator("sowmill-board .steps").count()).toBe(1);
  await page.getByRole("button", { name: "Play C" }).tap();
  await expect.poll(() => page.locator("#last").textContent()).toMatch(/^C \(4-4-0-5-5-5-5/);
  // Played by keyboard too, as on the page itself.
  await page.locator('#play [data-place="c"]').focus();
  await page.keyboard.press("Enter");
  await expect.poll(() => page.locator("#last").textContent()).toMatch(/^c /);
  await page.getByRole("button", { name: "Start again" }).tap();
  await page.addScriptTag({ content: axe });
  const found = await page.evaluate(() => (globalThis as any).axe.run(document));
  expect(found.violations).toEqual([]);
  const width = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(width).toBeLessThanOrEqual(0);
  await page.screenshot({
    path: join(builtPage, "../screenshots/embed.phone.png"),
    fullPage: true,
  });
  expect(problems).toEqual([]);
  await page.context().close();
  rmSync(folder, { recursive: true });
});

test("the server's own copy of the example keeps to the policy", async () => {
  const { page, problems } = await opened(`${inject("site")}embed-example.html`);
  await expect.poll(() => page.locator("sowmill-board sowmill-board-replay").count()).toBe(3);
  await page.screenshot({
    path: join(builtPage, "../screenshots/embed.desktop.png"),
    fullPage: true,
  });
  expect(problems).toEqual([]);
  await page.context().close();
});
