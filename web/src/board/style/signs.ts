import { css } from "lit";

/** Rings, crosses and badges. */
export const signsStyle = css`
  .ring,
  .halo {
    fill: none;
    stroke-width: 2;
  }
  .halo {
    stroke: var(--playable);
    stroke-width: 2.4;
  }
  .ring.movable {
    stroke: var(--playable);
  }
  .ring.start {
    stroke: var(--letter);
    stroke-dasharray: 4 3.85;
    stroke-width: 2.4;
  }
  .ring.last {
    stroke: var(--playable);
    stroke-width: 4;
  }
  .ring.last.thin {
    stroke-width: 1.4;
  }
  .ring.taken {
    stroke: var(--taken);
    stroke-width: 4;
  }
  .ring.chosen {
    stroke: var(--playable);
    stroke-width: 4.5;
  }
  .ring.hint {
    stroke: var(--hint);
    stroke-width: 4;
    stroke-dasharray: 9 4.1;
  }
  .ring.mill {
    stroke: var(--playable);
    stroke-width: 3;
  }
  .cross {
    stroke: var(--taken);
    stroke-width: 5;
    stroke-linecap: round;
    paint-order: stroke;
  }
  .may {
    fill: var(--playable);
    opacity: 0.55;
  }
  .may.target {
    opacity: 0.95;
    stroke: var(--line);
  }
  .badge rect {
    stroke: #fff;
    stroke-width: 1;
  }
  .badge text {
    fill: var(--badge-ink);
    font-size: 13px;
  }
  .badge.plus rect {
    fill: var(--plus);
  }
  .badge.minus rect {
    fill: #5b5148;
  }
  .badge.taken rect {
    fill: var(--taken);
  }
`;
