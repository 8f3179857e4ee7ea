// What is being analysed: the tree, where in it we are, and what the computer thinks of it.
import type { Application } from "../app/application";
import { reasonOf } from "../app/application";
import { pause } from "../app/session_moves";
import { typedMove } from "../app/state/typed_move";
import { CoreError, type MatchHandle } from "../core/client";
import { withResult } from "../core/result";
import type { Knowledge, MatchView, Replay } from "../core/types";
import {
  isMainLine,
  movesTo,
  type Branch,
  type Path,
  type Place,
  played,
  removed,
} from "../study/tree";
import { type Breadth, Engine, noInsight, type Insight } from "./engine";
import type { Subject } from "./opening";

export interface AnalysisState {
  readonly subject: Subject;
  readonly root: Branch;
  readonly path: Path;
  /** At the end of the path. */
  readonly view: MatchView;
  /** The move that led there. */
  readonly last: Replay | null;
  /** Being shown on the board, before `view` is. */
  readonly moving: boolean;
  readonly insight: Insight;
  /** What tables have proven of the position; null while nothing has come. */
  readonly knowledge: Knowledge | null;
  /** What the best moves do, for arrows; in the order of the lines. */
  readonly ahead: readonly Replay[];
  readonly running: boolean;
  readonly refusal: string | null;
}

const nothingKnown = { insight: noInsight, knowledge: null, ahead: [] } as const;

/** What a session needs of the board on screen. */
export interface ShownBoard {
  showMove(replay: Replay): Promise<void>;
  skip(): void;
  readonly animating: boolean;
}

export interface Wishes {
  /** How many moves are to be valued in this position. */
  readonly breadth: (view: MatchView) => Breadth;
}

const tablesAnswerWithin = 40; // Milliseconds.

export class AnalysisSession {
  state: AnalysisState;
  board: ShownBoard | null = null;
  private readonly engine = new Engine((insight) => void this.learn(insight));
  private standing: readonly string[] = []; // The moves made in the core's match.
  private settling: Promise<void> = Promise.resolve();
  private closed = false;

  private constructor(
    readonly app: Application,
    private readonly match: MatchHandle,
    subject: Subject,
    view: MatchView,
    private readonly wishes: Wishes,
    private readonly tellChange: () => void,
  ) {
    const { root } = subject;
    this.state = {
      subject,
      root,
      path: [],
      view,
      last: null,
      moving: false,
      insight: noInsight,
      knowledge: null,
      ahead: [],
      running: true,
      refusal: null,
    };
  }

  /** Rejects with the core's sentence if the position or the line is not of this rule set. */
  static async open(
    app: Application,
    subject: Subject,
    wishes: Wishes,
    tellChange: () => void,
  ): Promise<AnalysisSession> {
    const { ruleset, start, root, path } = subject;
    const first = await app.core.matchAt(ruleset, start);
    const view = await first.view();
    const moves = movesTo(root, path);
    const there = moves.length > 0 ? await app.core.matchAfter(ruleset, start, moves) : null;
    if (there) await first.close();
    const session = new AnalysisSession(app, there ?? first, subject, view, wishes, tellChange);
    if (there) session.standing = moves;
    await session.goTo(subject.path);
    return session;
  }

  close(): void {
    this.closed = true;
    this.engine.stop();
    void this.match.close();
  }

  private change(change: Partial<AnalysisState>): void {
    this.state = { ...this.state, ...change };
    if (!this.closed) this.tellChange();
  }

  // --- Where we are ---

  /** Only one journey at a time, and of several that wait only the last is made. */
  goTo(path: Path, root: Branch = this.state.root): Promise<void> {
    this.engine.stop();
    this.board?.skip();
    // At once, so that the next key starts from there.
    this.change({ root, path });
    this.settling = this.settling.then(() => this.settle(path, root));
    return this.settling;
  }

  private async settle(path: Path, root: Branch): Promise<void> {
    if (this.closed || this.state.path !== path) return;
    try {
      const last = await this.walk(movesTo(root, path));
      const view = await this.match.view();
      if (this.state.path === path) this.arrive({ root, path, view, last });
    } catch (problem) {
      if (this.closed) return;
      // As far as the rules let us go; nobody can follow the tree beyond that.
      const made = this.standing.length;
      const refused = problem instanceof CoreError ? path.slice(0, made + 1) : [];
      const left = removed({ root, path: refused }).root;
      const view = await this.match.view();
      this.arrive({ root: left, path: path.slice(0, made), view, last: null });
      this.refuse(reasonOf(problem));
    }
  }

  private arrive(here: Pick<AnalysisState, "root" | "path" | "view" | "last">): void {
    this.change({ ...here, ...nothingKnown, moving: false, refusal: null });
    void this.probeAndThink();
  }

  /** Brings the core's match there; what the last move did. */
  private async walk(moves: readonly string[]): Promise<Replay | null> {
    let common = 0;
    while (common < moves.length && moves[common] === this.standing[common]) common += 1;
    if (common === moves.length) common = Math.max(0, common - 1);
    await this.match.undoAll(this.standing.length - common);
    this.standing = moves.slice(0, common);
    const made = common + (await this.match.playWhileLegal(moves.slice(common, -1)));
    this.standing = moves.slice(0, made);
    const next = moves[made];
    if (next === undefined) return null;
    const last = await this.match.replay(next);
    await this.match.play(next);
    this.standing = moves.slice(0, made + 1);
    return last;
  }

  /** The move that was typed, if it can be played here. */
  async accept(text: string): Promise<string | null> {
    const move = typedMove(text, this.state.view.moves);
    const reason = move === "" ? this.app.tell("type.empty") : await this.match.whyNot(move);
    if (reason !== null) this.refuse(reason);
    return reason === null ? move : null;
  }

  /** Plays on the board: an old move is followed, a new one becomes a variation. */
  async play(text: string): Promise<boolean> {
    const move = text.trim();
    this.engine.stop();
    this.board?.skip();
    await this.settling;
    const reason = this.closed ? "" : await this.match.whyNot(move);
    if (reason !== null) {
      this.refuse(reason);
      this.rethink();
      return false;
    }
    this.settling = this.show(played(this.state, move), move).catch((problem: unknown) => {
      if (!this.closed) throw problem;
    });
    await this.settling;
    return !this.closed;
  }

  private async show({ root, path }: Place, move: string): Promise<void> {
    const last = await this.match.replay(move);
    await this.match.play(move);
    this.standing = [...this.standing, move];
    const view = await this.match.view();
    this.change({ root, path, ...nothingKnown, moving: true, refusal: null });
    this.app.say(withResult(last.say, view.verdict.say));
    // The computer looks at the new position while the seeds still fall.
    void this.probeAndThink(view);
    await this.board?.showMove(last);
    this.change({ view, last, moving: false });
  }

  refuse(reason: string): void {
    this.change({ refusal: reason });
    this.app.say(reason);
  }

  /** Something else is of interest now. */
  forgetRefusal(): void {
    if (this.state.refusal !== null) this.change({ refusal: null });
  }

  get onMainLine(): boolean {
    return isMainLine(this.state.path);
  }

  preview = (move: string): Promise<Replay> => this.match.replay(move);
  whyNot = (move: string): Promise<string | null> => this.match.whyNot(move);

  /** The tree with something written in it; nothing moves. */
  write(root: Branch): void {
    this.change({ root });
  }

  attach(subject: Subject): void {
    this.change({ subject });
  }

  // --- The computer ---

  run(running: boolean): void {
    this.change({ running });
    if (running) this.think(this.state.view, this.state.insight.resting);
    else this.engine.stop();
  }

  /** With other wishes it begins anew. */
  rethink(): void {
    if (this.state.running) this.think();
  }

  /** Asks the tables; what they know is there at once if the position is in the page's own. */
  private async probe(view: MatchView = this.state.view): Promise<void> {
    const { path } = this.state;
    if (view.phase !== "play") return;
    // Nothing is known where a table cannot be had.
    const knowledge = await this.app.core.tables?.probe(this.match).catch(() => null);
    if (knowledge && this.state.path === path && !this.closed) this.change({ knowledge });
  }

  /**
   * Tables that are here answer at once, so they are asked first. Nobody waits for others to be loaded; when they
   * are, the search begins anew with them, so that all that is shown rests on the same.
   */
  private async probeAndThink(view?: MatchView): Promise<void> {
    const { path } = this.state;
    const think = () => {
      if (this.state.path === path) this.think(view);
    };
    const probing = this.probe(view);
    const late = pause(tablesAnswerWithin).then(() => "late" as const);
    if ((await Promise.race([probing, late])) === "late") void probing.then(think);
    think();
  }

  private think(view: MatchView = this.state.view, tireless = false): void {
    if (!this.state.running || this.closed || view.phase !== "play") return;
    this.engine
      .think(this.match, this.wishes.breadth(view), tireless)
      .catch((problem: unknown) => this.refuse(reasonOf(problem)));
  }

  private async learn(insight: Insight): Promise<void> {
    const { analysis } = insight;
    if (this.closed || !analysis) return;
    this.change({ insight });
    const known = new Map(this.state.ahead.map((replay) => [replay.move, replay]));
    const moves = analysis.lines.slice(0, 3).map((line) => line.moves[0] as string);
    if (moves.every((move, index) => this.state.ahead[index]?.move === move)) return;
    const { path } = this.state;
    // A move made meanwhile has left the position they belong to.
    const ahead = await Promise.all(
      moves.map((move) => known.get(move) ?? this.match.replay(move)),
    ).catch(() => null);
    if (ahead && this.state.path === path && !this.closed) this.change({ ahead });
  }
}
