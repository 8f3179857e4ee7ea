import { describe, expect, test } from "vitest";
import { GifWriter } from "../../src/share/gif/gif";
import { compressPixels } from "../../src/share/gif/lzw";
import { ColourCount, MOST_COLOURS, Palette } from "../../src/share/gif/palette";
import { randomFrom } from "../../src/board/heap";

/** What a reader of GIF makes of the blocks, by the letter of the standard. */
function expanded(blocks: readonly number[], bitsOfColour: number): number[] {
  const bytes: number[] = [];
  for (let at = 0; blocks[at] !== 0; at += 1 + (blocks[at] as number))
    bytes.push(...blocks.slice(at + 1, at + 1 + (blocks[at] as number)));
  const [clear, end] = [1 << bitsOfColour, (1 << bitsOfColour) + 1];
  let [bits, strings, last]: [number, number[][], number[] | null] = [bitsOfColour + 1, [], null];
  const pixels: number[] = [];
  for (let at = 0; ; at += 0) {
    let code = 0;
    for (let bit = 0; bit < bits; ++bit, ++at)
      code |= (((bytes[at >> 3] as number) >> (at & 7)) & 1) << bit;
    if (code === end) return pixels;
    if (code === clear) {
      strings = Array.from({ length: clear + 2 }, (_, colour) => [colour]);
      [bits, last] = [bitsOfColour + 1, null];
      continue;
    }
    const known: number[] = strings[code] ?? [
      ...(last as number[]),
      (last as number[])[0] as number,
    ];
    pixels.push(...known);
    if (last) strings.push([...last, known[0] as number]);
    if (strings.length === 1 << bits && bits < 12) ++bits;
    last = known;
  }
}

describe("compressed pixels are read back", () => {
  const random = randomFrom("pixels");
  test.each([
    ["one pixel", [7]],
    ["all the same", Array.from({ length: 100_000 }, () => 3)],
    ["two in turn", Array.from({ length: 5000 }, (_, at) => at % 2)],
    [
      "noise, so that the table fills many times",
      Array.from({ length: 60_000 }, () => Math.floor(random() * 256)),
    ],
    ["few colours", Array.from({ length: 60_000 }, () => Math.floor(random() * 3))],
  ])("%s", (_, pixels) => {
    expect(expanded(compressPixels(Uint8Array.from(pixels), 8), 8)).toEqual(pixels);
  });
});

const pixel = (red: number, green: number, blue: number) => [red, green, blue, 255];

test("few colours are kept exactly, many are cut to what fits", () => {
  const few = new ColourCount();
  few.add(Uint8ClampedArray.from([...pixel(10, 20, 30), ...pixel(200, 100, 0)]));
  expect(few.palette().colours).toEqual(
    expect.arrayContaining([
      [10, 20, 30],
      [200, 100, 0],
    ]),
  );
  const random = randomFrom("colours");
  const many = new ColourCount();
  many.add(Uint8ClampedArray.from({ length: 40_000 }, () => Math.floor(random() * 256)));
  expect(many.palette().colours).toHaveLength(MOST_COLOURS);
});

test("the nearest colour is found", () => {
  const palette = new Palette([
    [0, 0, 0],
    [255, 255, 255],
    [200, 0, 0],
  ]);
  expect(palette.indexOf(10, 10, 10)).toBe(0);
  expect(palette.indexOf(250, 250, 250)).toBe(1);
  expect(palette.indexOf(180, 30, 20)).toBe(2);
});

test("after the first picture only what changes is written, and times add up", async () => {
  const gif = new GifWriter(
    4,
    3,
    new Palette([
      [0, 0, 0],
      [255, 255, 255],
    ]),
  );
  const black = new Uint8ClampedArray(48);
  const dotted = black.slice();
  dotted.set(pixel(255, 255, 255), 4 * 6);
  for (const data of [black, dotted, dotted]) gif.frame({ data }, 33);
  const bytes = new Uint8Array(await gif.finish().arrayBuffer());
  const images: number[][] = [];
  const delays: number[] = [];
  bytes.forEach((byte, at) => {
    if (byte === 0x2c && bytes[at - 1] === 0 && bytes[at + 9] === 0)
      images.push([...bytes.slice(at + 1, at + 9)]);
    if (byte === 0x21 && bytes[at + 1] === 0xf9) delays.push(bytes[at + 4] as number);
  });
  expect(images).toEqual([
    [0, 0, 0, 0, 4, 0, 3, 0],
    [2, 0, 1, 0, 1, 0, 1, 0],
    [0, 0, 0, 0, 1, 0, 1, 0],
  ]);
  expect(delays).toEqual([3, 4, 3]);
});
