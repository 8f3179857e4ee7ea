// A row that is being laid. Which rows are allowed is the core's to say; here only no seed comes from
// nowhere.

export function leftOf(counts: readonly number[], total: number): number {
  return total - counts.reduce((sum, count) => sum + count, 0);
}

export function setSeeds(
  counts: readonly number[],
  total: number,
  hole: number,
  wanted: number,
): number[] {
  const most = (counts[hole] ?? 0) + leftOf(counts, total);
  return counts.map((count, index) =>
    index === hole ? Math.max(0, Math.min(wanted, most)) : count,
  );
}

export function addSeeds(
  counts: readonly number[],
  total: number,
  hole: number,
  change: number,
): number[] {
  return setSeeds(counts, total, hole, (counts[hole] ?? 0) + change);
}

/** What is left goes where least lies, one after another. */
export function spreadRest(counts: readonly number[], total: number): number[] {
  const row = [...counts];
  for (let left = leftOf(counts, total); left > 0; --left) {
    const hole = row.indexOf(Math.min(...row));
    row[hole] = (row[hole] ?? 0) + 1;
  }
  return row;
}

/** "11-5-5-5-5-5" */
export function rowText(counts: readonly number[]): string {
  return counts.join("-");
}
