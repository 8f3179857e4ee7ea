// A game as it is kept in the browser: how it began and what was done. Everything else comes from the
// core by doing it again.
import type { ClockSetting } from "./clock";
import { type Branch } from "../../study/tree";
import { keptTree, readTree } from "../../study/record_tree";
import type { Tags } from "../../core/client";
import type { Seat } from "./seat";

export type Player =
  | { readonly kind: "person" }
  | { readonly kind: "computer"; readonly level: number };

// How the players ended a game that the rules had not ended.
export type Ending =
  | { readonly kind: "resign" | "time"; readonly seat: Seat }
  | { readonly kind: "draw" }
  | { readonly kind: "cycle" };

export interface StoredGame {
  readonly id: string;
  readonly ruleset: string;
  readonly start: string | null; // A position; null is the usual beginning.
  readonly actions: readonly string[]; // What the core's play() was told, one after the other.
  readonly players: Readonly<Record<Seat, Player>>;
  readonly ending: Ending | null;
  readonly clock: ClockSetting | null;
  readonly timeLeft: Readonly<Record<Seat, number>> | null;
  readonly created: number;
  readonly updated: number;
  readonly outcome: string; // "ongoing", "draw" or a side.
  readonly result: string; // "26-22", "1-0", "*".
  /** Variations, comments and marks, a tree for each round that has any. */
  readonly notes?: readonly (Branch | null)[];
  /** Milliseconds that each action took, where a clock measured them. */
  readonly spent?: readonly (number | null)[];
  /** Of a game that came as a record: who played, where, when. */
  readonly tags?: Tags;
  /** In percent, once the game was reviewed. */
  readonly accuracy?: Readonly<Record<Seat, number>>;
}

export interface GamePlan {
  readonly ruleset: string;
  readonly start: string | null;
  readonly players: Readonly<Record<Seat, Player>>;
  readonly clock: ClockSetting | null;
}

export const levels = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;
/** As the core numbers it: no mistakes, and tables wherever they reach. */
export const perfectLevel = 10;

export function newGame(plan: GamePlan, id: string, now: number): StoredGame {
  const time = plan.clock === null ? null : plan.clock.minutes * 60_000;
  return {
    ...plan,
    id,
    actions: [],
    ending: null,
    timeLeft: time === null ? null : { first: time, second: time },
    created: now,
    updated: now,
    outcome: "ongoing",
    result: "*",
  };
}

/** What was laid, drawn and chosen before the sowing is no move. */
export function isPreparation(action: string): boolean {
  return /^(setup |lot |keep$|swap$)/.test(action);
}

export function hasMoves({ actions }: Pick<StoredGame, "actions">): boolean {
  return actions.some((action) => !isPreparation(action));
}

export function isOver(game: StoredGame): boolean {
  return game.outcome !== "ongoing";
}

export type WayToPlay = "computer" | "two" | "watch";

export function wayToPlay(game: Pick<StoredGame, "players">): WayToPlay {
  const computers = [game.players.first, game.players.second].filter(
    (player) => player.kind === "computer",
  );
  return computers.length === 0 ? "two" : computers.length === 1 ? "computer" : "watch";
}

// Where the person sits who looks at the board from below; both or none: the first.
export function homeSeat(game: Pick<StoredGame, "players">): Seat {
  return game.players.first.kind === "computer" && game.players.second.kind === "person"
    ? "second"
    : "first";
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function readPlayer(value: unknown): Player | null {
  if (!isObject(value)) return null;
  if (value["kind"] === "person") return { kind: "person" };
  const level = value["level"];
  const known = [...levels, perfectLevel].find((each) => each === level);
  return value["kind"] === "computer" && known !== undefined
    ? { kind: "computer", level: known }
    : null;
}

function readSeats<Value>(
  value: unknown,
  read: (value: unknown) => Value | null,
): Record<Seat, Value> | null {
  if (!isObject(value)) return null;
  const first = read(value["first"]);
  const second = read(value["second"]);
  return first === null || second === null ? null : { first, second };
}

function readNumber(value: unknown): number | null {
  return typeof value === "number" && Number.isFinite(value) ? value : null;
}

const lastMoment = 8.64e15; // Milliseconds; later than this is no date.

function readMoment(value: unknown): number | null {
  const moment = readNumber(value);
  return moment === null || moment < 0 || moment > lastMoment ? null : moment;
}

function readTime(value: unknown): number | null {
  const time = readNumber(value);
  return time === null || time < 0 ? null : time;
}

function readEnding(value: unknown): Ending | null {
  if (!isObject(value)) return null;
  const { kind, seat } = value;
  if (kind === "draw" || kind === "cycle") return { kind };
  if ((kind === "resign" || kind === "time") && (seat === "first" || seat === "second"))
    return { kind, seat };
  return null;
}

function readClock(value: unknown): ClockSetting | null {
  if (!isObject(value)) return null;
  const minutes = readTime(value["minutes"]);
  const increment = readTime(value["increment"]);
  return minutes === null || increment === null ? null : { minutes, increment };
}

function readList<Value>(
  value: unknown,
  read: (value: unknown) => Value | null,
): (Value | null)[] | undefined {
  return Array.isArray(value) ? value.map(read) : undefined;
}

function readTags(value: unknown): Tags | undefined {
  if (!isObject(value)) return undefined;
  const texts = Object.entries(value).filter(([, text]) => typeof text === "string");
  return Object.fromEntries(texts) as Tags;
}

/** None if there are none; null if they cannot be read: they must not be lost when the game is kept again. */
function readNotes(value: unknown): readonly (Branch | null)[] | null | undefined {
  if (value === undefined) return undefined;
  if (!Array.isArray(value)) return null;
  const notes = value.map((each) => (each === null ? null : readTree(each)));
  return notes.every((tree, round) => tree !== null || value[round] === null) ? notes : null;
}

export function keptGame(game: StoredGame): object {
  const { notes } = game;
  return notes ? { ...game, notes: notes.map((tree) => tree && keptTree(tree)) } : game;
}

// Null for a text that is no game of ours.
export function readGame(text: string): StoredGame | null {
  try {
    return gameIn(JSON.parse(text));
  } catch {
    return null;
  }
}

export function gameIn(value: unknown): StoredGame | null {
  if (!isObject(value)) return null;
  const { id, ruleset, start, actions, outcome, result } = value;
  const players = readSeats(value["players"], readPlayer);
  const created = readMoment(value["created"]);
  const updated = readMoment(value["updated"]);
  const notes = readNotes(value["notes"]);
  if (typeof id !== "string" || typeof ruleset !== "string" || players === null) return null;
  if (
    created === null ||
    updated === null ||
    typeof outcome !== "string" ||
    typeof result !== "string"
  )
    return null;
  if (notes === null) return null;
  if (!Array.isArray(actions) || !actions.every((each) => typeof each === "string")) return null;
  const clock = readClock(value["clock"]);
  return {
    id,
    ruleset,
    start: typeof start === "string" ? start : null,
    actions,
    players,
    ending: readEnding(value["ending"]),
    clock,
    timeLeft: clock === null ? null : readSeats(value["timeLeft"], readTime),
    created,
    updated,
    outcome,
    result,
    ...defined("notes", notes),
    ...defined("spent", readList(value["spent"], readTime)),
    ...defined("tags", readTags(value["tags"])),
    ...defined("accuracy", readSeats(value["accuracy"], readNumber) ?? undefined),
  };
}

function defined<Name extends string, Value>(name: Name, value: Value | undefined) {
  return (value === undefined ? {} : { [name]: value }) as { [Each in Name]?: Value };
}
