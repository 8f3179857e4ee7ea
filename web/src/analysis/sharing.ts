// What is shared of an analysis: the whole tree as a record, and what is on the board.
import type { Application } from "../app/application";
import type { BoardView, Seat } from "../core/types";
import type { ShareSubject } from "../share/subject";
import { movesTo } from "../study/tree";
import { gameOf } from "./keeping";
import type { AnalysisState } from "./session";

/** With all variations, comments and marks; that of the game it belongs to, if there is one. */
export async function recordOf(
  app: Application,
  { subject, root }: AnalysisState,
): Promise<string> {
  const stored = subject.game && app.shelf.game(subject.game.id);
  return app.recordOf(stored ?? (await gameOf(app, subject, root)));
}

export async function shareSubject(
  app: Application,
  state: AnalysisState,
  seat: Seat,
): Promise<ShareSubject> {
  const { subject, root, path, view, last } = state;
  const { ruleset, start } = subject;
  const moves = movesTo(root, path);
  return {
    kind: "analysis",
    ruleset,
    position: view.position ?? last?.position ?? null,
    board: view.board,
    seat,
    result: view.verdict.result ?? null,
    move: last && { replay: last, before: await boardBefore(app, subject.ruleset, start, moves) },
    line: { start, moves },
    record: () => recordOf(app, state),
  };
}

async function boardBefore(
  app: Application,
  ruleset: string,
  start: string,
  moves: readonly string[],
): Promise<BoardView> {
  const match = await app.core.matchAt(ruleset, start);
  try {
    await match.playAll(moves.slice(0, -1));
    return (await match.view()).board;
  } finally {
    await match.close();
  }
}
