import { describe, expect, test } from "vitest";
import { moveValues, signOf, unitOf, wordsOf, type Worth } from "../../src/analysis/value";
import { wordsIn } from "../../src/analysis/messages/words";
import { valuesAt } from "../../src/board/values";

const english = wordsIn("en");
const portuguese = wordsIn("pt-PT");
const worth = (values: Partial<Worth>): Worth => ({
  score: 0,
  certainty: "exact",
  lower: 0,
  upper: 0,
  expectedThousandths: 500,
  ...values,
});

describe.each([
  ["a win in so many plays", worth({ score: 29_995, lower: 1, upper: 1, plies: 5 }), "=W5", "=V5"],
  ["a loss", worth({ score: -29_992, lower: -1, upper: -1, plies: -8 }), "=L8", "=D8"],
  ["a draw", worth({}), "=½", "=½"],
  ["seeds", worth({ score: 400, lower: 4, upper: 4 }), "=+4", "=+4"],
  ["an interval", worth({ certainty: "interval", lower: -1, upper: 3 }), "[−1,+3]", "[−1,+3]"],
  ["an estimate", worth({ certainty: "estimate", score: -230 }), "≈−2.3", "≈−2,3"],
  ["next to nothing", worth({ certainty: "estimate", score: 4 }), "≈0.0", "≈0,0"],
  ["a large estimate", worth({ certainty: "estimate", score: -1080 }), "≈−11", "≈−11"],
  ["nearly won", worth({ certainty: "estimate", score: 20_100 }), "≈W", "≈V"],
])("%s", (_, value, en, pt) => {
  test("has its sign", () => {
    expect(signOf(value, "seeds", english)).toBe(en);
    expect(signOf(value, "seeds", portuguese)).toBe(pt);
  });
});

test("a game that stops when it is won is proven by who wins, and counted as if played out", () => {
  const lost = worth({ lower: -2, upper: -2 });
  expect(signOf(lost, "played_out", english)).toBe("=−2");
  expect(wordsOf(lost, "played_out", english)).toBe("proven loss, by 2 seeds if played out");
  const interval = worth({ certainty: "interval", lower: 1, upper: 3 });
  expect(wordsOf(interval, "played_out", portuguese)).toBe(
    "provado: entre +1 e +3 sementes se jogado até ao fim",
  );
  expect(wordsOf(worth({ certainty: "estimate", score: 130 }), "played_out", english)).toBe(
    "estimate: +1.3 seeds",
  );
});

test("where only who wins is proven no seeds are told", () => {
  for (const unit of ["seeds", "played_out"] as const) {
    const won = worth({ score: 20_300, lower: 1, upper: 48 });
    expect(signOf(won, unit, english)).toBe("=W");
    expect(wordsOf(won, unit, english)).toBe("proven win");
    expect(signOf(worth({ lower: -48, upper: -1 }), unit, english)).toBe("=L");
  }
});

test("values are told in words, with how sure they are", () => {
  const exact = worth({ score: 100, lower: 1, upper: 1 });
  expect(wordsOf(exact, "seeds", english)).toBe("proven: 1 seed ahead at the end");
  expect(wordsOf(exact, "men", english)).toBe("proven win");
  expect(wordsOf(worth({ lower: -1, plies: -1 }), "men", english)).toBe("proven loss in 1 play");
  const estimate = worth({ certainty: "estimate", score: 130 });
  expect(wordsOf(estimate, "pieces", portuguese)).toBe("estimativa: +1,3 peças");
  expect(wordsOf(worth({ certainty: "estimate", score: 3 }), "men", english)).toBe(
    "estimate: even",
  );
});

test("what is counted depends on the game", () =>
  expect(["ntxuva-advanced", "aqil", "morris-classic", "awari"].map(unitOf)).toEqual([
    "pieces",
    "seeds",
    "men",
    "played_out",
  ]));

test("a house shows the best of the moves that begin there", () => {
  const line = (move: string, score: number) => ({
    ...worth({ certainty: "estimate", score }),
    moves: [move],
  });
  const values = moveValues(
    [line("Gxk", 300), line("B", 300), line("G", 100), line("Gxl", 0)],
    "pieces",
    english,
  );
  const shown = (chosen: string[]) =>
    [...valuesAt(values, chosen)].map(([place, { text, best }]) => [place, text, best]);
  expect(shown([])).toEqual([
    ["G", "≈+3.0", true],
    ["B", "≈+3.0", true],
  ]);
  expect(shown(["G"])).toEqual([
    ["k", "≈+3.0", true],
    ["l", "≈0.0", false],
  ]);
});
