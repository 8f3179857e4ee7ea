// The screen of a game: one column on a phone, the moves beside the board on a wide screen.
import { css } from "lit";

export const gameStyle = css`
  .way {
    grid-column: 1 / -1;
    display: flex;
    flex-wrap: wrap;
    gap: 0 0.6rem;
    padding: 0 0.6rem 0.2rem;
    line-height: 1.3;
  }
  .columns {
    gap: 0.45rem;
  }
  .table,
  .talk {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 0.45rem;
    align-content: start;
  }
  sowmill-board {
    --board-max-height: min(66dvh, 52rem);
  }
  .telling {
    min-height: 4.6rem;
    padding: 0.3rem 0.8rem;
  }
  .status {
    font-family: var(--serif);
    font-size: 1.2rem;
    font-weight: 600;
  }
  .prompt {
    margin: -0.3rem -0.8rem 0.2rem;
  }
  .remark {
    line-height: 1.4;
  }
  .refused {
    margin: 0.2rem -0.3rem;
  }
  .again {
    justify-content: center;
    padding: 0.2rem 0 0.5rem;
  }
  @media (max-width: 30rem) {
    .bar h1.long {
      font-size: 0.85rem;
    }
  }
  .side {
    align-self: start;
    display: grid;
    margin-top: 0.8rem;
    gap: 0.75rem;
    align-content: start;
    background: var(--surface);
    border: 1px solid var(--line);
    border-radius: var(--radius);
    padding: 0.9rem 1rem 1.1rem;
  }
  .side h2 {
    font-size: 1.1rem;
  }
  /* A phone on its side: everything beside the board. */
  @media (max-height: 30rem) and (min-width: 36rem) and (max-width: 60rem) {
    .columns,
    .columns.two-rows {
      grid-template: "table talk" auto "table side" 1fr / minmax(0, 1fr) 16rem;
      gap: 0.5rem;
    }
    .table {
      grid-area: table;
    }
    .talk {
      grid-area: talk;
    }
    .side {
      grid-area: side;
    }
    .bar {
      grid-template-columns: auto auto minmax(0, 1fr) auto auto;
      padding-block: 0;
    }
    .way {
      grid-column: 3;
      grid-row: 1;
      padding: 0 0.6rem;
    }
    .plate {
      padding-block: 0;
    }
    .side {
      margin-top: 0;
      padding: 0.6rem;
    }
    sowmill-board {
      --board-max-height: max(13rem, 100dvh - 7.2rem);
    }
  }
  @media (min-width: 60rem) {
    /* A tall board has everything beside it, so that it may have the whole height. */
    .columns {
      grid-template: "table talk" auto "table side" 1fr / minmax(0, 1fr) 23rem;
      gap: 0.5rem 1.25rem;
      padding: 0 1.25rem 1rem;
    }
    .columns.two-rows {
      grid-template: "table side" auto "talk side" 1fr / minmax(0, 1fr) 20rem;
    }
    .talk {
      grid-area: talk;
    }
    .side {
      grid-area: side;
    }
    sowmill-board {
      --board-max-height: max(18rem, 100dvh - 16.5rem);
    }
    .columns:not(.two-rows) .telling {
      min-height: 8.5rem;
    }
    .way {
      grid-column: 2 / -1;
      padding: 0;
    }
  }
`;
