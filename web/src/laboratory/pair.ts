// Two set-ups of Lib al-Aqil against each other: plain data, and what follows from the two values.
import type { AnalysedLine } from "../core/types";
import { type Worth } from "../analysis/value";

export interface Pair {
  readonly south: readonly number[];
  readonly north: readonly number[];
}

/** The round in which that side sows first, both having kept their rows. */
export function positionOf({ south, north }: Pair, first: "south" | "north"): string {
  return [...south, ...north, 0, 0, first === "south" ? "S" : "N"].join("-");
}

export const seedsEach = 36;
const holes = 6;

/** The rules of the set-up: every hole has one at least, and not all are equal. */
export function isLaid(row: readonly number[]): boolean {
  const sum = row.reduce((total, each) => total + each, 0);
  return (
    row.length === holes &&
    sum === seedsEach &&
    row.every((each) => each >= 1) &&
    row.some((each) => each !== row[0])
  );
}

export function rowOf(text: string | undefined): number[] | null {
  const row = (text ?? "").split("-").map(Number);
  return row.length === holes && row.every((each) => Number.isInteger(each) && each >= 0)
    ? row
    : null;
}

/** The same for the other: turning the board gives the other the first sowing with the same rows. */
export function turned({ score, certainty, lower, upper, expectedThousandths }: Worth): Worth {
  return {
    score: 0 - score,
    certainty,
    ...(upper === undefined ? {} : { lower: 0 - upper }),
    ...(lower === undefined ? {} : { upper: 0 - lower }),
    expectedThousandths: 1000 - expectedThousandths,
  };
}

export function keeps({ score }: Pick<AnalysedLine, "score">): boolean {
  return score >= 0;
}

/** What North may hope for, in hundredths of a seed: the lot favours both alike, the first chooses. */
export function hopeOfNorth(southFirst: Worth, northFirst: Worth): number {
  return (Math.abs(northFirst.score) - Math.abs(southFirst.score)) / 2;
}

/** All rows that come of moving one seed. */
export function neighboursOf(row: readonly number[]): number[][] {
  const found: number[][] = [];
  for (let from = 0; from < row.length; from += 1)
    for (let to = 0; to < row.length; to += 1) {
      const next = row.map((each, hole) => each + (hole === to ? 1 : 0) - (hole === from ? 1 : 0));
      if (from !== to && isLaid(next)) found.push(next);
    }
  return found;
}
