// What is proven of the position: said in words, and every move with its value, best first.
import { css, html, nothing } from "lit";
import type { Application } from "../../app/application";
import type { Knowledge, MatchView, TableValue } from "../../core/types";
import { isSolved, storeGap, worthOf } from "../knowledge";
import type { Words } from "../messages/words";
import { type Unit, signOf, signed, wordsOf } from "../value";

export interface Exact {
  readonly app: Application;
  readonly words: Words;
  readonly knowledge: Knowledge | null;
  readonly view: MatchView;
  readonly unit: Unit;
  readonly play: (moves: readonly string[]) => void;
}

function seedsWords(
  value: TableValue & { kind: "seeds" },
  side: string,
  gap: number,
  words: Words,
) {
  const { lower, upper } = value;
  if (lower === upper)
    return words("exact.seeds", {
      side,
      still: signed(lower, words),
      final: signed(lower + gap, words),
    });
  return words("exact.interval", {
    side,
    lower: signed(lower, words),
    upper: signed(upper, words),
    from: signed(lower + gap, words),
    to: signed(upper + gap, words),
  });
}

/** The position's value in a sentence. */
export function exactSentence({
  app,
  words,
  knowledge,
  view,
}: Omit<Exact, "play" | "unit">): string {
  const value = knowledge?.value;
  if (!value || !view.chooser) return "";
  const side = app.tell(`side.${view.chooser}`);
  switch (value.kind) {
    case "unknown":
      return words("exact.partly");
    case "seeds":
      return seedsWords(value, side, storeGap(view), words);
    case "draw":
      return words("exact.draw");
    case "win":
      return value.plies === undefined
        ? words("exact.win", { side })
        : words("exact.win_in", { side, count: value.plies });
    case "loss":
      return value.plies === undefined
        ? words("exact.loss", { side })
        : words("exact.loss_in", { side, count: value.plies });
  }
}

export function exactPanel(exact: Exact) {
  const { words, knowledge, view, unit, play } = exact;
  if (!knowledge?.moves.some(({ kind }) => kind !== "unknown")) return nothing;
  const gap = storeGap(view);
  return html`<section class="panel exact-panel" aria-labelledby="exact">
    <h2 id="exact">${words("exact.title")}</h2>
    <p>
      ${isSolved(knowledge) ? html`<strong>${words("exact.solved")}</strong>` : nothing}
      ${exactSentence(exact)}
    </p>
    <table class="proven">
      <caption class="visually-hidden">
        ${words("exact.moves")}
      </caption>
      <thead class="visually-hidden">
        <tr>
          <th scope="col">${words("exact.move")}</th>
          <th scope="col">${words("exact.value")}</th>
          <th scope="col">${words("exact.words")}</th>
        </tr>
      </thead>
      <tbody>
        ${knowledge.moves.map(({ move, ...value }) => {
          const worth = worthOf(value as TableValue, gap);
          return html`<tr data-probe=${`${move} ${value.text}`}>
            <td>
              <button
                class="button"
                aria-label=${words("lines.play", { move })}
                @click=${() => play([move])}
              >
                ${move}
              </button>
            </td>
            <td>
              ${worth
                ? html`<span class="worth ${worth.certainty}" aria-hidden="true"
                    >${signOf(worth, unit, words)}</span
                  >`
                : nothing}
            </td>
            <td class="small">${worth ? wordsOf(worth, unit, words) : words("exact.unknown")}</td>
          </tr>`;
        })}
      </tbody>
    </table>
  </section>`;
}

export const exactStyle = css`
  .proven {
    border-collapse: collapse;
    width: 100%;
  }
  .proven td {
    padding: 0.15rem 0.3rem;
  }
  .proven .button {
    min-height: 1.9rem;
    padding: 0 0.7rem;
    font-weight: 700;
  }
  .exact-panel {
    max-height: 26rem;
    overflow-y: auto;
  }
`;
