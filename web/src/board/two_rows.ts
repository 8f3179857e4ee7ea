import { layoutOfHouses, traysAboveAndBelow } from "./houses";
import type { Layout, Room } from "./layout";

// North's houses run the other way, seen from South's seat.
const ROWS = [
  ["f", "e", "d", "c", "b", "a"],
  ["A", "B", "C", "D", "E", "F"],
] as const;

const BOARD = { shape: "two-rows", rows: ROWS } as const;

/** Ouri, Oware, Awari, Lib al-Aqil: two rows of six, each store at its owner's right hand. */
export function twoRows(room: Room): Layout {
  return room === "wide" ? wide() : narrow();
}

function wide(): Layout {
  const pitch = 58;
  const margin = 12;
  const store = { width: 54, height: 104 };
  const width = 6 * pitch + 2 * (margin + store.width + 6);
  const height = 2 * pitch + 2 * margin + 12;
  const y = (height - store.height) / 2;
  const trays = [
    { ...store, x: width - margin - store.width, y },
    { ...store, x: margin, y },
  ] as const;
  return layoutOfHouses({ ...BOARD, width, height, pitch, radius: 25, gap: 8, trays });
}

function narrow(): Layout {
  const pitch = 55.5;
  const margin = 7;
  const store = 38;
  const size = {
    width: 6 * pitch + 2 * margin,
    height: 2 * pitch + 10 + 2 * (10 + store + 10),
  };
  const trays = traysAboveAndBelow(size, margin + 3, 10, store);
  return layoutOfHouses({ ...BOARD, ...size, pitch, radius: 24.5, gap: 6, trays });
}
