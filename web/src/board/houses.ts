import type { Layout, Spot, Tray } from "./layout";

interface Plan {
  readonly shape: Layout["shape"];
  readonly rows: Layout["rows"];
  readonly width: number;
  readonly height: number;
  readonly pitch: number;
  readonly radius: number;
  /** Between the two sides. */
  readonly gap: number;
  readonly trays: Layout["trays"];
}

/** A board of houses in rows, half of the rows on each side of the middle. */
export function layoutOfHouses({ gap, ...plan }: Plan): Layout {
  const { rows, width, height, pitch } = plan;
  const half = rows.length / 2;
  const spots = new Map<string, Spot>();
  rows.forEach((names, row) =>
    names.forEach((name, column) => {
      const far = row < half;
      const x = width / 2 + (column + 0.5 - names.length / 2) * pitch;
      const y = height / 2 + (row + 0.5 - half) * pitch + (far ? -gap : gap) / 2;
      spots.set(name, { name, x, y, row, column, far });
    }),
  );
  return { ...plan, seat: "first", spots, ground: { x: 0, y: 0, width, height } };
}

/** South's tray below the houses, North's above them. */
export function traysAboveAndBelow(
  { width, height }: { width: number; height: number },
  margin: number,
  edge: number,
  thickness: number,
): [Tray, Tray] {
  const tray = { x: margin, width: width - 2 * margin, height: thickness };
  return [
    { ...tray, y: height - edge - thickness },
    { ...tray, y: edge },
  ];
}
