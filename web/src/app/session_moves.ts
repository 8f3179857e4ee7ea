// The moves of a game being played, by people and by the computer.
import type { TableValue } from "../core/types";
import { reasonOf } from "./application";
import { takeStep } from "./match_opening";
import { chooseAt, tellProven } from "./perfect_play";
import { SessionBase } from "./session_base";
import { runClock } from "./state/clock";
import {
  canPlay,
  chooserSeat,
  isFinished,
  playerOf,
  roundToSee,
  roundsOver,
  seatsToLay,
  speakerSeat,
} from "./state/game_state";
import type { Seat } from "./state/seat";
import { type Player, wayToPlay } from "./state/stored_game";
import { typedMove } from "./state/typed_move";
import { whyIdle } from "./why_idle";

// The strongest level that asks for no tables; it makes no mistakes on purpose.
export const hintLevel = 9;
// The computer answers no faster than a person can follow; where nothing moves, watching takes its own time.
const leastThinking = 350;
const leastWatching = 900;
// The core reads numbers up to this.
const seeds = 1_000_000_000;

export function randomSeed(): number {
  const [seed = 0] = crypto.getRandomValues(new Uint32Array(1));
  return seed % seeds;
}

export function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

export abstract class SessionMoves extends SessionBase {
  protected held = false; // Stopped: the computer waits to be asked to go on.

  // --- Making moves ---

  async tryMove(text: string): Promise<void> {
    const move = await this.accept(text);
    if (move !== null) await this.play(move);
  }

  // The move that is meant; null if it cannot be played, and then it was said why.
  async accept(text: string): Promise<string | null> {
    const move = typedMove(text, this.game.now.moves);
    const reason = await this.whyNotNow(move);
    if (reason === null) return move;
    this.refuse(reason);
    return null;
  }

  private async whyNotNow(move: string): Promise<string | null> {
    if (!canPlay(this.game)) return whyIdle(this.app, this.game);
    return move === "" ? this.app.tell("type.empty") : this.match.whyNot(move);
  }

  refuseIdle(): void {
    this.refuse(whyIdle(this.app, this.game));
  }

  // A move, or what comes before the moves of a round; and what tables have proven of it.
  async play(action: string, value: TableValue | null = null): Promise<void> {
    const { now, activity } = this.game;
    if (activity === "moving" || this.closed) return;
    this.change((game) => ({
      ...game,
      activity: "moving",
      hint: null,
      refusal: null,
      shown: game.steps.length,
    }));
    try {
      const mover = chooserSeat(now);
      const spent = this.timeUsed(mover);
      const proven = value ? await tellProven(this.app, this.match.ruleset, value, now) : "";
      const step = { ...(await takeStep(this.app.core, this.match, action, now)), spent, proven };
      if (this.closed) return;
      this.change((game) => ({
        ...game,
        steps: [...game.steps, step],
        now: step.view,
        curtain: null,
        clock: this.clockAfter(game.clock, mover, step.view),
      }));
      this.keep();
      this.sayStep(step);
      if (step.replay !== null) await this.animator?.(step.replay);
      this.change((game) => ({
        ...game,
        activity: this.held ? "paused" : "ready",
        refusal: null,
        shown: game.steps.length,
      }));
    } catch (problem) {
      this.change((game) => ({ ...game, activity: "ready", shown: game.steps.length }));
      this.refuse(reasonOf(problem));
      return;
    }
    await this.proceed();
  }

  // --- The computer ---

  // Does what is to be done without anybody: computers lay out, choose and move.
  protected async proceed(): Promise<void> {
    const { game } = this;
    if (this.closed || game.activity !== "ready" || isFinished(game)) return this.rest();
    if (game.now.phase === "setup") return this.layForComputers();
    if (game.now.phase === "lot")
      return wayToPlay(game.stored) === "watch" ? this.drawLot() : undefined;
    const seat = chooserSeat(game.now);
    if (seat !== null && playerOf(game, seat).kind === "computer") await this.think(seat);
  }

  private rest(): void {
    if (isFinished(this.game))
      this.change((game) => ({
        ...game,
        clock: game.clock && runClock(game.clock, null, Date.now()),
      }));
  }

  private async layForComputers(): Promise<void> {
    if (roundToSee(this.game)) return;
    const waiting = seatsToLay(this.game);
    const people = waiting.filter((seat) => playerOf(this.game, seat).kind === "person");
    // People first: while they lay out, nothing of the other side can be on the board.
    const [seat] = waiting;
    if (people.length === 0 && seat !== undefined)
      await this.layForComputer(playerOf(this.game, seat));
  }

  // Set-ups are laid South's first, as the core chooses them.
  private async layForComputer(player: Player): Promise<void> {
    if (player.kind === "computer") await this.play((await this.match.choose(player.level)).move);
  }

  async randomSetup(): Promise<string> {
    return this.app.core.ask("random-setup", this.game.stored.ruleset, randomSeed());
  }

  async drawLot(): Promise<void> {
    const [bit = 0] = crypto.getRandomValues(new Uint8Array(1));
    await this.play(`lot ${this.side(bit % 2 === 0 ? "first" : "second")}`);
  }

  nextRound(): void {
    this.change((game) => ({
      ...game,
      roundSeen: roundsOver(game.steps),
      shown: game.steps.length,
    }));
    void this.proceed();
  }

  openCurtain(seat: Seat): void {
    this.change((game) => ({ ...game, curtain: seat }));
  }

  private async think(seat: Seat): Promise<void> {
    const player = playerOf(this.game, seat);
    if (player.kind !== "computer") return;
    const thinking = this.startThinking("thinking");
    try {
      const chosen = chooseAt(player.level, this.app.core, this.match, thinking.signal);
      const [{ move, proven }] = await Promise.all([chosen, pause(this.quickest())]);
      if (thinking.signal.aborted || this.closed) return;
      this.change((game) => ({ ...game, activity: "ready" }));
      await this.play(move, proven);
    } catch (problem) {
      if (!thinking.signal.aborted) this.failed(problem);
    }
  }

  private quickest(): number {
    const still = this.app.state.settings.speed === "off";
    if (wayToPlay(this.game.stored) === "watch") return still ? leastWatching : leastThinking;
    return still ? 0 : leastThinking;
  }

  private startThinking(activity: "thinking" | "hinting"): AbortController {
    this.thinking?.abort();
    this.thinking = new AbortController();
    this.change((game) => ({ ...game, activity, hint: null, refusal: null }));
    return this.thinking;
  }

  private failed(problem: unknown): void {
    this.change((game) => ({ ...game, activity: "paused" }));
    this.refuse(reasonOf(problem));
  }

  // Stops a computer that thinks, or will after the move that is being shown; it goes on when asked.
  stop(): void {
    const { activity } = this.game;
    this.held = activity !== "hinting";
    this.thinking?.abort();
    if (activity !== "moving")
      this.change((game) => ({ ...game, activity: this.held ? "paused" : "ready" }));
    const side = this.sideName(speakerSeat(this.game));
    this.sayWithLastMove(
      this.held ? this.app.tell("game.paused") : this.app.tell("game.turn", { side }),
    );
  }

  goOn(): void {
    this.held = false;
    this.change((game) => ({
      ...game,
      activity: "ready",
      refusal: null,
      shown: game.steps.length,
    }));
    void this.proceed();
  }

  async hint(): Promise<void> {
    if (!canPlay(this.game)) return;
    const thinking = this.startThinking("hinting");
    try {
      const { move } = await this.match.choose(hintLevel, { signal: thinking.signal });
      const { say } = await this.match.replay(move);
      if (thinking.signal.aborted || this.closed) return;
      this.change((game) => ({ ...game, activity: "ready", hint: { move, say } }));
      this.app.say(this.app.tell("game.hint_is", { move, say }));
    } catch (problem) {
      if (!thinking.signal.aborted) this.failed(problem);
    }
  }
}
