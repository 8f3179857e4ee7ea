const steps: Readonly<Record<string, -1 | 1>> = { ",": -1, ".": 1 };

/**
 * Which way a key steps through the moves; null: none. To be asked of keys pressed within what is stepped
 * through: a single character that worked on the whole page would catch what is dictated.
 */
export function stepOf(event: KeyboardEvent): -1 | 1 | null {
  const [target] = event.composedPath();
  const writing = target instanceof Element && target.matches("input, textarea, select");
  if (writing || event.ctrlKey || event.metaKey || event.altKey) return null;
  return steps[event.key] ?? null;
}
