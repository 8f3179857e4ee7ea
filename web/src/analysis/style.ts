// The screen of an analysis: one column on a phone, what is known beside the board on a wide screen.
import { css } from "lit";
import { tableScreen } from "../app/style/table_screen";

export const analysisScreen = css`
  ${tableScreen}
  /* White is white and black is black, on dark pages too. */
  :host {
    --first-share: #fff8ec;
    --second-share: #2a1c11;
  }
  .columns {
    gap: 0.7rem;
  }
  .table,
  .tree,
  .stack,
  .inside,
  .panel {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 0.6rem;
    align-content: start;
  }
  sowmill-board {
    --board-max-height: min(60dvh, 52rem);
  }
  .panel {
    background: var(--surface);
    border: 1px solid var(--line);
    border-radius: var(--radius);
    padding: 0.8rem 0.9rem 0.9rem;
  }
  .panel h2 {
    font-size: 1.1rem;
  }
  .head {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 0.4rem 0.8rem;
  }
  .head .button {
    min-height: 2.3rem;
    white-space: nowrap;
  }
  .actions {
    gap: 0.4rem;
  }
  .actions .button {
    min-height: 2.4rem;
    padding-inline: 0.8rem;
    font-size: 0.95rem;
  }
  .figures {
    display: flex;
    flex-wrap: wrap;
    gap: 0.1rem 1.1rem;
    margin: 0;
    font-size: 0.875rem;
    font-variant-numeric: tabular-nums;
  }
  .figures div {
    display: flex;
    gap: 0.35rem;
  }
  .figures dt {
    color: var(--ink-soft);
  }
  .figures dd {
    margin: 0;
    font-weight: 600;
  }
  .telling {
    min-height: 3.2rem;
    padding: 0 0.4rem;
  }
  details > summary {
    cursor: pointer;
    min-height: 1.9rem;
    padding: 0.2rem 0;
    font-weight: 600;
  }
  .legend {
    margin: 0.2rem 0 0;
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 0.35rem 0.7rem;
    font-size: 0.9rem;
  }
  .legend dt,
  .legend dd {
    margin: 0;
  }
  .switches {
    display: grid;
    gap: 0.7rem;
  }
  .switches .pill {
    min-width: 2.6rem;
    padding-inline: 0.4rem;
  }
  .switch {
    display: flex;
    align-items: center;
    gap: 0.6rem;
    min-height: 2.2rem;
    cursor: pointer;
  }
  .switch input {
    width: 1.4rem;
    height: 1.4rem;
    accent-color: var(--accent);
  }
  .note {
    display: grid;
    gap: 0.3rem;
  }
  .note textarea {
    min-height: 4.2rem;
    resize: vertical;
  }
  .marks .options {
    gap: 0.25rem;
  }
  .marks .pill {
    min-width: 2.15rem;
    padding-inline: 0.2rem;
  }
  @media (min-width: 60rem) {
    .columns {
      grid-template: "table computer" auto "table tree" 1fr / minmax(0, 1fr) minmax(22rem, 27rem);
      gap: 0.8rem 1.25rem;
      padding: 0 1.25rem 1.5rem;
      align-items: start;
    }
    /* A flat board leaves room below it. */
    .columns.two-rows {
      grid-template: "table tree" auto "computer tree" 1fr / minmax(0, 1fr) minmax(22rem, 27rem);
    }
    .computer {
      grid-area: computer;
    }
    .tree {
      grid-area: tree;
    }
    sowmill-board {
      --board-max-height: max(18rem, 100dvh - 16.5rem);
    }
  }
`;
