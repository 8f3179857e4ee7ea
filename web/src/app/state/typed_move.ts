// Capitals, blanks and the signs between places are written or left out as one pleases: "d2 d3" is d2-d3.
const bare = (text: string): string => text.toLowerCase().replace(/[\s+\-–—x×:]/g, "");

/** The move that was typed. */
export function typedMove(text: string, legal: readonly string[]): string {
  const typed = text.trim();
  if (legal.includes(typed)) return typed;
  const same = legal.filter((move) => bare(move) === bare(typed));
  return same.length === 1 ? (same[0] as string) : typed;
}
