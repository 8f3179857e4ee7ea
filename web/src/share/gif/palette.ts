// The colours of an animation: as many as fit, chosen from its pictures by median cut, and the nearest of
// them for any other.

/** One index is left: a pixel that stays as it was. */
export const MOST_COLOURS = 255;

interface Shade {
  readonly count: number;
  readonly parts: readonly [red: number, green: number, blue: number];
}

/** Colours are counted by the upper five bits of each part. */
export class ColourCount {
  private readonly counts = new Float64Array(1 << 15);
  private readonly sums = new Float64Array(3 << 15);

  add(pixels: Uint8ClampedArray): void {
    for (let at = 0; at < pixels.length; at += 4) {
      const [red, green, blue] = [pixels[at], pixels[at + 1], pixels[at + 2]] as [
        number,
        number,
        number,
      ];
      const key = ((red >> 3) << 10) | ((green >> 3) << 5) | (blue >> 3);
      this.counts[key] = (this.counts[key] as number) + 1;
      this.sums[3 * key] = (this.sums[3 * key] as number) + red;
      this.sums[3 * key + 1] = (this.sums[3 * key + 1] as number) + green;
      this.sums[3 * key + 2] = (this.sums[3 * key + 2] as number) + blue;
    }
  }

  palette(): Palette {
    const boxes: Box[] = [boxOf(this.shades())];
    while (boxes.length < MOST_COLOURS) {
      const at = boxes.reduce(
        (best, box, index) => (box.width > (boxes[best] as Box).width ? index : best),
        0,
      );
      const widest = boxes[at] as Box;
      if (widest.width === 0) break;
      boxes.splice(at, 1, ...halves(widest));
    }
    return new Palette(boxes.filter(({ shades }) => shades.length > 0).map(meanOf));
  }

  private shades(): Shade[] {
    const shades: Shade[] = [];
    this.counts.forEach((count, key) => {
      const mean = (part: number) => (this.sums[3 * key + part] as number) / count;
      if (count > 0) shades.push({ count, parts: [mean(0), mean(1), mean(2)] });
    });
    return shades;
  }
}

interface Box {
  readonly shades: readonly Shade[];
  readonly count: number;
  /** The part of the colour that differs most. */
  readonly part: number;
  /** How far from their colour how many pixels would be. */
  readonly width: number;
}

function boxOf(shades: readonly Shade[]): Box {
  const count = shades.reduce((sum, shade) => sum + shade.count, 0);
  const spans = [0, 1, 2].map((part) => {
    const values = shades.map((shade) => shade.parts[part] as number);
    return shades.length < 2 ? 0 : Math.max(...values) - Math.min(...values);
  });
  const span = Math.max(...spans);
  return { shades, count, part: spans.indexOf(span), width: span * Math.sqrt(count) };
}

function halves({ shades, count, part }: Box): [Box, Box] {
  const sorted = [...shades].sort(
    (one, other) => (one.parts[part] as number) - (other.parts[part] as number),
  );
  let [at, passed] = [0, 0];
  while (at < sorted.length - 1 && passed < count / 2) passed += (sorted[at++] as Shade).count;
  const cut = Math.max(1, at);
  return [boxOf(sorted.slice(0, cut)), boxOf(sorted.slice(cut))];
}

function meanOf({ shades, count }: Box): Shade["parts"] {
  const mean = (part: number) =>
    Math.round(
      shades.reduce((sum, shade) => sum + (shade.parts[part] as number) * shade.count, 0) / count,
    );
  return [mean(0), mean(1), mean(2)];
}

export class Palette {
  /** By the upper six bits of each part; 0: not looked for yet. */
  private readonly nearest = new Uint16Array(1 << 18);

  constructor(readonly colours: readonly Shade["parts"][]) {}

  indexOf(red: number, green: number, blue: number): number {
    const key = ((red >> 2) << 12) | ((green >> 2) << 6) | (blue >> 2);
    const known = this.nearest[key] as number;
    if (known > 0) return known - 1;
    const found = this.search(red, green, blue);
    this.nearest[key] = found + 1;
    return found;
  }

  private search(red: number, green: number, blue: number): number {
    let [best, least] = [0, Infinity];
    this.colours.forEach(([r, g, b], index) => {
      const far = 2 * (r - red) ** 2 + 4 * (g - green) ** 2 + 3 * (b - blue) ** 2;
      if (far < least) [best, least] = [index, far];
    });
    return best;
  }
}
