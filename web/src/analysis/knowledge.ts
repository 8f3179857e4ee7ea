// What tables have proven of a position, in the form in which the analysis shows values.
import { type Knowledge, type MatchView, type TableValue, seatOf } from "../core/types";
import type { AnalysedLine } from "../core/types";
import { type Unit, type Worth, unitOf } from "./value";

const certain = { win: 1000, draw: 500, loss: 0 } as const;
const results = { win: 1, draw: 0, loss: -1 } as const;
const decided = 20_000;
const hundredths = 100;

/** What the values of a position are counted in. */
export interface Tally {
  readonly unit: Unit;
  /** The seeds that the one who chooses has captured, less the other's. */
  readonly gap: number;
}

export function tallyOf(ruleset: string, { board, chooser }: MatchView): Tally {
  const [first, second] = board.stores;
  const counted = board.shape === "two-rows" && chooser;
  const gap = counted ? (seatOf(chooser) === "first" ? first - second : second - first) : 0;
  return { unit: unitOf(ruleset), gap };
}

function seeds(lower: number, upper: number, unit: Unit): Worth {
  const sign = Math.sign(lower) + Math.sign(upper);
  // Where any win is as good a proven one stands above all that is only thought, as in the search.
  const proven = unit === "played_out" ? Math.trunc(sign / 2) * decided : 0;
  return {
    score: proven + ((lower + upper) / 2) * hundredths,
    certainty: lower === upper ? "exact" : "interval",
    lower,
    upper,
    expectedThousandths: 500 + 250 * sign,
  };
}

/** Tables know of seeds still to come; the end counts those captured before too. Null: not known. */
export function worthOf(value: TableValue, { gap, unit }: Tally): Worth | null {
  if (value.kind === "unknown") return null;
  if (value.kind === "seeds") return seeds(value.lower + gap, value.upper + gap, unit);
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

/** What tables prove, unless the search has proven more: what they leave open, or in how many plays. */
export function surer(proven: Worth, found: Worth | undefined): Worth {
  if (found?.certainty !== "exact") return proven;
  if (proven.certainty !== "exact") return found;
  const onlySaysWho = proven.plies === undefined && Math.abs(proven.score) === decided;
  return onlySaysWho && found.plies !== undefined ? found : proven;
}

export type ValuedLine = Worth & Pick<AnalysedLine, "moves">;

/** Whether tables have proven what the position is worth. */
export function isSolved(knowledge: Knowledge | null): knowledge is Knowledge {
  return knowledge !== null && knowledge.value.kind !== "unknown";
}

/** Whether tables know of some moves who wins and not how soon, so that nothing tells these apart. */
export function lacksDistance({ moves }: Knowledge): boolean {
  return moves.some((value) => {
    const decisive = value.kind === "win" || value.kind === "loss";
    return decisive && value.plies === undefined;
  });
}

/**
 * The moves with their values, best first: what is proven, and for the others what the search thinks.
 */
export function valuedMoves(
  knowledge: Knowledge | null,
  lines: readonly AnalysedLine[],
  tally: Tally,
): ValuedLine[] {
  const found = new Map(lines.map((line) => [line.moves[0], line]));
  const proven = (knowledge?.moves ?? []).flatMap(({ move, ...value }) => {
    const worth = worthOf(value as TableValue, tally);
    return worth ? [{ move, worth }] : [];
  });
  const known = new Set(proven.map(({ move }) => move));
  const others = lines.filter(({ moves }) => !known.has(moves[0] ?? ""));
  const valued = proven.map(({ move, worth }): ValuedLine => {
    const line = found.get(move);
    return { ...surer(worth, line), moves: line?.moves ?? [move] };
  });
  // The order is the tables' own, or the search's, unless both have a say.
  const mixed = valued.some(({ score }, index) => score !== proven[index]?.worth.score);
  if (valued.length === 0 || (others.length === 0 && !mixed)) return [...valued, ...others];
  return [...valued, ...others].sort((one, other) => other.score - one.score);
}
