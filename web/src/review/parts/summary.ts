// How well each player did, and every decision in a table: what the graph shows, to be read.
import { css, html, nothing } from "lit";
import { clockText } from "../../app/state/clock";
import type { Application } from "../../app/application";
import type { Side } from "../../core/types";
import type { Words } from "../../analysis/messages/words";
import { decisionName, decisionText } from "../decision";
import { type Judgement, type ReviewReport, labelSigns, labels } from "../types";
import { toldValue } from "../value";

export function percent(thousandths: number, words: Words): string {
  return `${(thousandths / 10).toFixed(1).replace(".", words("value.decimal"))} %`;
}

export function summaryTable(
  app: Application,
  words: Words,
  sides: readonly Side[],
  players: ReviewReport["players"],
) {
  return html`<table class="summary">
    <caption class="visually-hidden">
      ${words("review.players")}
    </caption>
    <thead>
      <tr>
        <th scope="col">${words("review.player")}</th>
        ${sides.map((side) => html`<th scope="col">${app.tell(`side.${side}`)}</th>`)}
      </tr>
    </thead>
    <tbody>
      <tr class="accuracy">
        <th scope="row">${words("review.accuracy")}</th>
        ${sides.map(
          (side) => html`<td>${percent(players[side]?.accuracyThousandths ?? 1000, words)}</td>`,
        )}
      </tr>
      ${labels.map(
        (label) =>
          html`<tr>
            <th scope="row">
              <span class="sign ${label}" aria-hidden="true">${labelSigns[label]}</span> ${words(
                `label.${label}`,
              )}
            </th>
            ${sides.map((side) => html`<td>${players[side]?.[label] ?? 0}</td>`)}
          </tr>`,
      )}
    </tbody>
  </table>`;
}

export interface Decisions {
  readonly app: Application;
  readonly words: Words;
  readonly ruleset: string;
  readonly judgements: readonly Judgement[];
  /** Decisions that come before them. */
  readonly before: number;
  readonly current: number;
  /** Milliseconds, where they are known. */
  readonly spent: readonly (number | null)[];
  readonly pick: (index: number) => void;
}

export function decisionTable(decisions: Decisions) {
  const { app, words, ruleset, judgements, before, current, spent, pick } = decisions;
  const timed = spent.some((each) => each !== null);
  return html`<table class="decisions">
    <caption class="visually-hidden">
      ${words("review.decisions")}
    </caption>
    <thead>
      <tr>
        <th scope="col">${words("review.number")}</th>
        <th scope="col">${words("review.player")}</th>
        <th scope="col">${words("review.move")}</th>
        <th scope="col">${words("review.judgement")}</th>
        <th scope="col">${words("review.value")}</th>
        <th scope="col">${words("review.better")}</th>
        ${timed ? html`<th scope="col">${words("review.time")}</th>` : nothing}
      </tr>
    </thead>
    <tbody>
      ${judgements.map((each, index) => {
        const time = spent[index] ?? null;
        const value = toldValue(ruleset, each.value, each.certainty, words);
        return html`<tr class=${each.label} aria-current=${index === current ? "true" : nothing}>
          <td>${before + index + 1}</td>
          <td>${app.tell(`side.${each.side}`)}</td>
          <td>
            <button class="pick" @click=${() => pick(index)}>${decisionText(each, words)}</button>
          </td>
          <td>
            <span class="sign ${each.label}" aria-hidden="true">${labelSigns[each.label]}</span>
            ${words(`label.${each.label}`)}${each.turningPoint
              ? html` · <strong>${words("review.turning")}</strong>`
              : nothing}
          </td>
          <td>
            <span aria-hidden="true">${value.sign}</span
            ><span class="visually-hidden">${value.say}</span>
          </td>
          <td>${each.best === each.move ? "" : decisionName(each.kind, each.best, words)}</td>
          ${timed ? html`<td>${time === null ? "" : clockText(time)}</td>` : nothing}
        </tr>`;
      })}
    </tbody>
  </table>`;
}

export const summaryStyle = css`
  table {
    border-collapse: collapse;
    width: 100%;
    font-size: 0.94rem;
  }
  th,
  td {
    text-align: left;
    padding: 0.22rem 0.5rem;
    border-bottom: 1px solid var(--line);
    vertical-align: baseline;
  }
  .summary td,
  .summary thead th:not(:first-child) {
    text-align: right;
    font-variant-numeric: tabular-nums;
  }
  .summary tbody th {
    font-weight: 400;
  }
  .summary :is(th, td) {
    padding-inline: 0.3rem;
    white-space: nowrap;
  }
  .accuracy td {
    font-size: 1.15rem;
    font-weight: 700;
  }
  .sign {
    display: inline-block;
    min-width: 1.7em;
    text-align: center;
    font-weight: 700;
  }
  .sign.best,
  .sign.good {
    color: var(--good);
  }
  .sign.blunder,
  .sign.mistake {
    color: var(--danger);
  }
  .decisions tr[aria-current] {
    background: var(--surface-deep);
  }
  .pick {
    min-height: 1.75rem;
    min-width: 1.75rem;
    padding: 0 0.5rem;
    border: 1px solid var(--line-strong);
    border-radius: 8px;
    background: transparent;
    font-weight: 600;
    cursor: pointer;
  }
  .pick:hover {
    background: var(--surface-deep);
  }
  .scroll {
    overflow-x: auto;
  }
`;
