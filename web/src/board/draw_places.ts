import { nothing, svg } from "lit";
import { guard } from "lit/directives/guard.js";
import { drawHouse, type Drawn } from "./draw_house";
import { drawPoint } from "./draw_man";
import type { Interaction } from "./interaction";
import type { Layout } from "./layout";
import type { Mark, Marks } from "./marks";
import type { Scene } from "./scene";

export interface BoardState {
  readonly layout: Layout;
  readonly scene: Scene;
  readonly interaction: Pick<
    Interaction,
    "marks" | "chosen" | "usable" | "useOf" | "overviewAt" | "millAt"
  >;
  readonly animating: boolean;
  readonly facing: boolean;
  readonly hinted: readonly string[];
}

const MILL: Mark = { mill: true };

/** What stands on the board. Only the places that have changed are drawn anew. */
export function drawPlaces(state: BoardState & { badges: Marks; shaken: string }) {
  const { layout, scene, interaction, hinted } = state;
  const usable = interaction.usable();
  const made = interaction.marks.size === 0;
  const marks = made ? state.badges : interaction.marks;
  const draw = layout.shape === "morris" ? drawPoint : drawHouse;
  return [...layout.spots.values()].map((spot) => {
    const place = scene.places.get(spot.name);
    if (!place) return nothing;
    const signs = {
      mark: scene.mill.includes(spot.name) ? MILL : marks.get(spot.name),
      made,
      use: state.animating ? "none" : interaction.useOf(spot.name, usable),
      chosen: interaction.chosen.includes(spot.name),
      hinted: hinted.includes(spot.name),
      facesAway: state.facing && spot.far,
    } as const;
    const drawn: Drawn = { layout, spot, place, ...signs };
    const causes = [place, layout.seat, layout.width, ...Object.values(signs)];
    return svg`<g class=${state.shaken === spot.name ? "shaken" : ""}>
      ${guard(causes, () => draw(drawn))}</g>`;
  });
}
