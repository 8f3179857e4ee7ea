import { spotsOfRows, type Layout, type Room } from "./layout";

// North's defence and attack, then South's attack and defence.
const ROWS = [
  ["f", "e", "d", "c", "b", "a"],
  ["g", "h", "i", "j", "k", "l"],
  ["L", "K", "J", "I", "H", "G"],
  ["A", "B", "C", "D", "E", "F"],
] as const;

/** Ntxuva: four rows of six. What is captured leaves the board, so the trays only name the sides. */
export function fourRows(room: Room): Layout {
  const pitch = 55.5;
  const margin = room === "wide" ? 14 : 7;
  const width = 6 * pitch + 2 * margin;
  const line = 20;
  const river = 14;
  const top = 8 + line + 4;
  const height = 2 * top + 4 * pitch + river;
  return {
    shape: "four-rows",
    seat: "first",
    width,
    height,
    pitch,
    radius: 24.5,
    rows: ROWS,
    spots: spotsOfRows(ROWS, (row, column) => ({
      x: margin + (column + 0.5) * pitch,
      y: top + (row + 0.5) * pitch + (row > 1 ? river : 0),
    })),
    trays: [
      { x: margin + 3, y: height - 8 - line, width: 6 * pitch - 6, height: line },
      { x: margin + 3, y: 8, width: 6 * pitch - 6, height: line },
    ],
    ground: { x: 0, y: 0, width, height },
  };
}
