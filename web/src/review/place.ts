// Where a decision stands in its game.
import type { PlayedRound } from "../app/state/rounds";
import type { Judgement } from "./types";

const laidAndChosen = 3; // Two set-ups, and whether to keep or swap.

/** How many decisions a game has. */
export function decisionsOf(rounds: readonly PlayedRound[]): number {
  return rounds.reduce(
    (sum, { setup, moves }) => sum + moves.length + (setup === undefined ? 0 : laidAndChosen),
    0,
  );
}

/** How many moves were made before it, in all rounds. */
export function movesBefore(
  rounds: readonly PlayedRound[],
  { round, ply }: Pick<Judgement, "round" | "ply">,
): number {
  return rounds.slice(0, round).reduce((sum, { moves }) => sum + moves.length, ply);
}
