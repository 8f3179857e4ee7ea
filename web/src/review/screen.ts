// <sowmill-review>: a game looked through by the computer, move by move.
import { type PropertyValues, html, nothing } from "lit";
import { customElement, property, query, state } from "lit/decorators.js";
import { AnalysisElement } from "../analysis/messages/words";
import { roundsOf } from "../analysis/opening";
import { analysisScreen } from "../analysis/style";
import { reasonOf } from "../app/application";
import { stepOf } from "../app/parts/board_keys";
import { icons } from "../app/parts/icons";
import { KeepKeyboard } from "../app/parts/keep_keyboard";
import { stepsStyle } from "../app/parts/step_button";
import { titleOf } from "../app/state/families";
import { type Route, routeAddress } from "../app/state/route";
import type { PlayedRound } from "../app/state/rounds";
import { type StoredGame, homeSeat, isPreparation } from "../app/state/stored_game";
import { base } from "../app/style/base";
import { type Side, sideOf } from "../core/types";
import { rulesButton } from "../rules/rules_drawer";
import "./learn";
import type { LearnResult } from "./learn";
import { graphStyle, reviewGraph } from "./parts/graph";
import { errorsOf, resultsPanel, verdictOf } from "./parts/results";
import { reviewStage } from "./parts/stage";
import { decisionTable, summaryStyle } from "./parts/summary";
import { decisionsOf, movesBefore } from "./place";
import { type Scene, sceneOf } from "./scene";
import { ReviewSession } from "./session";
import { reviewScreen } from "./style";
import type { Judgement } from "./types";

@customElement("sowmill-review")
export class ReviewScreen extends AnalysisElement {
  @property({ attribute: false }) route!: Extract<Route, { screen: "review" }>;
  @state() private stored: StoredGame | null = null;
  @state() private session: ReviewSession | null = null;
  @state() private rounds: readonly PlayedRound[] = [];
  @state() private problem: string | null = null;
  @state() private current = 0;
  @state() private scene: Scene | null = null;
  @state() private learning: Side | null = null;
  @query("h1") private heading!: HTMLElement | null;
  private opening = 0;
  private looking = 0;
  private judged = 0; // Decisions, when `current` was last put right.
  private picked = false;
  private spoken = "";

  static override styles = [
    base,
    stepsStyle,
    analysisScreen,
    graphStyle,
    summaryStyle,
    reviewScreen,
  ];

  constructor() {
    super();
    new KeepKeyboard(this);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.session?.close();
    this.session = null;
  }

  protected override willUpdate(changed: PropertyValues): void {
    const { language } = this.state.settings;
    if (changed.has("route")) void this.open();
    else if (this.spoken !== "" && this.spoken !== language) void this.retell();
    this.spoken = language;
  }

  private async open(): Promise<void> {
    const mine = ++this.opening;
    this.session?.close();
    Object.assign(this, { session: null, stored: null, problem: null, scene: null, current: 0 });
    Object.assign(this, { judged: 0, picked: false, learning: null, learnt: null });
    const stored = this.app.shelf.game(this.route.id);
    try {
      if (!stored) throw new Error(this.tell("game.missing"));
      this.rounds = await roundsOf(this.app, stored);
      if (!this.rounds.some(({ moves }) => moves.length > 0))
        throw new Error(this.tell("game.none_yet"));
      const session = await ReviewSession.open(this.app, stored, this.route.positions, () =>
        this.learn(),
      );
      if (mine !== this.opening || !this.isConnected) return session.close();
      Object.assign(this, { stored, session });
      await session.run();
      if (session.report?.done) this.finished(session, stored);
    } catch (problem) {
      if (mine === this.opening)
        this.problem = this.words("review.failed", { reason: reasonOf(problem) });
    }
  }

  /** How well they played is kept with the game, for the statistics. */
  private finished({ report }: ReviewSession, stored: StoredGame): void {
    const [first, second] = this.sides();
    const percent = (side: Side) => (report?.players[side]?.accuracyThousandths ?? 0) / 10;
    const kept = this.app.shelf.game(stored.id);
    if (kept && this.isConnected)
      this.app.noteAccuracy(kept, { first: percent(first), second: percent(second) });
    this.app.say(this.words("review.done"));
    if (!this.picked) void this.look(0);
  }

  private learn(): void {
    this.follow();
    this.requestUpdate();
  }

  /** The computer goes from the last decision to the first: what is looked at stays what it is. */
  private follow(): void {
    const { length } = this.judgements;
    if (this.judged > 0) this.current += length - this.judged;
    else if (length > 0) void this.look(0);
    this.judged = length;
  }

  private async retell(): Promise<void> {
    await this.session?.retell();
    this.follow();
    if (this.session) await this.look(this.current);
  }

  private get judgements(): readonly Judgement[] {
    return this.session?.report?.moves ?? [];
  }

  /** Decisions that come before those judged so far. */
  private get unjudged(): number {
    return decisionsOf(this.rounds) - this.judgements.length;
  }

  private sides(): [Side, Side] {
    const shape = this.stored?.ruleset.startsWith("morris") ? "morris" : "two-rows";
    return [sideOf(shape, "first"), sideOf(shape, "second")];
  }

  private async look(index: number): Promise<void> {
    const judgement = this.judgements[index];
    const { stored } = this;
    if (!judgement || !stored) return;
    this.current = index;
    const mine = ++this.looking;
    const scene = await sceneOf(this.app.core, stored.ruleset, this.rounds, judgement);
    if (mine === this.looking) this.scene = scene;
  }

  private async pick(index: number): Promise<void> {
    const judgement = this.judgements[index];
    if (!judgement) return;
    const verdict = verdictOf(this, judgement, this.unjudged + index + 1);
    this.picked = true;
    await this.look(index);
    this.app.say(`${verdict} ${judgement.why.sentence}`);
  }

  private step(event: KeyboardEvent): void {
    const to = this.current + (stepOf(event) ?? 0);
    if (to !== this.current && this.judgements[to]) void this.pick(to);
  }

  // --- What is shown ---

  private stage() {
    const { app, words, scene, stored, judgements, current } = this;
    if (!scene || !stored) return nothing;
    return reviewStage({
      app,
      words,
      ruleset: stored.ruleset,
      seat: homeSeat(stored),
      scene,
      judgements,
      before: this.unjudged,
      current,
      spent: this.spent()[current] ?? null,
      pick: (index) => void this.pick(index),
    });
  }

  private progress(session: ReviewSession) {
    const { words } = this;
    const { running, report } = session;
    const thousandths = report?.progressThousandths ?? 0;
    if (report?.done) return nothing;
    const percent = Math.round(thousandths / 10);
    return html`<div class="progress">
      <label>
        ${words("review.progress", { percent })}
        <progress max="1000" .value=${thousandths}></progress>
      </label>
      <button
        class="button ${running ? "" : "main"}"
        @click=${() => (running ? session.stop() : this.goOn(session))}
      >
        ${running ? icons.stop : icons.goOn}
        ${running ? words("engine.stop") : this.tell("game.go_on")}
      </button>
    </div>`;
  }

  private async goOn(session: ReviewSession): Promise<void> {
    await session.run();
    if (session.report?.done && this.stored) this.finished(session, this.stored);
  }

  private graphPanel() {
    const [first, second] = this.sides();
    return html`<section class="panel graph-panel" aria-labelledby="graph">
      <h2 id="graph">${this.words("review.graph")}</h2>
      ${reviewGraph({
        judgements: this.judgements,
        before: this.unjudged,
        current: this.current,
        words: this.words,
        first: this.tell(`side.${first}`),
        second: this.tell(`side.${second}`),
        pick: (index) => void this.pick(index),
      })}
      <details>
        <summary>${this.words("review.table")}</summary>
        <div class="scroll">
          ${decisionTable({
            app: this.app,
            words: this.words,
            ruleset: this.stored?.ruleset ?? "",
            judgements: this.judgements,
            before: this.unjudged,
            current: this.current,
            spent: this.spent(),
            pick: (index) => void this.pick(index),
          })}
        </div>
      </details>
    </section>`;
  }

  /** The time of each judgement, where a clock ran. */
  private spent(): (number | null)[] {
    const { stored } = this;
    const times = (stored?.spent ?? []).filter(
      (_, index) => !isPreparation(stored?.actions[index] ?? ""),
    );
    return this.judgements.map((each) =>
      each.kind === "move" ? (times[movesBefore(this.rounds, each)] ?? null) : null,
    );
  }

  /** The same place on the analysis board. */
  private toAnalysis() {
    const judgement = this.judgements[this.current];
    if (!judgement || judgement.kind !== "move") return nothing;
    const { id, actions } = this.stored as StoredGame;
    const moves = [...actions.keys()].filter((each) => !isPreparation(actions[each] ?? ""));
    const at = moves[movesBefore(this.rounds, judgement)] ?? 0;
    return html`<a class="button" href=${routeAddress({ screen: "study", id, at })}>
      ${icons.analyse} ${this.words("review.analyse_here")}
    </a>`;
  }

  private async leftLearning({ found, count }: LearnResult): Promise<void> {
    this.learning = null;
    this.app.notice(this.words("learn.result", { found, count }));
    await this.updateComplete;
    this.heading?.focus({ preventScroll: true });
  }

  private inside(session: ReviewSession) {
    const { stored, learning } = this;
    if (learning && stored)
      return html`<div class="columns learning">
        <sowmill-learn
          class="panel"
          .app=${this.app}
          .ruleset=${stored.ruleset}
          .rounds=${this.rounds}
          .tasks=${this.taskList(learning)}
          @learn-done=${(event: CustomEvent<LearnResult>) => this.leftLearning(event.detail)}
        ></sowmill-learn>
      </div>`;
    return html`<div class="columns two-rows" @keydown=${this.step}>
      <section class="table" aria-label=${this.tell("game.board")}>
        ${this.progress(session)} ${this.stage()}
      </section>
      <div class="computer">${this.judgements.length > 0 ? this.graphPanel() : nothing}</div>
      <div class="tree">
        ${session.report && this.judgements.length > 0
          ? resultsPanel({
              app: this.app,
              words: this.words,
              report: session.report,
              before: this.unjudged,
              sides: this.sides(),
              pick: (index) => void this.pick(index),
              learn: (side) => (this.learning = side),
            })
          : nothing}
        ${this.toAnalysis()}
      </div>
    </div>`;
  }

  private learnt: { side: Side; tasks: Judgement[] } | null = null;

  /** The same list while one learns, or the learning would begin anew. */
  private taskList(side: Side): Judgement[] {
    if (this.learnt?.side !== side) this.learnt = { side, tasks: errorsOf(this.judgements, side) };
    return this.learnt.tasks;
  }

  protected override render() {
    const { session, stored, words } = this;
    if (!session || !stored)
      return html`<div class="waiting">
        <h1 tabindex="-1">${this.problem ?? words("review.loading")}</h1>
        ${this.problem === null
          ? nothing
          : html`<a class="button" href="#/games">${this.tell("nav.games")}</a>`}
      </div>`;
    const title = titleOf(stored.ruleset, this.state.rulesets);
    return html`<header class="bar">
        <a
          class="button quiet round"
          href=${routeAddress({ screen: "game", id: stored.id })}
          aria-label=${words("analysis.back")}
          >${icons.back}</a
        >
        <h1 tabindex="-1">${words("review.of", { title })}</h1>
        ${rulesButton(this.app)}
      </header>
      ${this.inside(session)}
      <sowmill-rules-drawer .app=${this.app} .ruleset=${stored.ruleset}></sowmill-rules-drawer>`;
  }
}
