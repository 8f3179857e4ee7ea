// <sowmill-analysis>: any position, looked at with the computer.
import { type PropertyValues, html, nothing } from "lit";
import { customElement, property, query, state } from "lit/decorators.js";
import { reasonOf } from "../app/application";
import { Asking, askingStyle } from "../app/parts/asking";
import { SpaceSkips, stepOf } from "../app/parts/board_keys";
import { boardProperties } from "../app/parts/board_properties";
import { choiceStyle } from "../app/parts/choice";
import { icons } from "../app/parts/icons";
import { KeepKeyboard } from "../app/parts/keep_keyboard";
import "../app/parts/move_box";
import { stepButton, stepsStyle } from "../app/parts/step_button";
import { titleOf } from "../app/state/families";
import { type Route, routeAddress } from "../app/state/route";
import { homeSeat } from "../app/state/stored_game";
import { base } from "../app/style/base";
import { type Arrow, arrowOf } from "../board/arrows";
import { withResult } from "../core/result";
import type { MatchView, Seat } from "../core/types";
import { rulesButton } from "../rules/rules_drawer";
import { keptTree, readTree } from "../study/record_tree";
import { type Path, type Place, at, endOf, playedLine } from "../study/tree";
import { balanceOf, valuedLines } from "./balance";
import { type Breadth, noInsight } from "./engine";
import { keepNotes } from "./keeping";
import { AnalysisElement } from "./messages/words";
import { subjectAt, subjectOfGame, type Subject } from "./opening";
import { isSolved } from "./knowledge";
import { actionRow, addressOf } from "./parts/actions";
import { balanceBar, barStyle } from "./parts/bar";
import { computerPanel } from "./parts/computer";
import { exactPanel, exactSentence, exactStyle } from "./parts/exact";
import { linesStyle } from "./parts/lines";
import { notesPanel } from "./parts/notes";
import "./parts/tree_view";
import { AnalysisSession, type AnalysisState, type ShownBoard } from "./session";
import { analysisScreen } from "./style";
import { moveValues, unitOf } from "./value";

/** So many moves are searched further and further; more would make the search shallow. */
const mostValues = 24;
const sayAfter = 2500; // Milliseconds.
const maxLine = 20_000; // Moves of a link.

type Stage = "frame" | "board" | "whole";
const after = { frame: "board", board: "whole", whole: null } as const;

/** What was written is there again when the browser comes back to the analysis, or reads the page anew. */
const visitKey = "tree";
const treeOfVisit = () => readTree((history.state as Record<string, unknown> | null)?.[visitKey]);

type AnalysisRoute = Extract<Route, { screen: "analysis" | "study" }>;

@customElement("sowmill-analysis")
export class AnalysisScreen extends AnalysisElement {
  @property({ attribute: false }) route!: AnalysisRoute;
  @state() private session: AnalysisSession | null = null;
  @state() private problem: string | null = null;
  @state() private previewed: string | null = null;
  @state() private flipped = false;
  @state() private stage: Stage = "frame"; // Drawn one after the other, so that none takes long.
  @query("sowmill-board") private board!: (HTMLElement & ShownBoard) | null;
  private opening = 0;
  private spoken = "";
  private told: Path | null = null; // Where the computer's view was last spoken.

  static override styles = [
    base,
    choiceStyle,
    stepsStyle,
    askingStyle,
    analysisScreen,
    barStyle,
    linesStyle,
    exactStyle,
  ];

  private readonly asking = new Asking(this, ({ text }) => this.app.say(text));

  constructor() {
    super();
    new KeepKeyboard(this);
    new SpaceSkips(this, () => this.board);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.session?.close();
    this.session = null;
  }

  protected override willUpdate(changed: PropertyValues): void {
    const { language } = this.state.settings;
    if (changed.has("route")) void this.open();
    // The core's sentences are asked for again in another language.
    else if (this.spoken !== "" && this.spoken !== language)
      void this.session?.goTo(this.session.state.path);
    this.spoken = language;
  }

  protected override updated(): void {
    if (!this.session) return;
    this.session.board = this.board;
    const next = after[this.stage];
    if (next) requestAnimationFrame(() => setTimeout(() => (this.stage = next)));
  }

  private async open(): Promise<void> {
    const mine = ++this.opening;
    this.session?.close();
    this.session = null;
    this.problem = null;
    try {
      const wishes = { breadth: (view: MatchView) => this.breadth(view) };
      const subject = await this.subject();
      const session = await AnalysisSession.open(this.app, subject, wishes, () => this.learn());
      if (mine !== this.opening || !this.isConnected) return session.close();
      this.session = session;
    } catch (problem) {
      if (mine === this.opening)
        this.problem = this.words("analysis.failed", { reason: reasonOf(problem) });
    }
  }

  /** What the computer thinks is spoken once a position: when it has thought for a while, or knows. */
  private learn(): void {
    this.requestUpdate();
    const { session, words } = this;
    const { analysis, milliseconds } = session?.state.insight ?? noInsight;
    if (!session || !analysis || session.state.moving) return;
    const { path, knowledge } = session.state;
    const ripe = analysis.done || isSolved(knowledge) || milliseconds > sayAfter;
    if (!ripe || path === this.told) return;
    this.told = path;
    const { say: value } = balanceOf(this.app, words, session.state);
    const { depth, move } = analysis;
    this.app.say(
      isSolved(knowledge)
        ? `${words("exact.solved")} ${exactSentence(this.known(session.state))}`
        : words("engine.progress", { depth, value, move }),
    );
  }

  private async subject(): Promise<Subject> {
    const { route } = this;
    if (route.screen === "analysis") {
      if (route.line.length > maxLine)
        throw new Error(this.words("analysis.too_long", { count: maxLine }));
      return subjectAt(this.app, route, treeOfVisit());
    }
    const stored = this.app.shelf.game(route.id);
    if (!stored) throw new Error(this.tell("game.missing"));
    this.flipped = homeSeat(stored) === "second";
    return subjectOfGame(this.app, stored, route.at);
  }

  private breadth({ moves }: MatchView): Breadth {
    const { lines, values } = this.state.settings;
    if (!values) return { lines, glance: 0 };
    return {
      lines: Math.min(Math.max(lines, moves.length), mostValues),
      glance: moves.length > mostValues ? moves.length : 0,
    };
  }

  // --- What can be done ---

  private step(event: KeyboardEvent): void {
    const { session } = this;
    const by = stepOf(event);
    if (!session || by === null) return;
    const { root, path } = session.state;
    const to = by < 0 ? path.slice(0, -1) : [...path, 0];
    if (at(root, to)) void this.go(to);
  }

  private async go(path: Path): Promise<void> {
    const { session } = this;
    if (!session) return;
    await session.goTo(path);
    this.remember();
    const { last } = session.state;
    this.app.say(last?.say ?? this.words("tree.start"));
  }

  private async play(move: string): Promise<void> {
    if (await this.session?.play(move)) this.kept();
  }

  /** Steps into a line: its moves become a variation. */
  private async playLine(moves: readonly string[]): Promise<void> {
    const { session } = this;
    if (!session) return;
    if (moves.length === 1) return this.play(moves[0] as string);
    const place = playedLine(session.state, moves);
    await session.goTo(place.path, place.root);
    this.app.say(session.state.last?.say ?? "");
    this.kept();
  }

  private async change({ root, path }: Place, say: string): Promise<void> {
    const { session } = this;
    if (!session) return;
    if (path.join() === session.state.path.join()) session.write(root);
    else await session.goTo(path, root);
    if (say) this.app.say(say);
    this.kept();
  }

  private kept(): void {
    const { session } = this;
    if (session?.state.subject.game) keepNotes(this.app, session.state.subject, session.state.root);
    this.remember();
  }

  /** The address says where we are, so that it can be sent, and the page read again. */
  private remember(): void {
    if (!this.session || !this.isConnected) return;
    const { state } = this.session;
    const visit = state.subject.game ? null : { [visitKey]: keptTree(state.root) };
    const address = this.route.screen === "study" ? routeAddress(this.route) : addressOf(state);
    try {
      history.replaceState(visit, "", address);
    } catch {
      // Browsers limit how long an address is, and how often it changes.
    }
  }

  // --- What is shown ---

  private arrows({ last, ahead, moving }: AnalysisState): Arrow[] {
    if (!this.state.settings.arrows || moving) return [];
    const past = last && arrowOf(last, "past");
    const best = ahead.slice(0, 1).map((replay) => arrowOf(replay, "best"));
    return [past, ...best].filter((arrow) => arrow !== null);
  }

  private boardPart(session: AnalysisSession) {
    const { view, moving, subject } = session.state;
    const shown = !moving && this.state.settings.values;
    const lines = shown ? valuedLines(session.state) : [];
    return html`<sowmill-board
      ${boardProperties(this.state.settings)}
      .view=${view.board}
      .legal=${view.moves}
      .seat=${this.seat}
      .interactive=${view.phase === "play"}
      .values=${moveValues(lines, unitOf(subject.ruleset), this.words)}
      .arrows=${this.arrows(session.state)}
      .preview=${session.preview}
      .whyNot=${session.whyNot}
      @board-move=${(event: CustomEvent<{ move: string }>) => this.play(event.detail.move)}
      @board-refused=${(event: CustomEvent<{ reason: string }>) =>
        session.refuse(event.detail.reason)}
      @board-preview=${(event: CustomEvent<{ say: string | null }>) =>
        this.foresee(event.detail.say)}
    ></sowmill-board>`;
  }

  private get seat(): Seat {
    return this.flipped ? "second" : "first";
  }

  private foresee(say: string | null): void {
    this.previewed = say;
    if (say !== null) this.session?.forgetRefusal();
  }

  private remark({ refusal, last, view }: AnalysisState) {
    if (refusal !== null) return html`<p class="remark refused">${refusal}</p>`;
    if (this.previewed !== null) return html`<p class="remark preview">${this.previewed}</p>`;
    const turn =
      view.chooser && this.tell("game.turn", { side: this.tell(`side.${view.chooser}`) });
    const { say } = view.verdict;
    const told = [withResult(last?.say ?? "", say), say === undefined && turn];
    return this.asking.open
      ? nothing
      : html`<p class="remark">${told.filter(Boolean).join(" ")}</p>`;
  }

  private steps({ root, path }: AnalysisState) {
    const { words } = this;
    const to = (there: Path) => () => void this.go(there);
    const next = at(root, [...path, 0]) ? to([...path, 0]) : null;
    const before = path.length > 0 ? to(path.slice(0, -1)) : null;
    return html`<div class="steps" role="group" aria-label=${words("tree.title")}>
      ${stepButton(icons.first, words("step.first"), before && to([]))}
      ${stepButton(icons.previous, words("step.previous"), before)}
      ${stepButton(icons.next, words("step.next"), next)}
      ${stepButton(icons.last, words("step.last"), next && to(endOf(root, path)))}
    </div>`;
  }

  private moveBox(session: AnalysisSession) {
    const { view, moving } = session.state;
    if (view.phase !== "play") return nothing;
    return html`<sowmill-move-box
      .app=${this.app}
      .taker=${{
        legal: view.moves,
        ready: !moving,
        accept: (text: string) => session.accept(text),
        play: (move: string) => this.play(move),
      }}
    ></sowmill-move-box>`;
  }

  private treePanel(session: AnalysisSession) {
    const { root, path, subject } = session.state;
    const { board } = session.state.view;
    return html`<section class="panel" aria-labelledby="tree">
      <h2 id="tree">${this.words("tree.title")}</h2>
      ${this.steps(session.state)}
      <sowmill-tree
        .app=${this.app}
        .root=${root}
        .path=${path}
        .shape=${board.shape}
        .turn=${subject.start.endsWith("-B") ? "black" : "white"}
        @tree-go=${(event: CustomEvent<{ path: Path }>) => this.go(event.detail.path)}
      ></sowmill-tree>
      ${this.moveBox(session)}
      ${notesPanel({
        session,
        words: this.words,
        change: (place, say) => void this.change(place, say),
      })}
      ${subject.game ? html`<p class="small soft">${this.words("tree.kept")}</p>` : nothing}
    </section>`;
  }

  private actions() {
    const flip = () => (this.flipped = !this.flipped);
    return { seat: this.seat, flip, kept: () => this.remember() };
  }

  private known({ knowledge, view, subject }: AnalysisState) {
    return { app: this.app, words: this.words, knowledge, view, ruleset: subject.ruleset };
  }

  private waiting() {
    return html`<div class="waiting">
      <h1 tabindex="-1">${this.problem ?? this.words("analysis.loading")}</h1>
      ${this.problem === null
        ? nothing
        : html`<a class="button" href="#/">${this.tell("nav.home")}</a>`}
    </div>`;
  }

  protected override render() {
    const { session, words } = this;
    if (!session) return this.waiting();
    const { state } = session;
    const { game, ruleset } = state.subject;
    const title = titleOf(ruleset, this.state.rulesets);
    const back = game ? routeAddress({ screen: "game", id: game.id }) : "#/";
    const { shape } = state.view.board;
    const play = (moves: readonly string[]) => void this.playLine(moves);
    return html`<header class="bar">
        <a
          class="button quiet round"
          href=${back}
          aria-label=${game ? words("analysis.back") : this.tell("nav.home")}
          >${icons.back}</a
        >
        <h1 tabindex="-1">${words("analysis.of", { title })}</h1>
        ${rulesButton(this.app)}
      </header>
      <div class="columns ${shape}" @keydown=${this.step}>
        <section class="table" aria-label=${this.tell("game.board")}>
          ${balanceBar(this.app, words, shape, balanceOf(this.app, words, state))}
          ${this.stage === "frame" ? nothing : this.boardPart(session)}
          <div class="telling">${this.asking.part()} ${this.remark(state)}</div>
        </section>
        ${this.stage === "whole"
          ? html`<div class="computer stack">
                ${state.moving ? nothing : exactPanel({ ...this.known(state), play })}
                ${computerPanel({ app: this.app, session, words, play })}
              </div>
              <div class="tree">
                ${this.treePanel(session)} ${actionRow(session, words, this.actions())}
              </div>`
          : nothing}
      </div>
      <sowmill-rules-drawer .app=${this.app} .ruleset=${ruleset}></sowmill-rules-drawer>`;
  }
}
