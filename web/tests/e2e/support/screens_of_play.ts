// A game in play, in all its states.
import { expect } from "vitest";
import { sharedRecord } from "./records";
import { look } from "./table";
import {
  asked,
  begin,
  begun,
  change,
  pick,
  press,
  sowing,
  start,
  twoLaidOut,
  type Screen,
} from "./visitor";

// F takes two, and 25 win.
const nearlyOver = "0-0-0-0-0-1-1-0-0-0-0-0-23-23-S";

// North gives one, from any of three holes.
const noSeeds = "0-0-0-0-0-0-2-0-3-0-0-1-33-33-S";

export const screensOfPlay: readonly Screen[] = [
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
