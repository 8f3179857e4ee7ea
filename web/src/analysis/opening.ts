// From an address or a stored game to what is analysed: where it begins, and what is known of it.
import type { Application } from "../app/application";
import { openMatch } from "../app/match_opening";
import { startPosition } from "../app/start_position";
import type { Route } from "../app/state/route";
import type { PlayedRound } from "../app/state/rounds";
import { isPreparation, type StoredGame } from "../app/state/stored_game";
import { type Branch, type Path, lineTree, playedLine, withMainLine } from "../study/tree";

export interface Subject {
  readonly ruleset: string;
  readonly start: string; // A position.
  readonly root: Branch;
  readonly path: Path;
  /** The game it belongs to, and which of its rounds it is. */
  readonly game: { readonly id: string; readonly round: number; readonly rounds: number } | null;
}

/** After that line, in the tree that was there before if there was one. */
export async function subjectAt(
  app: Application,
  { ruleset, position, line }: Extract<Route, { screen: "analysis" }>,
  before: Branch | null,
): Promise<Subject> {
  const start = position === "start" ? await startPosition(app.core, ruleset) : position;
  const { root, path } = playedLine({ root: before ?? lineTree([]), path: [] }, line);
  return { ruleset, start, root, path, game: null };
}

/** The round that these actions lead to, and how many moves they make in it. */
export function roundAfter(actions: readonly string[]): { round: number; made: number } {
  const isChoice = (action: string) => action === "keep" || action === "swap";
  const choices = actions.filter(isChoice).length;
  const sown = actions.slice(actions.findLastIndex(isChoice) + 1);
  return {
    round: Math.max(0, choices - 1),
    made: sown.filter((action) => !isPreparation(action)).length,
  };
}

export async function roundsOf(app: Application, stored: StoredGame): Promise<PlayedRound[]> {
  const match = await openMatch(app.core, stored);
  try {
    return await match.rounds();
  } finally {
    await match.close();
  }
}

/** The game after so many of its actions. */
export async function subjectOfGame(
  app: Application,
  stored: StoredGame,
  at: number,
): Promise<Subject> {
  const rounds = await roundsOf(app, stored);
  const { round, made } = roundAfter(stored.actions.slice(0, at));
  const played = rounds[round];
  if (!played) throw new Error(app.tell("game.none_yet"));
  const root = withMainLine(stored.notes?.[round] ?? lineTree([]), played.moves);
  return {
    ruleset: stored.ruleset,
    start: played.start,
    root,
    path: Array.from({ length: made }, () => 0),
    game: { id: stored.id, round, rounds: rounds.length },
  };
}
