// Trees of variations from records and into them. The core reads, checks and writes records; here they
// only change their shape.
import { timeIn, timeText, withoutTime } from "./times";
import { type Branch, type Mark, branch, branchesIn, marks } from "./tree";

/** As src/record/record_json.hpp tells a record. */
export interface RecordTree {
  readonly tags: readonly (readonly [name: string, value: string])[];
  readonly rounds: readonly RecordedRound[];
}

export interface RecordedRound {
  readonly setup?: string;
  readonly lot?: string;
  readonly play: RecordedLine;
  readonly result: string;
}

export interface RecordedLine {
  readonly comments: readonly string[];
  readonly moves: readonly RecordedMove[];
}

interface RecordedMove {
  readonly move: string;
  readonly remarks: readonly (string | RecordedLine)[];
}

// Other programs write marks as numbers.
const numbered: Readonly<Record<string, Mark>> = {
  $1: "!",
  $2: "?",
  $3: "!!",
  $4: "??",
  $5: "!?",
  $6: "?!",
};

function markOf(comment: string): Mark | null {
  return marks.find((mark) => mark === comment) ?? numbered[comment] ?? null;
}

function noted(found: Branch, comments: readonly string[]): Branch {
  const mark = comments.map(markOf).find((each) => each !== null) ?? found.mark;
  const words = comments.filter((each) => markOf(each) === null).map(withoutTime);
  return { ...found, mark, comment: [...words, found.comment].filter(Boolean).join(" ") };
}

/** The branches that a line offers at its beginning: its own first move, then its variations. */
function branchesOf(line: RecordedLine): Branch[] {
  const branches = line.moves.reduceRight<Branch[]>((next, { move, remarks }) => {
    const comments = remarks.filter((each) => typeof each === "string");
    const variations = remarks.filter((each) => typeof each !== "string");
    return [noted(branch(move, next), comments), ...variations.flatMap(branchesOfVariation)];
  }, []);
  return branches;
}

function branchesOfVariation(line: RecordedLine): Branch[] {
  const [first, ...others] = branchesOf(line);
  return first ? [noted(first, line.comments), ...others] : [];
}

export function treeOf(line: RecordedLine): Branch {
  return noted(branch("", branchesOf(line)), line.comments);
}

/** What each move of the game took, in milliseconds; null where it is not told. */
export function timesOf({ moves }: RecordedLine): (number | null)[] {
  return moves.map(({ remarks }) => {
    const told = remarks.map((each) => (typeof each === "string" ? timeIn(each) : null));
    return told.find((each) => each !== null) ?? null;
  });
}

// --- Into text, for the core to check and to put in order ---

function commentText(comment: string): string {
  const escapes: Readonly<Record<string, string>> = {
    "\\": "\\\\",
    "}": "\\}",
    "\n": "\\n",
    "\r": "\\r",
    "\t": "\\t",
  };
  return `{${comment.trim().replace(/[\\}\n\r\t]/g, (each) => escapes[each] ?? each)}}`;
}

function notes({ mark, comment }: Branch): string[] {
  return [...(mark ? [`{${mark}}`] : []), ...(comment.trim() ? [commentText(comment)] : [])];
}

type Times = readonly (number | null)[];

type Pending =
  | { readonly kind: "after" | "variation"; readonly branch: Branch }
  | { readonly kind: "close" };

function wordsAfter(root: Branch, times: Times): string[] {
  const words: string[] = [];
  const pending: Pending[] = [{ kind: "after", branch: root }];
  let made = 0;
  let open = 0; // Variations; the times are those of the main line.
  for (let found = pending.pop(); found; found = pending.pop()) {
    if (found.kind === "close") {
      words.push(")");
      open -= 1;
    } else if (found.kind === "variation") {
      words.push("(", found.branch.move, ...notes(found.branch));
      open += 1;
      pending.push({ kind: "close" }, { kind: "after", branch: found.branch });
    } else {
      const [main, ...others] = found.branch.next;
      if (!main) continue;
      const time = open === 0 ? (times[made++] ?? null) : null;
      words.push(main.move, ...notes(main), ...(time === null ? [] : [`{${timeText(time)}}`]));
      pending.push({ kind: "after", branch: main });
      for (const other of others.reverse()) pending.push({ kind: "variation", branch: other });
    }
  }
  return words;
}

/** The moves of a tree as records write them, variations in parentheses. */
export function moveText(root: Branch, times: Times = []): string {
  return [...notes(root), ...wordsAfter(root, times)].join(" ");
}

function tagText([name, value]: readonly [string, string]): string {
  const escaped = value
    .replace(/[\\"]/g, (each) => `\\${each}`)
    .replace(/\r/g, "\\r")
    .replace(/\n/g, "\\n");
  return `[${name} "${escaped}"]`;
}

/**
 * The record with these trees in place of its rounds' lines, and what its moves took, round after round; a round
 * without a tree stays as it is.
 */
export function recordText(
  { tags, rounds }: RecordTree,
  trees: readonly (Branch | null | undefined)[],
  times: Times = [],
): string {
  let made = 0;
  const texts = rounds.map(({ setup, lot, play, result }, index) => {
    const head =
      setup === undefined ? [] : [tagText(["Setup", setup]), tagText(["Lot", lot ?? ""])];
    const taken = times.slice(made, (made += play.moves.length));
    return [...head, moveText(trees[index] ?? treeOf(play), taken), result].join("\n");
  });
  return [tags.map(tagText).join("\n"), ...texts].join("\n\n");
}

// --- Kept in the browser ---

/**
 * A branch and how many follow it; a tree is the list of its branches, each before those that follow it. Browsers
 * cannot write a tree in which every move lies within the one before.
 */
type KeptBranch = readonly [move: string, next: number, mark?: Mark | null, comment?: string];
export type KeptTree = readonly KeptBranch[];

const maxBranches = 100_000;

export function keptTree(root: Branch): KeptTree {
  return Array.from(branchesIn(root), ({ move, next, mark, comment }): KeptBranch => {
    if (comment) return [move, next.length, mark, comment];
    return mark ? [move, next.length, mark] : [move, next.length];
  });
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** What earlier versions kept, one move within the other, as a list; null for anything else. */
function listOf(tree: unknown): unknown[] | null {
  const list: unknown[] = [];
  const left = [tree];
  while (left.length > 0) {
    const found = left.pop();
    if (!isObject(found) || !Array.isArray(found["next"])) return null;
    const { move, mark, comment, next } = found;
    list.push([move, next.length, mark, comment]);
    if (list.length + left.length + next.length > maxBranches) return null;
    for (const each of [...next].reverse()) left.push(each);
  }
  return list;
}

/** A tree that was kept; null for anything else. Its moves are checked by the core when it is opened. */
export function readTree(value: unknown): Branch | null {
  const list = Array.isArray(value) ? value : listOf(value);
  if (list === null || list.length > maxBranches) return null;
  const read: Branch[] = []; // From the end: what follows a branch has been read before it.
  for (const each of [...list].reverse()) {
    if (!Array.isArray(each)) return null;
    const [move, count, mark, comment] = each as unknown[];
    if (typeof move !== "string" || typeof count !== "number") return null;
    if (!Number.isInteger(count) || count < 0 || count > read.length) return null;
    read.push({
      move,
      mark: marks.find((known) => known === mark) ?? null,
      comment: typeof comment === "string" ? comment : "",
      next: read.splice(read.length - count).reverse(),
    });
  }
  return read.length === 1 ? (read[0] as Branch) : null;
}
