// Links and stores that somebody made to break the page, and games as long as they may be.
import { readFileSync } from "node:fs";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { wordsIn } from "../../src/analysis/messages/words";
import { tell } from "../../src/messages/messages";
import { longLine } from "../long_game";
import { goodGame, poisonedStores } from "../poisoned_stores";
import { startTestCore } from "../support";
import { launch, visit } from "./support/browser";

let browser: Browser;
let line: readonly string[];
const plies = 20_000;
const minutes = 60_000;

beforeAll(async () => {
  browser = await launch();
  line = await longLine(await startTestCore(), plies);
}, 2 * minutes);
afterAll(() => browser.close());

const go = (page: Page, hash: string) => page.evaluate((to) => void (location.hash = to), hash);

/** Another page of the same browser, which has kept this and nothing else. */
async function reloadWith(page: Page, entries: Readonly<Record<string, string>>): Promise<void> {
  await page.evaluate((kept) => {
    localStorage.clear();
    for (const [key, text] of Object.entries(kept)) localStorage.setItem(key, text);
  }, entries);
  await page.goto(`${inject("site")}#/`);
  await page.reload();
  await page.locator("sowmill-home h1").waitFor();
}

async function startGame(page: Page): Promise<void> {
  await page.evaluate(() => {
    const { app } = document.querySelector("sowmill-app") as any;
    const person = { kind: "person" };
    const players = { first: person, second: person };
    app.startGame({ ruleset: "ouri", start: null, players, clock: null });
  });
  await page.locator("sowmill-game sowmill-board").waitFor();
}

test(
  "the page starts with every poisoned store, and a game begins",
  async () => {
    const { page, problems, close } = await visit(browser, inject("site"));
    for (const { name, entries } of poisonedStores) {
      await reloadWith(page, entries);
      await startGame(page);
      for (const screen of ["games", "statistics"]) {
        await go(page, `#/${screen}`);
        await page.locator(`sowmill-${screen} h1`).waitFor();
      }
      expect(await page.title(), name).not.toContain("harmed");
      expect(problems, name).toEqual([]);
    }
    await close();
  },
  10 * minutes,
);

test("a game that cannot be read is shown, saved as it is kept, and deleted", async () => {
  const { page, problems, close } = await visit(browser, inject("site"));
  await reloadWith(page, {
    "sowmill.game.broken": '{"id":"broken"',
    "sowmill.game.x": JSON.stringify(goodGame),
  });
  await go(page, "#/games");
  const section = page.locator("sowmill-games .unreadable");
  await expect.poll(() => section.textContent()).toContain("broken");
  const saving = page.waitForEvent("download");
  const named = (key: "games.export_of" | "games.delete_of") =>
    section.getByRole("button", { name: tell("en", key, { name: "broken" }) });
  await named("games.export_of").click();
  expect(readFileSync(await (await saving).path(), "utf8")).toBe('{"id":"broken"');
  await named("games.delete_of").click();
  await page.getByRole("button", { name: tell("en", "games.delete"), exact: true }).click();
  await expect.poll(() => section.count()).toBe(0);
  expect(await page.evaluate(() => Object.keys(localStorage).sort())).toEqual([
    "sowmill.game.x",
    "sowmill.settings",
  ]);
  expect(problems).toEqual([]);
  await close();
});

test(
  `a game of ${plies} plies with comments is opened, exported and deleted, and comes back from its record`,
  async () => {
    const { page, problems, close } = await visit(browser, inject("site"));
    const notes = [
      ["", 1],
      ...line.map((move, ply) => [move, ply + 1 < plies ? 1 : 0, null, "so"]),
    ];
    const game = { ...goodGame, actions: line, notes: [notes] };
    await reloadWith(page, { "sowmill.game.x": JSON.stringify(game) });
    await go(page, "#/game/x");
    const current = page.locator("sowmill-move-list [aria-current]");
    await expect.poll(() => current.textContent()).toContain(String(plies));
    await go(page, "#/study/x/20000");
    await expect
      .poll(() => page.locator("sowmill-tree [aria-current]").textContent())
      .toContain(String(plies));

    await go(page, "#/games");
    const saving = page.waitForEvent("download", { timeout: minutes });
    await page.locator("sowmill-games li button").first().click();
    const record = readFileSync(await (await saving).path(), "utf8");
    expect(record.match(/\{so\}/g)?.length).toBe(plies);
    await page.locator("sowmill-games [data-game]").click();
    await page.getByRole("button", { name: tell("en", "games.delete"), exact: true }).click();
    await expect.poll(() => page.locator("sowmill-games [data-game]").count()).toBe(0);

    await page.locator('sowmill-games input[type="file"]').setInputFiles({
      name: "long.txt",
      mimeType: "text/plain",
      buffer: Buffer.from(record),
    });
    await expect.poll(() => current.textContent(), { timeout: minutes }).toContain(String(plies));
    expect(problems).toEqual([]);
    await close();
  },
  5 * minutes,
);

const script = "<img src=x onerror=document.title='harmed'>";

test(`a link with ${plies} moves is opened; one more is refused`, async () => {
  const { page, problems, close } = await visit(browser, inject("site"));
  await go(page, `#/analysis/ouri/start/${line.join(".")}`);
  const current = page.locator("sowmill-tree [aria-current]");
  await expect.poll(() => current.textContent()).toContain(String(plies));
  await go(page, `#/analysis/ouri/start/${line.join(".")}.A`);
  const words = wordsIn("en");
  const reason = words("analysis.too_long", { count: plies });
  await expect
    .poll(() => page.locator("sowmill-analysis h1").textContent())
    .toBe(words("analysis.failed", { reason }));
  expect(problems).toEqual([]);
  await close();
});

test("an illegal move of a link is refused, and no more of it is shown", async () => {
  const { page, problems, close } = await visit(browser, inject("site"));
  await go(page, `#/analysis/ouri/start/F.c.Z.${line.join(".").slice(0, 10_000)}`);
  await expect.poll(() => page.locator(".remark.refused").count()).toBe(1);
  await expect.poll(() => page.locator("sowmill-tree li button").count()).toBe(3);
  expect(problems).toEqual([]);
  await close();
});

const links = [
  "#/%",
  "#/%E0%A4%A",
  "#/analysis/ouri/%ZZ/%",
  "#/analysis/__proto__/start",
  "#/analysis/constructor/__proto__/toString",
  `#/analysis/ouri/${encodeURIComponent(script)}/${encodeURIComponent(script)}`,
  `#/analysis/ouri/start/${"%00".repeat(1000)}`,
  `#/analysis/ouri/${"4-".repeat(50_000)}S`,
  `#/openings/ouri/${"Z.".repeat(50_000)}`,
  `#/openings/${encodeURIComponent(script)}/F`,
  `#/study/${encodeURIComponent(script)}/-1`,
  "#/study/x/1e999",
  "#/review/x/99999999999999999999",
  `#/game/${encodeURIComponent(script)}`,
  `#/game/${"x".repeat(100_000)}`,
  `#/shared/1${"A".repeat(90_000)}`,
  `#/shared/0${Buffer.from(`[Ruleset "ouri"] ${"F ".repeat(30_000)}`).toString("base64url")}`,
  `#/shared/${encodeURIComponent(script)}`,
  `#/laboratory/aqil/${encodeURIComponent(script)}/${"9".repeat(10_000)}`,
  `#/rules/${encodeURIComponent(script)}/%`,
  `#/${encodeURIComponent(script)}`,
  `#/${encodeURIComponent(script)}/${encodeURIComponent(script)}`,
  `#/${"/".repeat(100_000)}`,
];

test.each(links.map((hash) => [hash.slice(0, 60), hash] as const))(
  "%s does no harm",
  async (_, hash) => {
    const { page, problems, close } = await visit(browser, `${inject("site")}${hash}`);
    await page.locator("sowmill-app main h1").first().waitFor();
    await go(page, "#/");
    await page.locator("sowmill-home h1").waitFor();
    expect(await page.title()).not.toContain("harmed");
    expect(problems).toEqual([]);
    await close();
  },
);
