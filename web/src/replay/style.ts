import { css } from "lit";

/** Stands on any page, so it asks nothing of the page's own style sheets. */
export const replayStyle = css`
  :host {
    display: block;
  }
  .steps {
    display: grid;
    grid-template-columns: auto auto minmax(0, 9em) auto auto;
    align-items: center;
    justify-content: center;
    gap: 0.3rem;
    margin-top: 0.6rem;
  }
  .asked {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: center;
    gap: 0.2rem 0.6rem;
    margin-top: 0.6rem;
  }
  .asked p {
    margin: 0;
    font-weight: 600;
  }
  .asked button {
    min-height: 2.75rem;
    padding: 0.35rem 1rem;
    font: inherit;
    border-radius: 999px;
  }
  .steps button {
    display: grid;
    place-items: center;
    width: 2.75rem;
    height: 2.75rem;
    padding: 0;
    border-radius: 50%;
  }
  button {
    border: 1px solid color-mix(in srgb, currentColor 45%, transparent);
    background: transparent;
    color: inherit;
    cursor: pointer;
  }
  button:hover:not([aria-disabled="true"]) {
    background: color-mix(in srgb, currentColor 12%, transparent);
  }
  .steps button[aria-disabled="true"] {
    opacity: 0.4;
    cursor: default;
  }
  button:focus-visible {
    outline: 3px solid light-dark(#14588f, #8cc8ff);
    outline-offset: 2px;
  }
  .steps svg {
    width: 1.4rem;
    height: 1.4rem;
    fill: none;
    stroke: currentColor;
    stroke-width: 1.8;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .at {
    text-align: center;
    line-height: 1.2;
    font-variant-numeric: tabular-nums;
  }
  .say {
    margin: 0.6rem 0 0;
    min-height: 3em;
    text-align: center;
    text-wrap: pretty;
  }
  .say.refused {
    color: light-dark(#9c2d1c, #ffa48f);
    font-weight: 600;
  }
`;
