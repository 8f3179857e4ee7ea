// Trees of variations from records and into them. The core reads, checks and writes records; here they
// only change their shape.
import { timeIn, timeText, withoutTime } from "./times";
import { type Branch, type Mark, branch, marks } from "./tree";

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

function wordsAfter(root: Branch, times: Times = []): string[] {
  const words: string[] = [];
  let made = 0;
  for (let found: Branch | undefined = root; found; found = found.next[0]) {
    const [main, ...others] = found.next;
    if (!main) break;
    const time = times[made++] ?? null;
    words.push(main.move, ...notes(main), ...(time === null ? [] : [`{${timeText(time)}}`]));
    for (const other of others)
      words.push("(", other.move, ...notes(other), ...wordsAfter(other), ")");
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

const mostBranches = 20_000;

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** A tree that was kept; null for anything else. Its moves are checked by the core when it is opened. */
export function readTree(value: unknown, budget = { left: mostBranches }): Branch | null {
  if (!isObject(value) || --budget.left < 0) return null;
  const { move, comment, next } = value;
  if (typeof move !== "string" || !Array.isArray(next)) return null;
  const read = next.map((each) => readTree(each, budget));
  return {
    move,
    mark: marks.find((mark) => mark === value["mark"]) ?? null,
    comment: typeof comment === "string" ? comment : "",
    next: read.filter((each) => each !== null),
  };
}
