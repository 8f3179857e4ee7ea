// A board to step through a course of play, and to play on from wherever one stands.
//
// PROPERTIES   core, course (how it began and what was done), language, look, speed, seat, strong (high
//              contrast), playable, tellStep (a sentence for what is no move: set-up, lot and choice)
// EVENTS       replay-say {text}              what a page speaks to those who do not see the board
//              replay-step {shown}            another step is on the board
//              replay-move {move, position}   a person, or play(), has made a move
//              replay-failed {reason}         the course is refused; the core's sentence
// METHODS      goTo(step), step(count), play(move), reset()
import { LitElement, html, nothing, svg, type PropertyValues, type SVGTemplateResult } from "lit";
import { property, state } from "lit/decorators.js";
import { type Course, type Opened, openWithSteps, takeStep } from "../app/match_opening";
import { type Step, movesUpTo } from "../app/state/game_state";
import { SowmillBoard } from "../board/board";
import type { Look } from "../board/draw_ground";
import { pressable } from "../board/pressable";
import type { Asked } from "../board/prompt";
import type { Speed } from "../board/schedule";
import { type Core, CoreError } from "../core/client";
import { withResult } from "../core/result";
import type { LanguageTag, MatchView, Seat } from "../core/types";
import { replayStyle } from "./style";
import { REPLAY_WORDS } from "./words";

const ICONS = {
  first: svg`<path d="M18 6l-6 6 6 6M7 6v12" />`,
  previous: svg`<path d="M14.5 6l-6 6 6 6" />`,
  next: svg`<path d="M9.5 6l6 6-6 6" />`,
  last: svg`<path d="M6 6l6 6-6 6M17 6v12" />`,
} as const;

export class Replay extends LitElement {
  static override styles = replayStyle;

  @property({ attribute: false }) core: Core | null = null;
  @property({ attribute: false }) course: Course | null = null;
  @property({ attribute: false }) language: LanguageTag = "en";
  @property({ attribute: false }) look: Look = "wood";
  @property({ attribute: false }) speed: Speed = "normal";
  @property({ attribute: false }) seat: Seat = "first";
  @property({ attribute: false }) strong = false;
  @property({ attribute: false }) playable = false;
  @property({ attribute: false }) tellStep: (step: Step) => string = (step) => step.action;

  @state() private opened: Opened | null = null;
  @state() private steps: readonly Step[] = [];
  @state() private shown = 0;
  @state() private moving = false;
  @state() private refusal = "";
  @state() private question: Asked | null = null;
  private readonly board = new SowmillBoard();
  private asked = 0;
  /** How many steps the core's match has made: it follows what is shown, so that one can play on from there. */
  private made = 0;
  private queue: Promise<unknown> = Promise.resolve();

  constructor() {
    super();
    this.board.addEventListener("board-move", (event) =>
      this.play((event as CustomEvent<{ move: string }>).detail.move),
    );
    this.board.addEventListener("board-refused", (event) =>
      this.refuse((event as CustomEvent<{ reason: string }>).detail.reason),
    );
    this.board.addEventListener("board-ask", (event) =>
      this.ask((event as CustomEvent<Asked>).detail),
    );
    this.board.addEventListener("board-answered", () => (this.question = null));
  }

  get count(): number {
    return this.steps.length;
  }

  get at(): number {
    return this.shown;
  }

  /** What stands on the board now. */
  get view(): MatchView | null {
    return this.steps[this.shown - 1]?.view ?? this.opened?.start ?? null;
  }

  /** Whatever was asked of it is done. */
  get settled(): Promise<unknown> {
    return this.updateComplete.then(() => this.queue);
  }

  goTo(step: number): Promise<void> {
    return this.inTurn(() => this.show(step));
  }

  step(count: number): Promise<void> {
    return this.inTurn(() => this.show(this.shown + count));
  }

  reset(): Promise<void> {
    return this.inTurn(() => this.open());
  }

  /** False if the move is not legal here; then the reason is shown. */
  play(move: string): Promise<boolean> {
    return this.inTurn(() => this.make(move));
  }

  // One after the other: a second click waits until the first is done, and all until the course is open.
  private async inTurn<Value>(action: () => Promise<Value>): Promise<Value> {
    await this.updateComplete;
    return this.enqueue(action);
  }

  private enqueue<Value>(action: () => Promise<Value>): Promise<Value> {
    const done = this.queue.then(action);
    this.queue = done.catch(() => undefined);
    return done;
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has("core") || changed.has("course") || changed.has("language"))
      void this.enqueue(() => this.open());
  }

  private async open(): Promise<void> {
    const { core, course } = this;
    if (!core || !course) return;
    this.asked += 1;
    const mine = this.asked;
    try {
      const opened = await openWithSteps(core, course);
      await this.opened?.match.close();
      if (mine !== this.asked) return void opened.match.close();
      [this.opened, this.steps, this.made] = [opened, opened.steps, opened.steps.length];
      [this.shown, this.refusal] = [opened.steps.length, ""];
      this.announce("replay-step", { shown: this.shown });
    } catch (problem) {
      const reason = problem instanceof Error ? problem.message : String(problem);
      this.announce("replay-failed", { reason });
    }
  }

  private async show(step: number): Promise<void> {
    const to = Math.max(0, Math.min(step, this.steps.length));
    const next = this.steps[this.shown];
    this.refusal = "";
    if (to === this.shown + 1 && next?.replay) await this.showStep(next);
    this.shown = to;
    this.announce("replay-step", { shown: to });
    this.speak(this.sentence());
    await this.follow();
  }

  private async showStep({ replay }: Step): Promise<void> {
    if (!replay) return;
    this.moving = true;
    await this.updateComplete;
    await this.board.showMove(replay);
    this.moving = false;
  }

  private async follow(): Promise<void> {
    const match = this.opened?.match;
    if (!match || !this.playable) return;
    await match.undoAll(Math.max(0, this.made - this.shown));
    await match.playAll(this.steps.slice(this.made, this.shown).map(({ action }) => action));
    this.made = this.shown;
  }

  private async make(move: string): Promise<boolean> {
    const { core, opened, view } = this;
    if (!core || !opened || !view) return false;
    await this.follow();
    try {
      const made = await takeStep(core, opened.match, move, view);
      this.made = this.shown + 1;
      this.steps = [...this.steps.slice(0, this.shown), made];
      await this.show(this.shown + 1);
      const position = made.replay?.position ?? made.view.position ?? "";
      this.announce("replay-move", { move, position });
      return true;
    } catch (problem) {
      if (!(problem instanceof CoreError)) throw problem;
      this.refuse(problem.message);
      return false;
    }
  }

  private refuse(reason: string): void {
    this.refusal = reason;
    this.speak(reason);
  }

  private ask(asked: Asked): void {
    this.question = asked;
    this.refusal = "";
    this.speak(asked.text);
  }

  private speak(text: string): void {
    this.announce("replay-say", { text });
  }

  private announce(event: string, detail: object): void {
    this.dispatchEvent(new CustomEvent(event, { detail }));
  }

  private sentence(): string {
    const step = this.steps[this.shown - 1];
    const say = step
      ? (step.replay?.say ?? this.tellStep(step))
      : REPLAY_WORDS[this.language].start;
    return withResult(say, this.view?.verdict.say);
  }

  private dressBoard(): void {
    const { board, view, opened, look, speed, language, seat } = this;
    const live = this.playable && !this.moving && view?.phase === "play";
    const shown = this.steps[this.shown - 1]?.board ?? opened?.start.board ?? null;
    Object.assign(board, { view: shown, look, speed, language, seat });
    Object.assign(board, { legal: live ? view.moves : [], interactive: live });
    board.preview = (move) => (opened as Opened).match.replay(move);
    board.whyNot = (move) => (opened as Opened).match.whyNot(move);
    board.toggleAttribute("contrast", this.strong);
  }

  private button(icon: SVGTemplateResult, label: string, to: number, idle: boolean) {
    return html`<button
      type="button"
      aria-label=${label}
      ${pressable(idle || this.moving ? null : () => this.goTo(to))}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">${icon}</svg>
    </button>`;
  }

  private asking({ text, choices }: Asked) {
    return html`<div class="asked">
      <p>${text}</p>
      ${choices.map(
        ({ label, choose }) => html`<button type="button" @click=${choose}>${label}</button>`,
      )}
    </div>`;
  }

  private controls() {
    const words = REPLAY_WORDS[this.language];
    const { shown, count } = this;
    if (count === 0) return nothing;
    const [atStart, atEnd] = [shown === 0, shown === count];
    const made = movesUpTo({ steps: this.steps, shown });
    return html`<div class="steps" role="group" aria-label=${words.steps}>
      ${this.button(ICONS.first, words.first, 0, atStart)}
      ${this.button(ICONS.previous, words.previous, shown - 1, atStart)}
      <span class="at">${words.at(made.number, made.count)}</span>
      ${this.button(ICONS.next, words.next, shown + 1, atEnd)}
      ${this.button(ICONS.last, words.last, count, atEnd)}
    </div>`;
  }

  protected override render() {
    if (!this.opened) return html`<p class="say">${REPLAY_WORDS[this.language].loading}</p>`;
    this.dressBoard();
    const said = this.refusal || (this.count === 0 || this.question ? "" : this.sentence());
    return html`${this.board} ${this.controls()}
      ${this.question ? this.asking(this.question) : nothing}
      <p class=${this.refusal ? "say refused" : "say"}>${said}</p>`;
  }
}
