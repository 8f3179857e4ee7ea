import { html, nothing, type TemplateResult } from "lit";
import type { Side } from "../core/types";
import type { BoardState } from "./draw_places";
import type { Input } from "./input";
import type { BoardWords } from "./messages";
import { nameOf } from "./names";
import { percent, styled } from "./style_values";
import type { MoveValue } from "./values";

export interface GridState extends BoardState {
  readonly words: BoardWords;
  readonly input: Input;
  readonly current: string;
  readonly you: Side | null;
  readonly values: ReadonlyMap<string, MoveValue>;
}

/** The real buttons, one tab stop: everyone plays by them, whatever is drawn below. */
export function drawGrid(state: GridState): TemplateResult {
  const { layout, words, input } = state;
  const usable = state.interaction.usable();
  const current = tabStop(state, usable);
  return html`<div
    role="grid"
    aria-label=${words.board[layout.shape]}
    aria-colcount=${layout.shape === "morris" ? 7 : 6}
    @click=${input.click}
    @pointerdown=${input.pointerDown}
    @pointerover=${input.pointerOver}
    @pointerleave=${input.pointerLeave}
    @focusin=${input.focusIn}
    @focusout=${input.focusOut}
    @keydown=${input.key}
    @contextmenu=${input.contextMenu}
  >
    ${layout.rows.map(
      (row) =>
        html`<div role="row">
          ${row.map((name) => drawCell(state, usable, name, name === current))}
        </div>`,
    )}
  </div>`;
}

function drawCell(
  state: GridState,
  usable: ReadonlySet<string>,
  name: string,
  isCurrent: boolean,
): TemplateResult | typeof nothing {
  const { layout, interaction, words, you } = state;
  const spot = layout.spots.get(name);
  const place = state.scene.places.get(name);
  if (!spot || !place) return nothing;
  const at = {
    left: percent(spot.x, layout.width),
    top: percent(spot.y, layout.height),
    width: percent(layout.pitch, layout.width),
  };
  const label = nameOf(
    {
      place,
      shape: layout.shape,
      you,
      use: interaction.useOf(name, usable),
      chosen: interaction.chosen.includes(name),
      hinted: state.hinted.includes(name),
      overview: interaction.overviewAt(name),
      mill: interaction.millAt(name),
      value: state.values.get(name)?.say ?? null,
    },
    words,
  );
  return html`<div role="gridcell" aria-colindex=${spot.column + 1}>
    <button
      type="button"
      class=${usable.has(name) ? "place usable" : "place"}
      ${styled(at)}
      data-place=${name}
      tabindex=${isCurrent ? 0 : -1}
      aria-label=${label}
    ></button>
  </div>`;
}

function tabStop({ layout, current }: GridState, usable: ReadonlySet<string>): string {
  if (layout.spots.has(current)) return current;
  const [first] = usable;
  return first ?? layout.rows.at(-1)?.[0] ?? "";
}
