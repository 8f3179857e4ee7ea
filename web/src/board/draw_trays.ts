import { svg, type SVGTemplateResult } from "lit";
import type { BoardShape, Side } from "../core/types";
import { sideOf } from "../core/types";
import { manOf } from "./draw_man";
import { drawHeap } from "./draw_seed";
import type { Layout, Tray } from "./layout";
import type { BoardWords } from "./messages";
import { indexOf, type Scene } from "./scene";
import { underlined } from "./upside_down";

/** What a side has beside the board. */
interface Held {
  readonly side: Side;
  readonly name: string;
  readonly count: number;
  readonly tray: Tray;
  /** Where the owner's right hand is. */
  readonly right: 1 | -1;
}

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
    const count =
      layout.shape === "four-rows" ? piecesOf(scene, side) : scene.stores[indexOf(side)];
    const held: Held = {
      side,
      name: words.side[side],
      count,
      tray,
      right: far && !facing ? -1 : 1,
    };
    return svg`<g class=${classes} transform="${middle} ${turn}">${contents(layout.shape, held)}</g>`;
  });
}

function contents(shape: BoardShape, held: Held): SVGTemplateResult {
  const standing = held.tray.height > held.tray.width;
  switch (shape) {
    case "four-rows":
      return line(held);
    case "two-rows":
      return standing ? standingStore(held) : lyingStore(held);
    case "morris":
      return standing ? columnOfMen(held) : rowOfMen(held);
  }
}

function piecesOf(scene: Scene, side: Side): number {
  let sum = 0;
  for (const place of scene.places.values()) if (place.owner === side) sum += place.count;
  return sum;
}

/** The name at one end, the number at the other, which is the owner's right hand. */
function line({ name, count, tray, right }: Held): SVGTemplateResult {
  const end = tray.width / 2 - 10;
  const [toLeft, toRight] = right > 0 ? ["at-start", "at-end"] : ["at-end", "at-start"];
  return svg`<text class="caption ${toLeft}" x=${-right * end} y="4.5">${name}</text>
    <text class="total ${toRight} ${underlined(count)}" x=${right * end} y="5">${count}</text>`;
}

function lyingStore(held: Held): SVGTemplateResult {
  const start = held.tray.width / 2 - 48;
  const seeds = drawHeap(`store of ${held.side}`, held.count, {
    lay: (lying, index) => ({
      ...lying,
      x: held.right * (start - index * 15.5 + lying.x / 4),
      y: lying.y / 3,
    }),
  });
  return svg`${line(held)} ${seeds}`;
}

function standingStore({ side, name, count, tray }: Held): SVGTemplateResult {
  const seeds = drawHeap(`store of ${side}`, count, {
    lay: (lying) => ({ ...lying, x: lying.x * 0.95, y: lying.y * 1.35 - 1 }),
  });
  return svg`<text class="caption" y=${-tray.height / 2 + 15}>${name}</text>
    ${seeds}
    <text class="total ${underlined(count)}" y=${tray.height / 2 - 9}>${count}</text>`;
}

function rowOfMen(held: Held): SVGTemplateResult {
  const start = held.tray.width / 2 - 42;
  return svg`${line(held)} ${men(held, (index) => [held.right * (start - index * 22), 0])}`;
}

function columnOfMen(held: Held): SVGTemplateResult {
  const top = -held.tray.height / 2;
  return svg`<text class="caption" y=${top + 13}>${held.name}</text>
    <text class="total ${underlined(held.count)}" y=${top + 34}>${held.count}</text>
    ${men(held, (index) => [0, top + 56 + index * 30.5])}`;
}

function men({ side, count }: Held, at: (index: number) => [number, number]): SVGTemplateResult[] {
  return Array.from({ length: Math.max(0, count) }, (_, index) => {
    const [x, y] = at(index);
    return svg`<g transform="translate(${x} ${y}) scale(0.76)">${manOf(side)}</g>`;
  });
}
