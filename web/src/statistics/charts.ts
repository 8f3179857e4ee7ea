// Small drawings of numbers that also stand in a table beside them. Colour is not the only sign: what was
// won is full, what was drawn is striped, what was lost is empty.
import { css, nothing, svg, html, type TemplateResult } from "lit";
import type { Bin, Tally } from "./figures";

const WIDTH = 300;
const HEIGHT = 18;

export function resultBar({ games, won, drawn, lost }: Tally, label: string): TemplateResult {
  const unit = games === 0 ? 0 : WIDTH / games;
  const part = (kind: string, from: number, count: number) =>
    count === 0
      ? nothing
      : svg`<rect class=${kind} x=${from * unit} width=${count * unit} height=${HEIGHT} />`;
  return html`<svg
    class="bar"
    viewBox="0 0 ${WIDTH} ${HEIGHT}"
    preserveAspectRatio="none"
    role="img"
    aria-label=${label}
  >
    <defs>
      <pattern id="stripes" width="6" height="6" patternUnits="userSpaceOnUse">
        <path class="stripe" d="M0 6 6 0" />
      </pattern>
    </defs>
    ${part("won", 0, won)} ${part("drawn", won, drawn)}
    ${drawn === 0
      ? nothing
      : svg`<rect fill="url(#stripes)" x=${won * unit} width=${drawn * unit} height=${HEIGHT} />`}
    ${part("lost", won + drawn, lost)}
  </svg>`;
}

const TALL = 120;
const ROOM = 18;

export function columns(bins: readonly Bin[], label: string): TemplateResult {
  const most = Math.max(1, ...bins.map(({ count }) => count));
  const step = WIDTH / Math.max(bins.length, 1);
  return html`<svg
    class="columns"
    viewBox="0 0 ${WIDTH} ${TALL + 2 * ROOM}"
    role="img"
    aria-label=${label}
  >
    ${bins.map(({ from, to, count }, index) => {
      const height = (TALL * count) / most;
      const middle = (index + 0.5) * step;
      return svg`<rect class="won" x=${index * step + 3} y=${ROOM + TALL - height} width=${step - 6} height=${height} rx="2" />
        <text x=${middle} y=${ROOM + TALL - height - 4}>${count}</text>
        <text x=${middle} y=${TALL + 2 * ROOM - 3}>${from}–${to}</text>`;
    })}
  </svg>`;
}

/** Percent from game to game. */
export function curve(values: readonly number[], label: string): TemplateResult {
  const step = WIDTH / Math.max(values.length - 1, 1);
  const points = values.map((value, index) => [index * step, TALL - (TALL * value) / 100] as const);
  return html`<svg
    class="curve"
    viewBox="-4 -6 ${WIDTH + 34} ${TALL + 12}"
    role="img"
    aria-label=${label}
  >
    ${[0, 50, 100].map(
      (mark) => svg`<path class="rule" d="M0 ${TALL - (TALL * mark) / 100}h${WIDTH}" />
        <text class="scale" x=${WIDTH + 6} y=${TALL - (TALL * mark) / 100 + 4}>${mark}</text>`,
    )}
    <polyline points=${points.map((point) => point.join()).join(" ")} />
    ${points.map(([x, y]) => svg`<circle cx=${x} cy=${y} r="2.6" />`)}
  </svg>`;
}

export const chartStyle = css`
  svg.bar {
    display: block;
    width: 100%;
    min-width: 6rem;
    height: 1.1rem;
    border-radius: 4px;
    border: 1px solid var(--line-strong);
  }
  .won {
    fill: var(--good);
  }
  .drawn {
    fill: var(--surface-deep);
  }
  .stripe {
    stroke: var(--ink-soft);
    stroke-width: 1.4;
  }
  .lost {
    fill: var(--surface);
  }
  svg.columns,
  svg.curve {
    display: block;
    width: 100%;
    max-width: 34rem;
  }
  svg text {
    fill: var(--ink);
    font-size: 11px;
    text-anchor: middle;
  }
  svg .scale {
    text-anchor: start;
  }
  .rule {
    stroke: var(--line);
  }
  polyline {
    fill: none;
    stroke: var(--accent);
    stroke-width: 2;
  }
  circle {
    fill: var(--accent);
  }
`;
