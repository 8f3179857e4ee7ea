import { nothing, svg, type SVGTemplateResult } from "lit";
import { keyed } from "lit/directives/keyed.js";
import type { Side } from "../core/types";
import type { Drawn } from "./draw_house";
import { indexOf, OFF_BOARD } from "./scene";
import { lasting, styled, type StyleValues } from "./style_values";

/** A man and the signs of a point; lines and points belong to the ground. */
export function drawPoint(drawn: Drawn): SVGTemplateResult {
  const { spot, place, mark, use, chosen, hinted } = drawn;
  return svg`<g class="point use-${use}" transform="translate(${spot.x} ${spot.y})">
    ${mark?.mill ? svg`<circle class="ring mill" r="21" />` : nothing}
    ${place.owner ? man(drawn, place.owner) : nothing}
    ${!place.owner && mark?.arrives ? svg`<g class="ghost">${manOf(mark.arrives)}</g>` : nothing}
    ${!place.owner && !mark?.arrives && (use === "play" || use === "target") ? svg`<circle class="may ${use}" r=${use === "target" ? 8 : 5} />` : nothing}
    ${use === "move" ? svg`<circle class="ring movable" r="19" />` : nothing}
    ${use === "remove" ? svg`<circle class="ring taken" r="19.5" />` : nothing}
    ${chosen ? svg`<circle class="ring chosen" r="20" />` : nothing}
    ${hinted ? svg`<circle class="ring hint" r="21.5" />` : nothing}
    ${mark?.start ? svg`<circle class="ring start" r="19" />` : nothing}
    ${mark?.last ? svg`<circle class="ring last" r="19.5" />` : nothing}
    ${mark?.taken ? svg`<path class="cross" d="M-9-9 9 9M9-9-9 9" />` : nothing}
  </g>`;
}

function man({ layout, spot, place }: Drawn, owner: Side): SVGTemplateResult {
  const glide = place.from === "" || place.pace === 0 ? {} : glideFrom(layout, spot, place, owner);
  return svg`${keyed(
    place.fresh,
    svg`<g class=${"--dx" in glide ? "gliding" : ""} ${styled(glide)}>${manOf(owner)}</g>`,
  )}`;
}

/** Colour is not the only sign: White has rings, Black a star. */
export function manOf(owner: Side): SVGTemplateResult {
  const kind = owner === "white" ? "white" : "black";
  return svg`<use class="man" href="#man-${kind}" />`;
}

function glideFrom(
  layout: Drawn["layout"],
  spot: Drawn["spot"],
  { from, pace }: Drawn["place"],
  owner: Side,
): StyleValues {
  const tray = layout.trays[indexOf(owner)];
  const start =
    from === OFF_BOARD
      ? { x: tray.x + tray.width / 2, y: tray.y + tray.height / 2 }
      : layout.spots.get(from);
  return start
    ? { "--dx": `${start.x - spot.x}px`, "--dy": `${start.y - spot.y}px`, ...lasting(pace * 0.9) }
    : {};
}
