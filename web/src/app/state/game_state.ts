// A game on screen: plain data, and what can be said about it without asking the core.
import type { BoardView, MatchView, Replay } from "../../core/types";
import type { Clock } from "./clock";
import { familyOf } from "./families";
import { type Seat, otherSeat, seatOf, seats } from "./seat";
import type { Settings } from "./settings";
import { type Player, type StoredGame, homeSeat, wayToPlay } from "./stored_game";

export interface Step {
  readonly action: string;
  readonly replay: Replay | null; // None of set-up, lot and choice: nothing is sown.
  readonly view: MatchView; // After it.
  readonly board: BoardView; // After it; when it ended an Aqil round, that round's last board.
  readonly spent: number | null; // Milliseconds, where a clock measured them.
  readonly proven?: string; // What tables said of it, where they decided.
}

export type Activity = "ready" | "thinking" | "moving" | "hinting" | "paused";
export type Question = "resign" | "draw" | "cycle";

export interface GameState {
  readonly stored: StoredGame;
  readonly start: MatchView;
  readonly steps: readonly Step[];
  readonly now: MatchView; // The match as it stands, resignations and agreements included.
  readonly shown: number; // After how many steps the board on screen stands.
  readonly activity: Activity;
  readonly hint: { readonly move: string; readonly say: string } | null;
  readonly refusal: string | null;
  readonly question: Question | null;
  readonly cycleResult?: string; // How the game ends if the cycle that was asked for is agreed on.
  readonly clock: Clock | null;
  readonly flipped: boolean;
  readonly curtain: Seat | null; // Who lays out his seeds with the curtain open.
  readonly roundSeen: number; // How many finished Aqil rounds have been looked at.
}

export function isLive(game: GameState): boolean {
  return game.shown === game.steps.length;
}

export function isFinished(game: GameState): boolean {
  return game.now.phase === "over";
}

export function shownBoard(game: GameState): BoardView {
  return game.steps[game.shown - 1]?.board ?? game.start.board;
}

export function shownView(game: GameState): MatchView {
  if (isLive(game)) return game.now;
  return game.steps[game.shown - 1]?.view ?? game.start;
}

export function lastStep(game: GameState): Step | null {
  return game.steps.at(-1) ?? null;
}

// Whose turn it is to decide; null where nobody's in particular.
export function chooserSeat(view: MatchView): Seat | null {
  return view.chooser === undefined ? null : seatOf(view.chooser);
}

export function playerOf(game: GameState, seat: Seat): Player {
  return game.stored.players[seat];
}

export function personToMove(game: GameState): boolean {
  const seat = chooserSeat(game.now);
  return seat !== null && playerOf(game, seat).kind === "person";
}

export function canPlay(game: GameState): boolean {
  return (
    game.activity === "ready" &&
    isLive(game) &&
    game.now.phase === "play" &&
    game.question === null &&
    personToMove(game)
  );
}

// Whether there is anything to analyse: before the first set-ups of Aqil there is no board.
export function canAnalyse({ start, steps, now }: GameState): boolean {
  return start.position !== undefined || steps.some(isMove) || now.phase === "play";
}

// The person who asks for hints, gives up or offers: who is at turn, or the only one there is.
export function speakerSeat(game: GameState): Seat {
  const turn = chooserSeat(game.now);
  if (wayToPlay(game.stored) === "two") return turn ?? "first";
  return homeSeat(game.stored);
}

export function bottomSeat(game: GameState, settings: Pick<Settings, "seating">): Seat {
  let seat = homeSeat(game.stored);
  if (wayToPlay(game.stored) === "two" && settings.seating === "turning")
    seat = chooserSeat(shownView(game)) ?? seat;
  return game.flipped ? otherSeat(seat) : seat;
}

export function isFacing(game: GameState, settings: Pick<Settings, "seating">): boolean {
  return wayToPlay(game.stored) === "two" && settings.seating === "facing";
}

export function isMove(step: Step): boolean {
  return step.replay !== null;
}

// What is laid, drawn and chosen before the sowing is no move.
export function movesUpTo({ steps, shown }: Pick<GameState, "steps" | "shown">) {
  const made = (count: number) => steps.slice(0, count).filter(isMove).length;
  return { number: made(shown), count: made(steps.length) };
}

// How many steps a take-back undoes: back to the last decision of a person. None if there is none, or if
// what lies between cannot be taken back: set-up, lot and choice have been seen.
export function stepsToTakeBack(game: GameState): number {
  const { steps } = game;
  for (let count = 1; count <= steps.length; count += 1) {
    const step = steps[steps.length - count];
    if (!step || !isMove(step)) return 0;
    const before = steps[steps.length - count - 1]?.view ?? game.start;
    const seat = chooserSeat(before);
    if (seat !== null && playerOf(game, seat).kind === "person") return count;
  }
  return 0;
}

export function canTakeBack(game: GameState): boolean {
  return stepsToTakeBack(game) > 0 && game.activity !== "moving";
}

// --- Aqil ---

export function isAqil(game: GameState): boolean {
  return familyOf(game.stored.ruleset) === "aqil";
}

export function isMatchOfRounds(game: GameState): boolean {
  return isAqil(game) && game.stored.start === null;
}

// The rounds that came to their end so far.
export function roundsOver(steps: readonly Step[]): number {
  return steps.filter((_, index) => endsRound(steps, index)).length;
}

export function endsRound(steps: readonly Step[], index: number): boolean {
  const step = steps[index];
  if (!step || step.replay === null) return false;
  return step.view.phase === "setup" || step.view.verdict.cause === "points";
}

// Who still has to lay out, in order; a person before a computer, so that he need not wait.
export function seatsToLay(game: GameState): Seat[] {
  if (game.now.phase !== "setup") return [];
  const laid = new Set<Seat>();
  for (let index = game.steps.length - 1; index >= 0; index -= 1) {
    const action = game.steps[index]?.action ?? "";
    if (!action.startsWith("setup ")) break;
    laid.add(action.startsWith("setup south") ? "first" : "second");
  }
  return seats.filter((seat) => !laid.has(seat));
}

// The row is laid or the lot drawn, in the board's place.
export function isPreparing(game: GameState): boolean {
  const { phase } = game.now;
  return (
    isLive(game) &&
    game.activity !== "moving" &&
    (phase === "setup" || phase === "lot") &&
    !roundToSee(game)
  );
}

// A finished round is looked at before the next begins.
export function roundToSee(game: GameState): boolean {
  return !isFinished(game) && game.now.phase === "setup" && roundsOver(game.steps) > game.roundSeen;
}
