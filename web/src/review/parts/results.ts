// What came out of a review: how they played, where the game turned, and what can be learnt from it.
import { html, nothing } from "lit";
import type { Application } from "../../app/application";
import { icons } from "../../app/parts/icons";
import type { Side } from "../../core/types";
import type { Words } from "../../analysis/messages/words";
import { decisionText } from "../decision";
import { type Judgement, type ReviewReport, isError } from "../types";
import { summaryTable } from "./summary";

export interface Results {
  readonly app: Application;
  readonly words: Words;
  readonly report: ReviewReport;
  /** Decisions that come before those of the report. */
  readonly before: number;
  readonly sides: readonly Side[];
  readonly pick: (index: number) => void;
  readonly learn: (side: Side) => void;
}

export function verdictOf(
  { app, words }: Pick<Results, "app" | "words">,
  judgement: Judgement,
  number: number,
): string {
  return words("review.verdict", {
    number,
    side: app.tell(`side.${judgement.side}`),
    move: decisionText(judgement, words),
    label: words(`label.${judgement.label}`),
  });
}

/** The moves from which that player can learn. */
export function errorsOf(judgements: readonly Judgement[], side: Side): Judgement[] {
  return judgements.filter((each) => each.kind === "move" && each.side === side && isError(each));
}

function turningPoints(results: Results) {
  const { words, report, before, pick } = results;
  const turns = [...report.moves.entries()].filter(([, { turningPoint }]) => turningPoint);
  if (turns.length === 0) return html`<p class="soft small">${words("review.no_turns")}</p>`;
  return html`<ul class="turning">
    ${turns.map(
      ([index, judgement]) =>
        html`<li>
          <button class="button quiet" @click=${() => pick(index)}>
            ${verdictOf(results, judgement, before + index + 1)}
          </button>
        </li>`,
    )}
  </ul>`;
}

function learning({ app, words, report, sides, learn }: Results) {
  const able = sides.filter((side) => errorsOf(report.moves, side).length > 0);
  return html`<h2>${words("learn.title")}</h2>
    <div class="row">
      ${able.map(
        (side) =>
          html`<button class="button main" @click=${() => learn(side)}>
            ${icons.hint} ${words("learn.start", { side: app.tell(`side.${side}`) })}
          </button>`,
      )}
      ${able.length > 0 ? nothing : html`<p class="soft">${words("learn.none")}</p>`}
    </div>`;
}

export function resultsPanel(results: Results) {
  const { app, words, report, sides } = results;
  return html`<section class="panel" aria-labelledby="players">
    <h2 id="players">${words("review.players")}</h2>
    ${summaryTable(app, words, sides, report.players)}
    <h2>${words("review.turning_points")}</h2>
    ${turningPoints(results)} ${report.done ? learning(results) : nothing}
  </section>`;
}
