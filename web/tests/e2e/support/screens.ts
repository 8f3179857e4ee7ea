// Every screen of the page, and how to come to it. What is not listed here is not looked at.
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { tell } from "../../../src/messages/messages";
import { look } from "./table";

export interface Screen {
  readonly name: string;
  readonly address: string;
  /** Opened in the same way whatever the language is, so the languages take turns. */
  readonly anyLanguage?: true;
  /** What is to be done once the address is open. */
  readonly then?: (page: Page) => Promise<void>;
}

const press = (page: Page, name: string) =>
  page.getByRole("button", { name, exact: true }).first().click();
const pick = (page: Page, name: string) =>
  page.getByRole("radio", { name, exact: true }).first().click();

async function begin(page: Page, way: "way.two" | "way.computer"): Promise<void> {
  await pick(page, tell("en", way));
  await press(page, tell("en", "new.start"));
  await page.locator("sowmill-game h1").waitFor();
  await look(page);
}

async function typed(page: Page, ...moves: string[]): Promise<void> {
  for (const move of moves) {
    const { actions } = await look(page);
    await page.getByLabel(tell("en", "type.label")).fill(move);
    await press(page, tell("en", "type.play"));
    while ((await look(page)).actions.length === actions.length);
  }
}

const begun =
  (...moves: string[]) =>
  async (page: Page): Promise<void> => {
    await begin(page, "way.two");
    await typed(page, ...moves);
  };

async function twoLaidOut(page: Page): Promise<void> {
  await begin(page, "way.two");
  for (const side of ["side.south", "side.north"] as const) {
    await press(page, tell("en", "aqil.curtain_open", { side: tell("en", side) }));
    await press(page, tell("en", "aqil.setup_done"));
    await look(page);
  }
}

async function sowing(page: Page): Promise<void> {
  await twoLaidOut(page);
  await press(page, tell("en", "aqil.lot_draw"));
  await press(page, tell("en", "aqil.keep"));
  await look(page);
}

const valued = (page: Page) => page.locator("sowmill-board .value").first().waitFor();

// F takes two, and 25 win.
const nearlyOver = "0-0-0-0-0-1-1-0-0-0-0-0-23-23-S";

const sharedRecord =
  '[South "Ana"] [North "Rui"] [Date "2026.03.14"] [Ruleset "ouri"] {A short game.} F c {the usual answer} (d E (A {slower} a) f) B b *';

const studiedRecord =
  '[Ruleset "ntxuva"]\n\n1. C {The first house that reaches the attack row.} c (f {quieter} 2. G) 2. D {?!} d *';

const someResults = Array.from({ length: 24 }, (_, index) => ({
  id: `game ${index}`,
  ruleset: ["ouri", "morris", "ntxuva-advanced"][index % 3],
  seat: index % 2 === 0 ? "first" : "second",
  level: 1 + (index % 4),
  outcome: ["won", "lost", "won", "drawn", "won"][index % 5],
  moves: 20 + ((index * 37) % 70),
  ended: 1_700_000_000_000 + index * 86_400_000,
  accuracy: index % 2 === 0 ? 55 + ((index * 13) % 40) : null,
}));

/** A short game with mistakes, reviewed quickly. */
async function reviewOf(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // eslint-disable-next-line @typescript-eslint/no-explicit-any
    const { app } = document.querySelector("sowmill-app") as any;
    const { id } = await app.importRecord('[Ruleset "ouri"]\n\nF c E d C f B a *');
    location.hash = `#/review/${id}/1500`;
  });
  await page.locator("sowmill-review .summary").waitFor();
  while ((await page.locator("sowmill-review progress").count()) > 0) await page.waitForTimeout(50);
}

export const screens: readonly Screen[] = [
  { name: "home", address: "#/" },
  { name: "new-game", address: "#/ouri" },
  {
    name: "new-game-watch",
    address: "#/morris",
    then: (page) => pick(page, tell("en", "way.watch")),
  },
  { name: "games-empty", address: "#/games" },
  {
    name: "games",
    address: "#/ouri",
    then: async (page) => {
      await begun("C", "c")(page);
      await page.evaluate(() => (location.hash = "#/games"));
      await page.locator("sowmill-games h1").waitFor();
    },
  },
  { name: "statistics-empty", anyLanguage: true, address: "#/statistics" },
  {
    name: "statistics",
    anyLanguage: true,
    address: "#/games",
    then: async (page) => {
      await page.evaluate((results) => {
        localStorage.setItem("sowmill.results", JSON.stringify(results));
        location.hash = "#/statistics";
      }, someResults);
      await page.locator("sowmill-statistics .large").waitFor();
    },
  },
  {
    name: "openings",
    anyLanguage: true,
    address: "#/openings/ouri",
    then: (page) => page.locator("sowmill-openings h1").waitFor(),
  },
  {
    name: "openings-aqil",
    anyLanguage: true,
    address: "#/openings/aqil",
    then: (page) => page.locator("sowmill-openings h1").waitFor(),
  },
  { name: "settings", address: "#/settings" },
  { name: "about", address: "#/about" },
  { name: "rules", address: "#/rules" },
  {
    name: "rules-of-ouri",
    address: "#/rules/ouri",
    then: (page) => page.locator("sowmill-rules-text h2").first().waitFor(),
  },
  {
    name: "rules-of-morris",
    address: "#/rules/morris",
    then: (page) => page.locator("sowmill-rules-text h2").first().waitFor(),
  },
  { name: "editor-ouri", address: "#/ouri/4-4-0-5-5-5-5-4-4-4-4-4-0-0-N" },
  { name: "editor-morris", address: "#/morris/start" },
  { name: "editor-ntxuva", address: "#/ntxuva/start" },
  { name: "editor-refused", address: "#/ouri/4-4-4" },
  {
    name: "analysis-ouri",
    anyLanguage: true,
    address: "#/analysis/ouri/start/C.c.F",
    then: valued,
  },
  {
    name: "analysis-morris",
    anyLanguage: true,
    address: "#/analysis/morris/start/d2.f4",
    then: async (page) => {
      await valued(page);
      await page.locator("sowmill-analysis summary").first().click();
    },
  },
  {
    name: "analysis-proven",
    anyLanguage: true,
    address: "#/analysis/ouri/1-0-2-0-0-1-0-1-0-2-0-0-20-21-S",
    then: (page) => page.locator("sowmill-analysis .proven").waitFor(),
  },
  {
    name: "analysis-study",
    anyLanguage: true,
    address: "#/games",
    then: async (page) => {
      await page.evaluate(async (record) => {
        // eslint-disable-next-line @typescript-eslint/no-explicit-any
        const { app } = document.querySelector("sowmill-app") as any;
        location.hash = `#/study/${(await app.importRecord(record)).id}/4`;
      }, studiedRecord);
      await valued(page);
    },
  },
  { name: "review", anyLanguage: true, address: "#/games", then: reviewOf },
  {
    name: "review-learn",
    anyLanguage: true,
    address: "#/games",
    then: async (page) => {
      await reviewOf(page);
      await page.locator("sowmill-review .row .button.main").first().click();
      await page.locator("sowmill-learn h2").waitFor();
    },
  },
  {
    name: "laboratory",
    anyLanguage: true,
    address: "#/laboratory/aqil",
    then: async (page) => {
      await page.locator("sowmill-laboratory .worth.exact").first().waitFor();
      await page.locator("sowmill-laboratory sowmill-setup-board > .button").nth(1).click();
      await page.locator("sowmill-laboratory tbody .button").first().waitFor();
    },
  },
  { name: "game-ouri", address: "#/ouri", then: begun("C", "c", "F") },
  { name: "game-ntxuva", address: "#/ntxuva", then: begun() },
  { name: "game-morris", address: "#/morris", then: begun("d2", "d6", "b2", "f4") },
  { name: "game-computer", address: "#/oware", then: (page) => begin(page, "way.computer") },
  {
    name: "game-refused",
    address: "#/ouri",
    then: async (page) => {
      await begun()(page);
      await page.locator('sowmill-board [data-place="a"]').click();
      await page.locator(".remark.refused").waitFor();
    },
  },
  {
    name: "game-preview",
    address: "#/ouri",
    then: async (page) => {
      await begun()(page);
      await page.locator('sowmill-board [data-place="C"]').hover();
      await page.locator(".remark.preview").waitFor();
    },
  },
  {
    name: "game-rules-drawer",
    address: "#/ouri",
    then: async (page) => {
      await begun()(page);
      await page
        .locator("sowmill-game .bar")
        .getByRole("button", { name: tell("en", "rules.open") })
        .click();
      await page.locator("sowmill-rules-text h2").first().waitFor();
    },
  },
  {
    name: "game-settings-drawer",
    address: "#/ouri",
    then: async (page) => {
      await begun()(page);
      await page
        .locator("sowmill-game .bar")
        .getByRole("button", { name: tell("en", "nav.settings") })
        .click();
      await page.locator("sowmill-settings").waitFor();
    },
  },
  {
    name: "game-more",
    address: "#/ouri",
    then: async (page) => {
      await begun("C")(page);
      await press(page, tell("en", "game.more"));
    },
  },
  {
    name: "game-share-drawer",
    address: "#/ouri",
    then: async (page) => {
      await begun("C")(page);
      await press(page, tell("en", "game.more"));
      await press(page, tell("en", "game.share"));
      await page.locator("sowmill-share-picture img").first().waitFor();
    },
  },
  {
    name: "shared-game",
    address: `#/shared/0${Buffer.from(sharedRecord).toString("base64url")}`,
    then: (page) => page.locator("sowmill-replay .steps").waitFor(),
  },
  { name: "shared-damaged", address: "#/shared/1nothing" },
  {
    name: "game-over",
    address: `#/ouri/${nearlyOver}`,
    then: async (page) => {
      await page.locator("sowmill-editor h1").waitFor();
      await begun("F")(page);
      expect((await look(page)).over).toBe(true);
    },
  },
  {
    name: "game-asked",
    address: "#/morris",
    then: async (page) => {
      await begun("a1", "b6", "d1", "f6")(page);
      await page.locator('sowmill-board [data-place="g1"]').click();
      await page.locator("sowmill-board .prompt.open").waitFor();
    },
  },
  {
    name: "game-hint",
    address: "#/ouri",
    then: async (page) => {
      await begin(page, "way.computer");
      await press(page, tell("en", "game.hint"));
      const [beginning = ""] = tell("en", "game.hint_is", { move: "|", say: "" }).split("|");
      await page.locator(".remark", { hasText: beginning }).waitFor();
    },
  },
  {
    name: "game-clocks",
    address: "#/oware",
    then: async (page) => {
      await pick(page, tell("en", "clock.setting_increment", { minutes: 5, seconds: 3 }));
      await begin(page, "way.two");
    },
  },
  {
    name: "game-facing",
    address: "#/ouri",
    then: async (page) => {
      await begun("C")(page);
      await page.evaluate(async () => {
        // eslint-disable-next-line @typescript-eslint/no-explicit-any
        await (document.querySelector("sowmill-app") as any).app.changeSettings({
          seating: "facing",
        });
      });
      await page.locator(".plate.away").waitFor();
    },
  },
  {
    name: "game-resign",
    address: "#/ouri",
    then: async (page) => {
      await begun("C")(page);
      await press(page, tell("en", "game.more"));
      await press(page, tell("en", "game.resign"));
      await page.getByRole("button", { name: tell("en", "game.resign_keep") }).waitFor();
    },
  },
  {
    name: "game-missing",
    address: "#/game/none",
  },
  { name: "aqil-curtain", address: "#/aqil", then: (page) => begin(page, "way.two") },
  { name: "aqil-setup", address: "#/aqil", then: (page) => begin(page, "way.computer") },
  { name: "aqil-lot", address: "#/aqil", then: twoLaidOut },
  {
    name: "aqil-choice",
    address: "#/aqil",
    then: async (page) => {
      await twoLaidOut(page);
      await press(page, tell("en", "aqil.lot_draw"));
      await page.getByRole("button", { name: tell("en", "aqil.keep") }).waitFor();
    },
  },
  { name: "aqil-play", address: "#/aqil", then: sowing },
  {
    name: "aqil-round-over",
    address: "#/aqil",
    then: async (page) => {
      await sowing(page);
      await page.evaluate(async () => {
        // eslint-disable-next-line @typescript-eslint/no-explicit-any
        const { app } = document.querySelector("sowmill-app") as any;
        while (app.state.game.now.phase === "play")
          await app.session.play(app.state.game.now.moves.at(-1));
      });
      await page.getByRole("button", { name: tell("en", "aqil.next_round") }).waitFor();
    },
  },
];

export async function open(page: Page, screen: Screen): Promise<void> {
  await page.evaluate((hash) => (location.hash = hash), screen.address);
  await page.waitForTimeout(30);
  await page.locator("sowmill-app main h1, sowmill-app main h2").first().waitFor();
  await screen.then?.(page);
  await page.waitForTimeout(60);
}
