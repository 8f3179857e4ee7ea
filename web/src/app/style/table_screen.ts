// The screens with a board as large as can be: a game, its analysis, its review.
import { css } from "lit";

export const remarks = css`
  .refused {
    color: var(--danger);
    background: var(--danger-soft);
    border-left: 4px solid var(--danger);
    border-radius: 6px;
    padding: 0.35rem 0.7rem;
  }
  .preview {
    color: var(--ink-soft);
    font-style: italic;
  }
`;

export const tableScreen = css`
  ${remarks}
  :host {
    max-width: 110rem;
    margin: 0 auto;
  }
  /* The rule set and the score of a match are always in view. */
  .bar {
    position: sticky;
    top: 0;
    z-index: 2;
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto auto;
    align-items: center;
    gap: 0 0.25rem;
    padding: 0.3rem 0.4rem;
    background: var(--page-glow);
  }
  .bar h1 {
    font-size: 1.15rem;
    line-height: 1.2;
  }
  .bar .button {
    padding-inline: 0.8rem;
  }
  .bar .round {
    padding: 0;
  }
  @media (max-width: 30rem) {
    .rules-button svg {
      display: none;
    }
    .bar h1 {
      font-size: 1.05rem;
    }
  }
  .columns {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    padding: 0 0.6rem 2rem;
  }
  .waiting {
    padding: 3rem 1.5rem;
    display: grid;
    gap: 1.5rem;
    justify-items: center;
    text-align: center;
  }
  @media (min-width: 60rem) {
    .table {
      grid-area: table;
    }
    .bar {
      padding: 0.6rem 1.25rem;
    }
    .bar h1 {
      font-size: 1.4rem;
    }
  }
`;
