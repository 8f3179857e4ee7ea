import { html, nothing, svg, type SVGTemplateResult } from "lit";
import type { Replay, Side } from "../core/types";
import { numberRoom } from "./draw_house";
import { manOf } from "./draw_man";
import type { BoardState } from "./draw_places";
import type { Layout, Spot } from "./layout";
import { overviewOf } from "./marks";

/** A move drawn over the board: one that was made, the best one, or another. */
export interface Arrow {
  readonly kind: "past" | "best" | "other";
  readonly from: string | null; // None: a man is placed.
  readonly to: string;
  readonly taken: readonly string[];
  readonly side: Side;
}

export function arrowOf(replay: Replay, kind: Arrow["kind"]): Arrow | null {
  const { marks, last } = overviewOf(replay);
  if (last === null) return null;
  const [from = null] = [...marks].find(([, mark]) => mark.start) ?? [];
  const taken = [...marks].filter(([, mark]) => mark.taken).map(([name]) => name);
  return { kind, from, to: last, taken, side: replay.chooser };
}

const HEAD = 9;

/** A bow, so that arrows there and back do not lie on each other. */
function bow(from: Spot, to: Spot, layout: Layout): SVGTemplateResult {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy) || 1;
  const [ux, uy] = [dx / length, dy / length];
  const gap = layout.radius * 0.55;
  const bend = layout.shape === "morris" ? 0 : Math.min(26, length * 0.22);
  const [mx, my] = [from.x + dx / 2 + uy * bend * 2, from.y + dy / 2 - ux * bend * 2];
  // The direction in which it comes in is that from the middle of the bow.
  const [ex, ey] = [to.x - mx, to.y - my];
  const end = Math.hypot(ex, ey) || 1;
  const [vx, vy] = [ex / end, ey / end];
  const [tx, ty] = [to.x - vx * gap, to.y - vy * gap];
  const [sx, sy] = [from.x + ux * gap, from.y + uy * gap];
  const wing = (side: 1 | -1) =>
    `${tx - vx * HEAD * 1.5 - side * vy * HEAD} ${ty - vy * HEAD * 1.5 + side * vx * HEAD}`;
  const shaft = `M${sx} ${sy}Q${mx} ${my} ${tx - vx * HEAD} ${ty - vy * HEAD}`;
  const head = `M${wing(1)}L${tx} ${ty}L${wing(-1)}`;
  return svg`<path class="halo-line" d=${shaft + head} /><path class="shaft" d=${shaft} />
    <path class="head" d=${head} />`;
}

function drawArrow(layout: Layout, arrow: Arrow): SVGTemplateResult | typeof nothing {
  const to = layout.spots.get(arrow.to);
  const from = arrow.from === null ? null : layout.spots.get(arrow.from);
  if (!to) return nothing;
  const around = layout.shape === "morris" ? 20 : layout.radius * 1.05;
  const placed =
    from === null && arrow.kind !== "past" && layout.shape === "morris"
      ? svg`<g class="ghost" transform="translate(${to.x} ${to.y})">${manOf(arrow.side)}</g>`
      : nothing;
  const crosses =
    arrow.kind === "past" || layout.shape !== "morris"
      ? nothing
      : arrow.taken.map((name) => {
          const spot = layout.spots.get(name);
          return spot
            ? svg`<path class="cross" transform="translate(${spot.x} ${spot.y})" d="M-9-9 9 9M9-9-9 9" />`
            : nothing;
        });
  return svg`<g class="arrow ${arrow.kind}" data-from=${arrow.from ?? ""} data-to=${arrow.to}>
    ${placed}
    ${from && from !== to ? bow(from, to, layout) : svg`<circle class="around" cx=${to.x} cy=${to.y} r=${around} />`}
    ${crosses}</g>`;
}

/** All of the board but the numbers of its houses: an arrow passes beneath them. */
function besideNumbers({ layout, scene, facing }: ArrowBoard): SVGTemplateResult {
  const rooms = [...layout.spots.values()].map((spot) => {
    const place = scene.places.get(spot.name);
    return place ? numberRoom({ layout, spot, place, facesAway: facing && spot.far }) : nothing;
  });
  return svg`<mask id="beside-numbers" maskUnits="userSpaceOnUse">
    <rect width=${layout.width} height=${layout.height} fill="#fff" />${rooms}</mask>`;
}

type ArrowBoard = Pick<BoardState, "layout" | "scene" | "facing">;

export function drawArrows(board: ArrowBoard, arrows: readonly Arrow[]) {
  if (arrows.length === 0) return nothing;
  const { layout } = board;
  const numbered = layout.shape !== "morris";
  return html`<svg class="arrows" viewBox="0 0 ${layout.width} ${layout.height}" aria-hidden="true">
    ${numbered ? besideNumbers(board) : nothing}
    <g mask=${numbered ? "url(#beside-numbers)" : nothing}>
      ${arrows.map((arrow) => drawArrow(layout, arrow))}
    </g>
  </svg>`;
}
