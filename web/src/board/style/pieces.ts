import { css } from "lit";

/** Seeds and men, and what is written beside them. */
export const piecesStyle = css`
  .seed {
    stroke: var(--seed-outline);
    stroke-width: 0.9;
  }
  .seed.absent {
    visibility: hidden;
  }
  .seed-top-0 {
    stop-color: var(--seed-top-0);
  }
  .seed-middle-0 {
    stop-color: var(--seed-middle-0);
  }
  .seed-bottom-0 {
    stop-color: var(--seed-bottom-0);
  }
  .seed-top-1 {
    stop-color: var(--seed-top-1);
  }
  .seed-middle-1 {
    stop-color: var(--seed-middle-1);
  }
  .seed-bottom-1 {
    stop-color: var(--seed-bottom-1);
  }
  .seed-top-2 {
    stop-color: var(--seed-top-2);
  }
  .seed-middle-2 {
    stop-color: var(--seed-middle-2);
  }
  .seed-bottom-2 {
    stop-color: var(--seed-bottom-2);
  }
  .lifted .seeds {
    opacity: 0.35;
  }
  .numbers .seed {
    display: none;
  }

  .man-shadow {
    fill: #0000004d;
  }
  .man-white-top {
    stop-color: var(--man-white-top);
  }
  .man-white-bottom {
    stop-color: var(--man-white-bottom);
  }
  .man-black-top {
    stop-color: var(--man-black-top);
  }
  .man-black-bottom {
    stop-color: var(--man-black-bottom);
  }
  .man-white-rim {
    stroke: var(--man-white-line);
    stroke-width: 1;
  }
  .man-white-groove {
    fill: none;
    stroke: var(--man-white-line);
    stroke-width: 1.1;
  }
  .man-black-rim {
    stroke: var(--man-black-line);
    stroke-width: 1;
  }
  .man-black-groove {
    fill: none;
    stroke: var(--man-black-line);
    stroke-width: 0.9;
  }
  .man-black-star {
    fill: var(--man-black-line);
  }

  .letter {
    fill: var(--letter);
    font-size: 10.5px;
  }
  .number rect {
    fill: var(--number-ground);
    stroke: var(--number-edge);
    stroke-width: 1;
  }
  .number text {
    fill: var(--number-ink);
    font-size: 14px;
  }
  .number.zero {
    opacity: 0.75;
  }
  .numbers .number {
    transform: none;
  }
  .numbers .number text {
    font-size: 25px;
    translate: 0 4px;
  }
  .caption {
    fill: var(--letter);
    font-size: 11.5px;
    font-weight: 600;
  }
  .total {
    fill: var(--letter);
    font-size: 17px;
  }
  .numbers .total {
    font-size: 22px;
  }
  .ghost {
    opacity: 0.6;
  }
  .two-rows .tray text {
    fill: var(--pit-ink);
  }
  .morris .tray text {
    fill: var(--tray-ink, currentColor);
  }
  .tray.turn .caption {
    font-weight: 800;
    text-decoration: underline;
    text-decoration-thickness: 2px;
    text-underline-offset: 3px;
  }
`;
