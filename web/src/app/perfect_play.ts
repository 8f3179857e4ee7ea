// The level that looks at tables of solved endings, and what is said when they have decided.
import type { Core, MatchHandle } from "../core/client";
import type { Knowledge, MatchView, TableValue } from "../core/types";
import type { Application } from "./application";
import { perfectLevel } from "./state/stored_game";

export interface ChosenMove {
  readonly move: string;
  /** What tables have proven of it; null where they do not reach. */
  readonly proven: TableValue | null;
}

const results = { win: 1, draw: 0, loss: -1 } as const;

// Null unless tables know it for sure.
function sureWorth(value: TableValue): number | null {
  if (value.kind === "unknown") return null;
  if (value.kind !== "seeds") return results[value.kind];
  return value.lower === value.upper ? value.lower : null;
}

/** The search asks whole tables alone; those read in parts may know better than what it found. */
export function chooseByTables(found: string, { moves }: Knowledge): ChosenMove {
  const own = moves.find(({ move }) => move === found);
  const [best] = moves;
  if (!own || !best || own.kind === "unknown") return { move: found, proven: null };
  const [worth, most] = [sureWorth(own), sureWorth(best)];
  if (worth !== null && most !== null && most > worth) return { move: best.move, proven: best };
  return { move: found, proven: own };
}

/** A computer's move at its level; `signal` stops it at once. */
export async function chooseAt(
  level: number,
  core: Core,
  match: MatchHandle,
  signal: AbortSignal,
): Promise<ChosenMove> {
  const { tables } = core;
  // Without its tables the level plays on as well as it can, and says nothing of them.
  if (level === perfectLevel) await tables?.prepare(match.ruleset).catch(() => undefined);
  const { move } = await match.choose(level, { signal });
  if (level !== perfectLevel || !tables) return { move, proven: null };
  const known = await tables.probe(match).catch(() => null);
  return known ? chooseByTables(move, known) : { move, proven: null };
}

/** In the words of the analysis, which come when they are first wanted. */
export async function tellProven(
  app: Application,
  ruleset: string,
  value: TableValue,
  view: MatchView,
): Promise<string> {
  const [{ exactSentence }, { wordsIn }] = await Promise.all([
    import("../analysis/parts/exact"),
    import("../analysis/messages/words"),
  ]);
  const words = wordsIn(app.state.settings.language);
  const say = exactSentence({ app, words, knowledge: { value, moves: [] }, view, ruleset });
  return app.tell("game.proven", { say });
}
