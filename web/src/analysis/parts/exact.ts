// What is proven of the position: said in words, and every move with its value, best first.
import { css, html, nothing } from "lit";
import type { Application } from "../../app/application";
import type { Knowledge, MatchView, TableValue } from "../../core/types";
import { type Tally, isSolved, lacksDistance, tallyOf, worthOf } from "../knowledge";
import type { Words } from "../messages/words";
import { signOf, signed, wordsOf } from "../value";

export interface Exact {
  readonly app: Application;
  readonly words: Words;
  readonly knowledge: Knowledge | null;
  readonly view: MatchView;
  readonly ruleset: string;
  readonly play: (moves: readonly string[]) => void;
}

/** Who wins, where bounds of the final difference say so. */
function winnerWords(lower: number, upper: number, side: string, words: Words): string {
  if (lower > 0) return words("exact.win", { side });
  if (upper < 0) return words("exact.loss", { side });
  return lower === 0 && upper === 0 ? words("exact.draw") : "";
}

function seedsWords(
  { lower, upper }: TableValue & { kind: "seeds" },
  side: string,
  { gap, unit }: Tally,
  words: Words,
): string {
  const [from, to] = [lower + gap, upper + gap];
  const seeds = { side, still: signed(lower, words), final: signed(from, words) };
  const between = {
    side,
    lower: signed(lower, words),
    upper: signed(upper, words),
    from: signed(from, words),
    to: signed(to, words),
  };
  if (unit !== "played_out")
    return lower === upper ? words("exact.seeds", seeds) : words("exact.interval", between);
  const told =
    lower === upper
      ? words("exact.seeds.played_out", seeds)
      : words("exact.interval.played_out", between);
  return `${winnerWords(from, to, side, words)} ${told}`.trim();
}

/** The position's value in a sentence. */
export function exactSentence({
  app,
  words,
  knowledge,
  view,
  ruleset,
}: Omit<Exact, "play">): string {
  const value = knowledge?.value;
  if (!value || !view.chooser) return "";
  const side = app.tell(`side.${view.chooser}`);
  switch (value.kind) {
    case "unknown":
      return words("exact.partly");
    case "seeds":
      return seedsWords(value, side, tallyOf(ruleset, view), words);
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
  const { words, knowledge, play } = exact;
  const tally = tallyOf(exact.ruleset, exact.view);
  const { unit } = tally;
  if (!knowledge?.moves.some(({ kind }) => kind !== "unknown")) return nothing;
  return html`<section class="panel exact-panel" aria-labelledby="exact">
    <h2 id="exact">${words("exact.title")}</h2>
    <p>
      ${isSolved(knowledge) ? html`<strong>${words("exact.solved")}</strong>` : nothing}
      ${exactSentence(exact)}
    </p>
    ${lacksDistance(knowledge)
      ? html`<p class="small no-distance">${words("exact.no_distance")}</p>`
      : nothing}
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
          const worth = worthOf(value as TableValue, tally);
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
    white-space: nowrap;
  }
  .exact-panel {
    max-height: 26rem;
    overflow-y: auto;
  }
`;
