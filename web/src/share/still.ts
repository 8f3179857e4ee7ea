// The page's own drawing of a board as one picture that needs nothing else: an SVG with its colours
// written into it, a title and a description.
import { adoptStyles, nothing, render, svg, html, type SVGTemplateResult } from "lit";
import type { BoardShape, LanguageTag, Seat, Side } from "../core/types";
import { SowmillBoard } from "../board/board";
import { pictureOfFlyer, pictureOfHand } from "../board/draw_flying";
import { drawDefinitions, drawGround, type Look } from "../board/draw_ground";
import { manOf } from "../board/draw_man";
import { drawPlaces } from "../board/draw_places";
import { drawTrays } from "../board/draw_trays";
import { layoutOf, type Layout } from "../board/layout";
import { NO_MARKS, type Marks } from "../board/marks";
import { BOARD_WORDS } from "../board/messages";
import { indexOf, OFF_BOARD, type Scene } from "../board/scene";
import type { Frame } from "./frames";
import { standalone, type Wardrobe } from "./inline_style";
import { stillStyle } from "./still_style";

export type Paper = "light" | "dark" | "contrast";

export interface Sitter {
  readonly shape: BoardShape;
  readonly seat: Seat;
  readonly look: Look;
  readonly paper: Paper;
  readonly language: LanguageTag;
  /** Inside the picture, for those who do not see it; the caption stands below the board. */
  readonly title: string;
  readonly description: string;
  readonly caption: string;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

const MARGIN = 14;
const CAPTION = 22;
/** What cannot be done with a picture: choosing. */
const NO_CHOICE = {
  marks: NO_MARKS,
  chosen: [],
  usable: () => new Set<string>(),
  useOf: () => "none" as const,
  overviewAt: () => null,
  millAt: () => null,
};

/** Draws one picture after another, somewhere off the screen. */
export class Studio {
  private readonly host = document.createElement("div");
  private readonly root = this.host.attachShadow({ mode: "open" });
  private readonly layout: Layout;
  private readonly wardrobe: Wardrobe = new Map();

  constructor(private readonly sitter: Sitter) {
    this.layout = layoutOf(sitter.shape, sitter.seat, "wide");
    adoptStyles(this.root, [...SowmillBoard.elementStyles, stillStyle]);
    this.host.className = sitter.paper;
    this.host.toggleAttribute("contrast", sitter.paper === "contrast");
    this.host.inert = true;
    document.body.append(this.host);
  }

  close(): void {
    this.host.remove();
  }

  /** In the units of the drawing. */
  get size(): { readonly width: number; readonly height: number } {
    const { width, height } = this.layout;
    const below = this.sitter.caption === "" ? 0 : CAPTION;
    return { width: width + 2 * MARGIN, height: height + 2 * MARGIN + below };
  }

  still(scene: Scene, marks: Marks = NO_MARKS): string {
    return this.picture(scene, marks, nothing);
  }

  frame({ from, to, along }: Frame): string {
    const moving = { layout: this.layout, from, to, along };
    return this.picture(along < 1 ? withoutArrivals(to) : to, NO_MARKS, drawMoving(moving));
  }

  private picture(scene: Scene, marks: Marks, over: SVGTemplateResult | typeof nothing): string {
    const { layout, sitter } = this;
    const { width, height } = this.size;
    const words = BOARD_WORDS[sitter.language];
    const state = { layout, scene, interaction: NO_CHOICE, hinted: [], facing: false };
    render(
      html`<div class="frame ${sitter.look} ${sitter.shape}">
        <svg viewBox="0 0 ${width} ${height}">
          ${drawDefinitions()}
          <rect class="paper" width=${width} height=${height} />
          <g transform="translate(${MARGIN} ${MARGIN})">
            ${drawGround(layout, sitter.look)} ${drawTrays(layout, scene, words, false)}
            ${drawPlaces({ ...state, animating: false, badges: marks, shaken: "" })} ${over}
          </g>
          <text class="legend" x=${width / 2} y=${height - MARGIN}>${sitter.caption}</text>
        </svg>
      </div>`,
      this.root,
    );
    const drawn = this.root.querySelector("svg") as SVGSVGElement;
    const { title, description: text } = sitter;
    return standalone(drawn, { width, height, title, text }, this.wardrobe);
  }
}

interface Moving {
  readonly layout: Layout;
  readonly from: Scene;
  readonly to: Scene;
  readonly along: number;
}

/** What is on its way: the hand, a man, or what has been captured. */
function drawMoving({ layout, from, to, along }: Moving): SVGTemplateResult {
  const at = (way: readonly [Point, Point]) => {
    const [start, end] = way;
    const part = (one: number, other: number) => (one + (other - one) * along).toFixed(2);
    return `translate(${part(start.x, end.x)} ${part(start.y, end.y)})`;
  };
  const flying = to.flyers.filter(({ id }) => !from.flyers.some((flyer) => flyer.id === id));
  return svg`
    ${along < 1 ? menOnTheirWay({ layout, from, to, along }).map(({ owner, way }) => svg`<g transform=${at(way)}>${manOf(owner)}</g>`) : nothing}
    ${flying.map((flyer) => svg`<g class="flyer" transform=${at([spotOf(layout, flyer.from), middleOf(layout, flyer.to)])}>${pictureOfFlyer(flyer)}</g>`)}
    ${to.hand ? svg`<g class="hand" transform=${at([spotOf(layout, from.hand?.place ?? to.hand.place), spotOf(layout, to.hand.place)])}>${pictureOfHand(to.hand.count)}</g>` : nothing}`;
}

function menOnTheirWay({ layout, from, to }: Moving): { owner: Side; way: [Point, Point] }[] {
  return arrivals(from, to).map(({ name, owner, start }) => ({
    owner,
    way: [
      start === OFF_BOARD ? middleOf(layout, owner) : spotOf(layout, start),
      spotOf(layout, name),
    ],
  }));
}

function arrivals(from: Scene, to: Scene): { name: string; owner: Side; start: string }[] {
  return [...to.places.values()]
    .filter(
      ({ name, from: start, fresh }) => start !== "" && fresh !== from.places.get(name)?.fresh,
    )
    .map(({ name, owner, from: start }) => ({ name, owner: owner as Side, start }));
}

/** A man that is on his way does not stand where he will. */
function withoutArrivals(scene: Scene): Scene {
  const places = new Map(scene.places);
  for (const [name, place] of places)
    if (place.from !== "" && place.fresh === scene.ticks)
      places.set(name, { ...place, count: 0, owner: undefined });
  return { ...scene, places };
}

function spotOf(layout: Layout, name: string): Point {
  return layout.spots.get(name) ?? { x: layout.width / 2, y: layout.height / 2 };
}

function middleOf(layout: Layout, side: Side): Point {
  const { x, y, width, height } = layout.trays[indexOf(side)];
  return { x: x + width / 2, y: y + height / 2 };
}
