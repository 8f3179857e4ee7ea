import { css } from "lit";

/** A board that nobody sees while it is drawn, and on which nothing moves by itself. */
export const stillStyle = css`
  :host {
    position: fixed;
    left: -9999px;
    top: 0;
    width: 800px;
    contain: strict;
    height: 800px;
  }
  :host(.light) {
    color-scheme: light;
    color: #2a1c11;
  }
  :host(.dark) {
    color-scheme: dark;
    color: #f5eadb;
  }
  :host(.contrast) {
    color-scheme: dark;
    color: #fff;
  }
  * {
    animation: none !important;
    transition: none !important;
  }
  .paper {
    fill: light-dark(#f6efe4, #1b1613);
  }
  :host(.contrast) .paper {
    fill: #000;
  }
  .legend {
    fill: currentColor;
    font-size: 13px;
    font-weight: 600;
  }
`;
