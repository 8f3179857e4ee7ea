// Variations as a tree: plain data, and pure functions on it.

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

export function changed(root: Branch, path: Path, change: (found: Branch) => Branch): Branch {
  const [index, ...rest] = path;
  if (index === undefined) return change(root);
  return {
    ...root,
    next: root.next.map((each, at) => (at === index ? changed(each, rest, change) : each)),
  };
}

export interface Place {
  readonly root: Branch;
  readonly path: Path;
}

/** Plays a move there: an old one is followed, a new one is the last of the variations. */
export function played({ root, path }: Place, move: string): Place {
  const found = at(root, path);
  if (!found) return { root, path };
  const known = found.next.findIndex((each) => each.move === move);
  if (known >= 0) return { root, path: [...path, known] };
  return {
    root: changed(root, path, (each) => ({ ...each, next: [...each.next, branch(move)] })),
    path: [...path, found.next.length],
  };
}

/** All of a line, from there on. */
export function playedLine(place: Place, moves: readonly string[]): Place {
  return moves.reduce(played, place);
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
  let place: Place = { root, path: [] };
  for (const move of moves) place = promoted(played(place, move));
  return place.root;
}

export function mainLine(root: Branch): string[] {
  return movesTo(root, endOf(root, []));
}

/** Whether anything was added to what was played. */
export function hasNotes(root: Branch): boolean {
  return (
    root.comment !== "" || root.mark !== null || root.next.length > 1 || root.next.some(hasNotes)
  );
}

export function sizeOf(root: Branch): number {
  return root.next.reduce((sum, each) => sum + sizeOf(each), 1);
}
