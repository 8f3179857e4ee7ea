import { describe, expect, test } from "vitest";
import { defaultSettings } from "../../src/app/state/settings";
import { Shelf, memoryStore } from "../../src/app/state/shelf";
import {
  type GamePlan,
  homeSeat,
  newGame,
  readGame,
  wayToPlay,
} from "../../src/app/state/stored_game";

const plan: GamePlan = {
  ruleset: "ouri",
  start: null,
  players: { first: { kind: "person" }, second: { kind: "computer", level: 4 } },
  clock: { minutes: 5, increment: 3 },
};

describe("the shelf", () => {
  test("keeps games, the latest first, and deletes them", () => {
    const shelf = new Shelf(memoryStore());
    const older = newGame(plan, "one", 1000);
    const newer = {
      ...newGame(plan, "two", 2000),
      actions: ["C", "f"],
      ending: { kind: "resign", seat: "first" } as const,
    };
    shelf.keepGame(older);
    shelf.keepGame(newer);
    expect(shelf.games()).toEqual([newer, older]);
    expect(shelf.game("two")).toEqual(newer);
    shelf.deleteGame("two");
    expect(shelf.game("two")).toBeNull();
    expect(shelf.games()).toEqual([older]);
  });

  test("passes over what is damaged and what is not ours", () => {
    const store = memoryStore();
    const shelf = new Shelf(store);
    store.setItem("sowmill.game.bad", "{");
    store.setItem("sowmill.game.half", '{"id":"half"}');
    store.setItem("another", "thing");
    shelf.keepGame(newGame(plan, "good", 1));
    expect(shelf.games().map((game) => game.id)).toEqual(["good"]);
  });

  test("says so when there is no room", () => {
    const full = {
      ...memoryStore(),
      setItem: () => {
        throw new Error("QuotaExceededError");
      },
    };
    expect(new Shelf(full).keepGame(newGame(plan, "one", 1))).toBe(false);
  });

  test("keeps settings", () => {
    const shelf = new Shelf(memoryStore());
    const defaults = defaultSettings(["en"]);
    expect(shelf.settings(defaults)).toEqual(defaults);
    shelf.keepSettings({ ...defaults, language: "pt-BR" });
    expect(shelf.settings(defaults).language).toBe("pt-BR");
  });
});

describe("a stored game", () => {
  test("begins with the time of its clock", () =>
    expect(newGame(plan, "x", 1).timeLeft).toEqual({ first: 300_000, second: 300_000 }));

  test("knows how it is played and where its person sits", () => {
    const [first, second] = [plan.players.first, plan.players.second];
    expect(wayToPlay({ players: { first, second } })).toBe("computer");
    expect(wayToPlay({ players: { first, second: first } })).toBe("two");
    expect(wayToPlay({ players: { first: second, second } })).toBe("watch");
    expect(homeSeat({ players: { first: second, second: first } })).toBe("second");
    expect(homeSeat({ players: { first, second } })).toBe("first");
  });

  test.each([
    "",
    "null",
    "[]",
    "7",
    '{"id":1}',
    JSON.stringify({ ...newGame(plan, "x", 1), players: { first: { kind: "ghost" } } }),
  ])("%s is none", (text) => expect(readGame(text)).toBeNull());
});
