import { expect, test } from "vitest";
import { typedMove } from "../../src/app/state/typed_move";

test.each([
  [" c ", ["C", "D"], "C"],
  ["F", ["a", "f"], "f"],
  ["gk", ["G", "Gxk", "Gxl"], "Gxk"],
  ["G x K", ["G", "Gxk", "Gxl"], "Gxk"],
  ["g", ["G", "Gxk"], "G"],
  ["c", ["+a", "+c"], "+c"],
  ["d2 d3", ["d2-d3", "d2-d1"], "d2-d3"],
  ["D2–D3", ["d2-d3", "d2-d1"], "d2-d3"],
  ["d2 d3 a1", ["d2-d3xa1", "d2-d3xg1"], "d2-d3xa1"],
  ["g1 x b6", ["g1xb6", "g1xf6"], "g1xb6"],
])("%j is meant as the move that it can only be", (text, legal, move) =>
  expect(typedMove(text, legal)).toBe(move),
);

test.each([
  ["", ["C", "D"]],
  ["-", ["C", "D"]],
  ["h", ["C", "D"]],
  ["? C", ["C", "D"]],
  ["d2 d3", ["d2-d3xa1", "d2-d3xg1"]],
])("%j is no move, and is left as it was typed", (text, legal) =>
  expect(typedMove(text, legal)).toBe(text),
);
