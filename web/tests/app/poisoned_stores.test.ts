// Nothing that is kept in the browser keeps the page from starting, and no game is lost that cannot be read.
import { expect, test } from "vitest";
import { Application } from "../../src/app/application";
import { gameLine } from "../../src/app/parts/game_line";
import { defaultSettings } from "../../src/app/state/settings";
import { Shelf, memoryStore } from "../../src/app/state/shelf";
import { readGame } from "../../src/app/state/stored_game";
import { archiveText, readArchive } from "../../src/statistics/archive";
import { figuresOf } from "../../src/statistics/figures";
import { goodGame, poisonedStores } from "../poisoned_stores";
import { core, two, useApplication } from "./application_fixture";

useApplication();

test("there are at least 40, all different", () => {
  expect(poisonedStores.length).toBeGreaterThanOrEqual(40);
  expect(new Set(poisonedStores.map(({ entries }) => JSON.stringify(entries))).size).toBe(
    poisonedStores.length,
  );
  expect(readGame(JSON.stringify(goodGame))).toEqual(goodGame);
});

test.each(poisonedStores.map((each) => [each.name, each] as const))(
  "%s",
  async (_, { entries }) => {
    const store = memoryStore();
    for (const [key, text] of Object.entries(entries)) store.setItem(key, text);
    const shelf = new Shelf(store);
    const app = new Application(core, shelf, shelf.settings(defaultSettings(["en"])));
    await app.start("#/");
    const { games, unreadable } = app.state;
    const kept = Object.keys(entries).filter((key) => key.startsWith("sowmill.game."));
    expect(games.length + unreadable.length).toBe(kept.length);
    for (const game of games) expect(gameLine(app, game).date).not.toBe("Invalid Date");
    for (const id of unreadable) expect(shelf.text(id)).toBe(entries[`sowmill.game.${id}`]);
    figuresOf(shelf.results());
    expect(readArchive(archiveText({ results: shelf.results(), games })).games.length).toBe(
      games.length,
    );
    expect(({} as Record<string, unknown>)["language"]).toBeUndefined();

    const before = games.length;
    app.keep({ ...goodGame, id: "new", players: two.players, ending: null, outcome: "ongoing" });
    await app.show({ screen: "game", id: "new" });
    expect(app.state.game?.steps.length).toBe(2);
    expect(app.state.games.length).toBe(before + 1);
    app.session?.close();
  },
);

test("a game that cannot be read is said to be so when it is opened, and can be deleted", async () => {
  const store = memoryStore();
  store.setItem("sowmill.game.x", "{");
  const app = new Application(core, new Shelf(store), defaultSettings(["en"]));
  await app.start("#/game/x");
  expect(app.state.notice).toBe(app.tell("game.unreadable"));
  app.deleteGame("x");
  expect(app.state.unreadable).toEqual([]);
  await app.show({ screen: "game", id: "x" });
  expect(app.state.notice).toBe(app.tell("game.missing"));
});
