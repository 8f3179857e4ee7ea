// What tables have proven of a position, in the form in which the analysis shows values.
import { type Knowledge, type MatchView, type TableValue, seatOf } from "../core/types";
import type { AnalysedLine } from "../core/types";
import type { Worth } from "./value";

const certain = { win: 1000, draw: 500, loss: 0 } as const;
const results = { win: 1, draw: 0, loss: -1 } as const;
const decided = 20_000;
const hundredths = 100;

/** The seeds that the one who chooses has captured, less the other's. */
export function storeGap({ board, chooser }: MatchView): number {
  if (board.shape !== "two-rows" || !chooser) return 0;
  const [first, second] = board.stores;
  return seatOf(chooser) === "first" ? first - second : second - first;
}

function seeds(lower: number, upper: number): Worth {
  const sign = Math.sign(lower) + Math.sign(upper);
  return {
    score: ((lower + upper) / 2) * hundredths,
    certainty: lower === upper ? "exact" : "interval",
    lower,
    upper,
    expectedThousandths: 500 + 250 * sign,
  };
}

/** Tables know of seeds still to come; the end counts those captured before too. Null: not known. */
export function worthOf(value: TableValue, gap: number): Worth | null {
  if (value.kind === "unknown") return null;
  if (value.kind === "seeds") return seeds(value.lower + gap, value.upper + gap);
  const result = results[value.kind];
  const plies = "plies" in value && value.plies !== undefined ? value.plies * result : undefined;
  return {
    score: result * decided,
    certainty: "exact",
    lower: result,
    upper: result,
    ...(plies === undefined ? {} : { plies }),
    expectedThousandths: certain[value.kind],
  };
}

export type ValuedLine = Worth & Pick<AnalysedLine, "moves">;

/** Whether tables have proven what the position is worth. */
export function isSolved(knowledge: Knowledge | null): knowledge is Knowledge {
  return knowledge !== null && knowledge.value.kind !== "unknown";
}

/**
 * The moves with their values, best first: what is proven, and for the others what the search thinks.
 */
export function valuedMoves(
  knowledge: Knowledge | null,
  lines: readonly AnalysedLine[],
  gap: number,
): ValuedLine[] {
  const found = new Map(lines.map((line) => [line.moves[0], line]));
  const proven = (knowledge?.moves ?? []).flatMap(({ move, ...value }) => {
    const worth = worthOf(value as TableValue, gap);
    // The search may have counted plies where a table knows only who wins.
    const line = found.get(move);
    if (!worth) return [];
    const better = line?.certainty === "exact" && worth.certainty !== "exact" ? line : worth;
    return [{ ...better, moves: line?.moves ?? [move] }];
  });
  if (proven.length === 0) return [...lines];
  const known = new Set(proven.map(({ moves }) => moves[0]));
  const others = lines.filter(({ moves }) => !known.has(moves[0]));
  if (others.length === 0) return proven;
  return [...proven, ...others].sort((one, other) => other.score - one.score);
}
