import { describe, expect, test } from "vitest";
import { roundAfter } from "../../src/analysis/opening";

const prepared = ["setup south 11-5-5-5-5-5", "setup north 6-7-5-6-6-6", "lot north", "swap"];

describe("where a stored game stands", () => {
  test.each([
    ["a game without set-ups", ["C", "c"], { round: 0, made: 2 }],
    ["what is laid, drawn and chosen is no move", [...prepared, "A", "b"], { round: 0, made: 2 }],
    [
      "while the next set-ups are laid",
      [...prepared, "A", ...prepared.slice(0, 2)],
      { round: 0, made: 1 },
    ],
    [
      "before the first move of the next round",
      [...prepared, "A", ...prepared],
      { round: 1, made: 0 },
    ],
    ["in the next round", [...prepared, "A", ...prepared, "b", "+C"], { round: 1, made: 2 }],
    ["before everything", [], { round: 0, made: 0 }],
  ])("%s", (_, actions, place) => {
    expect(roundAfter(actions)).toEqual(place);
  });
});
