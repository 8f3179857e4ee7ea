import { css } from "lit";

/** The frame of a board, its buttons, and the strip below. */
export const frameStyle = css`
  :host {
    display: block;
    contain: layout style;
    -webkit-tap-highlight-color: transparent;
    font-family: var(--board-font, ui-rounded, "Nunito", "Segoe UI", system-ui, sans-serif);
  }
  .frame {
    position: relative;
    margin-inline: auto;
    width: min(100%, var(--board-max-height, 78svh) * var(--proportion));
    aspect-ratio: var(--proportion);
    max-height: var(--board-max-height, 78svh);
    user-select: none;
    touch-action: manipulation;
  }
  svg {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    overflow: visible;
    pointer-events: none;
  }
  .pieces {
    will-change: transform;
    contain: layout size style;
  }
  /* The shadow of the slab. As a filter of the ground it would be worked out again in every frame. */
  .shade {
    position: absolute;
    border-radius: calc(20 * var(--unit));
    box-shadow: 0 0.35em 1.4em var(--shadow);
  }
  .ground {
    /* Its own layer: seeds that fall on it do not have it painted anew. */
    will-change: transform;
  }
  text {
    text-anchor: middle;
    font-weight: 700;
    font-variant-numeric: tabular-nums;
  }
  .facing .turnable {
    text-decoration: underline;
    text-decoration-thickness: 1.5px;
    text-underline-offset: 1.5px;
  }
  .at-start {
    text-anchor: start;
  }
  .at-end {
    text-anchor: end;
  }

  button.place {
    position: absolute;
    aspect-ratio: 1;
    translate: -50% -50%;
    padding: 0;
    border: 0;
    border-radius: 50%;
    background: none;
    color: inherit;
    cursor: default;
  }
  /* Where a house has its number and its letter in the corners, the ring goes round them. */
  .two-rows button.place,
  .four-rows button.place {
    border-radius: 24%;
  }
  button.place.usable {
    cursor: pointer;
  }
  button.place:focus {
    outline: none;
  }
  button.place:focus-visible {
    outline: 3px solid light-dark(#0a4fd6, #9cc2ff);
    outline-offset: -2px;
    box-shadow: 0 0 0 3px light-dark(#fff, #000);
  }

  .strip {
    display: flex;
    flex-wrap: wrap;
    gap: 0.4rem 0.7rem;
    align-items: center;
    justify-content: center;
    padding: 0.35rem 0.5rem;
    text-align: center;
  }
  .strip button {
    font: inherit;
    min-height: 2.75rem;
    padding: 0.35rem 1rem;
    border-radius: 999px;
    border: 1px solid light-dark(#8a6a4a, #a88a6a);
    background: light-dark(#fffdf9, #2a211a);
    color: light-dark(#2b2118, #f6f1e8);
    cursor: pointer;
  }
  .strip :focus-visible {
    outline: 3px solid light-dark(#0a4fd6, #9cc2ff);
    outline-offset: 2px;
  }
`;
