import { expect, test } from "vitest";
import { type PlayedGame, readResults, resultOf, withResult } from "../../src/app/state/results";
import { Shelf, memoryStore } from "../../src/app/state/shelf";
import { type StoredGame, newGame } from "../../src/app/state/stored_game";
import { ArchiveError, archiveText, readArchive } from "../../src/statistics/archive";
import { figuresOf, percentOf } from "../../src/statistics/figures";

const person = { kind: "person" } as const;
const computer = { kind: "computer", level: 3 } as const;

function finished(change: Partial<StoredGame>): StoredGame {
  const plan = {
    ruleset: "ouri",
    start: null,
    players: { first: person, second: computer },
    clock: null,
  };
  return {
    ...newGame(plan, "a", 5),
    outcome: "south",
    result: "26-22",
    actions: ["C", "c"],
    ...change,
  };
}

test.each([
  ["won as South", {}, { seat: "first", level: 3, outcome: "won", moves: 2 }],
  ["lost as South", { outcome: "north" }, { outcome: "lost" }],
  ["drawn", { outcome: "draw" }, { outcome: "drawn" }],
  [
    "won as Black",
    { ruleset: "morris", outcome: "black", players: { first: computer, second: person } },
    { seat: "second", outcome: "won" },
  ],
  [
    "two people",
    { players: { first: person, second: person } },
    { seat: null, level: null, outcome: "played" },
  ],
  [
    "set-ups are no moves",
    { actions: ["setup south 11-5-5-5-5-5", "lot south", "keep", "A"] },
    { moves: 1 },
  ],
] as const)("a result: %s", (_, change, result) => {
  expect(resultOf(finished(change as Partial<StoredGame>))).toMatchObject(result);
});

test("a game that goes on, and one that was only watched, have no result", () => {
  expect(resultOf(finished({ outcome: "ongoing" }))).toBeNull();
  expect(resultOf(finished({ players: { first: computer, second: computer } }))).toBeNull();
});

const played = (
  outcome: PlayedGame["outcome"],
  ended: number,
  change: Partial<PlayedGame> = {},
): PlayedGame => ({
  id: `game ${ended}`,
  ruleset: "ouri",
  seat: outcome === "played" ? null : "first",
  level: outcome === "played" ? null : 3,
  outcome,
  moves: 40,
  ended,
  accuracy: null,
  ...change,
});

test("games are counted by rule set, level and side, with streaks and lengths", () => {
  const figures = figuresOf([
    played("lost", 1),
    played("won", 2, { level: 1, accuracy: 80 }),
    played("won", 3, { ruleset: "morris", seat: "second", moves: 60 }),
    played("drawn", 4, { accuracy: 90 }),
    played("won", 6, { moves: 10 }),
    played("won", 5),
    played("played", 7, { moves: 0 }),
  ]);
  expect(figures.all).toEqual({ games: 6, won: 4, drawn: 1, lost: 1 });
  expect(percentOf(figures.all)).toBe(75);
  expect(figures.together).toBe(1);
  expect(figures.byRuleset.map(({ key, games }) => [key, games])).toEqual([
    ["ouri", 5],
    ["morris", 1],
  ]);
  expect(figures.byLevel.map(({ key, games }) => [key, games])).toEqual([
    [1, 1],
    [3, 5],
  ]);
  expect(figures.bySeat.map(({ key, won }) => [key, won])).toEqual([
    ["first", 3],
    ["second", 1],
  ]);
  expect(figures.streak).toEqual({ outcome: "won", count: 2 });
  expect(figures.longestWins).toBe(2);
  expect(figures.length).toEqual({ mean: 230 / 7, least: 0, most: 60 });
  expect(figures.lengths.map(({ count }) => count)).toEqual([1, 1, 0, 0, 4, 0, 1]);
  expect(figures.accuracy).toEqual({ mean: 85, games: 2 });
});

test("nothing played is nothing counted", () => {
  const figures = figuresOf([]);
  expect(figures.all.games).toBe(0);
  expect(figures.streak).toBeNull();
  expect(figures.length).toBeNull();
  expect(percentOf(figures.all)).toBe(0);
});

test("a result is kept once, and its accuracy stays", () => {
  const reviewed = withResult(
    [played("lost", 1, { id: "a" })],
    played("lost", 1, { id: "a", accuracy: 71 }),
  );
  const again = withResult(reviewed, played("won", 2, { id: "a" }));
  expect(again).toEqual([played("won", 2, { id: "a", accuracy: 71 })]);
});

test("what is stored but damaged is left out", () => {
  const good = played("won", 1);
  const bad = [
    null,
    7,
    {},
    { ...good, outcome: "cheated" },
    { ...good, moves: -1 },
    { ...good, seat: null },
    { ...good, ended: NaN },
  ];
  expect(readResults([...bad, good, { ...good, accuracy: 400 }])).toEqual([good, good]);
  expect(readResults("no list")).toEqual([]);
  const store = memoryStore();
  store.setItem("sowmill.results", "{{{");
  expect(new Shelf(store).results()).toEqual([]);
});

test("everything goes into one file and comes back", () => {
  const archive = { results: [played("won", 1)], games: [finished({})] };
  expect(readArchive(archiveText(archive))).toEqual(archive);
});

test.each([
  ["nothing", "", "no-archive"],
  ["no JSON", "[Ruleset", "no-archive"],
  ["other JSON", "[1, 2]", "no-archive"],
  ["no version", '{"sowmill":"archive"}', "no-archive"],
  ["a version to come", '{"sowmill":"archive","version":2}', "newer"],
  ["far too much", " ".repeat(20_000_001), "too-long"],
])("a file is refused: %s", (_, text, problem) => {
  expect(() => readArchive(text)).toThrow(ArchiveError);
  expect(() => readArchive(text)).toThrow(problem);
});

test("of a damaged file what is whole is read", () => {
  const text = '{"sowmill":"archive","version":1,"results":[{"id":1}],"games":[null,{"id":"x"},5]}';
  expect(readArchive(text)).toEqual({ results: [], games: [] });
});
