// What is fetched of a server's tables.

/** A part of a table, in bytes. */
export interface Need {
  readonly slice: string;
  readonly offset: number;
  readonly length: number;
}

// So many bytes that nobody asked for, as many as the head of a table, come sooner than the answer to another request.
const CHEAPER_THAN_A_REQUEST = 32_768;

const endOf = ({ offset, length }: Need) => offset + length;

function joined(one: Need, other: Need): Need {
  return { ...one, length: Math.max(endOf(one), endOf(other)) - one.offset };
}

/** The same parts in fewer requests: those of a table that lie near each other come as one. */
export function together(needs: readonly Need[]): Need[] {
  const inOrder = [...needs].sort((one, other) => one.offset - other.offset);
  const last = new Map<string, Need>(); // By table, the one that may still grow.
  const done: Need[] = [];
  for (const need of inOrder) {
    const before = last.get(need.slice);
    const near = before && need.offset - endOf(before) <= CHEAPER_THAN_A_REQUEST;
    if (before && !near) done.push(before);
    last.set(need.slice, near ? joined(before, need) : need);
  }
  return [...done, ...last.values()];
}
