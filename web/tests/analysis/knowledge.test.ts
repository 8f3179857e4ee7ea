import { describe, expect, test } from "vitest";
import { surer, tallyOf, valuedMoves, worthOf, type Tally } from "../../src/analysis/knowledge";
import type { AnalysedLine, Knowledge, MatchView, TableValue } from "../../src/core/types";

const playedOut: Tally = { unit: "played_out", gap: -1 };

const seeds = (lower: number, upper = lower): TableValue => ({
  kind: "seeds",
  lower,
  upper,
  text: "",
});
const win: TableValue = { kind: "win", text: "win" };
const unknown: TableValue = { kind: "unknown", text: "unknown" };

const knowing = (values: Readonly<Record<string, TableValue>>): Knowledge => ({
  value: Object.values(values)[0] ?? unknown,
  moves: Object.entries(values).map(([move, value]) => ({ ...value, move })),
});

const line = (move: string, values: Partial<AnalysedLine>): AnalysedLine => ({
  moves: [move, "f"],
  score: 0,
  certainty: "estimate",
  expectedThousandths: 500,
  depth: 5,
  ...values,
});

test("seeds captured before count for the one who chooses", () => {
  const view = {
    chooser: "north",
    board: { shape: "two-rows", turn: "north", stores: [20, 21], places: [] },
  } as unknown as MatchView;
  expect(tallyOf("oware", view)).toEqual({ unit: "played_out", gap: 1 });
  expect(worthOf(seeds(-1), playedOut)).toMatchObject({ certainty: "exact", lower: -2, upper: -2 });
});

describe("between tables and the search", () => {
  const proven = (value: TableValue) => worthOf(value, playedOut) ?? expect.fail();

  test.each([
    ["a proven number of seeds stands", seeds(-1), { certainty: "exact", lower: -4, upper: -4 }],
    ["an estimate says nothing against a table", seeds(-1, 3), { certainty: "estimate" }],
  ] as const)("%s", (_, value, found) =>
    expect(surer(proven(value), line("A", found))).toEqual(proven(value)),
  );

  test.each([
    ["what a table leaves open", seeds(-1, 3), { lower: 1, upper: 48 }],
    ["in how many plays", win, { lower: 1, upper: 1, plies: 5 }],
  ] as const)("the search may have proven %s", (_, value, found) => {
    const searched = line("A", { certainty: "exact", ...found });
    expect(surer(proven(value), searched)).toBe(searched);
  });
});

describe("moves with their values", () => {
  test("are those of the tables, with the lines of the search", () => {
    const found = [line("B", { certainty: "exact", lower: -4, upper: -4 }), line("A", {})];
    const valued = valuedMoves(knowing({ A: seeds(-1), B: seeds(-3) }), found, playedOut);
    expect(valued.map(({ moves, lower }) => [...moves, lower])).toEqual([
      ["A", "f", -2],
      ["B", "f", -4],
    ]);
  });

  test("put a proven win before what only looks better", () => {
    const found = [line("A", { score: 900 })];
    const valued = valuedMoves(knowing({ B: seeds(3), A: unknown }), found, playedOut);
    expect(valued.map(({ moves: [move] }) => move)).toEqual(["B", "A"]);
    const counted = valuedMoves(knowing({ B: seeds(3), A: unknown }), found, {
      unit: "seeds",
      gap: -1,
    });
    expect(counted.map(({ moves: [move] }) => move)).toEqual(["A", "B"]);
  });

  test("keep the order of the tables where the search has nothing to add", () => {
    const valued = valuedMoves(knowing({ A: seeds(0, 1), B: seeds(-5, 9) }), [], playedOut);
    expect(valued.map(({ moves: [move] }) => move)).toEqual(["A", "B"]);
  });
});
