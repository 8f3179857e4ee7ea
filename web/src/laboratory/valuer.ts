// The values of a pair of set-ups, better known with every moment, until both rounds are solved.
import type { Core } from "../core/client";
import type { AnalysedLine } from "../core/types";
import { type Pair, hopeOfNorth, positionOf } from "./pair";

export type First = "south" | "north";

export interface PairValue {
  readonly south: AnalysedLine | null; // If South sows first, seen by him.
  readonly north: AnalysedLine | null;
  readonly milliseconds: number;
  readonly done: boolean;
}

export const noValue: PairValue = { south: null, north: null, milliseconds: 0, done: false };

/** Both rounds in turn, a slice each; so long at most. */
const longest = 30_000;

export async function valuePair(
  core: Core,
  ruleset: string,
  pair: Pair,
  signal: AbortSignal,
  show: (value: PairValue) => void,
): Promise<void> {
  const begun = performance.now();
  const found: Record<First, AnalysedLine | null> = { south: null, north: null };
  const open: First[] = ["south", "north"];
  const searches = await Promise.all(
    open.map(async (first) => {
      const match = await core.matchAt(ruleset, positionOf(pair, first));
      return { first, match, lines: match.analyse(1, { signal }), done: false };
    }),
  );
  try {
    while (searches.some(({ done }) => !done) && performance.now() - begun < longest)
      for (const search of searches) {
        if (search.done) continue;
        const { value, done } = await search.lines.next();
        search.done = done === true || value?.done === true;
        found[search.first] = value?.lines[0] ?? found[search.first];
        const milliseconds = performance.now() - begun;
        show({ ...found, milliseconds, done: searches.every((each) => each.done) });
      }
  } catch (problem) {
    if (!signal.aborted) throw problem;
  } finally {
    await Promise.all(searches.map(({ match }) => match.close()));
  }
}

export interface Reply {
  readonly row: readonly number[];
  /** Hundredths of a seed that the one who lays it may hope for. */
  readonly hope: number;
  readonly exact: boolean;
}

const positionsEach = 15_000;

async function quickValue(core: Core, ruleset: string, position: string): Promise<AnalysedLine> {
  const match = await core.matchAt(ruleset, position);
  try {
    const answer = await core.ask("analyse", match.number, 1, positionsEach);
    const { lines } = JSON.parse(answer) as { lines: AnalysedLine[] };
    return lines[0] as AnalysedLine;
  } finally {
    await match.close();
  }
}

/** What these rows are worth against the row of the other, as they are looked at. */
export async function* repliesOf(
  core: Core,
  ruleset: string,
  side: First,
  against: readonly number[],
  rows: readonly (readonly number[])[],
  signal: AbortSignal,
): AsyncGenerator<Reply> {
  for (const row of rows) {
    if (signal.aborted) return;
    const pair = side === "north" ? { south: against, north: row } : { south: row, north: against };
    const south = await quickValue(core, ruleset, positionOf(pair, "south"));
    const north = await quickValue(core, ruleset, positionOf(pair, "north"));
    const hope = hopeOfNorth(south, north);
    yield {
      row,
      hope: side === "north" ? hope : -hope,
      exact: south.certainty === "exact" && north.certainty === "exact",
    };
  }
}
