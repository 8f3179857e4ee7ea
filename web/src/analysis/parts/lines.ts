// The best lines. A press on a move plays the line up to it.
import { css, html } from "lit";
import type { ValuedLine } from "../knowledge";
import type { Words } from "../messages/words";
import { type Unit, signOf, wordsOf } from "../value";

const mostMoves = 12;

export interface LineList {
  readonly lines: readonly ValuedLine[];
  readonly unit: Unit;
  readonly words: Words;
  readonly play: (moves: readonly string[]) => void;
}

export function lineList({ lines, unit, words, play }: LineList) {
  if (lines.length === 0) return html`<p class="soft small">${words("lines.none")}</p>`;
  return html`<ol class="lines">
    ${lines.map(
      (line) =>
        html`<li>
          <span class="worth ${line.certainty}" aria-hidden="true"
            >${signOf(line, unit, words)}</span
          ><span class="visually-hidden">${wordsOf(line, unit, words)}:</span>
          <span class="moves">
            ${line.moves.slice(0, mostMoves).map(
              (move, index) =>
                html`<button
                  aria-label=${words("lines.play", {
                    move: line.moves.slice(0, index + 1).join(" "),
                  })}
                  @click=${() => play(line.moves.slice(0, index + 1))}
                >
                  ${move}
                </button>`,
            )}
            ${line.moves.length > mostMoves ? html`<span class="soft">…</span>` : ""}
          </span>
        </li>`,
    )}
  </ol>`;
}

export const linesStyle = css`
  .lines {
    list-style: none;
    margin: 0;
    padding: 0;
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 0.35rem;
  }
  .lines li {
    display: grid;
    grid-template-columns: 4.6rem minmax(0, 1fr);
    align-items: start;
    gap: 0.4rem;
  }
  .lines .moves {
    display: flex;
    flex-wrap: wrap;
  }
  .lines button {
    min-width: 1.75rem;
    min-height: 1.75rem;
    padding: 0 0.3rem;
    border: 0;
    border-radius: 6px;
    background: transparent;
    cursor: pointer;
  }
  .lines button:hover {
    background: var(--surface-deep);
  }
  .lines .moves button:first-child {
    font-weight: 700;
  }
  .worth {
    justify-self: start;
    padding: 0.05rem 0.5rem;
    border: 1.5px solid var(--line-strong);
    border-radius: 999px;
    font-weight: 650;
    font-size: 0.9rem;
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  .worth.exact {
    border-radius: 3px;
    border-width: 2.5px;
    border-color: var(--good);
  }
  .worth.interval {
    border-color: transparent;
    padding-inline: 0.1rem;
  }
`;
