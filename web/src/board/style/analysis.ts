import { css } from "lit";

/** Values of moves and arrows. Their shapes differ too: colour is never the only sign. */
export const analysisStyle = css`
  .value rect {
    fill: light-dark(#fffdf9, #221b15);
    stroke: light-dark(#5b4a38, #cdb594);
    stroke-width: 1;
  }
  .value text {
    fill: light-dark(#2b2118, #f6f1e8);
    font-size: 11.5px;
    letter-spacing: -0.02em;
  }
  .value.interval rect {
    stroke: none;
  }
  .value .bracket {
    fill: none;
    stroke: light-dark(#2b2118, #f6f1e8);
    stroke-width: 2;
  }
  .value.exact rect {
    stroke-width: 2;
  }
  .value.best rect {
    fill: light-dark(#1f5c36, #9ed8ac);
    stroke: light-dark(#fff, #0d2415);
  }
  .value.best text {
    fill: light-dark(#fff, #0d2415);
  }
  .value.best .bracket {
    stroke: light-dark(#fff, #0d2415);
  }
  .arrow path,
  .arrow .around {
    fill: none;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .arrow .halo-line {
    stroke: #fff;
    stroke-opacity: 0.55;
    stroke-width: 7;
  }
  .arrow.best .shaft,
  .arrow.best .head,
  .arrow.best .around {
    stroke: #1f6b3b;
    stroke-width: 4.2;
  }
  .arrow.other .halo-line {
    stroke-width: 6;
  }
  .arrow.other .shaft,
  .arrow.other .head,
  .arrow.other .around {
    stroke: #2b5fa8;
    stroke-width: 3;
  }
  .arrow.past .halo-line {
    stroke-width: 4.5;
  }
  .arrow.past .shaft,
  .arrow.past .head,
  .arrow.past .around {
    stroke: #4a3a2c;
    stroke-width: 2.2;
    stroke-dasharray: 5 4.5;
  }
  .arrow .cross {
    stroke: var(--taken);
    stroke-width: 5;
  }
`;
