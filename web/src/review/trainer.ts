// Finding the better move oneself: the position before a mistake, tries, and what is against them.
import type { Application } from "../app/application";
import { reasonOf } from "../app/application";
import { pause } from "../app/session_moves";
import type { PlayedRound } from "../app/state/rounds";
import { typedMove } from "../app/state/typed_move";
import type { MatchHandle } from "../core/client";
import type { AnalysedLine, MatchView, Replay } from "../core/types";
import { matchBefore } from "./scene";
import type { Judgement } from "./types";

/** What is being done with the position. */
export type Stage = "opening" | "asking" | "judging" | "refuting" | "found" | "shown";

export interface TrainerState {
  readonly index: number;
  readonly stage: Stage;
  readonly view: MatchView | null;
  /** The last try that was not good, with how it was refuted. */
  readonly wrong: { readonly move: string; readonly line: readonly string[] } | null;
  /** What was found or shown. */
  readonly answer: string | null;
  readonly refusal: string | null;
}

/** The board on which refutations are played out. */
export interface Stand {
  showMove(replay: Replay): Promise<void>;
  skip(): void;
}

/** A try that gives away less than this of the expected result is good enough. */
const goodEnough = 50; // Thousandths.
const enoughPositions = 150_000;
const refutationPlies = 4;

export class Trainer {
  state: TrainerState = {
    index: 0,
    stage: "opening",
    view: null,
    wrong: null,
    answer: null,
    refusal: null,
  };
  board: Stand | null = null;
  /** Tasks whose better move was found. */
  foundCount = 0;
  private match: MatchHandle | null = null;
  private begun = 0;
  private closed = false;

  constructor(
    private readonly app: Application,
    private readonly ruleset: string,
    private readonly rounds: readonly PlayedRound[],
    readonly tasks: readonly Judgement[],
    private readonly tellChange: () => void,
  ) {}

  get task(): Judgement {
    return this.tasks[this.state.index] as Judgement;
  }

  close(): void {
    this.closed = true;
    void this.match?.close();
    this.match = null;
  }

  private change(change: Partial<TrainerState>): void {
    this.state = { ...this.state, ...change };
    if (!this.closed) this.tellChange();
  }

  async begin(index: number): Promise<void> {
    const before = this.match;
    const mine = ++this.begun;
    this.match = null;
    this.board?.skip();
    this.change({ index, stage: "opening", wrong: null, answer: null, refusal: null });
    await before?.close();
    await this.whileHere(async () => {
      const match = await matchBefore(this.app.core, this.ruleset, this.rounds, this.task);
      if (this.closed || mine !== this.begun) return match.close();
      this.match = match;
      await this.showView(match, { stage: "asking" });
    });
  }

  /** Whoever leaves or goes on takes the match away; what fails then is no news. */
  private async whileHere(action: () => Promise<void>): Promise<void> {
    const mine = this.begun;
    try {
      await action();
    } catch (problem) {
      if (this.closed || mine !== this.begun) return;
      this.change({ stage: "asking" });
      this.refuse(reasonOf(problem));
    }
  }

  // The board may still ask when the match is gone.
  preview = (move: string): Promise<Replay> =>
    this.match?.replay(move) ?? Promise.reject(new Error(move));
  whyNot = async (move: string): Promise<string | null> => (await this.match?.whyNot(move)) ?? null;

  /** The move that was typed, if it can be tried now. */
  async accept(text: string): Promise<string | null> {
    const { stage, view } = this.state;
    const move = typedMove(text, view?.moves ?? []);
    if (stage !== "asking") {
      this.app.say(this.app.tell("idle.moving"));
      return null;
    }
    const reason = move === "" ? this.app.tell("type.empty") : await this.whyNot(move);
    if (reason === null) return move;
    this.refuse(reason);
    return null;
  }

  /** Something else is of interest now. */
  forgetRefusal(): void {
    if (this.state.refusal !== null) this.change({ refusal: null });
  }

  refuse(reason: string): void {
    this.change({ refusal: reason });
    this.app.say(reason);
  }

  async attempt(move: string): Promise<void> {
    const { match } = this;
    if (!match || this.state.stage !== "asking") return;
    this.change({ stage: "judging", refusal: null, wrong: null });
    await this.whileHere(async () => {
      if (move === this.task.best || (await this.isGood(match, move)))
        await this.found(match, move);
      else await this.refute(match, await this.against(match, move));
    });
  }

  /** Shows the better move. */
  async reveal(): Promise<void> {
    const { match } = this;
    if (!match || this.state.stage !== "asking") return;
    await this.whileHere(() => this.found(match, this.task.best, "shown"));
  }

  private async found(match: MatchHandle, move: string, stage: Stage = "found"): Promise<void> {
    const replay = await match.replay(move);
    if (match !== this.match) return;
    // At once: who goes on while the move is still being shown has found it too.
    if (stage === "found") this.foundCount += 1;
    this.change({ stage, answer: move });
    this.app.say(replay.say);
    await this.board?.showMove(replay);
    await match.play(move);
    await this.showView(match);
  }

  private async showView(match: MatchHandle, change: Partial<TrainerState> = {}): Promise<void> {
    const view = await match.view();
    if (match === this.match) this.change({ ...change, view });
  }

  private async linesOf(match: MatchHandle, count: number): Promise<readonly AnalysedLine[]> {
    let lines: readonly AnalysedLine[] = [];
    for await (const analysis of match.analyse(count)) {
      lines = analysis.lines;
      if (analysis.positions >= enoughPositions && lines.length > 0) break;
    }
    return lines;
  }

  private async isGood(match: MatchHandle, move: string): Promise<boolean> {
    if (move === this.task.move) return false;
    // All of them, however many: of a move that is left out nobody could say that it is bad.
    const lines = await this.linesOf(match, (await match.view()).moves.length);
    const [best] = lines;
    const tried = lines.find((line) => line.moves[0] === move);
    return (
      best !== undefined &&
      tried !== undefined &&
      best.expectedThousandths - tried.expectedThousandths < goodEnough
    );
  }

  /** What follows the try: for what was played the review knows it, else the computer looks. */
  private async against(match: MatchHandle, move: string): Promise<readonly string[]> {
    if (move === this.task.move) return this.task.line;
    await match.play(move);
    try {
      if ((await match.view()).phase !== "play") return [move];
      const [reply] = await this.linesOf(match, 1);
      return [move, ...(reply?.moves ?? [])];
    } finally {
      await match.undo();
    }
  }

  private async refute(match: MatchHandle, line: readonly string[]): Promise<void> {
    const shown = line.slice(0, refutationPlies);
    const [move = ""] = shown;
    if (match !== this.match) return;
    this.change({ stage: "refuting", wrong: { move, line: shown } });
    let made = 0;
    for (const each of shown) {
      if (match !== this.match) return;
      const replay = await match.replay(each);
      this.app.say(replay.say);
      await this.board?.showMove(replay);
      await match.play(each);
      made += 1;
      await this.showView(match);
      await pause(refutationPause);
    }
    for (; made > 0; made -= 1) await match.undo();
    await this.showView(match, { stage: "asking" });
  }
}

const refutationPause = 500; // Milliseconds, to take in what happened.
