import { css } from "lit";

export const statisticsStyle = css`
  :host {
    max-width: 52rem;
  }
  .card {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 0.6rem;
  }
  .large {
    font-family: var(--serif);
    font-size: 1.6rem;
  }
  .facts {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(9.5rem, 1fr));
    gap: 0.9rem 1.25rem;
    margin: 0.4rem 0 0;
  }
  dt {
    font-size: 0.875rem;
    color: var(--ink-soft);
  }
  dd {
    margin: 0;
    font-weight: 600;
  }
  dd span {
    display: block;
    font-weight: 400;
  }
  table {
    border-collapse: collapse;
    width: 100%;
  }
  th,
  td {
    padding: 0.35rem 0.6rem 0.35rem 0;
    border-bottom: 1px solid var(--line);
    text-align: start;
    font-weight: 400;
    vertical-align: middle;
  }
  thead th {
    font-size: 0.875rem;
    color: var(--ink-soft);
  }
  .number {
    text-align: end;
    white-space: nowrap;
    font-variant-numeric: tabular-nums;
  }
  .chart {
    width: 34%;
  }
  /* The numbers say the same, and need the room. */
  @media (max-width: 36rem) {
    .chart {
      display: none;
    }
    th,
    td {
      padding-inline: 0 0.3rem;
    }
    .number {
      padding-inline: 0.3rem 0;
    }
    thead th {
      font-size: 0.8rem;
    }
    tbody th {
      font-size: 0.9rem;
    }
    thead .number {
      white-space: normal;
    }
  }
  .filter {
    display: grid;
    gap: 0.3rem;
    max-width: 22rem;
  }
`;
