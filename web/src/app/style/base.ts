// What all parts of the page share: type, buttons, fields.
import { css } from "lit";
import { visuallyHidden } from "./visually_hidden";

export const base = css`
  :host {
    display: block;
    box-sizing: border-box;
  }
  *,
  *::before,
  *::after {
    box-sizing: inherit;
  }
  h1,
  h2,
  h3 {
    font-family: var(--serif);
    font-weight: 600;
    line-height: 1.2;
    margin: 0;
    text-wrap: balance;
  }
  h1 {
    font-size: clamp(1.6rem, 1.2rem + 2vw, 2.4rem);
  }
  h2 {
    font-size: 1.3rem;
  }
  h1:focus,
  h2:focus {
    outline: none;
  }
  p {
    margin: 0;
    text-wrap: pretty;
  }
  a {
    color: var(--accent);
    text-underline-offset: 0.2em;
  }
  button,
  input,
  select,
  textarea {
    font: inherit;
    color: inherit;
  }
  :is(a, button, input, select, textarea, summary, [tabindex]):focus-visible {
    outline: 3px solid var(--focus);
    outline-offset: 2px;
  }

  /* A heading is given the focus so that reading goes on from there; nothing can be done with it. */
  :is(h1, h2)[tabindex="-1"]:focus-visible {
    outline: none;
  }
  .button {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: 0.45em;
    min-height: 2.75rem;
    padding: 0.35rem 1rem;
    border: 1px solid var(--line-strong);
    border-radius: 999px;
    background: var(--surface);
    color: var(--ink);
    text-decoration: none;
    cursor: pointer;
  }
  .button svg {
    flex: none;
  }
  .button.main {
    border-color: var(--accent);
    background: var(--accent);
    color: var(--accent-ink);
    font-weight: 600;
  }
  .button.quiet {
    border-color: transparent;
    background: transparent;
  }
  .button.danger {
    border-color: var(--danger);
    color: var(--danger);
  }
  .button.round {
    width: 2.75rem;
    padding: 0;
    flex: none;
  }
  .button:is([disabled], [aria-disabled="true"]) {
    opacity: 0.45;
    cursor: default;
  }
  /* A finger leaves nothing behind. */
  @media (hover: hover) {
    .button:not([disabled], [aria-disabled="true"]):hover {
      background: var(--surface-deep);
    }
    .button.main:not([disabled], [aria-disabled="true"]):hover {
      background: var(--accent-deep);
    }
  }
  .row {
    display: flex;
    flex-wrap: wrap;
    gap: 0.6rem;
    align-items: center;
  }
  .soft {
    color: var(--ink-soft);
  }
  .small {
    font-size: 0.875rem;
  }
  .card {
    background: var(--surface);
    border: 1px solid var(--line);
    border-radius: var(--radius);
    padding: 1.1rem 1.25rem;
    box-shadow: var(--shadow);
  }
  .field {
    width: 100%;
    min-height: 2.75rem;
    padding: 0.4rem 0.8rem;
    border: 1px solid var(--line-strong);
    border-radius: 10px;
    background: var(--surface);
  }
  ${visuallyHidden}
  code {
    font-family: ui-monospace, "SF Mono", "Cascadia Mono", "DejaVu Sans Mono", monospace;
    font-size: 0.9em;
  }
  [hidden] {
    display: none !important;
  }
`;

// A screen: one column of text, in the middle.
export const screen = css`
  :host {
    max-width: 60rem;
    margin: 0 auto;
    padding: 1.25rem 1rem 2.5rem;
  }
  .stack {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 1.25rem;
  }
`;

// A table on a card that may be wider than the screen: a shadow lies where it goes on.
export const wideTable = css`
  .wide {
    --shade: color-mix(in srgb, var(--ink) 30%, transparent);
    overflow-x: auto;
    background:
      linear-gradient(to right, var(--surface) 40%, transparent) -2px 0 / 2.5rem 100% local,
      linear-gradient(to left, var(--surface) 40%, transparent) calc(100% + 2px) 0 / 2.5rem 100%
        local,
      linear-gradient(to right, var(--shade), transparent) left / 0.8rem 100% scroll,
      linear-gradient(to left, var(--shade), transparent) right / 0.8rem 100% scroll;
    background-repeat: no-repeat;
  }
`;

// A wider one: a board, and what is said about it beside it where there is room.
export const besideBoard = css`
  :host {
    max-width: 76rem;
  }
  .columns {
    display: grid;
    gap: 1.5rem;
    grid-template-columns: minmax(0, 1fr);
  }
  @media (min-width: 60rem) {
    .columns {
      grid-template-columns: minmax(0, 1.5fr) minmax(20rem, 1fr);
      align-items: start;
    }
  }
`;
