import type { Layout, Room, Spot } from "./layout";

/** The points in rows from the top, White at the bottom. */
const ROWS: readonly (readonly string[])[] = [
  ["a7", "d7", "g7"],
  ["b6", "d6", "f6"],
  ["c5", "d5", "e5"],
  ["a4", "b4", "c4", "e4", "f4", "g4"],
  ["c3", "d3", "e3"],
  ["b2", "d2", "f2"],
  ["a1", "d1", "g1"],
];

/** The lines as they are drawn, each from end to end over all its points. */
export const LINES: readonly (readonly string[])[] = [
  ...ROWS.flatMap((row) => (row.length === 3 ? [row] : [row.slice(0, 3), row.slice(3)])),
  ["a7", "a4", "a1"],
  ["b6", "b4", "b2"],
  ["c5", "c4", "c3"],
  ["d7", "d6", "d5"],
  ["d3", "d2", "d1"],
  ["e5", "e4", "e3"],
  ["f6", "f4", "f2"],
  ["g7", "g4", "g1"],
];

/** The points next to each point, along the lines. */
export const NEIGHBOURS: ReadonlyMap<string, readonly string[]> = neighbours();

function neighbours(): Map<string, string[]> {
  const found = new Map<string, string[]>(ROWS.flat().map((name) => [name, []]));
  for (const line of LINES)
    for (let i = 0; i + 1 < line.length; ++i) {
      const [a, b] = [line[i] as string, line[i + 1] as string];
      found.get(a)?.push(b);
      found.get(b)?.push(a);
    }
  return found;
}

/** Nine men's morris: men in hand lie beside the board, or above and below it. */
export function morris(room: Room): Layout {
  const pitch = 48;
  const margin = 8; // Between a man with its ring and the edge: a line of letters or numbers.
  const side = 7 * pitch + 2 * margin;
  const wide = room === "wide";
  const thick = wide ? 52 : 40;
  const left = wide ? thick + 8 : 0;
  const top = wide ? 0 : thick + 6;
  const width = side + 2 * left;
  const height = side + 2 * top;
  const spots = new Map<string, Spot>();
  ROWS.forEach((names, row) =>
    names.forEach((name) => {
      const column = name.charCodeAt(0) - "a".charCodeAt(0);
      const x = left + margin + (column + 0.5) * pitch;
      const y = top + margin + (row + 0.5) * pitch;
      spots.set(name, { name, x, y, row, column, far: row < 3 });
    }),
  );
  const tray = wide ? { width: thick, height: side } : { width: side, height: thick };
  return {
    shape: "morris",
    seat: "first",
    width,
    height,
    pitch,
    radius: 17,
    rows: ROWS,
    spots,
    trays: wide
      ? [
          { ...tray, x: width - thick, y: 0 },
          { ...tray, x: 0, y: 0 },
        ]
      : [
          { ...tray, x: 0, y: height - thick },
          { ...tray, x: 0, y: 0 },
        ],
    ground: { x: left, y: top, width: side, height: side },
  };
}
