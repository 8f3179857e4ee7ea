// The result of a game and the sentence of its last move, which tells it too where the move alone decided.

/** A sentence of its own: "The game is a draw". */
export function resultSentence(result = ""): string {
  return result.charAt(0).toUpperCase() + result.slice(1);
}

/** Once. */
export function withResult(say: string, result: string | undefined): string {
  if (result === undefined || say.includes(result)) return say;
  return `${say} ${resultSentence(result)}`.trim();
}

/** Where the result is told beside it. */
export function withoutResult(say: string, result: string | undefined): string {
  const end = `; ${result}.`;
  return say.endsWith(end) ? `${say.slice(0, -end.length)}.` : say;
}
