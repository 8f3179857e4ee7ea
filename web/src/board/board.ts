// <sowmill-board>: a board of any game, to be looked at and played on.
//
// PROPERTIES (none is reflected; set them as .property=${...})
//   view: BoardView | null      what stands on the board (MatchView.board)
//   legal: string[]             the moves that may be made now (MatchView.moves); texts that are not
//                               moves on the board (keep, swap, lot ...) are left alone; "pass" is
//                               asked for, see board-ask
//   seat: "first" | "second"    whose side is at the bottom
//   facing: boolean             two people face each other over the screen: what belongs to the far
//                               side is written upside down
//   look: "wood" | "clay" | "numbers"
//   speed: "slow" | "normal" | "fast" | "off"
//   interactive: boolean        false: nothing can be played (it can still be explored by keyboard)
//   language: "en" | "pt-PT" | "pt-BR"    of the names of houses and of the board's few words
//   you: Side | null            whom "yours" means; null: whoever chooses now
//   hint: string | null         a move to point at
//   values: MoveValue[]         what moves are worth, best first: written on houses and points
//   arrows: Arrow[]             moves drawn over the board
//   sound: boolean              off until wanted
//   tapToPlay: "second" | "first"         by touch; with the mouse, hovering is the first tap
//   editable: boolean           the editor: every place answers, see board-place
//   preview: (move) => Promise<Replay>           = match.replay(move)
//   whyNot: (move) => Promise<string | null>     = match.whyNot(move)
//
// EVENTS (CustomEvent, bubbling, composed; detail in braces)
//   board-move    {move}               a legal move was chosen. The board changes nothing by itself.
//   board-refused {text, reason}       a move that is not legal was tried; reason is the core's sentence.
//                                      The board only shakes the house: the page shows and speaks it.
//   board-idle    {place}              a place was chosen where nothing can be played; the page says why
//   board-preview {move, say}          a move is being shown before it is played (say: its sentence), or
//                                      no longer is (both null)
//   board-ask     {text, choices}      more is to be chosen of a move; the page shows and speaks it, and
//                                      offers the choices that are no place
//   board-answered {}                  no longer
//   board-cancelled {text}             what was chosen of a move was taken back; the page speaks it
//   board-place   {name, change}       editable only: change is +1, -1 or "=n" (a digit was typed)
//   board-done    {move}               showMove() has finished
//
// METHODS
//   showMove(replay): Promise<void>    (not "animate": every element has one) plays it on the board from
//                                      what is shown now; resolves at the end.
//                                      Ask for the replay BEFORE playing the move in the core. Then set
//                                      `view` to the view after it. Setting another `view` meanwhile ends
//                                      the animation. With speed "off" or prefers-reduced-motion nothing
//                                      moves: the differences stand as badges until the next move.
//   restore()                          shows `view` once more as it was set, for example to show a move again
//   skip()                             to the end at once (Space and a click on the board do it too)
//   animating: boolean
//   focus(), focusPlace(name)          moves the keyboard to the board, or to a place of it
//
// The board fills the width it is given and asks for a height by its own proportions; limit it with
// max-width or --board-max-height. Colours are custom properties, see look.ts; light and dark follow
// `color-scheme` (light-dark()), high contrast follows prefers-contrast or the attribute `contrast`.
//
// <sowmill-setup-board> (setup_board.ts): laying a row of Lib al-Aqil.
//   PROPERTIES  side: Side; total: number (36); counts: number[] (6); look, language, seat as above
//   EVENTS      setup-change {counts, text, say}     text is "11-5-5-5-5-5", say what is still in hand
//   The page offers the button that confirms, and asks the core whyNot(`setup south ${text}`).
import { html, LitElement, noChange, nothing, type PropertyValues, type TemplateResult } from "lit";
import { property, state } from "lit/decorators.js";
import { guard } from "lit/directives/guard.js";
import type { BoardShape, BoardView, LanguageTag, Replay, Seat, Side } from "../core/types";
import { drawArrows, type Arrow } from "./arrows";
import { drawFlying } from "./draw_flying";
import { drawDefinitions, drawGround, type Look } from "./draw_ground";
import { drawPlaces } from "./draw_places";
import { drawTrays } from "./draw_trays";
import { drawGrid } from "./grid";
import { Input } from "./input";
import { Interaction } from "./interaction";
import { layoutOf, roomFor, type Layout, type Room } from "./layout";
import { colours, contrast } from "./look";
import { NO_MARKS, overviewOf, trailOf, type Marks } from "./marks";
import { BOARD_WORDS } from "./messages";
import { Player } from "./player";
import { askedOf } from "./prompt";
import { sceneOf, showsSame, type Scene } from "./scene";
import type { Speed } from "./schedule";
import { pathOf } from "./selection";
import { hasSound, Sounds } from "./sound";
import { percent, styled, type StyleValues } from "./style_values";
import { drawValues, valuesAt, type MoveValue } from "./values";

import { analysisStyle } from "./style/analysis";
import { frameStyle } from "./style/frame";
import { groundStyle } from "./style/ground";
import { motionStyle } from "./style/motion";
import { piecesStyle } from "./style/pieces";
import { signsStyle } from "./style/signs";

/** The page names it in define.ts; the board for other pages (src/embed) is one around it. */
export class SowmillBoard extends LitElement {
  static override styles = [
    colours,
    contrast,
    frameStyle,
    groundStyle,
    piecesStyle,
    signsStyle,
    motionStyle,
    analysisStyle,
  ];

  @property({ attribute: false }) view: BoardView | null = null;
  @property({ attribute: false }) legal: readonly string[] = [];
  @property({ attribute: false }) seat: Seat = "first";
  @property({ attribute: false }) facing = false;
  @property({ attribute: false }) look: Look = "wood";
  @property({ attribute: false }) speed: Speed = "normal";
  @property({ attribute: false }) interactive = false;
  @property({ attribute: false }) language: LanguageTag = "en";
  @property({ attribute: false }) you: Side | null = null;
  @property({ attribute: false }) hint: string | null = null;
  @property({ attribute: false }) values: readonly MoveValue[] = [];
  @property({ attribute: false }) arrows: readonly Arrow[] = [];
  @property({ attribute: false }) sound = false;
  @property({ attribute: false }) tapToPlay: "first" | "second" = "second";
  @property({ attribute: false }) editable = false;
  @property({ attribute: false }) preview: ((move: string) => Promise<Replay>) | null = null;
  @property({ attribute: false }) whyNot: ((move: string) => Promise<string | null>) | null = null;

  @state() private scene: Scene | null = null;
  @state() private room: Room = "narrow";
  /** What the last move did, where nothing moved; and where it ended, where something did. */
  @state() private badges: Marks = NO_MARKS;
  @state() private shaken = "";
  /** The place with the tab stop. */
  @state() current = "";

  readonly interaction = new Interaction(this);
  private frameWidth = 1;
  private choosingFrom = "";
  private asked = "";
  private readonly player = new Player();
  private readonly sounds = new Sounds();
  private readonly input = new Input(this);
  private readonly resizing = new ResizeObserver(() => void this.measure());

  get shape(): BoardShape {
    return this.view?.shape ?? "two-rows";
  }

  get layout(): Layout {
    return layoutOf(this.shape, this.seat, this.room);
  }

  get animating(): boolean {
    return this.player.playing;
  }

  ownerOf(place: string): Side | undefined {
    return this.scene?.places.get(place)?.owner;
  }

  announce(event: string, detail: object): void {
    this.dispatchEvent(new CustomEvent(event, { detail, bubbles: true, composed: true }));
  }

  tellCancelled(): void {
    this.announce("board-cancelled", { text: BOARD_WORDS[this.language].cancelled });
  }

  shake(place: string): void {
    this.shaken = place;
    setTimeout(() => (this.shaken = ""), 350);
  }

  async showMove(replay: Replay): Promise<void> {
    if (!this.scene) return;
    this.player.skip();
    this.badges = NO_MARKS;
    const still = this.speed === "off" || document.hidden || wantsNoMotion();
    const played = this.player.play(this.scene, replay, this.speed, ({ scene, news }) => {
      this.scene = scene;
      const last = news.findLast(({ lasts }) => lasts > 0);
      if (this.sound && last) this.sounds.play(last.step.event.event);
    });
    if (still) this.skipWithSound(replay);
    await played;
    const { marks } = overviewOf(replay);
    this.badges = still ? marks : trailOf(marks);
    this.announce("board-done", { move: replay.move });
  }

  skip(): void {
    this.player.skip();
  }

  /** Where nothing moves, what happened last is heard. */
  private skipWithSound({ events }: Replay): void {
    const last = events.findLast(({ event }) => hasSound(event));
    if (this.sound && last) this.sounds.play(last.event);
    this.player.skip();
  }

  restore(): void {
    this.player.skip();
    this.badges = NO_MARKS;
    this.scene = this.view && sceneOf(this.view);
  }

  /** To its one tab stop. */
  override focus(): void {
    const stop = this.renderRoot.querySelector<HTMLElement>('[data-place][tabindex="0"]');
    stop?.focus({ preventScroll: true });
  }

  focusPlace(name: string): void {
    this.current = name;
    const button = this.renderRoot.querySelector<HTMLButtonElement>(`[data-place="${name}"]`);
    button?.focus();
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.resizing.observe(this);
    document.addEventListener("visibilitychange", this.skipHidden);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.resizing.disconnect();
    document.removeEventListener("visibilitychange", this.skipHidden);
    this.player.skip();
    this.sounds.close();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has("view") && this.view && !(this.scene && showsSame(this.scene, this.view)))
      this.restore();
    // A page may set equal values again while a move is being shown beforehand; that goes on.
    const choosingFrom = JSON.stringify([this.view, this.legal, this.interactive]);
    if (choosingFrom !== this.choosingFrom) this.interaction.reset();
    this.choosingFrom = choosingFrom;
    if (changed.has("sound") && !this.sound) this.sounds.close();
  }

  protected override render(): TemplateResult | typeof nothing {
    const { scene, layout, interaction, animating, facing, look, shape } = this;
    if (!scene || !this.view) return nothing;
    const words = BOARD_WORDS[this.language];
    const hinted = this.hint ? (pathOf(this.hint)?.places ?? []) : [];
    const state = { layout, scene, interaction, animating, facing, hinted };
    const values = animating ? new Map() : valuesAt(this.values, interaction.chosen);
    const box = `0 0 ${layout.width} ${layout.height}`;
    return html`<div
      class="frame ${look} ${shape} ${facing ? "facing" : ""}"
      ${styled(this.measures(layout))}
      @click=${this.onBackground}
    >
      ${guard(
        [shape, layout.seat, this.room, look],
        () =>
          html`<div class="shade" ${styled(shadeOf(layout))}></div>
            <svg class="ground" viewBox=${box} aria-hidden="true">${drawGround(layout, look)}</svg>
            <svg viewBox=${box} aria-hidden="true">${drawDefinitions()}</svg>`,
      )}
      <svg class="pieces" viewBox=${box} aria-hidden="true">
        ${drawTrays(layout, scene, words, facing)}
        ${drawPlaces({ ...state, badges: this.badges, shaken: this.shaken })}
      </svg>
      ${animating ? nothing : drawArrows(state, this.arrows)} ${drawValues(state, values)}
      ${animating
        ? noChange // Names are read again when it has come to rest.
        : drawGrid({
            ...state,
            words,
            input: this.input,
            current: this.current,
            values,
            you: this.you ?? this.chooser,
          })}
      ${drawFlying(layout, this.frameWidth / layout.width, scene, words)}
    </div>`;
  }

  protected override updated(): void {
    const asked = askedOf(this, BOARD_WORDS[this.language]);
    const text = asked?.text ?? "";
    if (asked && text !== this.asked) this.announce("board-ask", asked);
    if (!asked && this.asked !== "") this.announce("board-answered", {});
    this.asked = text;
  }

  private measures(layout: Layout): StyleValues {
    const { width, height } = layout;
    return { "--proportion": width / height, "--unit": `${this.frameWidth / width}px` };
  }

  /** Who chooses now: for a gift the giver, not whose turn it is. */
  private get chooser(): Side | null {
    if (!this.interactive || !this.view) return null;
    const gift = this.legal.find((move) => move.startsWith("+"));
    return gift ? (this.ownerOf(gift.slice(1)) ?? null) : this.view.turn;
  }

  private async measure(): Promise<void> {
    await this.updateComplete;
    const frame = this.renderRoot.querySelector(".frame");
    if (!frame) return;
    const height = parseFloat(getComputedStyle(frame).maxHeight);
    this.room = roomFor(this.shape, this.clientWidth, height);
    await this.updateComplete;
    const width = frame.clientWidth;
    if (width === this.frameWidth || width === 0) return;
    this.frameWidth = width;
    this.requestUpdate();
  }

  private readonly skipHidden = () => {
    if (document.hidden) this.player.skip();
  };

  private readonly onBackground = (event: Event) => {
    if (this.animating && event.target === event.currentTarget) this.skip();
  };
}

function shadeOf({ ground, width, height }: Layout): StyleValues {
  return {
    left: percent(ground.x, width),
    top: percent(ground.y, height),
    width: percent(ground.width, width),
    height: percent(ground.height, height),
  };
}

function wantsNoMotion(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

declare global {
  interface HTMLElementTagNameMap {
    "sowmill-board": SowmillBoard;
  }
}
