// An animated GIF (GIF89a): after the first picture only what changes is written.
import { compressPixels } from "./lzw";
import { MOST_COLOURS, type Palette } from "./palette";

export interface Pixels {
  readonly data: Uint8ClampedArray;
}

const BITS = 8;
const UNCHANGED = MOST_COLOURS;
const KEEP = 1;

export class GifWriter {
  private readonly parts: Uint8Array[] = [];
  private shown: Uint8Array | null = null;
  private late = 0;

  constructor(
    private readonly width: number,
    private readonly height: number,
    private readonly palette: Palette,
  ) {
    const table = new Uint8Array(3 << BITS);
    palette.colours.forEach((colour, index) => table.set(colour, 3 * index));
    this.write([...letters("GIF89a"), ...word(width), ...word(height), 0xf0 | (BITS - 1), 0, 0]);
    this.parts.push(table);
    // Round and round for ever.
    this.write([0x21, 0xff, 11, ...letters("NETSCAPE2.0"), 3, 1, 0, 0, 0]);
  }

  frame({ data }: Pixels, milliseconds: number): void {
    const pixels = new Uint8Array(this.width * this.height);
    for (let at = 0; at < pixels.length; ++at)
      pixels[at] = this.palette.indexOf(
        data[4 * at] as number,
        data[4 * at + 1] as number,
        data[4 * at + 2] as number,
      );
    const { left, top, width, height } = this.changed(pixels);
    const control = (KEEP << 2) | (this.shown ? 1 : 0);
    this.write([0x21, 0xf9, 4, control, ...word(this.hundredths(milliseconds)), UNCHANGED, 0]);
    this.write([0x2c, ...word(left), ...word(top), ...word(width), ...word(height), 0, BITS]);
    const part = new Uint8Array(width * height);
    for (let y = 0; y < height; ++y)
      for (let x = 0; x < width; ++x) {
        const at = (top + y) * this.width + left + x;
        part[y * width + x] = this.shown?.[at] === pixels[at] ? UNCHANGED : (pixels[at] as number);
      }
    this.parts.push(Uint8Array.from(compressPixels(part, BITS)));
    this.shown = pixels;
  }

  finish(): Blob {
    this.write([0x3b]);
    return new Blob(this.parts as BlobPart[], { type: "image/gif" });
  }

  private write(bytes: readonly number[]): void {
    this.parts.push(Uint8Array.from(bytes));
  }

  /** What one picture is too short, the next is longer. */
  private hundredths(milliseconds: number): number {
    const wanted = milliseconds / 10 + this.late;
    const given = Math.round(wanted);
    this.late = wanted - given;
    return given;
  }

  /** The rectangle of all that is not as it was; one pixel where nothing is. */
  private changed(pixels: Uint8Array): {
    left: number;
    top: number;
    width: number;
    height: number;
  } {
    const { shown, width, height } = this;
    if (!shown) return { left: 0, top: 0, width, height };
    let [left, top, right, bottom] = [width, height, -1, -1];
    for (let at = 0; at < pixels.length; ++at) {
      if (pixels[at] === shown[at]) continue;
      const [x, y] = [at % width, Math.floor(at / width)];
      [left, right] = [Math.min(left, x), Math.max(right, x)];
      [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
    }
    if (right < 0) return { left: 0, top: 0, width: 1, height: 1 };
    return { left, top, width: right - left + 1, height: bottom - top + 1 };
  }
}

function letters(text: string): number[] {
  return [...text].map((letter) => letter.charCodeAt(0));
}

function word(value: number): [number, number] {
  return [value & 255, value >> 8];
}
