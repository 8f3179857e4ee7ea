// An analysis kept with its game, made a game of its own, and written as a record.
import { type Application, randomId } from "../app/application";
import { startPosition } from "../app/start_position";
import { familyOf } from "../app/state/families";
import type { StoredGame } from "../app/state/stored_game";
import { type Branch, hasNotes, mainLine } from "../study/tree";
import type { Subject } from "./opening";

function notesWith(game: StoredGame, round: number, root: Branch): (Branch | null)[] {
  const notes = [...(game.notes ?? [])];
  while (notes.length <= round) notes.push(null);
  notes[round] = hasNotes(root) ? root : null;
  return notes;
}

/** Writes the tree beside the game it belongs to; false if the game is gone. */
export function keepNotes(app: Application, { game }: Subject, root: Branch): boolean {
  const stored = game && app.shelf.game(game.id);
  if (!stored) return false;
  app.keep({ ...stored, notes: notesWith(stored, game.round, root) });
  return true;
}

/** The analysis as a game of two people, with everything that was written. */
export async function gameOf(
  app: Application,
  { ruleset, start }: Subject,
  root: Branch,
): Promise<StoredGame> {
  const usual = familyOf(ruleset) === "aqil" ? null : await startPosition(app.core, ruleset);
  const now = Date.now();
  const person = { kind: "person" } as const;
  return {
    id: randomId(),
    ruleset,
    start: start === usual ? null : start,
    actions: mainLine(root),
    players: { first: person, second: person },
    ending: null,
    clock: null,
    timeLeft: null,
    created: now,
    updated: now,
    ...(await outcomeOf(app, ruleset, start, mainLine(root))),
    notes: [root],
  };
}

async function outcomeOf(
  app: Application,
  ruleset: string,
  start: string,
  moves: readonly string[],
): Promise<Pick<StoredGame, "outcome" | "result">> {
  const match = await app.core.matchAt(ruleset, start);
  try {
    await match.playAll(moves);
    const { verdict } = await match.view();
    return { outcome: verdict.outcome, result: verdict.result ?? "*" };
  } finally {
    await match.close();
  }
}
