import type { BoardShape, Seat } from "../core/types";
import { fourRows } from "./four_rows";
import { morris } from "./morris";
import { twoRows } from "./two_rows";

/** Where a house or a point is drawn. Lengths are the units of the layout's drawing. */
export interface Spot {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  /** Place in the grid of buttons. */
  readonly row: number;
  readonly column: number;
  /** It belongs to the far side, by its place on the board. */
  readonly far: boolean;
}

/** A store, a tray of men in hand, or just the line where a side is named. */
export interface Tray {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Layout {
  readonly shape: BoardShape;
  readonly seat: Seat;
  readonly width: number;
  readonly height: number;
  /** From the middle of a house to its neighbour's, which is also the size of its button. */
  readonly pitch: number;
  readonly radius: number;
  readonly spots: ReadonlyMap<string, Spot>;
  /** The names in rows from the top, as the grid of buttons has them. */
  readonly rows: readonly (readonly string[])[];
  /** Of the first and of the second side. */
  readonly trays: readonly [Tray, Tray];
  readonly ground: Tray;
}

/** Wide boards have their stores at the ends, narrow ones above and below. */
export type Room = "wide" | "narrow";

const NARROW_BELOW = 560;

/** Room of that width, and of that height at most. */
export function roomFor(shape: BoardShape, width: number, height: number): Room {
  if (shape !== "morris") return width < NARROW_BELOW ? "narrow" : "wide";
  // A square board is larger with its trays where there is room to spare.
  const scale = (room: Room) => {
    const layout = morris(room);
    return Math.min(width / layout.width, height / layout.height);
  };
  return scale("wide") > scale("narrow") ? "wide" : "narrow";
}

export function layoutOf(shape: BoardShape, seat: Seat, room: Room): Layout {
  const plan = { "two-rows": twoRows, "four-rows": fourRows, morris }[shape](room);
  return seat === "first" ? plan : turned(plan);
}

/** The same board seen from the other side: everything changes place, nothing stands on its head. */
function turned(plan: Layout): Layout {
  const spots = new Map<string, Spot>();
  const lastRow = plan.rows.length - 1;
  const lastColumn = Math.max(...[...plan.spots.values()].map((spot) => spot.column));
  for (const spot of plan.spots.values())
    spots.set(spot.name, {
      name: spot.name,
      x: plan.width - spot.x,
      y: plan.height - spot.y,
      row: lastRow - spot.row,
      column: lastColumn - spot.column,
      far: !spot.far,
    });
  const turnTray = (tray: Tray): Tray => ({
    ...tray,
    x: plan.width - tray.x - tray.width,
    y: plan.height - tray.y - tray.height,
  });
  return {
    ...plan,
    seat: "second",
    spots,
    rows: plan.rows.map((row) => [...row].reverse()).reverse(),
    trays: [turnTray(plan.trays[0]), turnTray(plan.trays[1])],
  };
}
