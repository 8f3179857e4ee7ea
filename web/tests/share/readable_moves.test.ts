import { expect, test } from "vitest";
import { movesOf, passagesOf } from "../../src/share/readable_moves";

const record = '[Ruleset "ouri"] F c (d E (A {slower} a) f) B *';

test("every move knows the line that leads to it", () => {
  const moves = passagesOf(record).filter(({ part }) => part.kind === "move");
  expect(moves.map(({ line }) => movesOf(line).join(" "))).toEqual([
    "F",
    "F c",
    "F d",
    "F d E",
    "F d A",
    "F d A a",
    "F d E f",
    "F c B",
  ]);
  expect(moves.map(({ number }) => number)).toEqual([0, 1, null, null, null, null, null, 2]);
});

test("nothing stands between a bracket and what it holds", () => {
  const text = passagesOf(record).map(({ part, touches }) => {
    const shown = "text" in part ? part.text : part.kind === "open" ? "(" : ")";
    return `${touches ? "" : " "}${shown}`;
  });
  expect(text.join("")).toBe("F c (d E (A slower a) f) B *");
});
