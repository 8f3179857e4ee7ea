// What can be written at a move: a mark, a comment; and what can be done with its variation.
import { html, nothing } from "lit";
import { choice } from "../../app/parts/choice";
import { icons } from "../../app/parts/icons";
import {
  type Branch,
  type Mark,
  type Place,
  at,
  changed,
  isMainLine,
  marks,
  promoted,
  removed,
} from "../../study/tree";
import type { Words } from "../messages/words";
import type { AnalysisSession } from "../session";
import { markWords } from "./tree_view";

export interface Notes {
  readonly session: AnalysisSession;
  readonly words: Words;
  /** The tree has changed; where we are may be another place. */
  readonly change: (place: Place, say: string) => void;
}

function write({ session, change }: Notes, note: (found: Branch) => Branch): void {
  const { root, path } = session.state;
  change({ root: changed(root, path, note), path }, "");
}

function markChoice(notes: Notes, found: Branch) {
  const { words } = notes;
  const labelled = (mark: Mark) => words(markWords[mark] as "tree.mark.good");
  return html`<div class="marks">
    ${choice<Mark | "">({
      legend: words("tree.mark"),
      name: "mark",
      options: [
        { value: "", label: "–", title: words("tree.mark.none") },
        ...marks.map((mark) => ({ value: mark, label: mark, title: labelled(mark) })),
      ],
      value: found.mark ?? "",
      change: (mark) => write(notes, (each) => ({ ...each, mark: mark === "" ? null : mark })),
    })}
  </div>`;
}

function variationButtons(notes: Notes, found: Branch) {
  const { session, words, change } = notes;
  const { root, path } = session.state;
  const { move } = found;
  return html`<div class="row">
    ${isMainLine(path)
      ? nothing
      : html`<button
          class="button"
          @click=${() => change(promoted({ root, path }), words("tree.promoted", { move }))}
        >
          ${words("tree.promote")}
        </button>`}
    <button
      class="button danger"
      @click=${() => change(removed({ root, path }), words("tree.deleted", { move }))}
    >
      ${icons.bin} ${words("tree.delete")}
    </button>
  </div>`;
}

export function notesPanel(notes: Notes) {
  const { session, words } = notes;
  const { root, path } = session.state;
  const found = at(root, path);
  if (!found) return nothing;
  const label = found.move
    ? words("tree.comment", { move: found.move })
    : words("tree.comment_start");
  return html`<div class="inside">
    ${found.move ? markChoice(notes, found) : nothing}
    <label class="note">
      <span class="small">${label}</span>
      <textarea
        class="field"
        .value=${found.comment}
        @change=${(event: Event) =>
          write(notes, (each) => ({
            ...each,
            comment: (event.target as HTMLTextAreaElement).value.trim(),
          }))}
      ></textarea>
    </label>
    ${found.move ? variationButtons(notes, found) : nothing}
  </div>`;
}
