// <sowmill-game-actions>: taking back, hints, giving up, agreeing, saving.
import { copyLink } from "../clipboard";
import { type TemplateResult, css, html, nothing } from "lit";
import { customElement, state } from "lit/decorators.js";
import { AppElement } from "../element";
import { familyOf } from "../state/families";
import {
  type GameState,
  canAnalyse,
  canPlay,
  canTakeBack,
  isFinished,
  isMove,
  shownView,
  speakerSeat,
  stepsToTakeBack,
} from "../state/game_state";
import { routeAddress } from "../state/route";
import { wayToPlay } from "../state/stored_game";
import { base } from "../style/base";
import { pressable } from "../../board/pressable";
import "./drawer";
import { icons } from "./icons";
import { KeepKeyboard } from "./keep_keyboard";
import { recordFileName, saveFile } from "./save_file";

@customElement("sowmill-game-actions")
export class GameActions extends AppElement {
  @state() private more = false;

  static override styles = [
    base,
    css`
      .main-row {
        display: flex;
        flex-wrap: wrap;
        gap: 0.5rem;
        justify-content: center;
      }
      @media (max-width: 30rem) {
        .main-row {
          gap: 0.35rem;
        }
        .main-row .button {
          padding-inline: 0.5rem;
          font-size: 0.95rem;
          flex: 1 1 auto;
        }
      }
      .menu {
        display: grid;
        gap: 0.4rem;
      }
      .menu .button {
        justify-content: flex-start;
        text-align: left;
        width: 100%;
      }
    `,
  ];

  constructor() {
    super();
    new KeepKeyboard(this);
  }

  private act(action: () => unknown): void {
    this.more = false;
    void action();
  }

  private item(icon: TemplateResult, label: string, action: () => unknown, shown = true) {
    if (!shown) return nothing;
    return html`<button class="button quiet" @click=${() => this.act(action)}>
      ${icon} ${label}
    </button>`;
  }

  private async save(game: GameState): Promise<void> {
    const text = await this.app.session?.record();
    if (text !== undefined)
      saveFile(recordFileName(game.stored.ruleset, game.stored.created), text);
  }

  private async copyLink(game: GameState): Promise<void> {
    const { position } = shownView(game);
    if (position === undefined) return;
    const address = routeAddress({ screen: "editor", ruleset: game.stored.ruleset, position });
    await copyLink(this.app, address);
  }

  private menu(game: GameState) {
    const { session } = this.app;
    const going = !isFinished(game);
    const people = wayToPlay(game.stored) !== "watch";
    const { position } = shownView(game);
    return html`<div class="menu">
      ${this.item(icons.flip, this.tell("game.flip"), () => session?.flip())}
      ${this.item(icons.hands, this.tell("game.draw"), () => session?.offerDraw(), going && people)}
      ${this.item(
        icons.circle,
        this.tell("game.cycle"),
        () => session?.offerCycle(),
        going && people && familyOf(game.stored.ruleset) === "ouri",
      )}
      ${this.item(
        icons.flag,
        this.tell("game.resign"),
        () => session?.ask("resign"),
        going && people,
      )}
      ${this.item(
        icons.analyse,
        this.tell("game.analyse"),
        () => this.app.go({ screen: "study", id: game.stored.id, at: game.shown }),
        canAnalyse(game),
      )}
      ${this.item(icons.share, this.tell("game.share"), () => this.app.share("game"))}
      ${this.item(
        icons.graph,
        this.tell("game.review"),
        () => this.app.go({ screen: "review", id: game.stored.id, positions: 0 }),
        game.steps.some(isMove),
      )}
      ${this.item(icons.save, this.tell("game.export"), () => this.save(game))}
      ${this.item(
        icons.link,
        this.tell("game.link"),
        () => this.copyLink(game),
        position !== undefined,
      )}
      ${this.item(
        icons.edit,
        this.tell("game.edit"),
        () =>
          this.app.go({
            screen: "editor",
            ruleset: game.stored.ruleset,
            position: position ?? "start",
          }),
        position !== undefined,
      )}
    </div>`;
  }

  private question(game: GameState) {
    const { question } = game;
    const side = this.app.session?.sideName(speakerSeat(game)) ?? "";
    const resigning = question === "resign";
    const heading = resigning
      ? this.tell("game.resign_sure")
      : question === "draw"
        ? this.tell("game.draw_offered", { side })
        : this.tell("game.cycle");
    return html`<sowmill-drawer
      small
      .open=${question !== null}
      .heading=${heading}
      .closeLabel=${this.tell("nav.close")}
      @drawer-close=${() => this.app.session?.ask(null)}
    >
      ${question === "cycle"
        ? html`<p>${this.tell("game.cycle_offered", { side, result: game.cycleResult ?? "" })}</p>`
        : nothing}
      <div class="row">
        <button
          class="button ${resigning ? "danger" : "main"}"
          @click=${() => this.app.session?.agree()}
        >
          ${resigning ? this.tell("game.resign") : this.tell("game.accept")}
        </button>
        <button class="button" @click=${() => this.app.session?.ask(null)}>
          ${resigning ? this.tell("game.resign_keep") : this.tell("game.decline")}
        </button>
      </div>
    </sowmill-drawer>`;
  }

  // One button, so that the keyboard stays on it.
  private thinkingButton(game: GameState) {
    const { session } = this.app;
    const { activity } = game;
    const paused = activity === "paused";
    const watching = wayToPlay(game.stored) === "watch" && !isFinished(game);
    if (!watching && !paused && activity !== "thinking" && activity !== "hinting") return nothing;
    const label = paused ? "game.go_on" : watching ? "game.pause" : "game.stop";
    return html`<button
      class="button ${paused ? "main" : ""}"
      @click=${() => (paused ? session?.goOn() : session?.stop())}
    >
      ${paused ? icons.goOn : icons.stop} ${this.tell(label)}
    </button>`;
  }

  protected override render() {
    const { game } = this.state;
    const { session } = this.app;
    if (!game) return nothing;
    const going = !isFinished(game);
    const preparing =
      game.now.phase === "setup" || game.now.phase === "lot" || game.now.phase === "choice";
    const people = wayToPlay(game.stored) !== "watch" && (!preparing || stepsToTakeBack(game) > 0);
    return html`<div class="main-row" role="group" aria-label=${this.tell("game.actions")}>
        ${this.thinkingButton(game)}
        ${people
          ? html`<button
              class="button"
              ${pressable(canTakeBack(game) ? () => session?.takeBack() : null)}
            >
              ${icons.takeBack} ${this.tell("game.take_back")}
            </button>`
          : nothing}
        ${people && going
          ? html`<button class="button" ${pressable(canPlay(game) ? () => session?.hint() : null)}>
              ${icons.hint} ${this.tell("game.hint")}
            </button>`
          : nothing}
        <button class="button" @click=${() => (this.more = true)}>${this.tell("game.more")}</button>
      </div>
      <sowmill-drawer
        small
        .open=${this.more}
        .heading=${this.tell("game.more")}
        .closeLabel=${this.tell("nav.close")}
        @drawer-close=${() => (this.more = false)}
      >
        ${this.menu(game)}
      </sowmill-drawer>
      ${this.question(game)}`;
  }
}
