// <sowmill-game>: the board, the players, what was just done, and everything a player may do.
import { html, nothing } from "lit";
import { customElement, query, state } from "lit/decorators.js";
import { withoutResult } from "../../core/result";
import type { Replay } from "../../core/types";
import { AppElement } from "../element";
import "../parts/aqil_panel";
import { Asking, askingStyle } from "../parts/asking";
import { SpaceSkips, stepOf } from "../parts/board_keys";
import { boardProperties } from "../parts/board_properties";
import "../parts/drawer";
import "../parts/game_actions";
import { icons } from "../parts/icons";
import "../parts/move_box";
import "../parts/move_list";
import { plate, plateStyle } from "../parts/plate";
import { occasionOf } from "../player_name";
import { titleOf } from "../state/families";
import {
  type GameState,
  bottomSeat,
  canPlay,
  chooserSeat,
  isFacing,
  isFinished,
  isLive,
  isMatchOfRounds,
  isMove,
  isPreparing,
  movesUpTo,
  personToMove,
  roundToSee,
  roundsOver,
  shownBoard,
  shownView,
} from "../state/game_state";
import { routeAddress } from "../state/route";
import { otherSeat, sideOf } from "../state/seat";
import { homeSeat, wayToPlay } from "../state/stored_game";
import { base } from "../style/base";
import { gameStyle } from "../style/game";
import { tableScreen } from "../style/table_screen";
import { rulesButton } from "../../rules/rules_drawer";

const LONG_TITLE = 24;

interface PlayableBoard {
  showMove(replay: Replay): Promise<void>;
  skip(): void;
  focusPlace(name: string): void;
  readonly animating: boolean;
}

@customElement("sowmill-game")
export class Game extends AppElement {
  @state() private previewed: string | null = null;
  private phase = "play";
  private readonly asking = new Asking(this, ({ text, opensTurn }) => {
    if (opensTurn) this.app.session?.sayWithLastMove(text);
    else this.app.say(text);
  });
  @query("sowmill-board") private board!: PlayableBoard | null;

  static override styles = [base, plateStyle, tableScreen, askingStyle, gameStyle];

  constructor() {
    super();
    new SpaceSkips(this, () => this.board);
  }

  protected override updated(): void {
    const { session } = this.app;
    if (session && !session.animator) session.animator = (replay) => this.showMove(replay);
    this.takeUpKeyboard();
  }

  // The panel that had the keyboard is gone when the sowing begins: it goes on at the board.
  private takeUpKeyboard(): void {
    const { game } = this.state;
    const phase = game?.now.phase ?? "play";
    const begun = phase === "play" && this.phase === "choice";
    this.phase = phase;
    const [move] = game?.now.moves ?? [];
    if (begun && move !== undefined && document.activeElement === document.body)
      this.board?.focusPlace(move.replace("+", ""));
  }

  private async showMove(replay: Replay): Promise<void> {
    this.previewed = null;
    await this.updateComplete;
    await this.board?.showMove(replay);
  }

  private step(event: KeyboardEvent): void {
    const { session } = this.app;
    const by = stepOf(event);
    if (session && by !== null) session.lookAt(session.game.shown + by);
  }

  private status(game: GameState): string {
    const moving = game.activity === "moving";
    const view = shownView(game);
    if (isFinished(game) && isLive(game)) return this.app.session?.endingSentence() ?? "";
    if (!isLive(game) && !moving) return this.tell("moves.at", movesUpTo(game));
    if (game.activity === "paused") return this.tell("game.paused");
    const seat = chooserSeat(view);
    if (seat === null) return "";
    const side = this.tell(`side.${sideOf(view.board.shape, seat)}`);
    if (moving) return this.tell("game.moving", { side });
    if (game.activity === "thinking") return this.tell("game.thinking", { side });
    const alone = wayToPlay(game.stored) === "computer";
    return personToMove(game) && alone
      ? this.tell("game.your_turn", { side })
      : this.tell("game.turn", { side });
  }

  // What stands below the board: why not, what would happen, a hint, or what was done last.
  private remark(game: GameState) {
    if (game.refusal !== null) return html`<p class="remark refused">${game.refusal}</p>`;
    if (this.previewed !== null) return html`<p class="remark preview">${this.previewed}</p>`;
    if (game.hint !== null)
      return html`<p class="remark">${this.tell("game.hint_is", game.hint)}</p>`;
    const index = game.activity === "moving" ? game.steps.length : game.shown;
    const step = game.steps[index - 1];
    if (!step)
      return html`<p class="remark soft">
        ${this.tell(canPlay(game) ? "game.begin" : "game.none_yet")}
      </p>`;
    const told =
      step.replay?.say ?? this.app.session?.tellPreparation(step.action, step.view) ?? "";
    // The result stands above.
    const say =
      isFinished(game) && isLive(game) ? withoutResult(told, step.view.verdict.say) : told;
    return html`<p class="remark">
      ${say}${step.proven ? html` <strong class="proven">${step.proven}</strong>` : nothing}
    </p>`;
  }

  private boardPart(game: GameState) {
    const { settings } = this.state;
    const { session } = this.app;
    const shape = game.start.board.shape;
    const live = canPlay(game);
    return html`<sowmill-board
      ${boardProperties(settings)}
      .view=${shownBoard(game)}
      .legal=${live ? game.now.moves : []}
      .seat=${bottomSeat(game, settings)}
      .facing=${isFacing(game, settings)}
      .interactive=${live}
      .you=${wayToPlay(game.stored) === "computer" ? sideOf(shape, homeSeat(game.stored)) : null}
      .hint=${game.hint?.move ?? null}
      .preview=${session?.preview}
      .whyNot=${session?.whyNot}
      @board-move=${(event: CustomEvent<{ move: string }>) => session?.tryMove(event.detail.move)}
      @board-refused=${(event: CustomEvent<{ reason: string }>) =>
        session?.refuse(event.detail.reason)}
      @board-idle=${() => session?.refuseIdle()}
      @board-preview=${(event: CustomEvent<{ say: string | null }>) =>
        this.foresee(event.detail.say)}
    ></sowmill-board>`;
  }

  private foresee(say: string | null): void {
    this.previewed = say;
    if (say !== null) this.app.session?.forgetRefusal();
  }

  private table(game: GameState) {
    const bottom = bottomSeat(game, this.state.settings);
    const panel = isMatchOfRounds(game) && isLive(game) && !isFinished(game);
    return html`<section class="table" aria-label=${this.tell("game.board")}>
      ${isPreparing(game)
        ? nothing
        : html`${plate(this.app, game, otherSeat(bottom), isFacing(game, this.state.settings))}
          ${this.boardPart(game)} ${plate(this.app, game, bottom)}`}
      ${panel ? html`<sowmill-aqil-panel .app=${this.app}></sowmill-aqil-panel>` : nothing}
    </section>`;
  }

  private talk(game: GameState) {
    const moving = game.activity === "moving";
    // There the panel does the talking.
    const silent =
      isPreparing(game) ||
      (isLive(game) && (game.now.phase === "choice" || (roundToSee(game) && !moving)));
    return html`<div class="talk">
      ${silent
        ? nothing
        : html`<div class="telling">
            ${this.asking.open
              ? this.asking.part(this.asksAway(game))
              : html`<p class="status">${this.status(game)}</p>`}
            ${this.remark(game)}
          </div>`}
      ${this.finished(game)} ${this.brought(game)}
      <sowmill-game-actions .app=${this.app}></sowmill-game-actions>
    </div>`;
  }

  private asksAway(game: GameState): boolean {
    const { settings } = this.state;
    return isFacing(game, settings) && chooserSeat(game.now) !== bottomSeat(game, settings);
  }

  private reviewLink(game: GameState) {
    const { id } = game.stored;
    return html`<a class="button" href=${routeAddress({ screen: "review", id, positions: 0 })}>
      ${icons.graph} ${this.tell("game.review")}
    </a>`;
  }

  /** Whoever brings a game along wants to look through it, even if nobody ended it. */
  private brought(game: GameState) {
    if (isFinished(game) || game.stored.tags === undefined || !game.steps.some(isMove))
      return nothing;
    return html`<div class="row again">${this.reviewLink(game)}</div>`;
  }

  private finished(game: GameState) {
    if (!isFinished(game) || !isLive(game) || game.activity === "moving") return nothing;
    const { ruleset, start, players, clock } = game.stored;
    return html`<div class="row again">
      <button
        class="button main"
        @click=${() => this.app.startGame({ ruleset, start, players, clock })}
      >
        ${icons.replay} ${this.tell("game.again")}
      </button>
      ${this.reviewLink(game)}
      <a class="button" href="#/">${this.tell("game.other_game")}</a>
    </div>`;
  }

  private bar(game: GameState) {
    const title = titleOf(game.stored.ruleset, this.state.rulesets);
    const way = this.tell(`way.${wayToPlay(game.stored)}`);
    return html`<header class="bar">
      <a class="button quiet round" href="#/" aria-label=${this.tell("nav.home")}>${icons.back}</a>
      <h1 tabindex="-1" class=${title.length > LONG_TITLE ? "long" : ""}>${title}</h1>
      ${rulesButton(this.app)}
      <button
        class="button quiet round"
        aria-label=${this.tell("nav.settings")}
        @click=${() => this.app.openDrawer("settings")}
      >
        ${icons.settings}
      </button>
      <p class="way soft small">${isMatchOfRounds(game) ? this.matchScore(game) : way}</p>
    </header>`;
  }

  private matchScore(game: GameState) {
    const [firstPoints, secondPoints] = shownView(game).points;
    const first = this.tell("side.south");
    const second = this.tell("side.north");
    const number = roundsOver(game.steps.slice(0, Math.max(0, game.shown - 1))) + 1;
    return html`<strong
        >${this.tell("aqil.score", { first, firstPoints, second, secondPoints })}</strong
      >
      <span>${this.tell("aqil.round", { number })}</span>`;
  }

  private occasion({ stored }: GameState) {
    const told = occasionOf(this.app, stored);
    return told.length === 0 ? nothing : html`<p class="soft small">${told.join(" · ")}</p>`;
  }

  private drawers(game: GameState) {
    const { drawer } = this.state;
    const close = () => this.app.openDrawer(null);
    return html`<sowmill-rules-drawer
        .app=${this.app}
        .ruleset=${game.stored.ruleset}
      ></sowmill-rules-drawer>
      <sowmill-drawer
        .open=${drawer === "settings"}
        .heading=${this.tell("settings.title")}
        .closeLabel=${this.tell("nav.close")}
        @drawer-close=${close}
      >
        ${drawer === "settings"
          ? html`<sowmill-settings inside .app=${this.app}></sowmill-settings>`
          : nothing}
      </sowmill-drawer>`;
  }

  protected override render() {
    const { game } = this.state;
    if (!game) {
      const missing = this.state.notice ?? this.tell("app.loading");
      return html`<div class="waiting">
        <h1 tabindex="-1">${missing}</h1>
        <a class="button" href=${routeAddress({ screen: "games" })}>${this.tell("nav.games")}</a>
      </div>`;
    }
    return html`${this.bar(game)}
      <div class="columns ${game.start.board.shape}" @keydown=${this.step}>
        ${this.table(game)} ${this.talk(game)}
        <section class="side" aria-label=${this.tell("moves.title")}>
          <h2>${this.tell("moves.title")}</h2>
          ${this.occasion(game)}
          <sowmill-move-list .app=${this.app}></sowmill-move-list>
          ${game.now.phase === "play" && wayToPlay(game.stored) !== "watch"
            ? html`<sowmill-move-box .app=${this.app}></sowmill-move-box>`
            : nothing}
        </section>
      </div>
      ${this.drawers(game)}`;
  }
}
