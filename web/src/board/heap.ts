/** At most so many seeds are drawn; the number says the rest. */
export const MOST_DRAWN = 10;

export interface Lying {
  readonly x: number;
  readonly y: number;
  readonly turn: number;
  readonly shade: 0 | 1 | 2;
}

const GOLDEN_ANGLE = 2.399963;

/**
 * How seeds lie in a house of radius 24: every house has its own heap, and a seed keeps its place
 * when others come. They lie as seeds in a sunflower, each a little out of place.
 */
export function heapOf(name: string): readonly Lying[] {
  const known = heaps.get(name);
  if (known) return known;
  const random = randomFrom(name);
  const start = random() * 2 * Math.PI;
  const heap: Lying[] = [];
  for (let i = 0; i < MOST_DRAWN; ++i) {
    const angle = start + i * GOLDEN_ANGLE + (random() - 0.5) * 0.5;
    const distance = 5.5 * Math.sqrt(i + 0.55) + (random() - 0.5) * 1.6;
    heap.push({
      x: round(Math.cos(angle) * distance - 0.8),
      y: round(Math.sin(angle) * distance - 0.8),
      turn: Math.round(random() * 360),
      shade: Math.floor(random() * 3) as 0 | 1 | 2,
    });
  }
  heaps.set(name, heap);
  return heap;
}

const heaps = new Map<string, readonly Lying[]>();

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** The same numbers for the same text (mulberry32), so that a board looks the same every time. */
export function randomFrom(text: string): () => number {
  let state = 0x9e3779b9;
  for (const character of text) state = Math.imul(state ^ character.charCodeAt(0), 0x85ebca6b);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
