// <sowmill-learn>: learning from one's mistakes.
import { type PropertyValues, css, html, nothing } from "lit";
import { customElement, property, query, state } from "lit/decorators.js";
import { AnalysisElement } from "../analysis/messages/words";
import { Asking, askingStyle } from "../app/parts/asking";
import { boardProperties } from "../app/parts/board_properties";
import { icons } from "../app/parts/icons";
import "../app/parts/move_box";
import type { PlayedRound } from "../app/state/rounds";
import { base } from "../app/style/base";
import { remarks } from "../app/style/table_screen";
import { pressable } from "../board/pressable";
import { seatOf } from "../core/types";
import { type Stage, type Stand, Trainer } from "./trainer";
import { type Judgement, labelSigns } from "./types";

export interface LearnResult {
  readonly found: number;
  readonly count: number;
}

const isSolved = (stage: Stage): boolean => stage === "found" || stage === "shown";

@customElement("sowmill-learn")
export class Learn extends AnalysisElement {
  @property() ruleset = "";
  @property({ attribute: false }) rounds: readonly PlayedRound[] = [];
  @property({ attribute: false }) tasks: readonly Judgement[] = [];
  @state() private trainer: Trainer | null = null;
  @state() private previewed: string | null = null;
  @query("sowmill-board") private board!: (HTMLElement & Stand) | null;
  @query(".next") private nextButton!: HTMLElement | null;
  @query("h2") private heading!: HTMLElement | null;
  private stage = "";
  private readonly asking = new Asking(this, ({ text }) => this.app.say(text));

  static override styles = [
    base,
    remarks,
    askingStyle,
    css`
      .learn {
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        gap: 0.7rem;
      }
      sowmill-board {
        --board-max-height: min(60dvh, 44rem);
      }
      .ask {
        font-family: var(--serif);
        font-size: 1.15rem;
        font-weight: 600;
      }
      .told {
        min-height: 4.5rem;
        display: grid;
        gap: 0.3rem;
        align-content: start;
      }
      .right {
        background: var(--surface-deep);
        border-left: 4px solid var(--good);
        border-radius: 6px;
        padding: 0.35rem 0.7rem;
      }
    `,
  ];

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.trainer?.close();
    this.trainer = null;
  }

  protected override willUpdate(changed: PropertyValues): void {
    if (!changed.has("tasks") || this.tasks.length === 0) return;
    this.trainer?.close();
    this.trainer = new Trainer(this.app, this.ruleset, this.rounds, this.tasks, () =>
      this.requestUpdate(),
    );
    void this.begin(0);
  }

  protected override updated(): void {
    const { trainer } = this;
    if (!trainer) return;
    trainer.board = this.board;
    const { stage } = trainer.state;
    // The keyboard goes on where there is something to do.
    if (stage !== this.stage && isSolved(stage)) this.nextButton?.focus({ preventScroll: true });
    this.stage = stage;
  }

  private async begin(index: number): Promise<void> {
    const { trainer } = this;
    await trainer?.begin(index);
    await this.updateComplete;
    if (!trainer || trainer !== this.trainer) return; // Left meanwhile.
    this.heading?.focus({ preventScroll: true });
    this.app.say(this.question());
  }

  private async attempt(move: string): Promise<void> {
    const { trainer } = this;
    if (!trainer) return;
    await trainer.attempt(move);
    if (trainer !== this.trainer) return;
    const { stage, wrong } = trainer.state;
    const told = this.outcome();
    if (told && (stage === "found" || wrong)) this.app.say(told);
  }

  private next(): void {
    const { trainer } = this;
    if (!trainer) return;
    if (trainer.state.index + 1 < this.tasks.length) void this.begin(trainer.state.index + 1);
    else this.goBack();
  }

  private goBack(): void {
    const detail = { found: this.trainer?.foundCount ?? 0, count: this.tasks.length };
    this.dispatchEvent(new CustomEvent<LearnResult>("learn-done", { detail }));
  }

  private question(): string {
    const { side, move, label } = (this.trainer as Trainer).task;
    return this.words("learn.ask", {
      side: this.tell(`side.${side}`),
      move,
      label: this.words(`label.${label}`),
    });
  }

  private outcome(): string {
    const { trainer, words } = this;
    if (!trainer) return "";
    const { stage, answer, wrong, refusal } = trainer.state;
    if (refusal !== null) return refusal;
    if (stage === "judging") return words("learn.judging");
    if (answer !== null && stage === "found")
      return answer === trainer.task.best
        ? words("learn.found", { move: answer })
        : words("learn.also_good", { move: answer, best: trainer.task.best });
    if (answer !== null) return words("learn.shown", { move: answer });
    if (wrong)
      return wrong.move === trainer.task.move
        ? words("learn.same", { move: wrong.move, line: wrong.line.join(" ") })
        : words("learn.wrong", { move: wrong.move, line: wrong.line.join(" ") });
    return "";
  }

  private told(trainer: Trainer) {
    const { stage, wrong, refusal } = trainer.state;
    const text = this.outcome();
    const solved = isSolved(stage);
    const tone = solved ? "right" : wrong || refusal !== null ? "wrong refused" : "soft";
    const more = solved
      ? html`<p>${trainer.task.why.sentence}</p>`
      : html`<p class="preview">${this.previewed}</p>`;
    return html`<div class="told">
      ${this.asking.part()} ${text ? html`<p class=${tone}>${text}</p>` : nothing} ${more}
    </div>`;
  }

  private foresee(say: string | null): void {
    this.previewed = say;
    if (say !== null) this.trainer?.forgetRefusal();
  }

  private moveBox(trainer: Trainer) {
    const { stage, view } = trainer.state;
    if (isSolved(stage)) return nothing;
    return html`<sowmill-move-box
      .app=${this.app}
      .taker=${{
        legal: view?.moves ?? [],
        ready: stage === "asking",
        accept: (text: string) => trainer.accept(text),
        play: (move: string) => this.attempt(move),
      }}
    ></sowmill-move-box>`;
  }

  private buttons(trainer: Trainer) {
    const { words } = this;
    const { stage, index } = trainer.state;
    const last = index + 1 === this.tasks.length;
    const solved = isSolved(stage);
    return html`<div class="row">
      ${solved
        ? html`<button class="button main next" @click=${this.next}>
            ${last ? words("learn.finish") : words("learn.next")}
          </button>`
        : html`<button
              class="button"
              ${pressable(stage === "asking" ? () => trainer.reveal() : null)}
            >
              ${icons.hint} ${words("learn.show")}
            </button>
            <button class="button quiet" @click=${this.next}>${words("learn.skip")}</button>`}
      <button class="button quiet" @click=${this.goBack}>${words("learn.leave")}</button>
    </div>`;
  }

  protected override render() {
    const { trainer, words } = this;
    if (!trainer?.state.view) return html`<p class="soft">${this.tell("app.loading")}</p>`;
    const { view, index, stage } = trainer.state;
    const { side, label } = trainer.task;
    const count = this.tasks.length;
    return html`<div class="learn">
      <h2 tabindex="-1">
        ${words("learn.title")} · ${words("learn.at", { number: index + 1, count })}
      </h2>
      <p class="ask"><span class="soft">${labelSigns[label]}</span> ${this.question()}</p>
      <sowmill-board
        ${boardProperties(this.state.settings)}
        .view=${view.board}
        .legal=${stage === "asking" ? view.moves : []}
        .seat=${seatOf(side)}
        .interactive=${stage === "asking"}
        .you=${side}
        .preview=${trainer.preview}
        .whyNot=${trainer.whyNot}
        @board-move=${(event: CustomEvent<{ move: string }>) => this.attempt(event.detail.move)}
        @board-refused=${(event: CustomEvent<{ reason: string }>) =>
          trainer.refuse(event.detail.reason)}
        @board-preview=${(event: CustomEvent<{ say: string | null }>) =>
          this.foresee(event.detail.say)}
      ></sowmill-board>
      ${this.told(trainer)} ${this.moveBox(trainer)} ${this.buttons(trainer)}
    </div>`;
  }
}
