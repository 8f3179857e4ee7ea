// How the expectation went, move by move: the first side's share, with the errors marked by shape.
import { css, html, nothing, svg, type SVGTemplateResult } from "lit";
import type { Words } from "../../analysis/messages/words";
import { type Judgement, type Label, forFirst, isError } from "../types";

const width = 600;
const height = 150;

export interface Graph {
  readonly judgements: readonly Judgement[];
  readonly current: number;
  readonly words: Words;
  readonly first: string;
  readonly second: string;
  readonly pick: (index: number) => void;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Errors differ by shape, not by colour alone. */
function sign(label: Label, { x, y }: Point): SVGTemplateResult {
  if (label === "inaccuracy") return svg`<circle class="sign inaccuracy" cx=${x} cy=${y} r="5" />`;
  if (label === "mistake") return svg`<path class="sign mistake" d="M${x} ${y - 6.5}l6 11h-12z" />`;
  return svg`<path class="sign blunder" d="M${x - 6} ${y - 6}h12v12h-12z" />`;
}

export function pointsOf(judgements: readonly Judgement[]): Point[] {
  const step = width / Math.max(1, judgements.length);
  const at = (index: number, share: number) => ({ x: index * step, y: (1 - share) * height });
  const [start] = judgements;
  return [
    at(0, start ? forFirst(start.side, start.expectedBeforeThousandths) : 0.5),
    ...judgements.map((each, index) =>
      at(index + 1, forFirst(each.side, each.expectedAfterThousandths)),
    ),
  ];
}

export function reviewGraph({ judgements, current, words, first, second, pick }: Graph) {
  const points = pointsOf(judgements);
  const line = points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L");
  const here = points[current + 1];
  const chosen = (event: MouseEvent) => {
    const box = (event.currentTarget as Element).getBoundingClientRect();
    const share = (event.clientX - box.left) / box.width;
    pick(Math.min(judgements.length - 1, Math.max(0, Math.round(share * judgements.length) - 1)));
  };
  return html`<figure class="graph">
    <span class="end top" aria-hidden="true">${second}</span>
    <svg
      viewBox="0 -8 ${width} ${height + 16}"
      preserveAspectRatio="none"
      role="img"
      aria-label=${words("review.graph_of", { first, second })}
      @click=${chosen}
    >
      <path class="area" d="M0 ${height}L${line}L${width} ${height}z" />
      <path class="middle" d="M0 ${height / 2}H${width}" />
      ${here
        ? svg`<path class="here" d="M${here.x} -8V${height + 8}" /><circle class="spot" cx=${here.x} cy=${here.y} r="4.5" />`
        : nothing}
      <path class="curve" d="M${line}" />
      ${judgements.map((each, index) =>
        isError(each) ? sign(each.label, points[index + 1] as Point) : nothing,
      )}
    </svg>
    <span class="end bottom" aria-hidden="true">${first}</span>
  </figure>`;
}

export const graphStyle = css`
  .graph {
    margin: 0;
    position: relative;
  }
  .graph svg {
    display: block;
    width: 100%;
    height: 9.5rem;
    background: var(--ink);
    border: 1.5px solid var(--line-strong);
    border-radius: 10px;
    cursor: pointer;
  }
  .graph .area {
    fill: var(--surface);
  }
  .graph path,
  .graph circle {
    vector-effect: non-scaling-stroke;
  }
  .graph .middle {
    stroke: var(--accent);
    stroke-dasharray: 4 4;
    stroke-width: 1;
  }
  .graph .curve {
    fill: none;
    stroke: var(--accent);
    stroke-width: 2;
  }
  .graph .here {
    stroke: var(--focus);
    stroke-width: 2;
  }
  .graph .spot {
    fill: var(--focus);
  }
  .graph .sign {
    stroke: var(--surface);
    stroke-width: 1.5;
  }
  .graph .inaccuracy {
    fill: #b98a1d;
  }
  .graph .mistake {
    fill: #c2581b;
  }
  .graph .blunder {
    fill: #b3261a;
  }
  .graph .end {
    position: absolute;
    left: 0.6rem;
    font-size: 0.8rem;
    font-weight: 600;
    padding: 0 0.35rem;
    border-radius: 4px;
    background: var(--surface);
    color: var(--ink);
    pointer-events: none;
    opacity: 0.9;
  }
  .graph .top {
    top: 0.4rem;
  }
  .graph .bottom {
    bottom: 0.4rem;
  }
`;
