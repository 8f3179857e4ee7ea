import { describe, expect, test } from "vitest";
import { chooseByTables } from "../../src/app/perfect_play";
import type { Knowledge, TableValue } from "../../src/core/types";

const seeds = (lower: number, upper = lower): TableValue => ({
  kind: "seeds",
  lower,
  upper,
  text: "",
});
const win: TableValue = { kind: "win", text: "win" };
const draw: TableValue = { kind: "draw", text: "draw" };
const unknown: TableValue = { kind: "unknown", text: "unknown" };

/** Moves A, B, ... with these values, best first. */
const knowing = (...values: TableValue[]): Knowledge => ({
  value: values[0] ?? unknown,
  moves: values.map((value, index) => ({ ...value, move: "ABCDEF"[index] ?? "" })),
});

describe("what tables say of the move that was found", () => {
  test.each([
    ["one as good as the best is kept", "B", knowing(seeds(3), seeds(3)), "B", true],
    ["a worse one gives way", "B", knowing(seeds(3), seeds(2)), "A", true],
    ["a draw gives way to a win", "B", knowing(win, draw), "A", true],
    ["between bounds the search knows better", "B", knowing(seeds(1), seeds(0, 4)), "B", true],
    ["of what is unknown nothing is said", "B", knowing(seeds(1), unknown), "B", false],
    ["nothing is known", "A", knowing(unknown, unknown), "A", false],
    ["a move that is none, such as keep", "keep", knowing(seeds(1)), "keep", false],
    ["no moves at all", "A", knowing(), "A", false],
  ] as const)("%s", (_, found, knowledge, move, isProven) => {
    const chosen = chooseByTables(found, knowledge);
    expect(chosen.move).toBe(move);
    expect(chosen.proven !== null).toBe(isProven);
  });
});
