// Every screen of the page, and how to come to it. What is not listed here is not looked at.
import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import type { Language } from "../../../src/app/state/settings";
import { tell } from "../../../src/messages/messages";
import { repository } from "./program";
import { look } from "./table";
import {
  asked,
  begin,
  begun,
  change,
  pick,
  press,
  reviewOf,
  sowing,
  start,
  twoLaidOut,
  valued,
  type Say,
  type Visitor,
} from "./visitor";

export interface Screen {
  readonly name: string;
  readonly address: string;
  /** What is to be done once the address is open. */
  readonly then?: (visitor: Visitor) => Promise<void>;
}

// F takes two, and 25 win.
const nearlyOver = "0-0-0-0-0-1-1-0-0-0-0-0-23-23-S";

// North gives one, from any of three holes.
const noSeeds = "0-0-0-0-0-0-2-0-3-0-0-1-33-33-S";

const sharedRecord =
  '[South "Ana"] [North "Rui"] [Date "2026.03.14"] [Ruleset "ouri"] {A short game.} F c {the usual answer} (d E (A {slower} a) f) B b *';

const studiedRecord =
  '[Ruleset "ntxuva"]\n\n1. C {The first house that reaches the attack row.} c (f {quieter} 2. G) 2. D {?!} d *';

const aqilMatch = readFileSync(`${repository}tests/data/records/aqil-match.record`, "utf8");

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

export const screens: readonly Screen[] = [
  { name: "home", address: "#/" },
  {
    name: "home-resume",
    address: "#/ouri",
    then: async (visitor) => {
      const { page } = visitor;
      await begun("C", "c")(visitor);
      await page.evaluate(() => (location.hash = "#/"));
      await page.locator("sowmill-home h1").waitFor();
    },
  },
  { name: "new-game", address: "#/ouri" },
  {
    name: "new-game-watch",
    address: "#/morris",
    then: (visitor) => pick(visitor, visitor.say("way.watch")),
  },
  { name: "games-empty", address: "#/games" },
  {
    name: "games",
    address: "#/ouri",
    then: async (visitor) => {
      const { page } = visitor;
      await begun("C", "c")(visitor);
      await page.evaluate(() => (location.hash = "#/games"));
      await page.locator("sowmill-games h1").waitFor();
    },
  },
  {
    name: "games-delete",
    address: "#/ouri",
    then: async (visitor) => {
      const { page, say } = visitor;
      await begun("C")(visitor);
      await page.evaluate(() => (location.hash = "#/games"));
      const [beginning = ""] = say("games.delete_of", { name: "|" }).split("|");
      await page.getByRole("button", { name: beginning }).first().click();
      await page.getByRole("button", { name: say("games.keep") }).waitFor();
    },
  },
  { name: "statistics-empty", address: "#/statistics" },
  {
    name: "statistics",
    address: "#/games",
    then: async (visitor) => {
      const { page } = visitor;
      await page.evaluate((results) => {
        localStorage.setItem("sowmill.results", JSON.stringify(results));
        location.hash = "#/statistics";
      }, someResults);
      await page.locator("sowmill-statistics .large").waitFor();
    },
  },
  {
    name: "statistics-delete",
    address: "#/games",
    then: async (visitor) => {
      const { page } = visitor;
      await page.evaluate((results) => {
        localStorage.setItem("sowmill.results", JSON.stringify(results));
        location.hash = "#/statistics";
      }, someResults);
      await page.locator("sowmill-statistics .button.danger").first().click();
      await page.locator("sowmill-statistics dialog[open]").waitFor();
    },
  },
  {
    name: "openings",
    address: "#/openings/ouri",
    then: ({ page }) => page.locator("sowmill-openings h1").waitFor(),
  },
  {
    name: "openings-aqil",
    address: "#/openings/aqil",
    then: ({ page }) => page.locator("sowmill-openings h1").waitFor(),
  },
  { name: "settings", address: "#/settings" },
  { name: "about", address: "#/about" },
  { name: "rules", address: "#/rules" },
  {
    name: "rules-of-all",
    address: "#/rules/all",
    then: ({ page }) => page.locator("sowmill-rules-text h2").first().waitFor(),
  },
  {
    name: "rules-of-ouri",
    address: "#/rules/ouri",
    then: ({ page }) => page.locator("sowmill-rules-text h2").first().waitFor(),
  },
  {
    name: "rules-of-morris",
    address: "#/rules/morris",
    then: ({ page }) => page.locator("sowmill-rules-text h2").first().waitFor(),
  },
  { name: "editor-ouri", address: "#/ouri/4-4-0-5-5-5-5-4-4-4-4-4-0-0-N" },
  { name: "editor-morris", address: "#/morris/start" },
  { name: "editor-ntxuva", address: "#/ntxuva/start" },
  { name: "editor-refused", address: "#/ouri/4-4-4" },
  {
    name: "analysis-ouri",
    address: "#/analysis/ouri/start/C.c.F",
    then: valued,
  },
  {
    name: "analysis-morris",
    address: "#/analysis/morris/start/d2.f4",
    then: async (visitor) => {
      const { page } = visitor;
      await valued(visitor);
      await page.locator("sowmill-analysis summary").first().click();
    },
  },
  {
    name: "analysis-proven",
    address: "#/analysis/ouri/1-0-2-0-0-1-0-1-0-2-0-0-20-21-S",
    then: ({ page }) => page.locator("sowmill-analysis .proven").waitFor(),
  },
  {
    name: "analysis-study",
    address: "#/games",
    then: async (visitor) => {
      const { page } = visitor;
      await page.evaluate(async (record) => {
        const { app } = document.querySelector("sowmill-app") as any;
        location.hash = `#/study/${(await app.importRecord(record)).id}/4`;
      }, studiedRecord);
      await valued(visitor);
    },
  },
  { name: "review", address: "#/games", then: reviewOf },
  {
    name: "review-learn",
    address: "#/games",
    then: async (visitor) => {
      const { page } = visitor;
      await reviewOf(visitor);
      await page.locator("sowmill-review .row .button.main").first().click();
      await page.locator("sowmill-learn h2").waitFor();
    },
  },
  {
    name: "review-learn-answered",
    address: "#/games",
    then: async (visitor) => {
      const { page } = visitor;
      await reviewOf(visitor);
      await page.locator("sowmill-review .row .button.main").first().click();
      await page.locator("sowmill-learn .place.usable").first().click();
      await page.locator("sowmill-learn .told .right, sowmill-learn .told .wrong").waitFor();
    },
  },
  {
    name: "laboratory",
    address: "#/laboratory/aqil",
    then: async (visitor) => {
      const { page } = visitor;
      await page.locator("sowmill-laboratory .worth.exact").first().waitFor();
      await page.locator("sowmill-laboratory sowmill-setup-board > .button").nth(1).click();
      await page.locator("sowmill-laboratory tbody .button").first().waitFor();
    },
  },
  { name: "game-ouri", address: "#/ouri", then: begun("C", "c", "F") },
  { name: "game-ntxuva", address: "#/ntxuva", then: begun() },
  { name: "game-morris", address: "#/morris", then: begun("d2", "d6", "b2", "f4") },
  { name: "game-computer", address: "#/oware", then: (visitor) => begin(visitor, "way.computer") },
  {
    name: "game-refused",
    address: "#/ouri",
    then: async (visitor) => {
      const { page } = visitor;
      await begun()(visitor);
      await page.locator('sowmill-board [data-place="a"]').click();
      await page.locator(".remark.refused").waitFor();
    },
  },
  {
    name: "game-preview",
    address: "#/ouri",
    then: async (visitor) => {
      const { page } = visitor;
      await begun()(visitor);
      await page.locator('sowmill-board [data-place="C"]').hover();
      await page.locator(".remark.preview").waitFor();
    },
  },
  {
    name: "game-rules-drawer",
    address: "#/ouri",
    then: async (visitor) => {
      const { page, say } = visitor;
      await begun()(visitor);
      await page
        .locator("sowmill-game .bar")
        .getByRole("button", { name: say("rules.open") })
        .click();
      await page.locator("sowmill-rules-text h2").first().waitFor();
    },
  },
  {
    name: "game-settings-drawer",
    address: "#/ouri",
    then: async (visitor) => {
      const { page, say } = visitor;
      await begun()(visitor);
      await page
        .locator("sowmill-game .bar")
        .getByRole("button", { name: say("nav.settings") })
        .click();
      await page.locator("sowmill-settings").waitFor();
    },
  },
  {
    name: "game-more",
    address: "#/ouri",
    then: async (visitor) => {
      const { say } = visitor;
      await begun("C")(visitor);
      await press(visitor, say("game.more"));
    },
  },
  {
    name: "game-share-drawer",
    address: "#/ouri",
    then: async (visitor) => {
      const { page, say } = visitor;
      await begun("C")(visitor);
      await press(visitor, say("game.more"));
      await press(visitor, say("game.share"));
      await page.locator("sowmill-share-picture img").first().waitFor();
    },
  },
  {
    name: "shared-game",
    address: `#/shared/0${Buffer.from(sharedRecord).toString("base64url")}`,
    then: ({ page }) => page.locator("sowmill-replay .steps").waitFor(),
  },
  { name: "shared-damaged", address: "#/shared/1nothing" },
  {
    name: "game-over",
    address: `#/ouri/${nearlyOver}`,
    then: async (visitor) => {
      const { page } = visitor;
      await page.locator("sowmill-editor h1").waitFor();
      await begun("F")(visitor);
      expect((await look(page)).over).toBe(true);
    },
  },
  {
    name: "game-asked",
    address: "#/morris",
    then: async (visitor) => {
      await begun("a1", "b6", "d1", "f6")(visitor);
      await asked(visitor, "g1");
    },
  },
  {
    name: "game-bonus",
    address: "#/ntxuva-advanced",
    then: async (visitor) => {
      await begun()(visitor);
      await asked(visitor, "E");
    },
  },
  {
    name: "game-gift",
    address: `#/aqil/${noSeeds}`,
    then: async (visitor) => {
      await visitor.page.locator("sowmill-editor h1").waitFor();
      await begun()(visitor);
      await visitor.page.locator("sowmill-game .prompt").waitFor();
    },
  },
  {
    name: "game-looking-back",
    address: "#/ouri",
    then: async (visitor) => {
      const { page, say } = visitor;
      await begun("C", "c")(visitor);
      await press(visitor, say("moves.previous"));
      await page.locator('sowmill-board [data-place="A"]').click();
      await page.locator(".remark.refused").waitFor();
    },
  },
  {
    name: "game-paused",
    address: "#/ntxuva",
    then: async (visitor) => {
      const { page, say } = visitor;
      await start(visitor, "way.watch");
      await press(visitor, say("game.pause"));
      await page.locator(".status", { hasText: say("game.paused") }).waitFor();
    },
  },
  {
    name: "game-recorded",
    address: "#/games",
    then: async ({ page }) => {
      await page.evaluate(async (record) => {
        const { app } = document.querySelector("sowmill-app") as any;
        location.hash = `#/game/${(await app.importRecord(record)).id}`;
      }, sharedRecord);
      await page.locator("sowmill-game .plate", { hasText: "Ana" }).waitFor();
    },
  },
  {
    name: "game-clay",
    address: "#/ntxuva",
    then: async (visitor) => {
      await begun("C", "c")(visitor);
      await change(visitor, { look: "clay" });
    },
  },
  {
    name: "game-numbers",
    address: "#/ouri",
    then: async (visitor) => {
      await begun("C", "c")(visitor);
      await change(visitor, { look: "numbers" });
    },
  },
  {
    name: "game-morris-clay",
    address: "#/morris",
    then: async (visitor) => {
      await begun("d2", "d6", "b2", "f4")(visitor);
      await change(visitor, { look: "clay" });
    },
  },
  {
    name: "game-hint",
    address: "#/ouri",
    then: async (visitor) => {
      const { page, say } = visitor;
      await begin(visitor, "way.computer");
      await press(visitor, say("game.hint"));
      const [beginning = ""] = say("game.hint_is", { move: "|", say: "" }).split("|");
      await page.locator(".remark", { hasText: beginning }).waitFor();
    },
  },
  {
    name: "game-clocks",
    address: "#/oware",
    then: async (visitor) => {
      const { say } = visitor;
      await pick(visitor, say("clock.setting_increment", { minutes: 5, seconds: 3 }));
      await begin(visitor, "way.two");
    },
  },
  {
    name: "game-facing",
    address: "#/ouri",
    then: async (visitor) => {
      const { page } = visitor;
      await begun("C")(visitor);
      await change(visitor, { seating: "facing" });
      await page.locator(".plate.away").waitFor();
    },
  },
  {
    name: "game-resign",
    address: "#/ouri",
    then: async (visitor) => {
      const { page, say } = visitor;
      await begun("C")(visitor);
      await press(visitor, say("game.more"));
      await press(visitor, say("game.resign"));
      await page.getByRole("button", { name: say("game.resign_keep") }).waitFor();
    },
  },
  {
    name: "game-draw-offered",
    address: "#/ouri",
    then: async (visitor) => {
      const { page, say } = visitor;
      await begun("C")(visitor);
      await press(visitor, say("game.more"));
      await press(visitor, say("game.draw"));
      await page.getByRole("button", { name: say("game.decline") }).waitFor();
    },
  },
  {
    name: "review-aqil-match",
    address: "#/games",
    then: (visitor) => reviewOf(visitor, aqilMatch),
  },
  {
    name: "game-missing",
    address: "#/game/none",
  },
  { name: "aqil-curtain", address: "#/aqil", then: (visitor) => begin(visitor, "way.two") },
  { name: "aqil-setup", address: "#/aqil", then: (visitor) => begin(visitor, "way.computer") },
  { name: "aqil-lot", address: "#/aqil", then: twoLaidOut },
  {
    name: "aqil-choice",
    address: "#/aqil",
    then: async (visitor) => {
      const { page, say } = visitor;
      await twoLaidOut(visitor);
      await press(visitor, say("aqil.lot_draw"));
      await page.getByRole("button", { name: say("aqil.keep") }).waitFor();
    },
  },
  { name: "aqil-play", address: "#/aqil", then: sowing },
  {
    name: "aqil-round-over",
    address: "#/aqil",
    then: async (visitor) => {
      const { page, say } = visitor;
      await sowing(visitor);
      await page.evaluate(async () => {
        const { app } = document.querySelector("sowmill-app") as any;
        while (app.state.game.now.phase === "play")
          await app.session.play(app.state.game.now.moves.at(-1));
      });
      await page.getByRole("button", { name: say("aqil.next_round") }).waitFor();
    },
  },
];

export async function open(page: Page, screen: Screen, language: Language): Promise<void> {
  const say: Say = (key, ...values) => tell(language, key, ...values);
  await page.evaluate((hash) => (location.hash = hash), screen.address);
  await page.waitForTimeout(30);
  await page.locator("sowmill-app main h1, sowmill-app main h2").first().waitFor();
  await screen.then?.({ page, say });
  await page.waitForTimeout(60);
}
