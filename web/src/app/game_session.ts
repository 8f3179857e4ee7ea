// A game being played: asks the core, lets the computer think, and writes the outcome into the state.
import type { Replay } from "../core/types";
import { type Application, reasonOf } from "./application";
import { applyEnding, openMatch, openWithSteps } from "./match_opening";
import { openedState } from "./session_base";
import { SessionMoves, hintLevel, pause } from "./session_moves";
import { runClock } from "./state/clock";
import {
  type GameState,
  canTakeBack,
  chooserSeat,
  playerOf,
  roundsOver,
  speakerSeat,
  stepsToTakeBack,
} from "./state/game_state";
import type { Seat } from "./state/seat";
import { type Ending, type StoredGame, wayToPlay } from "./state/stored_game";

/** Plies before which the computer agrees on no draw: nothing has been played for yet. */
const earliestDraw = 20;

export class GameSession extends SessionMoves {
  static async open(app: Application, stored: StoredGame): Promise<GameSession> {
    const opened = await openWithSteps(app.core, stored);
    return new GameSession(app, opened.match, openedState(stored, opened));
  }

  begin(): void {
    this.app.update((state) => ({ ...state, game: this.first }));
    this.startClock();
    void this.proceed();
  }

  // --- Taking back, giving up, agreeing ---

  async takeBack(): Promise<void> {
    this.thinking?.abort();
    if (!canTakeBack(this.game)) return;
    const count = stepsToTakeBack(this.game);
    try {
      if (this.game.stored.ending !== null) await this.match.undo();
      for (let each = 0; each < count; each += 1) await this.match.undo();
    } catch (problem) {
      return this.refuse(reasonOf(problem));
    }
    this.held = false;
    const now = await this.match.view();
    const undone = this.game.steps.slice(-count);
    this.change((game) => {
      const steps = game.steps.slice(0, game.steps.length - count);
      const clock = game.clock && runClock(game.clock, chooserSeat(now), Date.now());
      const stored = { ...game.stored, ending: null };
      return {
        ...game,
        stored,
        steps,
        now,
        shown: steps.length,
        activity: "ready",
        hint: null,
        refusal: null,
        clock,
        roundSeen: roundsOver(steps),
      };
    });
    this.keep();
    const moves = undone.map(({ action }) => action).join(", ");
    const side = this.sideName(speakerSeat(this.game));
    this.app.say(this.app.tell("game.taken_back", { moves, side }));
  }

  ask(question: GameState["question"]): void {
    this.change((game) => ({ ...game, question }));
  }

  async resign(seat: Seat = speakerSeat(this.game)): Promise<void> {
    await this.end({ kind: "resign", seat });
  }

  // Between two people the other is asked; a computer answers for itself. Not where moves are refused: there
  // the mouse, which is over the board when the menu has closed, would show a move instead.
  async offerDraw(): Promise<void> {
    if (wayToPlay(this.game.stored) === "two") return this.ask("draw");
    const isEarly = this.game.steps.length < earliestDraw;
    if (isEarly || (await this.computerIsAhead()))
      return this.app.notice(this.app.tell("game.draw_declined"));
    await this.end({ kind: "draw" });
  }

  async offerCycle(): Promise<void> {
    const tried = await this.tryCycle();
    if ("refused" in tried) return this.app.notice(tried.refused);
    this.change((game) => ({ ...game, cycleResult: tried.result }));
    if (wayToPlay(this.game.stored) === "two") return this.ask("cycle");
    if (await this.computerIsAhead()) return this.app.notice(this.app.tell("game.cycle_declined"));
    await this.end({ kind: "cycle" });
  }

  async agree(): Promise<void> {
    const { question } = this.game;
    this.ask(null);
    if (question === "draw" || question === "cycle") await this.end({ kind: question });
    if (question === "resign") await this.resign();
  }

  // On a copy of the match.
  private async tryCycle(): Promise<{ result: string } | { refused: string }> {
    const copy = await openMatch(this.app.core, this.game.stored);
    try {
      await copy.cycle();
      return { result: (await copy.view()).verdict.result ?? "" };
    } catch (problem) {
      return { refused: reasonOf(problem) };
    } finally {
      await copy.close();
    }
  }

  private async computerIsAhead(): Promise<boolean> {
    if (this.game.now.phase !== "play") return true;
    this.app.notice(this.app.tell("game.considered"));
    const { score } = await this.match.choose(hintLevel).finally(() => this.app.notice(null));
    // The score is seen by the one who chooses.
    const seat = chooserSeat(this.game.now);
    const computerChooses = seat !== null && playerOf(this.game, seat).kind === "computer";
    return computerChooses ? score > 0 : score < 0;
  }

  protected async end(ending: Ending): Promise<void> {
    this.thinking?.abort();
    try {
      await applyEnding(this.match, ending, this.game.start.board.shape);
    } catch (problem) {
      return this.refuse(reasonOf(problem));
    }
    const now = await this.match.view();
    this.change((game) => ({
      ...game,
      now,
      stored: { ...game.stored, ending },
      activity: "ready",
      question: null,
      curtain: null,
      shown: game.steps.length,
      clock: game.clock && runClock(game.clock, null, Date.now()),
    }));
    this.keep();
    this.app.say(this.endingSentence());
  }

  // --- Looking back ---

  lookAt(shown: number): void {
    if (this.game.activity === "moving") return;
    const at = Math.max(0, Math.min(shown, this.game.steps.length));
    this.change((game) => ({ ...game, shown: at, refusal: null, hint: null }));
    const step = this.game.steps[at - 1];
    this.app.say(step ? this.sentence(step) : this.app.tell("moves.start"));
  }

  // Shows the step that leads to what is on the board.
  async replayShown(): Promise<void> {
    const { shown, steps, activity } = this.game;
    const replay = steps[shown - 1]?.replay;
    if (!replay || activity === "moving") return;
    this.change((game) => ({ ...game, shown: shown - 1, activity: "moving" }));
    await pause(0);
    this.app.say(replay.say);
    await this.animator?.(replay);
    // Unless the computer has moved meanwhile.
    if (this.game.shown === shown - 1) this.change((game) => ({ ...game, shown, activity }));
  }

  flip(): void {
    this.change((game) => ({ ...game, flipped: !game.flipped }));
  }

  preview = (move: string): Promise<Replay> => this.match.replay(move);
  whyNot = (move: string): Promise<string | null> => this.match.whyNot(move);

  // The same game told in another language.
  async retell(): Promise<void> {
    const opened = await openWithSteps(this.app.core, this.game.stored);
    if (this.closed || opened.steps.length !== this.game.steps.length)
      return void opened.match.close();
    await opened.match.close();
    this.change((game) => ({
      ...game,
      start: opened.start,
      steps: opened.steps,
      now: opened.now,
      hint: null,
      refusal: null,
    }));
  }

  record(): Promise<string> {
    return this.app.recordOf(this.game.stored);
  }
}
