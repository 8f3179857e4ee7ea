import { html, LitElement, type PropertyValues, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import type { LanguageTag, Side } from "../core/types";
import { drawDefinitions, drawGround, type Look } from "./draw_ground";
import { drawHouse } from "./draw_house";
import { drawHeap, drawSeed } from "./draw_seed";
import { layoutOf, type Layout } from "./layout";
import { colours, contrast } from "./look";
import { BOARD_WORDS } from "./messages";
import { pressable } from "./pressable";
import { addSeeds, leftOf, rowText, setSeeds, spreadRest } from "./setup_row";
import { OLD } from "./scene";
import { frameStyle } from "./style/frame";
import { groundStyle } from "./style/ground";
import { piecesStyle } from "./style/pieces";
import { setupStyle } from "./style/setup";
import { percent, styled } from "./style_values";

/** Laying one's row of Lib al-Aqil: see board.ts for its properties and events. */
@customElement("sowmill-setup-board")
export class SowmillSetupBoard extends LitElement {
  static override styles = [colours, contrast, frameStyle, groundStyle, piecesStyle, setupStyle];

  @property({ attribute: false }) side: Side = "south";
  @property({ attribute: false }) total = 36;
  @property({ attribute: false }) counts: readonly number[] = [0, 0, 0, 0, 0, 0];
  @property({ attribute: false }) look: Look = "wood";
  @property({ attribute: false }) language: LanguageTag = "en";

  /** Where the seed dragged is now, in pixels of the window; null: none is. */
  @state() private dragged: { x: number; y: number; from: number | null } | null = null;

  private get names(): readonly string[] {
    return this.side === "south" ? ["A", "B", "C", "D", "E", "F"] : ["a", "b", "c", "d", "e", "f"];
  }

  private get left(): number {
    return leftOf(this.counts, this.total);
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has("side")) this.dragged = null;
  }

  protected override render(): TemplateResult {
    const words = BOARD_WORDS[this.language].setup;
    const layout = ownRow(this.names);
    return html`
      <div class="supply" @pointerdown=${(event: PointerEvent) => this.startDrag(event, null)}>
        <svg viewBox="-32 -28 64 56" aria-hidden="true" class="pile">
          <ellipse class="dish" rx="31" ry="27" />
          ${drawHeap("supply", this.left)}
        </svg>
        <p>
          <strong class="left">${words.left(this.left)}</strong>
          <span class=${this.left === 0 ? "drag-here idle" : "drag-here"}>${words.supply}</span>
        </p>
      </div>
      <div
        class="frame ${this.look} two-rows"
        ${styled({ "--proportion": layout.width / layout.height })}
      >
        <svg class="ground" viewBox="0 0 ${layout.width} ${layout.height}" aria-hidden="true">
          ${drawGround(layout, this.look)}
        </svg>
        <svg viewBox="0 0 ${layout.width} ${layout.height}" aria-hidden="true">
          ${drawDefinitions()}${this.houses(layout)}
        </svg>
        ${this.names.map(
          (name, index) =>
            html`<div
              class="drop"
              data-hole=${index}
              ${styled({
                left: percent(layout.spots.get(name)?.x ?? 0, layout.width),
                width: percent(layout.pitch, layout.width),
              })}
              @pointerdown=${(event: PointerEvent) => this.startDrag(event, index)}
            ></div>`,
        )}
      </div>
      <div class="counters" role="group" aria-label=${words.title}>
        ${this.names.map((name, index) => this.counter(name, index))}
      </div>
      <div class="strip">
        <button ${this.laying(this.left > 0, () => spreadRest(this.counts, this.total))}>
          ${words.even}
        </button>
        <button ${this.laying(this.left < this.total, () => this.counts.map(() => 0))}>
          ${words.clear}
        </button>
        <slot></slot>
      </div>
      ${this.dragged
        ? html`<svg
            class="dragged"
            viewBox="-8 -8 16 16"
            aria-hidden="true"
            ${styled({ transform: `translate(${this.dragged.x}px,${this.dragged.y}px)` })}
          >
            ${drawSeed({ x: 0, y: 0, turn: 0, shade: 0 })}
          </svg>`
        : ""}
    `;
  }

  private counter(name: string, index: number): TemplateResult {
    const words = BOARD_WORDS[this.language].setup;
    const count = this.counts[index] ?? 0;
    return html`<div class="counter">
      <button
        aria-label=${words.more(name)}
        ${this.laying(this.left > 0, () => addSeeds(this.counts, this.total, index, 1))}
      >
        +
      </button>
      <input
        inputmode="numeric"
        pattern="[0-9]*"
        aria-label=${words.hole(name)}
        .value=${String(count)}
        @focus=${(event: FocusEvent) => (event.target as HTMLInputElement).select()}
        @keydown=${(event: KeyboardEvent) => this.onKey(event, index)}
        @change=${(event: Event) => this.typed(event, index)}
      />
      <button
        aria-label=${words.fewer(name)}
        ${this.laying(count > 0, () => addSeeds(this.counts, this.total, index, -1))}
      >
        −
      </button>
    </div>`;
  }

  private laying(possible: boolean, counts: () => readonly number[]) {
    return pressable(possible ? () => this.lay(counts()) : null);
  }

  private houses(layout: Layout) {
    return this.names.map((name, index) => {
      const spot = layout.spots.get(name);
      const place = { name, count: this.counts[index] ?? 0, ...OLD };
      const plain = {
        mark: undefined,
        made: false,
        use: "none",
        chosen: false,
        hinted: false,
      } as const;
      return spot ? drawHouse({ ...plain, layout, spot, place, facesAway: false }) : "";
    });
  }

  private lay(counts: readonly number[]): void {
    this.counts = counts;
    const say = BOARD_WORDS[this.language].setup.left(this.left);
    const detail = { counts, text: rowText(counts), say };
    this.dispatchEvent(new CustomEvent("setup-change", { detail, bubbles: true, composed: true }));
  }

  private typed(event: Event, index: number): void {
    const input = event.target as HTMLInputElement;
    this.lay(setSeeds(this.counts, this.total, index, Number.parseInt(input.value, 10) || 0));
    input.value = String(this.counts[index]);
  }

  private onKey(event: KeyboardEvent, index: number): void {
    const step = event.key === "ArrowUp" ? 1 : event.key === "ArrowDown" ? -1 : 0;
    if (step === 0) return;
    event.preventDefault();
    this.lay(addSeeds(this.counts, this.total, index, step));
  }

  /** A seed from the supply, or from a hole, goes where it is let go; beside the board: back. */
  private startDrag(event: PointerEvent, from: number | null): void {
    if ((from === null ? this.left : (this.counts[from] ?? 0)) === 0) return;
    event.preventDefault();
    const source = event.currentTarget as HTMLElement;
    source.setPointerCapture(event.pointerId);
    const follow = ({ clientX, clientY }: PointerEvent) =>
      (this.dragged = { x: clientX, y: clientY, from });
    follow(event);
    const end = (last: PointerEvent) => {
      source.removeEventListener("pointermove", follow);
      source.removeEventListener("pointerup", end);
      source.removeEventListener("pointercancel", end);
      this.dragged = null;
      if (last.type === "pointerup") this.letGo(last, from);
    };
    source.addEventListener("pointermove", follow);
    source.addEventListener("pointerup", end);
    source.addEventListener("pointercancel", end);
  }

  private letGo({ clientX, clientY }: PointerEvent, from: number | null): void {
    const under = (this.renderRoot as ShadowRoot).elementFromPoint(clientX, clientY);
    const hole = (under as HTMLElement | null)?.dataset?.hole;
    const to = hole === undefined ? null : Number(hole);
    if (to === from) return;
    let counts = this.counts;
    if (from !== null) counts = addSeeds(counts, this.total, from, -1);
    if (to !== null) counts = addSeeds(counts, this.total, to, 1);
    this.lay(counts);
  }
}

/** One row of the board of two rows, without stores. */
function ownRow(names: readonly string[]): Layout {
  const whole = layoutOf("two-rows", "first", "narrow");
  const height = whole.pitch + 16;
  const spots = new Map(
    names.map((name, column) => {
      const x = 7 + (column + 0.5) * whole.pitch;
      return [name, { name, x, y: height / 2, row: 0, column, far: false }] as const;
    }),
  );
  const nowhere = { x: 0, y: 0, width: 0, height: 0 };
  return {
    ...whole,
    height,
    spots,
    rows: [names],
    trays: [nowhere, nowhere],
    ground: { x: 0, y: 0, width: whole.width, height },
  };
}

declare global {
  interface HTMLElementTagNameMap {
    "sowmill-setup-board": SowmillSetupBoard;
  }
}
