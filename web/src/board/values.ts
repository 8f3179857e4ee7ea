import { html, nothing, svg, type SVGTemplateResult } from "lit";
import type { Certainty } from "../core/types";
import type { BoardState } from "./draw_places";
import type { Layout, Spot } from "./layout";
import { beginsWith, pathOf } from "./selection";

/** What a move is worth, as it is written at the house or point it begins with. */
export interface MoveValue {
  readonly move: string;
  /** Short, its sign included: "=+4", "[-1,+3]", "≈+2.3". */
  readonly text: string;
  /** In words, for the name of the house. */
  readonly say: string;
  readonly certainty: Certainty;
  readonly best: boolean;
}

/** The best value of the moves that go on with each place; the values come best first. */
export function valuesAt(
  values: readonly MoveValue[],
  chosen: readonly string[],
): Map<string, MoveValue> {
  const found = new Map<string, MoveValue>();
  for (const value of values) {
    const path = pathOf(value.move);
    const place = path?.places[chosen.length];
    if (path && place !== undefined && beginsWith(path, chosen) && !found.has(place))
      found.set(place, value);
  }
  return found;
}

const CHARACTER = 6.8; // As wide in every typeface, so that the text stays inside.
const PADDING = 7.5;

/** Proven values stand in a box, intervals in brackets, estimates in a round pill. */
function outline(certainty: Certainty, width: number): SVGTemplateResult {
  const left = -width / 2;
  const right = width / 2;
  if (certainty === "interval")
    return svg`<rect x=${left} y="-8" width=${width} height="16" />
      <path class="bracket" d="M${left + 3}-8H${left}V8H${left + 3}M${right - 3}-8H${right}V8H${right - 3}" />`;
  const round = certainty === "exact" ? 2 : 8;
  return svg`<rect x=${left} y="-8" width=${width} height="16" rx=${round} />`;
}

/** Where a value stands: above a house, on an empty point, and below a man or beside the edge. */
function standing({ shape, radius }: Layout, spot: Spot, covered: boolean): [number, number] {
  if (shape !== "morris") return [spot.x + radius * 0.16, spot.y - radius * 0.92];
  if (!covered) return [spot.x, spot.y];
  return [spot.x, spot.y + (spot.row === LAST_ROW ? -18 : 18)];
}

const LAST_ROW = 6;

function drawValue(layout: Layout, spot: Spot, value: MoveValue, covered: boolean) {
  const width = PADDING + value.text.length * CHARACTER;
  const scale = layout.shape === "morris" ? 0.84 : Math.min(1, (layout.pitch * 0.9) / width);
  const [x, y] = standing(layout, spot, covered);
  return svg`<g class="value ${value.certainty} ${value.best ? "best" : ""}" data-move=${value.move}
    transform="translate(${x} ${y}) scale(${scale})">
    ${outline(value.certainty, width)}<text y="4.2" textLength=${width - PADDING} lengthAdjust="spacingAndGlyphs">${value.text}</text></g>`;
}

/** On top of everything that stands on the board; where a preview says something, that counts. */
export function drawValues(
  { layout, scene, interaction }: BoardState,
  values: ReadonlyMap<string, MoveValue>,
) {
  if (values.size === 0) return nothing;
  const drawn = [...values].map(([name, value]) => {
    const spot = layout.spots.get(name);
    if (!spot || interaction.marks.get(name)?.change) return nothing;
    const covered = value.best || scene.places.get(name)?.owner !== undefined;
    return drawValue(layout, spot, value, covered);
  });
  return html`<svg class="values" viewBox="0 0 ${layout.width} ${layout.height}" aria-hidden="true">
    ${drawn}
  </svg>`;
}
