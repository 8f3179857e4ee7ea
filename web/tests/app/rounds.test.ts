import { expect, test } from "vitest";
import { actionsOf, startOf } from "../../src/app/state/rounds";

const usual = "4-4-4-4-4-4-4-4-4-4-4-4-0-0-S";

test("one game is its moves", () => {
  const rounds = [{ start: usual, moves: ["F", "c"] }];
  expect(actionsOf(rounds)).toEqual(["F", "c"]);
  expect(startOf(rounds, usual)).toBeNull();
  expect(startOf([{ start: "another", moves: [] }], usual)).toBe("another");
});

test("a match is its set-ups, lots, choices and moves", () => {
  const rounds = [
    { start: "x", setup: "11-5-5-5-5-5 6-7-5-6-6-6", lot: "north swap", moves: ["A", "+b"] },
    { start: "y", setup: "31-1-1-1-1-1 6-7-5-6-6-6", lot: "south keep", moves: [] },
  ];
  expect(actionsOf(rounds)).toEqual([
    "setup south 11-5-5-5-5-5",
    "setup north 6-7-5-6-6-6",
    "lot north",
    "swap",
    "A",
    "+b",
    "setup south 31-1-1-1-1-1",
    "setup north 6-7-5-6-6-6",
    "lot south",
    "keep",
  ]);
  expect(startOf(rounds, undefined)).toBeNull();
  expect(startOf([], undefined)).toBeNull();
});
