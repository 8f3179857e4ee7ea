// A whole game in an address: its record, shortened, compressed, and written in letters that an address
// may have. The first letter is the version, so that a later form can be told from this one.
import { shortened } from "./record_text";

/** Version 1 is compressed (zlib, which has a checksum); version 0 is plain, for browsers that cannot compress. */
const COMPRESSED = "1";
const PLAIN = "0";

/** Nobody writes such a game; a link made to fill the memory is longer. */
export const MOST_LETTERS = 100_000;
export const MOST_BYTES = 200_000;

export type LinkProblem = "too-long" | "newer" | "damaged";

export class LinkError extends Error {
  override name = "LinkError";
  constructor(readonly problem: LinkProblem) {
    super(problem);
  }
}

export async function packGame(record: string): Promise<string> {
  const bytes = new TextEncoder().encode(shortened(record));
  if (typeof CompressionStream === "undefined") return PLAIN + toLetters(bytes);
  return COMPRESSED + toLetters(await through(bytes, new CompressionStream("deflate")));
}

/** The record within; whether it is a game is for the core to say. */
export async function unpackGame(packed: string): Promise<string> {
  if (packed.length > MOST_LETTERS) throw new LinkError("too-long");
  const version = packed.charAt(0);
  if (/^[2-9A-Za-z]$/.test(version)) throw new LinkError("newer");
  if (version !== COMPRESSED && version !== PLAIN) throw new LinkError("damaged");
  const bytes = fromLetters(packed.slice(1));
  return textOf(version === PLAIN ? bytes : await inflated(bytes));
}

async function inflated(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  try {
    return await through(bytes, new DecompressionStream("deflate"));
  } catch (problem) {
    throw problem instanceof LinkError ? problem : new LinkError("damaged");
  }
}

function textOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw new LinkError("damaged");
  }
}

async function through(
  bytes: Uint8Array<ArrayBuffer>,
  stream: GenericTransformStream,
): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let size = 0;
  const reader = (
    new Blob([bytes]).stream().pipeThrough(stream) as ReadableStream<Uint8Array>
  ).getReader();
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    size += read.value.length;
    if (size > MOST_BYTES) {
      void reader.cancel();
      throw new LinkError("too-long");
    }
    parts.push(read.value);
  }
  return joined(parts, size);
}

function joined(parts: readonly Uint8Array[], size: number): Uint8Array {
  const whole = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

function toLetters(bytes: Uint8Array): string {
  let characters = "";
  for (const byte of bytes) characters += String.fromCharCode(byte);
  return btoa(characters).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

function fromLetters(letters: string): Uint8Array<ArrayBuffer> {
  if (!/^[\w-]*$/.test(letters)) throw new LinkError("damaged");
  try {
    const characters = atob(letters.replaceAll("-", "+").replaceAll("_", "/"));
    return Uint8Array.from(characters, (character) => character.charCodeAt(0));
  } catch {
    throw new LinkError("damaged");
  }
}
