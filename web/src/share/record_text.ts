// The parts of a record's text (docs/record-format.md), told apart and nothing more: whether they make a
// game is for the core to say.
import { withoutTime } from "../study/times";

export type RecordPart =
  | { readonly kind: "tag"; readonly name: string; readonly value: string }
  | { readonly kind: "comment"; readonly text: string }
  | { readonly kind: "open" | "close" }
  | { readonly kind: "move" | "mark" | "result"; readonly text: string };

const RESULT = /^(?:\*|\d+-\d+|1\/2-1\/2)$/;
const MARK = /^(?:\$\d+|[!?]+)$/;
const NUMBER = /^\d+\.+/;
const PART =
  /\s+|\[\s*(\w+)\s*"((?:[^"\\]|\\[^])*)"\s*\]|\{((?:[^}\\]|\\[^])*)\}|;([^\n]*)|([()])|([^\s()[\]{};]+)|[^]/y;

export function partsOf(record: string): RecordPart[] {
  const parts: RecordPart[] = [];
  // A backslash at the end of a line joins what a long word was cut into.
  const text = record.replace(/\\\r?\n/g, "");
  PART.lastIndex = 0;
  for (let found = PART.exec(text); found; found = PART.exec(text)) {
    const [, name, value, comment, rest, bracket, word] = found;
    if (name !== undefined) parts.push({ kind: "tag", name, value: unescaped(value ?? "") });
    else if (comment !== undefined) parts.push({ kind: "comment", text: comment });
    else if (rest !== undefined)
      parts.push({ kind: "comment", text: rest.replace(/[\\}]/g, "\\$&") });
    else if (bracket !== undefined) parts.push({ kind: bracket === "(" ? "open" : "close" });
    else if (word !== undefined) parts.push(...wordPart(word));
  }
  return parts;
}

function wordPart(word: string): RecordPart[] {
  if (RESULT.test(word)) return [{ kind: "result", text: word }];
  const text = word.replace(NUMBER, "");
  if (MARK.test(text)) return [{ kind: "mark", text }];
  return text === "" ? [] : [{ kind: "move", text }];
}

function unescaped(value: string): string {
  return value.replace(/\\([^])/g, (_, character: string) =>
    character === "n" ? "\n" : character === "r" ? "\r" : character,
  );
}

/** What a person reads of a comment. */
export function commentText(written: string): string {
  const plain: Readonly<Record<string, string>> = { s: " ", n: "\n", r: "", t: " " };
  return withoutTime(written.replace(/\s+/g, " ")).replace(
    /\\([\\{}snrt])/g,
    (_, character: string) => plain[character] ?? character,
  );
}

export function tagsOf(parts: readonly RecordPart[]): ReadonlyMap<string, string> {
  const tags = new Map<string, string>();
  for (const part of parts)
    if (part.kind === "tag" && !tags.has(part.name)) tags.set(part.name, part.value);
  return tags;
}

const UNKNOWN = /^[?.]*$/;

/** The same record in fewer letters: without what is unknown, the numbers, and the lines. */
export function shortened(record: string): string {
  let text = "";
  let touches = true; // Nothing stands between a bracket and what it holds.
  for (const part of partsOf(record)) {
    if (part.kind === "tag" && UNKNOWN.test(part.value)) continue;
    text += (touches || part.kind === "close" ? "" : " ") + written(part);
    touches = part.kind === "open";
  }
  return text;
}

function written(part: RecordPart): string {
  switch (part.kind) {
    case "tag":
      return `[${part.name} "${escaped(part.value)}"]`;
    case "comment":
      return `{${part.text.replace(/\s+/g, " ").trim()}}`;
    case "open":
      return "(";
    case "close":
      return ")";
    default:
      return part.text;
  }
}

function escaped(value: string): string {
  return value.replace(/["\\]/g, "\\$&").replace(/\n/g, "\\n").replace(/\r/g, "\\r");
}
