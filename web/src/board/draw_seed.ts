import { svg, type SVGTemplateResult } from "lit";
import { heapOf, type Lying } from "./heap";
import { lasting, styled } from "./style_values";

/** A seed; a pace makes it fall in so many milliseconds. */
export function drawSeed(
  { x, y, turn, shade }: Lying,
  kind: "lying" | "falling" | "absent" = "lying",
  pace = 0,
): SVGTemplateResult {
  return svg`<ellipse class="seed ${kind}" ${styled(lasting(pace * 0.5))} rx="6.2" ry="5.7"
    transform="translate(${x} ${y}) rotate(${turn})" fill="url(#seed-light-${shade})" />`;
}

/**
 * The heap of that name with so many seeds, the last of them falling if there is a pace. Seeds that are
 * not there are hidden, not left out: a sowing makes no new elements, which a slow phone would feel.
 */
export function drawHeap(
  name: string,
  count: number,
  { pace = 0, lay = (lying: Lying, _index: number) => lying } = {},
): SVGTemplateResult[] {
  const last = Math.min(count, heapOf(name).length) - 1;
  return heapOf(name).map((lying, index) => {
    const falls = index === last && pace > 0;
    const kind = index > last ? "absent" : falls ? "falling" : "lying";
    return drawSeed(lay(lying, index), kind, falls ? pace : 0);
  });
}
