// A small picture of each game's board, for its card.
import { html, svg } from "lit";
import type { Family } from "../state/families";

type Spot = readonly [x: number, y: number];

function pits(
  columns: number,
  rows: number,
  left: number,
  top: number,
  gap: number,
  radius: number,
): Spot[] {
  const spots: Spot[] = [];
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1)
      spots.push([left + column * gap, top + row * (2 * radius + 3)]);
  return spots;
}

const pit =
  (radius: number) =>
  ([x, y]: Spot, index: number) => {
    const seeds = [
      [0, -0.35],
      [-0.38, 0.25],
      [0.36, 0.3],
      [0.05, 0.02],
    ].slice(0, 1 + ((index * 7) % 4));
    return svg`<circle cx=${x} cy=${y} r=${radius} class="pit" />${seeds.map(
      ([dx = 0, dy = 0]) =>
        svg`<circle cx=${x + dx * radius} cy=${y + dy * radius} r=${radius * 0.26} class="seed" />`,
    )}`;
  };

const board = svg`<rect x="2" y="6" width="116" height="60" rx="14" class="plank" />`;

const twoRows = svg`${board}<rect x="7" y="17" width="12" height="38" rx="6" class="pit" /><rect x="101" y="17" width="12" height="38" rx="6" class="pit" />${pits(6, 2, 27.5, 28, 13, 5.8).map(pit(5.6))}`;
const twoRowsBare = svg`${board}${pits(6, 2, 17, 28, 17.2, 7.4).map(pit(7.2))}`;
const fourRows = svg`<rect x="2" y="3" width="116" height="66" rx="12" class="plank" />${pits(6, 4, 16, 13, 17.6, 6.3).map(pit(6.2))}`;

const points: readonly (readonly [Spot, "white" | "black"])[] = [
  [[28, 6], "white"],
  [[60, 6], "white"],
  [[92, 6], "white"],
  [[39, 36], "black"],
  [[60, 55.5], "black"],
  [[81, 16.5], "black"],
  [[50, 46], "white"],
];
const mill = svg`
  <g class="lines">
    <rect x="28" y="6" width="64" height="60" /><rect x="39" y="16.5" width="42" height="39" /><rect x="50" y="26" width="20" height="20" />
    <path d="M60 6v20M60 46v20M28 36h22M70 36h22" />
  </g>
  ${points.map(([[x, y], colour]) => svg`<circle cx=${x} cy=${y} r="5.5" class=${colour} />`)}`;

const drawings: Record<Family, typeof mill> = {
  ntxuva: fourRows,
  aqil: twoRowsBare,
  morris: mill,
  ouri: twoRows,
};

export function emblem(family: Family) {
  return html`<svg class="emblem" viewBox="0 0 120 72" aria-hidden="true" focusable="false">
    ${drawings[family]}
  </svg>`;
}
