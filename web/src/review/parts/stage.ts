// The decision that is looked at: the board before it, what was played and what was better, and why.
import { html, nothing } from "lit";
import type { Words } from "../../analysis/messages/words";
import type { Application } from "../../app/application";
import { boardProperties } from "../../app/parts/board_properties";
import { clockText } from "../../app/state/clock";
import { icons } from "../../app/parts/icons";
import { stepButton } from "../../app/parts/step_button";
import { type Arrow, arrowOf } from "../../board/arrows";
import type { Seat } from "../../core/types";
import { decisionName } from "../decision";
import type { Scene } from "../scene";
import { type Judgement, isError, labelSigns } from "../types";
import { toldValue } from "../value";
import { verdictOf } from "./results";

export interface Stage {
  readonly app: Application;
  readonly words: Words;
  readonly ruleset: string;
  /** Who sits below. */
  readonly seat: Seat;
  readonly scene: Scene;
  readonly judgements: readonly Judgement[];
  /** Decisions that come before them. */
  readonly before: number;
  readonly current: number;
  /** Milliseconds of the decision, where they are known. */
  readonly spent: number | null;
  readonly pick: (index: number) => void;
}

function arrows({ app, scene }: Stage): Arrow[] {
  if (!app.state.settings.arrows) return [];
  const { played, best } = scene;
  const made = played && arrowOf(played, best ? "past" : "best");
  const better = best && arrowOf(best, "best");
  return [made, better].filter((arrow) => arrow !== null);
}

function judged(stage: Stage, judgement: Judgement) {
  const { words, ruleset, before, current, spent } = stage;
  const { kind, best, bestLine, bestValue, bestCertainty } = judgement;
  const better = best !== judgement.move;
  return html`<div class="judged">
    <p class="verdict">
      ${verdictOf(stage, judgement, before + current + 1)}
      <span class="sign ${judgement.label}" aria-hidden="true">${labelSigns[judgement.label]}</span>
    </p>
    ${spent === null
      ? nothing
      : html`<p class="small soft time">${words("review.time")}: ${clockText(spent)}</p>`}
    <p class="why">${judgement.why.sentence}</p>
    ${better
      ? html`<p class="better">
          <strong>${words("review.better_is", { move: decisionName(kind, best, words) })}</strong>
          <span class="soft"
            >${bestLine.slice(1).join(" ")}
            (${toldValue(ruleset, bestValue, bestCertainty, words).say})</span
          >
        </p>`
      : nothing}
  </div>`;
}

function errorFrom({ judgements, current }: Stage, by: 1 | -1): number | null {
  for (let index = current + by; judgements[index]; index += by)
    if (isError(judgements[index] as Judgement)) return index;
  return null;
}

function steps(stage: Stage) {
  const { words, judgements, current, pick } = stage;
  const to = (index: number | null) =>
    index !== null && judgements[index] ? () => pick(index) : null;
  return html`<div class="steps" role="group" aria-label=${words("review.decisions")}>
    ${stepButton(icons.previousError, words("review.previous_error"), to(errorFrom(stage, -1)))}
    ${stepButton(icons.previous, words("step.previous"), to(current - 1))}
    ${stepButton(icons.next, words("step.next"), to(current + 1))}
    ${stepButton(icons.nextError, words("review.next_error"), to(errorFrom(stage, 1)))}
  </div>`;
}

export function reviewStage(stage: Stage) {
  const { app, seat, scene, judgements, current } = stage;
  const judgement = judgements[current];
  if (!judgement) return nothing;
  return html`<sowmill-board
      ${boardProperties(app.state.settings)}
      .view=${scene.view.board}
      .seat=${seat}
      .arrows=${arrows(stage)}
    ></sowmill-board>
    ${steps(stage)} ${judged(stage, judgement)}`;
}
