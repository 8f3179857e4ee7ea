import { layoutOfHouses, traysAboveAndBelow } from "./houses";
import type { Layout, Room } from "./layout";

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
  const line = 20;
  const river = 14;
  const size = {
    width: 6 * pitch + 2 * margin,
    height: 4 * pitch + river + 2 * (8 + line + 4),
  };
  const trays = traysAboveAndBelow(size, margin + 3, 8, line);
  return layoutOfHouses({
    shape: "four-rows",
    rows: ROWS,
    ...size,
    pitch,
    radius: 24.5,
    gap: river,
    trays,
  });
}
