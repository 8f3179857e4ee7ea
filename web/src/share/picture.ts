// Pictures of pictures: an SVG as pixels, and a move as an animation.
import type { BoardView, Replay } from "../core/types";
import type { Speed } from "../board/schedule";
import { framesOf } from "./frames";
import { GifWriter } from "./gif/gif";
import { ColourCount } from "./gif/palette";
import { Studio, type Sitter } from "./still";

/** Wide enough for a page of a book. */
export const PNG_WIDTH = 1600;
export const GIF_WIDTH = 560;
/** So many of the pictures are asked for their colours. */
const SAMPLES = 6;

interface Size {
  readonly width: number;
  readonly height: number;
}

export function scaledTo(width: number, size: Size): Size {
  return { width, height: Math.round((width * size.height) / size.width) };
}

export async function pngOf(svg: string, size: Size): Promise<Blob> {
  const canvas = await painted(svg, scaledTo(PNG_WIDTH, size));
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("image/png"))), "image/png"),
  );
}

async function painted(svg: string, { width, height }: Size): Promise<HTMLCanvasElement> {
  const image = new Image(width, height);
  const address = URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }));
  try {
    image.src = address;
    await image.decode();
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [width, height];
    canvas.getContext("2d", { willReadFrequently: true })?.drawImage(image, 0, 0, width, height);
    return canvas;
  } finally {
    URL.revokeObjectURL(address);
  }
}

export interface Filming {
  readonly sitter: Sitter;
  readonly before: BoardView;
  readonly replay: Replay;
  readonly speed: Speed;
  readonly progress?: (part: number) => void;
  readonly signal?: AbortSignal;
}

export async function gifOf(filming: Filming): Promise<Blob> {
  const { sitter, before, replay, speed, progress, signal } = filming;
  const studio = new Studio(sitter);
  try {
    const frames = framesOf(before, replay, speed);
    const size = scaledTo(GIF_WIDTH, studio.size);
    const pixels = async (index: number) => {
      signal?.throwIfAborted();
      const frame = frames[index] as (typeof frames)[number];
      const canvas = await painted(studio.frame(frame), size);
      const context = canvas.getContext("2d") as CanvasRenderingContext2D;
      return context.getImageData(0, 0, size.width, size.height);
    };
    const colours = new ColourCount();
    for (let sample = 0; sample < SAMPLES; ++sample)
      colours.add((await pixels(Math.floor((sample * (frames.length - 1)) / (SAMPLES - 1)))).data);
    const gif = new GifWriter(size.width, size.height, colours.palette());
    for (const [index, frame] of frames.entries()) {
      gif.frame(await pixels(index), frame.milliseconds);
      progress?.((index + 1) / frames.length);
      // Whoever wants to stop it is heard.
      await new Promise((resolve) => setTimeout(resolve));
    }
    return gif.finish();
  } finally {
    studio.close();
  }
}
