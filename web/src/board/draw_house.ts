import { nothing, svg, type SVGTemplateResult } from "lit";
import { keyed } from "lit/directives/keyed.js";
import { drawHeap } from "./draw_seed";
import type { Layout, Spot } from "./layout";
import type { Mark } from "./marks";
import type { Use } from "./names";
import type { ScenePlace } from "./scene";
import { lasting, styled } from "./style_values";
import { underlined } from "./upside_down";

export interface Drawn {
  readonly layout: Layout;
  readonly spot: Spot;
  readonly place: ScenePlace;
  readonly mark: Mark | undefined;
  /** The marks tell of a move already made. */
  readonly made: boolean;
  readonly use: Use;
  readonly chosen: boolean;
  readonly hinted: boolean;
  /** Written upside down, for the one who sits opposite. */
  readonly facesAway: boolean;
}

export type NumberedHouse = Pick<Drawn, "layout" | "spot" | "place" | "facesAway">;

/** Houses are drawn as if their radius were this, then scaled. */
export const HOUSE_RADIUS = 24;

/** Seeds, number and signs of a house; the hollow itself belongs to the ground. */
export function drawHouse(drawn: Drawn): SVGTemplateResult {
  const { layout, spot, place, mark, made, use, chosen, hinted, facesAway } = drawn;
  const scale = layout.radius / HOUSE_RADIUS;
  const classes = [
    "house",
    `use-${use}`,
    mark?.start && !made ? "lifted" : "",
    chosen ? "chosen" : "",
  ];
  return svg`<g class=${classes.join(" ")} transform="translate(${spot.x} ${spot.y}) scale(${scale})">
    ${use === "none" ? nothing : svg`<circle class="halo" r="25" />`}
    <g class="seeds">${drawHeap(place.name, place.count, { pace: place.grown ? place.pace : 0 })}</g>
    ${rings(mark, chosen, hinted)}
    <g transform=${facesAway ? "rotate(180)" : "rotate(0)"}>
      <text class="letter" x="-22" y="-18.5">${place.name}</text>
      ${number(place)}
      ${badge(mark)}
    </g>
  </g>`;
}

/** Where the number of a house stands, and how large it is. */
const NUMBER = { x: 16.5, y: 18, height: 18 };
const numberWidth = (count: number) => (count > 9 ? 25 : 19);

/** The room that the number of a house takes on the board. */
export function numberRoom({ layout, spot, place, facesAway }: NumberedHouse): SVGTemplateResult {
  const scale = layout.radius / HOUSE_RADIUS;
  const [width, height] = [numberWidth(place.count) * scale, NUMBER.height * scale];
  const away = facesAway ? -scale : scale;
  const [x, y] = [spot.x + NUMBER.x * away, spot.y + NUMBER.y * away];
  return svg`<rect x=${x - width / 2} y=${y - height / 2} width=${width} height=${height} rx=${height / 2} />`;
}

function number(place: ScenePlace): SVGTemplateResult {
  const width = numberWidth(place.count);
  return svg`<g class=${place.count === 0 ? "number zero" : "number"} transform="translate(${NUMBER.x} ${NUMBER.y})">
    ${keyed(
      place.fresh,
      svg`<g class=${place.pace > 0 ? "pop" : ""} ${styled(lasting(place.pace * 0.9))}>
        <rect x=${-width / 2} y="-9" width=${width} height="18" rx="9" />
        <text class=${underlined(place.count)} y="5">${place.count}</text></g>`,
    )}
  </g>`;
}

function rings(mark: Mark | undefined, chosen: boolean, hinted: boolean): SVGTemplateResult {
  return svg`
    ${chosen ? svg`<circle class="ring chosen" r="25" />` : nothing}
    ${hinted ? svg`<circle class="ring hint" r="27" />` : nothing}
    ${mark?.start ? svg`<circle class="ring start" r="25" />` : nothing}
    ${mark?.last ? svg`<circle class="ring last" r="25" /><circle class="ring last thin" r="20.5" />` : nothing}
    ${mark?.taken ? svg`<circle class="ring taken" r="25" /><path class="cross" d="M-9-9 9 9M9-9-9 9" />` : nothing}`;
}

/** What is captured is more than what falls there. */
function badge(mark: Mark | undefined): SVGTemplateResult | typeof nothing {
  if (mark?.taken) return pill("taken", `−${mark.taken}`);
  if (mark?.change && !mark.start)
    return mark.change > 0 ? pill("plus", `+${mark.change}`) : pill("minus", `−${-mark.change}`);
  return nothing;
}

function pill(kind: string, text: string): SVGTemplateResult {
  const width = 9 + text.length * 7;
  return svg`<g class="badge ${kind}" transform="translate(15 -19)">
    <rect x=${-width / 2} y="-8.5" width=${width} height="17" rx="8.5" /><text y="4.5">${text}</text></g>`;
}
