import { svg, type SVGTemplateResult } from "lit";

/** A seed; a pace makes it fall in so many milliseconds. */
export function drawSeed(
  x: number,
  y: number,
  turn: number,
  shade: number,
  pace = 0,
): SVGTemplateResult {
  return svg`<g class=${pace > 0 ? "seed fresh" : "seed"} style=${pace > 0 ? `--pace:${pace}ms` : ""}
    transform="translate(${x} ${y}) rotate(${turn})">
    <ellipse class="seed-shadow" rx="6.5" ry="6" />
    <ellipse class="seed-body" rx="6" ry="5.4" fill="url(#seed-light-${shade})" />
  </g>`;
}
