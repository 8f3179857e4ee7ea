import { startPosition } from "../app/start_position";
import type { Core, MatchHandle } from "../core/client";
import type { MatchView } from "../core/types";

/** What the core tells of a position: `book` in src/wasm/desk.hpp, docs/review.md. */
export interface OpeningMove {
  readonly move: string;
  /** An estimate, in hundredths, as AnalysedLine has it. */
  readonly score: number;
  readonly expectedThousandths: number;
  /** The position after it is in the table too. */
  readonly goesOn?: boolean;
}

export interface OpeningSetup {
  readonly setup: string;
  readonly shareThousandths: number;
}

export interface Opening {
  readonly moves: readonly OpeningMove[];
  readonly setups: readonly OpeningSetup[];
}

export interface Visited {
  readonly view: MatchView;
  readonly opening: Opening;
}

/** Asks something of the match after these moves from the usual start. */
export async function askAfter<Answer>(
  core: Core,
  ruleset: string,
  line: readonly string[],
  question: (match: MatchHandle) => Promise<Answer>,
): Promise<Answer> {
  const match = await core.newMatch(ruleset);
  try {
    await match.playAll(line);
    return await question(match);
  } finally {
    await match.close();
  }
}

/** The position there, and what the table has of it. */
export function visit(core: Core, ruleset: string, line: readonly string[]): Promise<Visited> {
  return askAfter(core, ruleset, line, async (match) => {
    const view = await match.view();
    // A match of Lib al-Aqil has no position before it is laid; any will do to ask for its set-ups.
    const position = view.position ?? (await startPosition(core, ruleset));
    const told = JSON.parse(await core.ask("book", ruleset, position)) as Partial<Opening>;
    const setups = [...(told.setups ?? [])].sort(
      (one, other) => other.shareThousandths - one.shareThousandths,
    );
    return { view, opening: { moves: told.moves ?? [], setups } };
  });
}
