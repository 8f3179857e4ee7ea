import { expect, test } from "vitest";
import { decisionsOf, movesBefore } from "../../src/review/place";

const start = "11-5-5-5-5-5-6-7-5-6-6-6-0-0-S";
const laid = { start, setup: "11-5-5-5-5-5 6-7-5-6-6-6", lot: "south keep" };
const rounds = [
  { ...laid, moves: ["A", "b", "C"] },
  { ...laid, moves: ["D"] },
];

test("moves, set-ups and choices are decisions", () => {
  expect(decisionsOf(rounds)).toBe(10);
  expect(decisionsOf([{ start, moves: ["A", "b"] }])).toBe(2);
  expect(decisionsOf([])).toBe(0);
});

test("moves are counted through all rounds", () => {
  expect(movesBefore(rounds, { round: 0, ply: 2 })).toBe(2);
  expect(movesBefore(rounds, { round: 1, ply: 0 })).toBe(3);
});
