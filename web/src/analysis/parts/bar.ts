// The evaluation bar: whose game it is, as a length, as a number and in words.
import { css, html } from "lit";
import type { BoardShape } from "../../core/types";
import { styled } from "../../board/style_values";
import { sideOf } from "../../core/types";
import type { Application } from "../../app/application";
import type { Words } from "../messages/words";

export interface Balance {
  /** What the first side may expect: 1 is a win, a half a draw; null while nothing is known. */
  readonly first: number | null;
  /** "≈+2.3", as the one who moves sees it. */
  readonly sign: string;
  readonly say: string;
}

export function balanceBar(app: Application, words: Words, shape: BoardShape, balance: Balance) {
  const share = balance.first ?? 0.5;
  const name = (seat: "first" | "second") => app.tell(`side.${sideOf(shape, seat)}`);
  return html`<div class="balance">
    <span class="end">${name("first")}</span>
    <div
      class="meter ${balance.first === null ? "waiting" : ""}"
      role="meter"
      aria-label=${words("bar.label")}
      aria-valuemin="0"
      aria-valuemax="100"
      aria-valuenow=${Math.round(share * 100)}
      aria-valuetext=${balance.say}
    >
      <div class="first" ${styled({ width: `${share * 100}%` })}></div>
      <div class="middle"></div>
    </div>
    <span class="end">${name("second")}</span>
    <strong class="sign" aria-hidden="true">${balance.sign}</strong>
  </div>`;
}

export const barStyle = css`
  .balance {
    display: grid;
    grid-template-columns: auto minmax(3rem, 1fr) auto minmax(4.2rem, auto);
    align-items: center;
    gap: 0.55rem;
    padding: 0 0.4rem;
    font-size: 0.875rem;
  }
  .meter {
    position: relative;
    height: 1.15rem;
    border: 1.5px solid var(--line-strong);
    border-radius: 999px;
    overflow: hidden;
    background: var(--second-share);
  }
  .meter.waiting {
    opacity: 0.45;
  }
  .meter .first {
    height: 100%;
    background: var(--first-share);
    border-right: 2px solid var(--accent);
    transition: width 0.3s ease-out;
  }
  .meter .middle {
    position: absolute;
    inset: 0 auto 0 50%;
    width: 2px;
    margin-left: -1px;
    background: var(--accent);
    opacity: 0.55;
  }
  .sign {
    text-align: right;
    font-size: 1.05rem;
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  @media (prefers-reduced-motion: reduce) {
    .meter .first {
      transition: none;
    }
  }
`;
