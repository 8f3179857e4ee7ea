// What was done in a match, from the rounds that the core tells of it.

import type { PlayedRound } from "../../core/types";

export type { PlayedRound };

export function actionsOf(rounds: readonly PlayedRound[]): string[] {
  return rounds.flatMap(({ setup, lot, moves }) => {
    if (setup === undefined || lot === undefined) return moves;
    const [south = "", north = ""] = setup.split(" ");
    const [first = "", choice = ""] = lot.split(" ");
    return [`setup south ${south}`, `setup north ${north}`, `lot ${first}`, choice, ...moves];
  });
}

// Where the match began, null if as usual. A whole Aqil match begins with its set-ups.
export function startOf(rounds: readonly PlayedRound[], usual: string | undefined): string | null {
  const [first] = rounds;
  return first === undefined || first.setup !== undefined || first.start === usual
    ? null
    : first.start;
}
