import { spotsOfRows, type Layout, type Room } from "./layout";

// North's houses run the other way, seen from South's seat.
const ROWS = [
  ["f", "e", "d", "c", "b", "a"],
  ["A", "B", "C", "D", "E", "F"],
] as const;

/** Ouri, Oware, Awari, Lib al-Aqil: two rows of six, each store at its owner's right hand. */
export function twoRows(room: Room): Layout {
  return room === "wide" ? wide() : narrow();
}

function wide(): Layout {
  const pitch = 58;
  const tray = { width: 54, height: 104 };
  const margin = 12;
  const width = 2 * (margin + tray.width + 6) + 6 * pitch;
  const height = 2 * pitch + 2 * margin + 12;
  const left = margin + tray.width + 6;
  const trayTop = (height - tray.height) / 2;
  return {
    shape: "two-rows",
    seat: "first",
    width,
    height,
    pitch,
    radius: 25,
    rows: ROWS,
    spots: spotsOfRows(ROWS, (row, column) => ({
      x: left + (column + 0.5) * pitch,
      y: height / 2 + (row === 0 ? -1 : 1) * (pitch / 2 + 4),
    })),
    trays: [
      { ...tray, x: width - margin - tray.width, y: trayTop },
      { ...tray, x: margin, y: trayTop },
    ],
    ground: { x: 0, y: 0, width, height },
  };
}

function narrow(): Layout {
  const pitch = 55.5;
  const margin = 7;
  const tray = { width: 6 * pitch - 6, height: 38 };
  const width = 6 * pitch + 2 * margin;
  const top = 10 + tray.height + 10;
  const height = 2 * top + 2 * pitch + 10;
  return {
    shape: "two-rows",
    seat: "first",
    width,
    height,
    pitch,
    radius: 24.5,
    rows: ROWS,
    spots: spotsOfRows(ROWS, (row, column) => ({
      x: margin + (column + 0.5) * pitch,
      y: height / 2 + (row === 0 ? -1 : 1) * (pitch / 2 + 3),
    })),
    trays: [
      { ...tray, x: margin + 3, y: height - 10 - tray.height },
      { ...tray, x: margin + 3, y: 10 },
    ],
    ground: { x: 0, y: 0, width, height },
  };
}
