// <sowmill-move-list>: what was played, to step through.
import { type TemplateResult, css, html, nothing } from "lit";
import { customElement, state } from "lit/decorators.js";
import { AppElement } from "../element";
import { type GameState, type Step, endsRound, isMove, isLive } from "../state/game_state";
import { seatOf } from "../state/seat";
import { base } from "../style/base";
import { icons } from "./icons";
import { keepInSight, moveEntries, shownPart } from "./move_entries";
import { stepButton, stepsStyle } from "./step_button";

/** Where a key leads in a list of so many; null: it is no key of a list. */
export function nextEntry(key: string, at: number, count: number): number | null {
  switch (key) {
    case "ArrowLeft":
    case "ArrowUp":
      return Math.max(0, at - 1);
    case "ArrowRight":
    case "ArrowDown":
      return Math.min(count - 1, at + 1);
    case "Home":
      return 0;
    case "End":
      return count - 1;
    default:
      return null;
  }
}

/** Where the board and the keyboard are in the list. */
interface Place {
  readonly shown: number;
  readonly tabStop: number;
}

@customElement("sowmill-move-list")
export class MoveList extends AppElement {
  @state() private visited: number | null = null;

  static override styles = [
    base,
    moveEntries,
    stepsStyle,
    css`
      ol {
        list-style: none;
        display: flex;
        flex-wrap: wrap;
        gap: 0.15rem;
        margin: 0.5rem 0 0;
        padding: 0.2rem;
        max-height: 13rem;
        overflow-y: auto;
      }
      .round {
        flex-basis: 100%;
        font-size: 0.875rem;
        font-weight: 600;
        padding: 0.4rem 0.5rem 0;
      }
    `,
  ];

  private look(shown: number): void {
    this.app.session?.lookAt(shown);
  }

  // The list is one tab stop: arrows, Home and End lead through it, Enter shows.
  private press(event: KeyboardEvent): void {
    const entries = [...this.renderRoot.querySelectorAll<HTMLElement>("li button")];
    const at = entries.indexOf((event.target as HTMLElement).closest("button") as HTMLElement);
    const to = nextEntry(event.key, at, entries.length);
    if (at < 0 || to === null) return;
    event.preventDefault();
    entries[to]?.focus();
  }

  private enter(event: FocusEvent): void {
    const step = (event.target as HTMLElement).dataset["step"];
    if (step !== undefined) this.visited = Number(step);
  }

  // The entry that Tab leads to: where the keyboard is, else the move that is shown.
  private tabStop({ steps, shown }: GameState): number {
    if (this.visited !== null && this.visited < steps.length) return this.visited;
    const last = steps.slice(0, shown).findLastIndex(isMove);
    return last >= 0 ? last : steps.findIndex(isMove);
  }

  protected override updated(): void {
    const list = this.renderRoot.querySelector("ol");
    keepInSight(list, list?.querySelector<HTMLElement>("[aria-current]") ?? null);
  }

  private label(step: Step, number: number): string {
    const side = this.tell(`side.${step.replay?.chooser ?? "south"}`);
    return this.tell("moves.entry", { number, side, move: step.action });
  }

  private entry(step: Step, index: number, number: number, at: Place): TemplateResult {
    const side = step.replay?.chooser;
    const marked = side === "white" || side === "black";
    return html`<li>
      <button
        aria-label=${this.label(step, number)}
        aria-current=${at.shown === index + 1 ? "step" : nothing}
        data-step=${index}
        tabindex=${index === at.tabStop ? 0 : -1}
        data-seat=${side ? seatOf(side) : nothing}
        @click=${() => this.look(index + 1)}
      >
        <span class="number">${number}</span>${marked
          ? html`<span class="man ${side}"></span>`
          : nothing}${step.action}
      </button>
    </li>`;
  }

  /** Leads to those that are not on the page. */
  private others(label: string, step: number): TemplateResult {
    return html`<li>
      <button aria-label=${label} tabindex="-1" @click=${() => this.look(step)}>…</button>
    </li>`;
  }

  private entries(game: GameState): TemplateResult[] {
    const rows: TemplateResult[] = [];
    const rounds = game.steps.some((step) => !isMove(step));
    const at = { shown: game.shown, tabStop: this.tabStop(game) };
    const { from, until } = shownPart(at.shown);
    const isShown = (index: number) => index >= from && index < until;
    let number = 0;
    let round = 1;
    const heading = () =>
      html`<li class="round">${this.tell("moves.round", { number: round })}</li>`;
    if (rounds && from === 0) rows.push(heading());
    if (from > 0) rows.push(this.others(this.tell("moves.earlier"), from));
    game.steps.forEach((step, index) => {
      if (isMove(step)) {
        number += 1;
        if (isShown(index)) rows.push(this.entry(step, index, number, at));
      }
      if (rounds && endsRound(game.steps, index) && index + 1 < game.steps.length) {
        round += 1;
        if (isShown(index)) rows.push(heading());
      }
    });
    if (until < game.steps.length)
      rows.push(this.others(this.tell("moves.later"), Math.min(until + 1, game.steps.length)));
    return rows;
  }

  protected override render() {
    const { game } = this.state;
    if (!game) return nothing;
    const { shown, steps } = game;
    const moving = game.activity === "moving";
    const atStart = shown === 0 || moving;
    const atEnd = isLive(game) || moving;
    const to = (step: number, off: boolean) => (off ? null : () => this.look(step));
    const again = moving || !steps[shown - 1]?.replay;
    return html`<div class="steps" role="group" aria-label=${this.tell("moves.title")}>
        ${stepButton(icons.first, this.tell("moves.first"), to(0, atStart))}
        ${stepButton(icons.previous, this.tell("moves.previous"), to(shown - 1, atStart))}
        ${stepButton(
          icons.replay,
          this.tell("moves.replay"),
          again ? null : () => void this.app.session?.replayShown(),
        )}
        ${stepButton(icons.next, this.tell("moves.next"), to(shown + 1, atEnd))}
        ${stepButton(icons.last, this.tell("moves.last"), to(steps.length, atEnd))}
      </div>
      ${steps.length === 0
        ? html`<p class="soft small">${this.tell("game.none_yet")}</p>`
        : html`<ol
            tabindex="-1"
            @keydown=${this.press}
            @focusin=${this.enter}
            @focusout=${() => (this.visited = null)}
          >
            ${this.entries(game)}
          </ol>`}`;
  }
}
