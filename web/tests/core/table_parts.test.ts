import { expect, test } from "vitest";
import { together } from "../../src/core/table_parts";

const part = (slice: string, offset: number, length: number) => ({ slice, offset, length });

test.each([
  ["nothing", [], []],
  ["one", [part("9", 5, 10)], [part("9", 5, 10)]],
  ["those that touch", [part("9", 10, 5), part("9", 0, 10)], [part("9", 0, 15)]],
  ["one inside another", [part("9", 0, 100), part("9", 10, 5)], [part("9", 0, 100)]],
  [
    "near ones",
    [part("9", 0, 10), part("9", 30_000, 10), part("9", 60_000, 10)],
    [part("9", 0, 60_010)],
  ],
  [
    "far ones stay apart",
    [part("9", 500_000, 10), part("9", 0, 10)],
    [part("9", 0, 10), part("9", 500_000, 10)],
  ],
  [
    "tables stay apart",
    [part("9", 0, 10), part("10", 20, 10), part("9", 40, 10)],
    [part("9", 0, 50), part("10", 20, 10)],
  ],
])("%s", (_, needs, fetched) => {
  expect(together(needs)).toEqual(fetched);
});
