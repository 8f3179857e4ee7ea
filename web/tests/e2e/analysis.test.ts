// The analysis board, as people use it.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { wordsIn } from "../../src/analysis/messages/words";
import { tell } from "../../src/messages/messages";
import { phone, launch, visit } from "./support/browser";
import { said } from "./support/controls";
import { mouse } from "./support/hands";
import { builtPage } from "./support/site";
import { Table } from "./support/table";

const words = wordsIn("en");
let browser: Browser;
beforeAll(async () => void (browser = await launch()));
afterAll(() => browser.close());

// The board may still be on its way to the position in which it can be played.
const place = (page: Page, name: string) =>
  page.locator(`sowmill-board .usable[data-place="${name}"]`);
const values = (page: Page) => page.locator("sowmill-board .value");
const tree = (page: Page) =>
  page
    .locator("sowmill-tree button")
    .evaluateAll((all) => all.slice(1).map((each) => (each as HTMLElement).innerText.trim()));
const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

async function open(page: Page, address: string): Promise<void> {
  await page.evaluate((hash) => (location.hash = hash), address);
  await page.locator("sowmill-analysis sowmill-board").waitFor();
}

test("a move is answered at once while the computer thinks, and stopping stops", async () => {
  const { page, problems, close } = await visit(browser, inject("site"));
  await open(page, "#/analysis/ouri/start");
  await values(page).first().waitFor();
  await place(page, "C").click();
  await expect.poll(() => tree(page)).toEqual(["1C"]);
  await expect.poll(() => said(page)).toContain("sows 4 seeds from C");
  await press(page, words("engine.stop"));
  const positions = () => page.locator(".figures dd").nth(1).textContent();
  const stopped = await positions();
  await page.waitForTimeout(400);
  expect(await positions()).toBe(stopped);
  await press(page, words("engine.start"));
  await expect.poll(positions).not.toBe(stopped);
  expect(problems).toEqual([]);
  await close();
});

test("lines are stepped into, variations promoted and deleted, all by keyboard", async () => {
  const { page, problems, close } = await visit(browser, inject("site"));
  await open(page, "#/analysis/oware/start/F.f");
  await values(page).first().waitFor();
  await press(page, words("engine.stop"));
  const third = page.locator(".lines li").first().locator("button").nth(2);
  await third.focus();
  await page.keyboard.press("Enter");
  await expect.poll(async () => (await tree(page)).length).toBe(5);
  const line = await tree(page);
  await page.locator("sowmill-tree [aria-current]").focus();
  for (const key of ["ArrowLeft", "ArrowLeft"]) await page.keyboard.press(key);
  await expect
    .poll(() => page.locator("sowmill-tree [aria-current]").textContent())
    .toContain(line[2]?.slice(1));
  await page.keyboard.press("ArrowLeft");
  await expect
    .poll(() => page.locator("sowmill-tree [aria-current]").textContent())
    .toContain(line[1]?.slice(1));
  // Another move here makes a variation.
  const other = line[2] === "3A" ? "B" : "A";
  await place(page, other).focus();
  await page.keyboard.press("Enter");
  await expect.poll(() => tree(page)).toContain(`3${other}`);
  await press(page, words("tree.promote"));
  await expect
    .poll(() => page.locator("sowmill-tree ul button").first().textContent())
    .toContain(line[2]?.slice(1));
  await expect.poll(() => said(page)).toContain(other);
  await press(page, words("tree.delete"));
  await expect.poll(() => tree(page)).toEqual(line);
  expect(page.url()).toContain("#/analysis/oware/");
  expect(problems).toEqual([]);
  await close();
});

test("comments, marks and variations stay with the game, and go into its record", async () => {
  const { page, problems, close } = await visit(browser, inject("site"));
  const table = new Table(page, mouse(page), "en");
  await table.start({ ruleset: "ouri", way: "two" });
  for (const move of ["C", "c", "F"]) await table.play(move);
  await press(page, tell("en", "game.more"));
  await press(page, tell("en", "game.analyse"));
  await page.locator("sowmill-analysis sowmill-board").waitFor();
  await expect.poll(() => tree(page)).toEqual(["1C", "2c", "3F"]);
  await page.getByRole("radio", { name: words("tree.mark.doubtful") }).click();
  await page.getByLabel(words("tree.comment", { move: "F" })).fill("Rather B } here.");
  await page.locator("sowmill-tree [aria-current]").focus();
  await page.keyboard.press("ArrowLeft");
  await place(page, "B").click();
  await expect.poll(() => tree(page)).toContain("3B");
  await page.reload();
  await page.locator("sowmill-analysis sowmill-board").waitFor();
  await expect.poll(() => tree(page)).toEqual(["1C", "2c", "3F?!", "3B"]);
  const saving = page.waitForEvent("download");
  await press(page, words("act.export"));
  const record = readFileSync(await (await saving).path(), "utf8");
  expect(record.replace(/\s+/g, " ")).toContain("2. F {?!} {Rather B \\} here.} (2. B)");
  // Read again, it is the same tree.
  await page.evaluate(() => (location.hash = "#/games"));
  await page.getByLabel(tell("en", "games.import_text")).fill(record);
  await press(page, tell("en", "games.import_do"));
  await page.locator("sowmill-game h1").waitFor();
  await press(page, tell("en", "game.more"));
  await press(page, tell("en", "game.analyse"));
  await expect.poll(() => tree(page)).toEqual(["1C", "2c", "3F?!", "3B"]);
  expect(problems).toEqual([]);
  await close();
});

test("an analysis of no game is there again after reading the page anew, and after coming back", async () => {
  const { page, problems, close } = await visit(browser, inject("site"));
  await open(page, "#/analysis/ouri/start/F.c.B");
  await page.getByLabel(words("tree.comment", { move: "B" })).fill("Rather A.");
  await page.locator("sowmill-tree [aria-current]").focus();
  await page.keyboard.press("ArrowLeft");
  await place(page, "A").click();
  const written = ["1F", "2c", "3B", "3A"];
  await expect.poll(() => tree(page)).toEqual(written);
  await expect.poll(() => page.url()).toContain("F.c.A");
  await page.reload();
  await expect.poll(() => tree(page)).toEqual(written);
  await page.evaluate(() => (location.hash = "#/about"));
  await page.locator("sowmill-about h1").waitFor();
  await page.goBack();
  await expect.poll(() => tree(page)).toEqual(written);
  expect(await page.locator("sowmill-tree [aria-current]").textContent()).toContain("A");
  expect(await page.locator("sowmill-tree .said").textContent()).toBe("Rather A.");
  // Once it is kept as a game, what is written goes on with the game.
  await press(page, words("act.keep"));
  await page.getByText(words("act.kept")).first().waitFor();
  await page.getByRole("radio", { name: words("tree.mark.good"), exact: true }).click();
  await page.reload();
  await expect.poll(() => tree(page)).toEqual(["1F", "2c", "3B", "3A!"]);
  await page.getByText(words("tree.kept")).waitFor();
  // Another analysis begins anew.
  await open(page, "#/analysis/ouri/start");
  await expect.poll(() => tree(page)).toEqual([]);
  expect(problems).toEqual([]);
  await close();
});

test("arrows and values can be switched off; a past move is drawn in another way", async () => {
  const { page, problems, close } = await visit(browser, inject("site"));
  await open(page, "#/analysis/morris/start/d2.f4");
  await page.locator("sowmill-board .arrow.best").waitFor({ state: "attached" });
  expect(await page.locator("sowmill-board .arrow.past").getAttribute("data-to")).toBe("f4");
  await page.locator("summary").click();
  await page.getByLabel(words("engine.arrows")).click();
  await expect.poll(() => page.locator("sowmill-board .arrow").count()).toBe(0);
  await page.getByLabel(words("engine.values")).click();
  await expect.poll(() => values(page).count()).toBe(0);
  await page.getByRole("radio", { name: "5", exact: true }).click();
  await expect.poll(() => page.locator(".lines li").count()).toBe(5);
  expect(problems).toEqual([]);
  await close();
});

test("every house has a value, also where each can be played in many ways", async () => {
  const { page, problems, close } = await visit(browser, inject("site"));
  await open(page, "#/analysis/ntxuva-advanced/start");
  const usable = page.locator("sowmill-board .usable[data-place]");
  await values(page).first().waitFor();
  expect(await usable.count()).toBeGreaterThan(6);
  expect(await values(page).count()).toBe(await usable.count());
  // The first of the lines is marked, and so is what is worth as much; both seen at one moment.
  const [line, best] = await page.evaluate(() => {
    const app = document.querySelector("sowmill-app")?.shadowRoot;
    const screen = app?.querySelector("sowmill-analysis")?.shadowRoot;
    const board = screen?.querySelector("sowmill-board")?.shadowRoot;
    const marked = [...(board?.querySelectorAll<SVGElement>(".value.best") ?? [])];
    return [
      screen?.querySelector(".lines li button")?.textContent?.trim(),
      marked.map((each) => each.dataset["move"]),
    ] as const;
  });
  expect(best).toContain(line);
  expect(problems).toEqual([]);
  await close();
});

test("an arrow passes beneath the numbers of the houses", async () => {
  const { page, problems, close } = await visit(browser, inject("site"));
  await open(page, "#/analysis/oware/start/F");
  await page.locator("sowmill-board .arrow.past").waitFor({ state: "attached" });
  const boxes = (selector: string) =>
    page.locator(`sowmill-board ${selector}`).evaluateAll((all) =>
      all.map((each) => {
        const { x, y, width, height } = (each as SVGGraphicsElement).getBBox();
        const matrix = (each as SVGGraphicsElement).getCTM() as DOMMatrix;
        const [left, top] = [matrix.a * x + matrix.e, matrix.d * y + matrix.f];
        return [left, top, matrix.a * width, matrix.d * height].map(Math.round).join(" ");
      }),
    );
  const numbers = await boxes(".house .number rect");
  expect(numbers).toHaveLength(12);
  expect((await boxes("#beside-numbers rect")).slice(1)).toEqual(numbers);
  expect(await page.locator("sowmill-board .arrows > g").getAttribute("mask")).toContain("numbers");
  await page.screenshot({ path: join(builtPage, "../screenshots/arrows.desktop.png") });
  expect(problems).toEqual([]);
  await close();
});

test("from the editor, kept as a game, on a phone, in Portuguese", async () => {
  const { page, problems, close } = await visit(browser, inject("site"), {
    language: "pt-BR",
    context: phone,
  });
  await page.evaluate(() => (location.hash = "#/ntxuva/start"));
  await page.getByRole("link", { name: tell("pt-BR", "game.analyse") }).click();
  await values(page).first().waitFor();
  await expect.poll(() => page.getByRole("meter").getAttribute("aria-valuetext")).toContain("Sul");
  await page.getByRole("button", { name: wordsIn("pt-BR")("act.keep") }).click();
  await page.getByText(wordsIn("pt-BR")("act.kept")).first().waitFor();
  await page.evaluate(() => (location.hash = "#/games"));
  await expect.poll(() => page.locator("sowmill-games li").count()).toBe(1);
  expect(problems).toEqual([]);
  await close();
});

test("nonsense in the address is refused in words", async () => {
  const { page, problems, close } = await visit(browser, inject("site"));
  for (const [address, reason] of [
    ["#/analysis/ouri/4-4-4", "15 fields"],
    ["#/analysis/chess/start", "chess"],
    ["#/analysis/ouri/start/F.F", "F"],
    ["#/study/nobody", tell("en", "game.missing")],
  ] as const) {
    await page.evaluate((hash) => (location.hash = hash), address);
    const heading = page.locator("sowmill-analysis h1, sowmill-analysis .refused");
    await expect.poll(() => heading.last().textContent()).toContain(reason);
  }
  expect(problems).toEqual([]);
  await close();
});

test("a move is typed, in small letters too, and a wrong one is refused in words", async () => {
  const { page, problems, close } = await visit(browser, inject("site"));
  await open(page, "#/analysis/morris/start");
  // Else on a busy machine it says what it thinks before it is looked what was said.
  await press(page, words("engine.stop"));
  const box = page.getByLabel(tell("en", "type.label"));
  await box.fill("D2");
  await page.keyboard.press("Enter");
  await expect.poll(() => tree(page)).toEqual(["1d2"]);
  expect(await box.inputValue()).toBe("");
  await box.fill("d2");
  await page.keyboard.press("Enter");
  await page.locator("sowmill-analysis .refused").waitFor();
  expect(await said(page)).toBe(await page.locator("sowmill-analysis .refused").textContent());
  expect(await box.inputValue()).toBe("d2");
  await box.fill("f4");
  await page.keyboard.press("Enter");
  await expect.poll(() => tree(page)).toEqual(["1d2", "2f4"]);
  expect(problems).toEqual([]);
  await close();
});

test.each([
  ["sowmill-analysis", "#/analysis/oware/start", "Oware"],
  ["sowmill-editor", "#/oware/4-4-4-4-4-4-4-4-4-4-4-4-0-0-S", "Oware"],
  ["sowmill-laboratory", "#/laboratory/aqil-source", "Lib al-Aqil"],
  ["sowmill-openings", "#/openings/oware", "Oware"],
] as const)("%s says by which rules, and they are one press away", async (screen, hash, title) => {
  const { page, problems, close } = await visit(browser, inject("site"));
  await page.evaluate((address) => (location.hash = address), hash);
  await page.locator(screen).getByText(title).first().waitFor();
  await page
    .locator(screen)
    .getByRole("button", { name: tell("en", "rules.open") })
    .click();
  const drawer = page.locator(`${screen} sowmill-rules-drawer`);
  await drawer.getByRole("heading", { name: title }).first().waitFor();
  await drawer.locator("sowmill-rules-text h2").first().waitFor();
  // A link leads on in the drawer.
  const address = page.url();
  await drawer.locator("sowmill-rules-text a[href^='#/rules/']").first().click();
  await drawer.locator("sowmill-rules-text h2").first().waitFor();
  await page.keyboard.press("Escape");
  await expect.poll(() => page.locator(`${screen} dialog[open]`).count()).toBe(0);
  expect(page.url()).toBe(address);
  expect(await page.title()).toContain(title);
  expect(problems).toEqual([]);
  await close();
});
