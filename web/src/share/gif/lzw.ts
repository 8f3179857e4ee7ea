/** Codes longer than this many bits are not allowed. */
const MOST_BITS = 12;
const MOST_CODES = 1 << MOST_BITS;
const BLOCK = 255;

/** The compressed pixels of a picture, in blocks as GIF has them (GIF89a, appendix F). */
export function compressPixels(pixels: Uint8Array, bitsOfColour: number): number[] {
  const out = new BlockWriter();
  const clear = 1 << bitsOfColour;
  // Codes of strings: what came before, and one colour more.
  const codes = new Int16Array(MOST_CODES << 8);
  let [next, bits] = [clear + 2, bitsOfColour + 1];
  const begin = () => {
    out.put(clear, bits);
    codes.fill(-1);
    [next, bits] = [clear + 2, bitsOfColour + 1];
  };
  begin();
  let string = pixels[0] ?? 0;
  for (let at = 1; at < pixels.length; ++at) {
    const colour = pixels[at] as number;
    const longer = (string << 8) | colour;
    const known = codes[longer] as number;
    if (known >= 0) {
      string = known;
      continue;
    }
    out.put(string, bits);
    string = colour;
    if (next === MOST_CODES) {
      begin();
      continue;
    }
    codes[longer] = next;
    // The reader is one string behind: the longer codes begin when this one has been used up.
    if (next === 1 << bits) ++bits;
    ++next;
  }
  out.put(string, bits);
  out.put(clear + 1, bits);
  return out.finish();
}

/** Bits, the lowest first, in blocks that say their length. */
class BlockWriter {
  private readonly bytes: number[] = [];
  private block: number[] = [];
  private held = 0;
  private count = 0;

  put(code: number, bits: number): void {
    this.held |= code << this.count;
    for (this.count += bits; this.count >= 8; this.count -= 8) {
      this.byte(this.held & 255);
      this.held >>>= 8;
    }
  }

  finish(): number[] {
    if (this.count > 0) this.byte(this.held & 255);
    this.endBlock();
    this.bytes.push(0);
    return this.bytes;
  }

  private byte(value: number): void {
    this.block.push(value);
    if (this.block.length === BLOCK) this.endBlock();
  }

  private endBlock(): void {
    if (this.block.length > 0) this.bytes.push(this.block.length, ...this.block);
    this.block = [];
  }
}
