import { nothing, svg, type SVGTemplateResult } from "lit";
import type { Side } from "../core/types";
import { sideOf } from "../core/types";
import { manOf } from "./draw_man";
import { drawSeed } from "./draw_seed";
import { heapOf, MOST_DRAWN } from "./heap";
import type { Layout, Tray } from "./layout";
import type { BoardWords } from "./messages";
import { indexOf, type Scene } from "./scene";

/** Stores with their seeds, trays with the men in hand, or just the names of the sides. */
export function drawTrays(
  layout: Layout,
  scene: Scene,
  words: BoardWords,
  facing: boolean,
): SVGTemplateResult[] {
  return (["first", "second"] as const).map((seat) => {
    const side = sideOf(layout.shape, seat);
    const tray = layout.trays[indexOf(side)];
    const far = seat !== layout.seat;
    const turn = facing && far ? "rotate(180)" : "rotate(0)";
    const classes = ["tray", `of-${side}`, scene.turn === side ? "turn" : ""].join(" ");
    const middle = `translate(${tray.x + tray.width / 2} ${tray.y + tray.height / 2})`;
    return svg`<g class=${classes} transform="${middle} ${turn}">
      ${contents(layout, scene, side, tray, words, far && !facing)}</g>`;
  });
}

function contents(
  layout: Layout,
  scene: Scene,
  side: Side,
  tray: Tray,
  words: BoardWords,
  mirrored: boolean,
): SVGTemplateResult {
  const count = scene.stores[indexOf(side)];
  const name = words.side[side];
  const standing = tray.height > tray.width;
  if (layout.shape === "four-rows")
    return line(name, String(piecesOf(scene, side)), tray, mirrored);
  if (layout.shape === "morris")
    return standing
      ? columnOfMen(side, count, name, tray)
      : rowOfMen(side, count, name, tray, mirrored);
  return standing
    ? standingStore(side, count, name, tray)
    : lyingStore(side, count, name, tray, mirrored);
}

function piecesOf(scene: Scene, side: Side): number {
  let sum = 0;
  for (const place of scene.places.values()) if (place.owner === side) sum += place.count;
  return sum;
}

/** The name at one end, the number at the other, which is the owner's right hand. */
function line(name: string, number: string, tray: Tray, mirrored: boolean): SVGTemplateResult {
  const end = tray.width / 2 - 10;
  const sign = mirrored ? -1 : 1;
  const classes = mirrored
    ? ["caption at-end", "total at-start"]
    : ["caption at-start", "total at-end"];
  return svg`<text class=${classes[0]} x=${-sign * end} y="4.5">${name}</text>
    <text class=${classes[1]} x=${sign * end} y="5">${number}</text>`;
}

function lyingStore(
  side: Side,
  count: number,
  name: string,
  tray: Tray,
  mirrored: boolean,
): SVGTemplateResult {
  const sign = mirrored ? -1 : 1;
  const start = tray.width / 2 - 48;
  return svg`${line(name, String(count), tray, mirrored)}
    ${storeSeeds(side, count).map(({ x, y, turn, shade }, index) =>
      drawSeed(sign * (start - index * 15.5 + x / 4), y / 3, turn, shade),
    )}`;
}

function standingStore(side: Side, count: number, name: string, tray: Tray): SVGTemplateResult {
  return svg`<text class="caption" y=${-tray.height / 2 + 15}>${name}</text>
    ${storeSeeds(side, count).map(({ x, y, turn, shade }) =>
      drawSeed(x * 0.95, y * 1.35 - 1, turn, shade),
    )}
    <text class="total" y=${tray.height / 2 - 9}>${count}</text>`;
}

function storeSeeds(side: Side, count: number) {
  return heapOf(`store of ${side}`).slice(0, Math.min(count, MOST_DRAWN));
}

function rowOfMen(
  side: Side,
  count: number,
  name: string,
  tray: Tray,
  mirrored: boolean,
): SVGTemplateResult {
  const sign = mirrored ? -1 : 1;
  const start = tray.width / 2 - 42;
  return svg`${line(name, String(count), tray, mirrored)}
    ${men(side, count, (index) => [sign * (start - index * 22), 0])}`;
}

function columnOfMen(side: Side, count: number, name: string, tray: Tray): SVGTemplateResult {
  const top = -tray.height / 2;
  return svg`<text class="caption" y=${top + 13}>${name}</text>
    <text class="total" y=${top + 34}>${count}</text>
    ${men(side, count, (index) => [0, top + 56 + index * 30.5])}`;
}

function men(side: Side, count: number, at: (index: number) => [number, number]) {
  if (count <= 0) return nothing;
  return Array.from({ length: count }, (_, index) => {
    const [x, y] = at(index);
    return svg`<g transform="translate(${x} ${y}) scale(0.76)">${manOf(side)}</g>`;
  });
}
