// The outcomes of one's own games, kept apart from the games: a game that is deleted was still played.
import { type Seat, seatOf } from "./seat";
import { type StoredGame, isOver, isPreparation, wayToPlay } from "./stored_game";
import type { Side } from "../../core/types";

export const outcomes = ["won", "drawn", "lost", "played"] as const;

export interface PlayedGame {
  readonly id: string;
  readonly ruleset: string;
  /** The side and the computer's level; none where two people played, whose outcome is just "played". */
  readonly seat: Seat | null;
  readonly level: number | null;
  readonly outcome: (typeof outcomes)[number];
  readonly moves: number;
  readonly ended: number;
  /** In percent, once the game has been reviewed. */
  readonly accuracy: number | null;
}

const MOST_GAMES = 10_000;

/** Null while it goes on, and of a game that one only watched. */
export function resultOf(game: StoredGame): PlayedGame | null {
  const way = wayToPlay(game);
  if (!isOver(game) || way === "watch") return null;
  const seat: Seat = game.players.first.kind === "person" ? "first" : "second";
  const other = game.players[seat === "first" ? "second" : "first"];
  const moves = game.actions.filter((action) => !isPreparation(action)).length;
  const told = { id: game.id, ruleset: game.ruleset, moves, ended: game.updated };
  if (other.kind !== "computer")
    return { ...told, seat: null, level: null, outcome: "played", accuracy: null };
  const drawn = game.outcome === "draw";
  const won = !drawn && seatOf(game.outcome as Side) === seat;
  const outcome = drawn ? "drawn" : won ? "won" : "lost";
  const accuracy = game.accuracy?.[seat] ?? null;
  return { ...told, seat, level: other.level, outcome, accuracy };
}

/** What is stored or comes from a file may be damaged: anything that is no result is left out. */
export function readResults(value: unknown): PlayedGame[] {
  if (!Array.isArray(value)) return [];
  return value.slice(0, MOST_GAMES).flatMap((each) => readResult(each) ?? []);
}

function readResult(value: unknown): PlayedGame | null {
  if (typeof value !== "object" || value === null) return null;
  const { id, ruleset, seat, level, outcome, moves, ended, accuracy } = value as Record<
    string,
    unknown
  >;
  const known = outcomes.find((each) => each === outcome);
  if (typeof id !== "string" || typeof ruleset !== "string" || known === undefined) return null;
  if (!isCount(moves) || !isCount(ended)) return null;
  const own = (seat === "first" || seat === "second") && isCount(level);
  if (own === (known === "played")) return null;
  const percent = typeof accuracy === "number" && accuracy >= 0 && accuracy <= 100;
  return {
    id,
    ruleset,
    seat: own ? seat : null,
    level: own ? level : null,
    outcome: known,
    moves,
    ended,
    accuracy: percent ? accuracy : null,
  };
}

function isCount(value: unknown): value is number {
  return typeof value === "number" && Number.isInteger(value) && value >= 0;
}

/** One more, or another outcome of the same game; the earliest is dropped when there are too many. */
export function withResult(results: readonly PlayedGame[], result: PlayedGame): PlayedGame[] {
  const before = results.find(({ id }) => id === result.id);
  const accuracy = result.accuracy ?? before?.accuracy ?? null;
  return [...results.filter(({ id }) => id !== result.id), { ...result, accuracy }]
    .sort((one, other) => one.ended - other.ended)
    .slice(-MOST_GAMES);
}
