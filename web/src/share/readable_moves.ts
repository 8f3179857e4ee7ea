// A record to read: moves of the game are buttons that show them, those of variations lead to the analysis
// board, and comments stand between.
import { html, nothing, type TemplateResult } from "lit";
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
  /** The moves from the start that lead to it and include it. */
  readonly line: readonly string[];
}

/** What a move took is for programs to read. */
const isSilent = (part: RecordPart) => part.kind === "comment" && commentText(part.text) === "";

export function passagesOf(record: string): Passage[] {
  const passages: Passage[] = [];
  const left: (readonly string[])[] = []; // The lines that variations interrupt.
  let line: readonly string[] = [];
  let made = 0;
  let touches = true;
  for (const part of partsOf(record)) {
    if (part.kind === "tag" || isSilent(part)) continue;
    if (part.kind === "open") {
      left.push(line);
      line = line.slice(0, -1); // It replaces the move before it.
    }
    if (part.kind === "move") line = [...line, part.text];
    const inVariation = left.length > 0;
    const number = part.kind === "move" && !inVariation ? made++ : null;
    passages.push({ part, touches: touches || part.kind === "close", inVariation, number, line });
    if (part.kind === "close") line = left.pop() ?? line;
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
  return passagesOf(record).map((passage) => {
    const step = passage.number === null ? undefined : steps[passage.number];
    const text = step ? button(passage, step[0] + 1, reader) : plain(passage, reader);
    return html`${passage.touches ? nothing : " "}${text}`;
  });
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
  const there = part.kind === "move" && inVariation ? address(line) : null;
  if (there !== null) return html`<a class="variation" href=${there}>${part.text}</a>`;
  return html`<span class=${inVariation ? "variation" : nothing}>${part.text}</span>`;
}
