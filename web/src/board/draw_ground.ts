import { nothing, svg, type SVGTemplateResult } from "lit";
import { HOUSE_RADIUS } from "./draw_house";
import { randomFrom } from "./heap";
import type { Layout, Tray } from "./layout";
import { LINES } from "./morris";

export type Look = "wood" | "clay" | "numbers";

/** The board itself, without anything on it. It is drawn once, not with every seed. */
export function drawGround(layout: Layout, look: Look): SVGTemplateResult {
  const { x, y, width, height } = layout.ground;
  return svg`
    <defs>
      <linearGradient id="slab-light" x2="0.25" y2="1">
        <stop offset="0" class="slab-top" /><stop offset="1" class="slab-bottom" /></linearGradient>
      <linearGradient id="rim-light" x2="0.5" y2="1">
        <stop offset="0" class="rim-top" /><stop offset="1" class="rim-bottom" /></linearGradient>
      <radialGradient id="pit-light" cx="0.56" cy="0.66" r="0.66">
        <stop offset="0" class="pit-middle" /><stop offset="0.62" class="pit-side" />
        <stop offset="1" class="pit-edge" /></radialGradient>
      <linearGradient id="store-light" x2="0.3" y2="1">
        <stop offset="0" class="pit-edge" /><stop offset="1" class="pit-middle" /></linearGradient>
    </defs>
    <g transform="translate(${x} ${y})">
      <rect class="slab" fill="url(#slab-light)" width=${width} height=${height} rx="20" />
      ${look === "wood" ? grain(width, height) : nothing}
      ${look === "clay" ? paint(width, height, layout.shape !== "morris") : nothing}
      <rect class="edge" x="1.5" y="1.5" width=${width - 3} height=${height - 3} rx="18.5" />
    </g>
    ${layout.shape === "morris" ? morrisLines(layout) : houses(layout)}`;
}

function houses(layout: Layout): SVGTemplateResult {
  const scale = layout.radius / HOUSE_RADIUS;
  return svg`
    ${layout.shape === "four-rows" ? river(layout) : nothing}
    ${layout.shape === "two-rows" ? layout.trays.map(hollow) : nothing}
    ${[...layout.spots.values()].map(
      (spot) => svg`<g transform="translate(${spot.x} ${spot.y}) scale(${scale})">
        <circle class="rim" r="25.2" stroke="url(#rim-light)" />
        <circle class="pit" r="24" fill="url(#pit-light)" /></g>`,
    )}`;
}

function hollow({ x, y, width, height }: Tray): SVGTemplateResult | typeof nothing {
  if (width === 0) return nothing;
  const round = Math.min(width, height) / 2.2;
  return svg`<rect class="rim" stroke="url(#rim-light)" x=${x - 1.2} y=${y - 1.2}
      width=${width + 2.4} height=${height + 2.4} rx=${round + 1.2} />
    <rect class="store" fill="url(#store-light)" x=${x} y=${y} width=${width} height=${height} rx=${round} />`;
}

/** Between the two sides: a band of lozenges. */
function river(layout: Layout): SVGTemplateResult {
  const middle = layout.height / 2;
  const count = 24;
  const step = (layout.width - 36) / count;
  const lozenges = Array.from({ length: count }, (_, index) => {
    const x = 18 + (index + 0.5) * step;
    return `M${x - step / 2} ${middle}l${step / 2}-3.6 ${step / 2} 3.6-${step / 2} 3.6z`;
  });
  return svg`<path class="band" d=${lozenges.join("")} />`;
}

function grain(width: number, height: number): SVGTemplateResult {
  const random = randomFrom(`grain ${width}`);
  const lines: string[] = [];
  for (let y = -6; y < height + 6; y += 3 + random() * 6) {
    const wave = () => (y + (random() - 0.5) * 9).toFixed(1);
    const third = width / 3;
    lines.push(`M-2 ${wave()}C${third} ${wave()} ${2 * third} ${wave()} ${width + 2} ${wave()}`);
  }
  const id = `slab-${Math.round(width)}`;
  return svg`<clipPath id=${id}><rect width=${width} height=${height} rx="20" /></clipPath>
    <g clip-path="url(#${id})"><path class="grain" d=${lines.join("")} /></g>`;
}

/** A zigzag between two lines at the near and the far edge, as on painted pots. */
function paint(width: number, height: number, withZigzag: boolean): SVGTemplateResult {
  const count = Math.round(width / 9);
  const step = (width - 32) / count;
  const zigzag = (y: number) => `M16 ${y}${`l${step / 2}-3 ${step / 2} 3`.repeat(count)}`;
  const random = randomFrom(`clay ${width}`);
  const specks = Array.from(
    { length: Math.round((width * height) / 700) },
    () =>
      `M${(8 + random() * (width - 16)).toFixed(1)} ${(8 + random() * (height - 16)).toFixed(1)}h.01`,
  );
  return svg`<path class="specks" d=${specks.join("")} />
    ${withZigzag ? svg`<path class="zigzag" d="${zigzag(6.8)}${zigzag(height - 3.8)}" />` : nothing}`;
}

function morrisLines(layout: Layout): SVGTemplateResult {
  const at = (name: string) => layout.spots.get(name) ?? { x: 0, y: 0 };
  const path = LINES.map((line) => {
    const [from, to] = [at(line[0] ?? ""), at(line.at(-1) ?? "")];
    return `M${from.x} ${from.y}L${to.x} ${to.y}`;
  }).join("");
  const { ground, pitch } = layout;
  const files = [..."abcdefg"];
  const order = layout.seat === "first" ? files : [...files].reverse();
  return svg`<path class="line lit" d=${path} transform="translate(0.7 0.9)" />
    <path class="line" d=${path} />
    ${[...layout.spots.values()].map(
      ({ x, y }) =>
        svg`<circle class="dot lit" cx=${x + 0.6} cy=${y + 0.8} r="5" /><circle class="dot" cx=${x} cy=${y} r="5" />`,
    )}
    ${order.map((file, index) => {
      const along = (ground.width - 7 * pitch) / 2 + (index + 0.5) * pitch;
      const rank = layout.seat === "first" ? 7 - index : index + 1;
      return svg`<text class="coordinate" x=${ground.x + along} y=${ground.y + ground.height - 2.6}>${file}</text>
        <text class="coordinate" x=${ground.x + 5.5} y=${ground.y + along + 3}>${rank}</text>`;
    })}`;
}

/** What seeds and men are made of, once for all of them. */
export function drawDefinitions(): SVGTemplateResult {
  return svg`<defs>
    ${[0, 1, 2].map(
      (shade) => svg`<radialGradient id="seed-light-${shade}" cx="0.36" cy="0.3" r="0.75">
        <stop offset="0" class="seed-top-${shade}" /><stop offset="0.55" class="seed-middle-${shade}" />
        <stop offset="1" class="seed-bottom-${shade}" /></radialGradient>`,
    )}
    ${(["white", "black"] as const).map(
      (kind) => svg`<radialGradient id="man-light-${kind}" cx="0.38" cy="0.32" r="0.8">
        <stop offset="0" class="man-${kind}-top" /><stop offset="1" class="man-${kind}-bottom" /></radialGradient>`,
    )}
    <g id="man-white"><circle class="man-shadow" cx="0.8" cy="1.8" r="17" />
      <circle class="man-white-rim" r="17" fill="url(#man-light-white)" />
      <circle class="man-white-groove" r="12" /><circle class="man-white-groove" r="6.5" /></g>
    <g id="man-black"><circle class="man-shadow" cx="0.8" cy="1.8" r="17" />
      <circle class="man-black-rim" r="17" fill="url(#man-light-black)" />
      <circle class="man-black-groove" r="13" />
      <path class="man-black-star" d="M0-9 2.4-2.4 9 0 2.4 2.4 0 9-2.4 2.4-9 0-2.4-2.4z" /></g>
  </defs>`;
}
