// What every part of a game being played needs: the state, the telling, the keeping, the clock.
import type { MatchHandle } from "../core/client";
import { resultSentence, withResult } from "../core/result";
import type { MatchView, Replay, Side } from "../core/types";
import type { Application } from "./application";
import { type Opened, endingOf } from "./match_opening";
import { tellPreparation } from "./preparation";
import { withGame } from "./state/app_state";
import { type Clock, fallenFlag, newClock, pressClock, runClock, timeLeft } from "./state/clock";
import { type GameState, type Step, chooserSeat, isFinished, roundsOver } from "./state/game_state";
import { type Seat, sideOf } from "./state/seat";
import { type Ending, type StoredGame, wayToPlay } from "./state/stored_game";

export type Animator = (replay: Replay) => Promise<void>;

function restoredClock(stored: StoredGame): Clock | null {
  if (stored.clock === null) return null;
  const clock = newClock(stored.clock);
  return stored.timeLeft === null ? clock : { ...clock, left: stored.timeLeft };
}

export function openedState(stored: StoredGame, opened: Opened): GameState {
  return {
    stored,
    start: opened.start,
    steps: opened.steps,
    now: opened.now,
    shown: opened.steps.length,
    // Two computers wait for somebody to watch them.
    activity:
      wayToPlay(stored) === "watch" && opened.now.phase !== "over" && stored.actions.length > 0
        ? "paused"
        : "ready",
    hint: null,
    refusal: null,
    question: null,
    clock: restoredClock(stored),
    flipped: false,
    curtain: null,
    roundSeen: roundsOver(opened.steps),
  };
}

export abstract class SessionBase {
  readonly id: string;
  animator: Animator | null = null;
  protected thinking: AbortController | null = null;
  protected closed = false;
  private telling = ""; // What was said of the last move.
  private ticking: ReturnType<typeof setInterval> | null = null;

  constructor(
    protected readonly app: Application,
    protected readonly match: MatchHandle,
    protected readonly first: GameState,
  ) {
    this.id = first.stored.id;
  }

  protected abstract end(ending: Ending): Promise<void>;

  close(): void {
    this.closed = true;
    this.thinking?.abort();
    if (this.ticking !== null) clearInterval(this.ticking);
    if (this.app.state.game?.stored.id === this.id) this.keepTime();
    void this.match.close();
  }

  get game(): GameState {
    const { game } = this.app.state;
    return game !== null && game.stored.id === this.id ? game : this.first;
  }

  protected change(change: (game: GameState) => GameState): void {
    if (!this.closed) this.app.update((state) => withGame(state, change));
  }

  protected side(seat: Seat): Side {
    return sideOf(this.game.start.board.shape, seat);
  }

  sideName(seat: Seat): string {
    return this.app.tell(`side.${this.side(seat)}`);
  }

  refuse(reason: string): void {
    this.change((game) => ({ ...game, refusal: reason }));
    this.app.say(reason);
  }

  // Where nothing moves, what a turn begins with comes at once after the move before it: both are to be heard.
  sayWithLastMove(text: string): void {
    this.sayAfter(this.telling, text);
  }

  // So does the computer's answer to a move.
  protected sayStep(step: Step): void {
    const before = this.game.steps.at(-2);
    const answers = before !== undefined && wayToPlay(this.game.stored) === "computer";
    this.telling = this.sayAfter(answers ? this.sentence(before) : "", this.sentence(step));
  }

  // With what was said before, where that was just now; what was said in all.
  private sayAfter(before: string, text: string): string {
    const said = before !== "" && this.app.hasJustSaid(before) ? `${before} ${text}` : text;
    this.app.say(said);
    return said;
  }

  // Something else is of interest now.
  forgetRefusal(): void {
    if (this.game.refusal !== null) this.change((game) => ({ ...game, refusal: null }));
  }

  // What is told of a step, with what was proven of it, and the result if it was the last.
  protected sentence({ action, replay, view, proven }: Step): string {
    const done = replay === null ? this.tellPreparation(action, view) : replay.say;
    return withResult([done, proven].filter(Boolean).join(" "), view.verdict.say);
  }

  tellPreparation(action: string, after: MatchView): string {
    return tellPreparation(this.app, action, after);
  }

  endingSentence(): string {
    const { stored, now } = this.game;
    const timeOut =
      stored.ending?.kind === "time"
        ? this.app.tell("game.time_out", { side: this.sideName(stored.ending.seat) })
        : "";
    return [timeOut, resultSentence(now.verdict.say)].filter(Boolean).join(" ");
  }

  // --- Time ---

  protected clockAfter(clock: Clock | null, mover: Seat | null, view: MatchView): Clock | null {
    if (clock === null) return null;
    const now = Date.now();
    const pressed = mover === null ? clock : pressClock(clock, mover, now);
    return runClock(pressed, view.phase === "play" ? chooserSeat(view) : null, now);
  }

  // For this move, so far.
  protected timeUsed(mover: Seat | null): number | null {
    const { clock } = this.game;
    return clock !== null && mover !== null && clock.running === mover
      ? Math.max(0, Date.now() - clock.since)
      : null;
  }

  protected startClock(): void {
    const { game } = this;
    if (game.clock === null || isFinished(game)) return;
    this.change((each) => ({ ...each, clock: this.clockAfter(each.clock, null, each.now) }));
    this.ticking = setInterval(() => void this.tick(), 100);
  }

  private async tick(): Promise<void> {
    const { game } = this;
    if (this.closed || game.clock === null || isFinished(game)) return;
    const loser = fallenFlag(game.clock, Date.now());
    if (loser === null) return this.change((each) => ({ ...each }));
    if (this.ticking !== null) clearInterval(this.ticking);
    await this.end({ kind: "time", seat: loser });
  }

  // Time that was used is kept too, or closing the page would give it back.
  keepTime(): void {
    if (this.game.clock !== null && !isFinished(this.game)) this.keep();
  }

  protected keep(): void {
    const { game } = this;
    const { clock, now } = game;
    const moment = Date.now();
    // How well it was played was said of the game as it stood before.
    const { accuracy, ...unreviewed } = game.stored;
    const stored: StoredGame = {
      ...unreviewed,
      actions: game.steps.map((step) => step.action),
      ...((clock || game.stored.spent) && { spent: game.steps.map((step) => step.spent) }),
      ending: game.stored.ending ?? endingOf(now),
      timeLeft: clock && {
        first: timeLeft(clock, "first", moment),
        second: timeLeft(clock, "second", moment),
      },
      updated: moment,
      outcome: now.verdict.outcome,
      result: now.verdict.result ?? "*",
    };
    this.app.keep(stored);
    this.app.noteResult(stored, game.stored);
    this.change((each) => ({ ...each, stored }));
  }
}
