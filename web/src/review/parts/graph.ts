// How the expectation went, move by move: the first side's share, with the errors marked by shape.
import { css, html, nothing, svg } from "lit";
import { percent, styled } from "../../board/style_values";
import type { Words } from "../../analysis/messages/words";
import { type Judgement, type Label, forFirst, isError } from "../types";

const width = 600;
const height = 150;
const margin = 8;

export interface Graph {
  readonly judgements: readonly Judgement[];
  /** Decisions that come before them. */
  readonly before: number;
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

/** Errors differ by shape, not by colour alone. Outside the picture, which is stretched. */
function errorSign(label: Label, { x, y }: Point) {
  const at = {
    left: percent(x, width),
    top: percent(y + margin, height + 2 * margin),
  };
  return html`<span class="error ${label}" ${styled(at)}></span>`;
}

function pointsOf({ judgements, before }: Graph): Point[] {
  const step = width / Math.max(1, before + judgements.length);
  const at = (index: number, share: number) => ({
    x: (before + index) * step,
    y: (1 - share) * height,
  });
  const [start] = judgements;
  return [
    at(0, start ? forFirst(start.side, start.expectedBeforeThousandths) : 0.5),
    ...judgements.map((each, index) =>
      at(index + 1, forFirst(each.side, each.expectedAfterThousandths)),
    ),
  ];
}

export function reviewGraph(graph: Graph) {
  const { judgements, before, current, words, first, second, pick } = graph;
  const points = pointsOf(graph);
  const line = points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L");
  const here = points[current + 1];
  const chosen = (event: MouseEvent) => {
    const box = (event.currentTarget as Element).getBoundingClientRect();
    const share = (event.clientX - box.left) / box.width;
    const nearest = Math.round(share * (before + judgements.length)) - before - 1;
    pick(Math.min(judgements.length - 1, Math.max(0, nearest)));
  };
  return html`<figure class="graph">
    <span class="end top" aria-hidden="true">${second}</span>
    <svg
      viewBox="0 ${-margin} ${width} ${height + 2 * margin}"
      preserveAspectRatio="none"
      role="img"
      aria-label=${words("review.graph_of", { first, second })}
      @click=${chosen}
    >
      <path class="open" d="M0 ${-margin}H${points[0]?.x ?? 0}V${height + margin}H0z" />
      <path
        class="area"
        d="M${points[0]?.x ?? 0} ${height + margin}L${line}L${width} ${height + margin}z"
      />
      <path class="middle" d="M0 ${height / 2}H${width}" />
      ${here
        ? svg`<path class="here" d="M${here.x} ${-margin}V${height + margin}" /><circle class="spot" cx=${here.x} cy=${here.y} r="4.5" />`
        : nothing}
      <path class="curve" d="M${line}" />
    </svg>
    <div class="errors" aria-hidden="true">
      ${judgements.map((each, index) =>
        isError(each) ? errorSign(each.label, points[index + 1] as Point) : nothing,
      )}
    </div>
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
    background: var(--second-share);
    border: 1.5px solid var(--line-strong);
    border-radius: 10px;
    cursor: pointer;
  }
  .graph .open {
    fill: var(--surface);
  }
  .graph .area {
    fill: var(--first-share);
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
  .errors {
    position: absolute;
    inset: 0;
    pointer-events: none;
  }
  .error {
    position: absolute;
    width: 13px;
    height: 13px;
    transform: translate(-50%, -50%);
    forced-color-adjust: none;
  }
  .error.inaccuracy {
    background: #b98a1d;
    border-radius: 50%;
  }
  .error.mistake {
    background: #d0621f;
    clip-path: polygon(50% 0, 100% 100%, 0 100%);
  }
  .error.blunder {
    background: #c92f22;
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
