/** The move that was typed. Phones and habits write capitals or leave them out: that is no other move. */
export function typedMove(text: string, legal: readonly string[]): string {
  const typed = text.trim();
  if (legal.includes(typed)) return typed;
  const same = legal.filter((move) => move.toLowerCase() === typed.toLowerCase());
  return same.length === 1 ? (same[0] as string) : typed;
}
