import { html, nothing, svg, type SVGTemplateResult, type TemplateResult } from "lit";
import { repeat } from "lit/directives/repeat.js";
import { manOf } from "./draw_man";
import { drawHeap } from "./draw_seed";
import type { Layout } from "./layout";
import type { BoardWords } from "./messages";
import { indexOf, SHORTEST_SEEN_MS, type Flyer, type Hand, type Scene } from "./scene";
import { lasting, styled } from "./style_values";

/**
 * What moves over the board: HTML, so that the browser can move it without drawing it anew. `unit` is
 * the layout's, in pixels.
 */
export function drawFlying(
  layout: Layout,
  unit: number,
  scene: Scene,
  words: BoardWords,
): TemplateResult {
  return html`<div class="flying" aria-hidden="true">
    ${scene.lap > 0 && scene.hand
      ? html`<span class="lap">↻ ${words.lap(scene.lap + 1)}</span>`
      : nothing}
    ${repeat(
      scene.flyers,
      (flyer) => flyer.id,
      (flyer) => drawFlyer(layout, unit, flyer),
    )}
    ${scene.hand ? drawHand(layout, unit, scene.hand, scene.pace) : nothing}
  </div>`;
}

function drawHand(layout: Layout, unit: number, hand: Hand, pace: number): TemplateResult {
  const spot = layout.spots.get(hand.place);
  if (!spot) return html``;
  // Faster than the eye the hand jumps: a transition would start anew with every frame.
  const glides = pace >= SHORTEST_SEEN_MS;
  const moved = {
    transform: translation(spot, unit),
    "transition-duration": glides ? `${pace * 0.85}ms` : "0s",
  };
  return html`<div class="hand" ${styled(moved)}>
    <svg viewBox="-30 -46 60 60">${pictureOfHand(hand.count)}</svg>
  </div>`;
}

/** A hand that holds so many, its fingers over the origin. */
export function pictureOfHand(count: number): SVGTemplateResult {
  return svg`
    <g transform="translate(0 -6)">
      <rect
        class="finger"
        x="-4"
        y="-18"
        width="8.6"
        height="21"
        rx="4.3"
        transform="translate(13 -5) rotate(38)"
      />
      <path class="palm" d="M-13-31c0-8 26-8 26 0l1 18c0 5-28 5-28 0z" />
      <rect
        class="finger"
        x="-14"
        y="-18"
        width="7.4"
        height="17"
        rx="3.7"
        transform="rotate(6 -10 -18)"
      />
      <rect class="finger" x="-7" y="-17" width="7.4" height="21" rx="3.7" />
      <rect class="finger" x="0" y="-17" width="7.4" height="20" rx="3.7" />
      <rect
        class="finger"
        x="6.8"
        y="-18"
        width="7.2"
        height="16"
        rx="3.6"
        transform="rotate(-6 10 -18)"
      />
      <path class="knuckles" d="M-11.5-19h4M-5-19h4M2-19h4M8.5-19h3.5" />
    </g>
    ${bubble(count, -33)}`;
}

function bubble(count: number, y: number) {
  const width = count > 9 ? 28 : 22;
  return svg`<g class="bubble" transform="translate(0 ${y})">
    <rect x=${-width / 2} y="-10.5" width=${width} height="21" rx="10.5" />
    <text y="5.4">${count}</text></g>`;
}

function drawFlyer(layout: Layout, unit: number, flyer: Flyer): TemplateResult {
  const from = layout.spots.get(flyer.from) ?? { x: 0, y: 0 };
  const tray = layout.trays[indexOf(flyer.to)];
  const to = { x: tray.x + tray.width / 2, y: tray.y + tray.height / 2 };
  const way = {
    "--from": translation(from, unit),
    "--to": translation(to, unit),
    ...lasting(flyer.pace * 1.5),
  };
  return html`<div class="flyer" ${styled(way)}>
    <svg viewBox="-30 -30 60 60">${pictureOfFlyer(flyer)}</svg>
  </div>`;
}

export function pictureOfFlyer({ from, count, man }: Flyer): SVGTemplateResult {
  return man ? manOf(man) : svg`${drawHeap(from, count)} ${bubble(count, 0)}`;
}

function translation({ x, y }: { x: number; y: number }, unit: number): string {
  return `translate(${x * unit}px, ${y * unit}px)`;
}
