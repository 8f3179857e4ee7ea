import type { Layout, Spot } from "./layout";
import { NEIGHBOURS } from "./morris";

/** Where a key leads from this place; null: it is not a key of the board. */
export function placeByKey(
  layout: Layout,
  from: string,
  key: string,
  control: boolean,
): string | null {
  const spot = layout.spots.get(from);
  const direction = DIRECTIONS[key];
  if (!spot) return null;
  if (direction)
    return layout.shape === "morris"
      ? alongLine(layout, spot, direction)
      : inGrid(layout, spot, direction);
  if (key !== "Home" && key !== "End") return null;
  const row = layout.rows[control ? (key === "Home" ? 0 : layout.rows.length - 1) : spot.row] ?? [];
  return (key === "Home" ? row[0] : row.at(-1)) ?? from;
}

interface Direction {
  readonly row: number;
  readonly column: number;
}

const DIRECTIONS: Readonly<Record<string, Direction>> = {
  ArrowLeft: { row: 0, column: -1 },
  ArrowRight: { row: 0, column: 1 },
  ArrowUp: { row: -1, column: 0 },
  ArrowDown: { row: 1, column: 0 },
};

function inGrid(layout: Layout, spot: Spot, { row, column }: Direction): string {
  return layout.rows[spot.row + row]?.[spot.column + column] ?? spot.name;
}

/** To the neighbour that lies that way, where a line leads. */
function alongLine(layout: Layout, spot: Spot, { row, column }: Direction): string {
  const found = NEIGHBOURS.get(spot.name)?.find((name) => {
    const other = layout.spots.get(name);
    return (
      other !== undefined &&
      Math.sign(other.row - spot.row) === row &&
      Math.sign(other.column - spot.column) === column
    );
  });
  return found ?? spot.name;
}
