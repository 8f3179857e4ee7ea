// A record to read: moves of the game are buttons that show them, those of variations lead to the analysis
// board, and comments stand between.
import { html, nothing, type TemplateResult } from "lit";
import { shownPart } from "../app/parts/move_entries";
import { isPreparation } from "../app/state/stored_game";
import { commentText, partsOf, type RecordPart } from "./record_text";

/** A part of the record's text, and where it stands. */
export interface Passage {
  readonly part: Exclude<RecordPart, { kind: "tag" }>;
  /** No space before it: it follows a bracket that opens, or is one that closes. */
  readonly touches: boolean;
  readonly inVariation: boolean;
  /** Which move of the game it is, from 0; null: none of them. */
  readonly number: number | null;
  /** The moves from the start that lead to it and include it, as a list from its end. */
  readonly line: Line | null;
}

interface Line {
  readonly move: string;
  readonly before: Line | null;
  readonly length: number;
}

export function movesOf(line: Line | null): string[] {
  const moves: string[] = [];
  for (let found = line; found; found = found.before) moves.push(found.move);
  return moves.reverse();
}

/** Every move of a longer variation would have the whole game in its address. */
const maxLinked = 1000;

/** What a move took is for programs to read. */
const isSilent = (part: RecordPart) => part.kind === "comment" && commentText(part.text) === "";

export function passagesOf(record: string): Passage[] {
  const passages: Passage[] = [];
  const left: (Line | null)[] = []; // The lines that variations interrupt.
  let line = null as Line | null;
  let made = 0;
  let touches = true;
  for (const part of partsOf(record)) {
    if (part.kind === "tag" || isSilent(part)) continue;
    if (part.kind === "open") {
      left.push(line);
      line = line?.before ?? null; // It replaces the move before it.
    }
    if (part.kind === "move")
      line = { move: part.text, before: line, length: (line?.length ?? 0) + 1 };
    const inVariation = left.length > 0;
    const number = part.kind === "move" && !inVariation ? made++ : null;
    passages.push({ part, touches: touches || part.kind === "close", inVariation, number, line });
    if (part.kind === "close" && left.length > 0) line = left.pop() ?? null;
    touches = part.kind === "open";
  }
  return passages;
}

export interface Reader {
  /** The steps of the game; what was laid and drawn before the moves is not in its text. */
  readonly actions: readonly string[];
  readonly shown: number;
  readonly show: (step: number) => void;
  /** Where the analysis of a line is; null: it has none. */
  readonly address: (line: readonly string[]) => string | null;
}

export function readableMoves(record: string, reader: Reader): readonly TemplateResult[] {
  const steps = [...reader.actions.entries()].filter(([, action]) => !isPreparation(action));
  const passages = passagesOf(record);
  const shown = steps.findIndex(([index]) => index + 1 === reader.shown);
  const current = passages.findIndex(({ number }) => number === shown);
  const { from, until } = shownPart(current);
  const texts = passages.slice(from, until).map((passage) => {
    const step = passage.number === null ? undefined : steps[passage.number];
    const text = step ? button(passage, step[0] + 1, reader) : plain(passage, reader);
    return html`${passage.touches ? nothing : " "}${text}`;
  });
  return [...(from > 0 ? [html`…`] : []), ...texts, ...(until < passages.length ? [html` …`] : [])];
}

const textOf = ({ part }: Passage) => ("text" in part ? part.text : "");

function button(passage: Passage, step: number, { shown, show }: Reader): TemplateResult {
  const current = step === shown ? "true" : nothing;
  return html`<button aria-current=${current} @click=${() => show(step)}>
    ${textOf(passage)}
  </button>`;
}

function plain(passage: Passage, { address }: Reader): TemplateResult {
  const { part, inVariation, line } = passage;
  switch (part.kind) {
    case "comment":
      return html`<span class="comment">${commentText(part.text)}</span>`;
    case "open":
      return html`<span class="variation">(</span>`;
    case "close":
      return html`<span class="variation">)</span>`;
  }
  const isLinked = part.kind === "move" && inVariation && line && line.length <= maxLinked;
  const there = isLinked ? address(movesOf(line)) : null;
  if (there !== null) return html`<a class="variation" href=${there}>${part.text}</a>`;
  return html`<span class=${inVariation ? "variation" : nothing}>${part.text}</span>`;
}
