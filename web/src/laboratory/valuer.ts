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

export function isProven({ south, north }: PairValue): boolean {
  return south?.certainty === "exact" && north?.certainty === "exact";
}

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
  /** As many positions looked at as it is worth. */
  readonly settled: boolean;
}

/** A side that looks for a row to lay against the row of the other. */
export interface Search {
  readonly core: Core;
  readonly ruleset: string;
  readonly side: First;
  readonly against: readonly number[];
  readonly signal: AbortSignal;
}

const quickPositions = 15_000;
const mostPositions = 3_000_000;

async function valueOf(
  { core, ruleset, signal }: Search,
  position: string,
  enough: number,
): Promise<AnalysedLine> {
  const match = await core.matchAt(ruleset, position);
  try {
    let found: AnalysedLine | undefined;
    for await (const { lines, positions } of match.analyse(1, { signal })) {
      found = lines[0] ?? found;
      if (found && positions >= enough) break;
    }
    return found as AnalysedLine;
  } finally {
    await match.close();
  }
}

async function replyWith(search: Search, row: readonly number[], enough: number): Promise<Reply> {
  const { side, against } = search;
  const pair = side === "north" ? { south: against, north: row } : { south: row, north: against };
  const south = await valueOf(search, positionOf(pair, "south"), enough);
  const north = await valueOf(search, positionOf(pair, "north"), enough);
  const hope = hopeOfNorth(south, north);
  const exact = south.certainty === "exact" && north.certainty === "exact";
  const settled = exact || enough === mostPositions;
  return { row, hope: side === "north" ? hope : -hope, exact, settled };
}

/** The best rows first, as they are looked at: all quickly, then the best so many until they are solved. */
export async function* repliesOf(
  search: Search,
  rows: readonly (readonly number[])[],
  best: number,
): AsyncGenerator<readonly Reply[]> {
  let found: Reply[] = [];
  const take = (reply: Reply, instead?: Reply) =>
    (found = [...found.filter((each) => each !== instead), reply].sort(
      (one, other) => other.hope - one.hope,
    ));
  for (const row of rows) yield take(await replyWith(search, row, quickPositions));
  for (;;) {
    const open = found.slice(0, best).find(({ settled }) => !settled);
    if (!open) return;
    yield take(await replyWith(search, open.row, mostPositions), open);
  }
}
