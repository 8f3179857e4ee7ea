import { css } from "lit";

/** What the board itself is made of. */
export const groundStyle = css`
  .slab-top {
    stop-color: var(--slab-top);
  }
  .slab-bottom {
    stop-color: var(--slab-bottom);
  }
  .rim-top {
    stop-color: var(--rim-top);
  }
  .rim-bottom {
    stop-color: var(--rim-bottom);
  }
  .pit-middle {
    stop-color: var(--pit-middle);
  }
  .pit-side {
    stop-color: var(--pit-side);
  }
  .pit-edge {
    stop-color: var(--pit-edge);
  }
  .edge {
    fill: none;
    stroke: var(--slab-edge);
    stroke-width: 1.2;
  }
  .rim {
    fill: none;
    stroke-width: 1.6;
  }
  .grain {
    fill: none;
    stroke: var(--grain);
    stroke-width: 0.8;
  }
  .band {
    fill: none;
    stroke: var(--letter);
    stroke-opacity: 0.45;
    stroke-width: 1;
  }
  .zigzag {
    fill: none;
    stroke: var(--letter);
    stroke-opacity: 0.75;
    stroke-width: 1.1;
    stroke-linejoin: round;
  }
  .specks {
    stroke: var(--rim-top);
    stroke-opacity: 0.35;
    stroke-width: 1.2;
    stroke-linecap: round;
  }
  .line {
    fill: none;
    stroke: var(--line);
    stroke-width: 2.4;
    stroke-linecap: round;
  }
  .line.lit {
    stroke: var(--line-lit);
  }
  .dot {
    fill: var(--line);
  }
  .dot.lit {
    fill: var(--line-lit);
  }
  .coordinate {
    fill: var(--letter);
    font-size: 9px;
    font-weight: 600;
  }
`;
