// Variations as a tree: plain data, and pure functions on it. A game may have tens of thousands of moves, each of which
// lies one level deeper: nothing here calls itself, and playing a line takes time in proportion to its length.

export const marks = ["!", "?", "!!", "??", "!?", "?!"] as const;
/** What somebody thought of a move. */
export type Mark = (typeof marks)[number];

export interface Branch {
  readonly move: string; // "" at the root.
  readonly mark: Mark | null;
  readonly comment: string;
  /** What was played after it; the first is the main line. */
  readonly next: readonly Branch[];
}

/** Which of the next moves was taken, from the root on. */
export type Path = readonly number[];

export function branch(move: string, next: readonly Branch[] = []): Branch {
  return { move, mark: null, comment: "", next };
}

/** A tree of one line. */
export function lineTree(moves: readonly string[]): Branch {
  return ["", ...moves].reduceRight<Branch[]>(
    (next, move) => [branch(move, next)],
    [],
  )[0] as Branch;
}

export function at(root: Branch, path: Path): Branch | null {
  return path.reduce<Branch | null>((found, index) => found?.next[index] ?? null, root);
}

/** The moves that lead there. */
export function movesTo(root: Branch, path: Path): string[] {
  const moves: string[] = [];
  let found: Branch | undefined = root;
  for (const index of path) {
    found = found?.next[index];
    if (!found) break;
    moves.push(found.move);
  }
  return moves;
}

/** With another branch at that place; whatever does not lead there is shared with the tree before. */
export function changed(root: Branch, path: Path, change: (found: Branch) => Branch): Branch {
  const parents: Branch[] = [];
  let found = root;
  for (const index of path) {
    const next = found.next[index];
    if (!next) return root;
    parents.push(found);
    found = next;
  }
  return path.reduceRight((made, index, depth) => {
    const parent = parents[depth] as Branch;
    const next = [...parent.next];
    next[index] = made;
    return { ...parent, next };
  }, change(found));
}

export interface Place {
  readonly root: Branch;
  readonly path: Path;
}

/** Plays a move there: an old one is followed, a new one is the last of the variations. */
export function played(place: Place, move: string): Place {
  return playedLine(place, [move]);
}

/** All of a line, from there on. */
export function playedLine({ root, path }: Place, moves: readonly string[]): Place {
  const to = [...path];
  let found = at(root, path);
  if (!found) return { root, path };
  let known = 0;
  for (; known < moves.length; known += 1) {
    const index: number = found.next.findIndex((each) => each.move === moves[known]);
    if (index < 0) break;
    to.push(index);
    found = found.next[index] as Branch;
  }
  if (known === moves.length) return { root, path: to };
  const { next } = lineTree(moves.slice(known));
  return {
    root: changed(root, to, (each) => ({ ...each, next: [...each.next, ...next] })),
    path: [...to, found.next.length, ...moves.slice(known + 1).map(() => 0)],
  };
}

/** From there on along the first of the variations. */
export function endOf(root: Branch, path: Path): Path {
  const end = [...path];
  for (let found = at(root, path); found && found.next.length > 0; found = found.next[0] ?? null)
    end.push(0);
  return end;
}

export function isMainLine(path: Path): boolean {
  return path.every((index) => index === 0);
}

/** How many of its moves are on the main line. */
export function mainMoves(path: Path): number {
  const left = path.findIndex((index) => index > 0);
  return left < 0 ? path.length : left;
}

/** Where the line of this path branches off for the last time: the index in the path, or none. */
function lastTurn(path: Path): number {
  return path.findLastIndex((index) => index > 0);
}

/** Makes the variation the first at the place where it branches off. */
export function promoted({ root, path }: Place): Place {
  const turn = lastTurn(path);
  if (turn < 0) return { root, path };
  const from = path[turn] as number;
  const moved = changed(root, path.slice(0, turn), (parent) => {
    const chosen = parent.next[from];
    return chosen
      ? { ...parent, next: [chosen, ...parent.next.filter((_, index) => index !== from)] }
      : parent;
  });
  return { root: moved, path: path.map((index, depth) => (depth === turn ? 0 : index)) };
}

/** Without this move and all that follows it; the place is then before it. */
export function removed({ root, path }: Place): Place {
  const index = path.at(-1);
  if (index === undefined) return { root, path };
  const before = path.slice(0, -1);
  const left = changed(root, before, (parent) => ({
    ...parent,
    next: parent.next.filter((_, each) => each !== index),
  }));
  return { root: left, path: before };
}

/** The main line is what was played; what was the main line before is a variation. */
export function withMainLine(root: Branch, moves: readonly string[]): Branch {
  const passed: { readonly parent: Branch; readonly chosen: Branch }[] = [];
  let end = root;
  for (const move of moves) {
    const chosen: Branch = end.next.find((each) => each.move === move) ?? branch(move);
    passed.push({ parent: end, chosen });
    end = chosen;
  }
  return passed.reduceRight<Branch>((made, { parent, chosen }) => {
    const others = parent.next.filter((each) => each !== chosen);
    return { ...parent, next: [made, ...others] };
  }, end);
}

export function mainLine(root: Branch): string[] {
  return movesTo(root, endOf(root, []));
}

/** All branches, each before those that follow it, the main line first. */
export function* branchesIn(root: Branch): Generator<Branch> {
  const left = [root];
  for (let found = left.pop(); found; found = left.pop()) {
    yield found;
    for (let index = found.next.length - 1; index >= 0; index -= 1)
      left.push(found.next[index] as Branch);
  }
}

/** Whether anything was added to what was played. */
export function hasNotes(root: Branch): boolean {
  for (const { comment, mark, next } of branchesIn(root))
    if (comment !== "" || mark !== null || next.length > 1) return true;
  return false;
}

export function sizeOf(root: Branch): number {
  let size = 0;
  for (const _ of branchesIn(root)) size += 1;
  return size;
}
