// <sowmill-aqil-panel>: what comes before the sowing of a round of Lib al-Aqil, and after it.
import { css, html, nothing } from "lit";
import { customElement, state } from "lit/decorators.js";
import { AppElement } from "../element";
import {
  type GameState,
  chooserSeat,
  lastStep,
  playerOf,
  roundToSee,
  roundsOver,
  seatsToLay,
} from "../state/game_state";
import { type Seat, otherSeat, seats, sideOf } from "../state/seat";
import { wayToPlay } from "../state/stored_game";
import { base } from "../style/base";
import { boardProperties } from "./board_properties";

interface SetupChange {
  readonly counts: number[];
  readonly text: string;
  readonly say: string;
}

const evenly = [6, 6, 6, 6, 6, 6];

@customElement("sowmill-aqil-panel")
export class AqilPanel extends AppElement {
  @state() private counts: readonly number[] = [];
  @state() private problem: string | null = null;
  private headed = "";

  static override styles = [
    base,
    css`
      .panel {
        display: grid;
        gap: 0.9rem;
        justify-items: start;
      }
      .panel.laying {
        justify-items: center;
        text-align: center;
        gap: 0.4rem;
        padding-top: 0.6rem;
      }
      .panel.middle {
        justify-items: center;
        text-align: center;
        padding: 2.5rem 1.25rem;
      }
      .curtain {
        background:
          repeating-linear-gradient(
            90deg,
            rgb(0 0 0 / 22%) 0 2px,
            transparent 2px 26px,
            rgb(255 255 255 / 7%) 26px 40px,
            transparent 40px 56px
          ),
          #6d2f24;
        color: #fff4e4;
        border-color: #4a1d15;
      }
      .curtain .button {
        background: #fff4e4;
        color: #3d1810;
        border-color: #fff4e4;
      }
      sowmill-setup-board {
        width: 100%;
      }
      @media (max-width: 30rem) {
        sowmill-setup-board .button {
          padding-inline: 0.3rem;
        }
      }
      .problem {
        color: var(--danger);
      }
      .lot {
        font-family: var(--serif);
        font-size: 1.25rem;
      }
    `,
  ];

  private name(seat: Seat): string {
    return this.tell(`side.${sideOf("two-rows", seat)}`);
  }

  private changed(event: CustomEvent<SetupChange>): void {
    this.counts = event.detail.counts;
    this.problem = null;
    this.app.say(event.detail.say);
  }

  private async done(seat: Seat): Promise<void> {
    const { session } = this.app;
    if (!session) return;
    const action = `setup ${sideOf("two-rows", seat)} ${this.counts.join("-")}`;
    // The core has no list of set-ups to ask why not: it is laid, or refused with the reason.
    await session.play(action);
    const refusal = session.game.refusal;
    this.problem = refusal;
    if (refusal === null) this.counts = [];
  }

  private async random(): Promise<void> {
    const text = (await this.app.session?.randomSetup()) ?? "";
    this.counts = text.trim().split("-").map(Number);
    this.problem = null;
    this.app.say(this.tell("aqil.setup_laid", { row: this.counts.join(", ") }));
  }

  private curtain(seat: Seat) {
    const side = this.name(seat);
    return html`<section class="card panel middle curtain">
      <h2 tabindex="-1">${this.tell("aqil.curtain_title", { side })}</h2>
      <p>${this.tell("aqil.curtain_help", { other: this.name(otherSeat(seat)) })}</p>
      <button class="button" @click=${() => this.app.session?.openCurtain(seat)}>
        ${this.tell("aqil.curtain_open", { side })}
      </button>
    </section>`;
  }

  private setup(seat: Seat) {
    if (this.counts.length === 0)
      this.counts = evenly.map((count, index) => (index === 0 ? count + 5 : count - 1));
    return html`<section class="panel laying">
      <h2 tabindex="-1">${this.tell("aqil.setup_title", { side: this.name(seat) })}</h2>
      <p>${this.tell("aqil.setup_help")}</p>
      <sowmill-setup-board
        ${boardProperties(this.state.settings)}
        .side=${sideOf("two-rows", seat)}
        .seat=${seat}
        .total=${36}
        .counts=${this.counts}
        @setup-change=${this.changed}
      >
        <button class="button" @click=${this.random}>${this.tell("aqil.setup_random")}</button>
        <button class="button main" @click=${() => this.done(seat)}>
          ${this.tell("aqil.setup_done")}
        </button>
      </sowmill-setup-board>
      ${this.problem === null ? nothing : html`<p class="problem">${this.problem}</p>`}
    </section>`;
  }

  private lot() {
    return html`<section class="card panel middle">
      <h2 tabindex="-1">${this.tell("aqil.lot_title")}</h2>
      <p>${this.tell("aqil.lot_help")}</p>
      <button class="button main" @click=${() => this.app.session?.drawLot()}>
        ${this.tell("aqil.lot_draw")}
      </button>
    </section>`;
  }

  private choosing(game: GameState) {
    const seat = chooserSeat(game.now) ?? "first";
    const side = this.name(seat);
    const person = playerOf(game, seat).kind === "person";
    return html`<section class="card panel">
      <p class="lot">${this.tell("aqil.lot_fell", { side })}</p>
      ${person
        ? html`<h2 tabindex="-1">${this.tell("aqil.choice_title", { side })}</h2>
            <p>${this.tell("aqil.choice_help", { other: this.name(otherSeat(seat)) })}</p>
            <div class="row">
              <button class="button main" @click=${() => this.app.session?.play("keep")}>
                ${this.tell("aqil.keep")}
              </button>
              <button class="button" @click=${() => this.app.session?.play("swap")}>
                ${this.tell("aqil.swap")}
              </button>
            </div>`
        : nothing}
    </section>`;
  }

  // Seeds that still lie there were left because play went in circles.
  private roundResult(game: GameState): string {
    const [before, after] = [game.steps.at(-2), game.steps.at(-1)].map((step) => step?.view.points);
    const gains = seats.map((_, index) => (after?.[index] ?? 0) - (before?.[index] ?? 0));
    const winner = seats.find((_, index) => (gains[index] ?? 0) > 0);
    const left = lastStep(game)?.board.places.some(({ count }) => count > 0);
    return [
      left ? this.tell("aqil.round_circles") : "",
      winner
        ? this.tell("aqil.round_points", { side: this.name(winner), count: Math.max(...gains) })
        : this.tell("aqil.round_equal"),
    ].join(" ");
  }

  private roundOver(game: GameState) {
    return html`<section class="card panel">
      <h2 tabindex="-1">${this.tell("aqil.round_over", { number: roundsOver(game.steps) })}</h2>
      <p>${lastStep(game)?.replay?.say ?? ""}</p>
      <p>${this.roundResult(game)}</p>
      <button class="button main" @click=${() => this.app.session?.nextRound()}>
        ${this.tell("aqil.next_round")}
      </button>
    </section>`;
  }

  // What was pressed is gone when the next panel comes: the keyboard goes on at its heading.
  protected override updated(): void {
    const heading = this.renderRoot.querySelector<HTMLElement>("h2");
    const title = heading?.textContent ?? "";
    if (title === this.headed) return;
    if (this.headed !== "" && title !== "") heading?.focus();
    if (title !== "") this.headed = title;
  }

  protected override render() {
    const { game } = this.state;
    if (!game || game.activity === "moving") return nothing;
    if (roundToSee(game)) return this.roundOver(game);
    if (game.now.phase === "lot") return wayToPlay(game.stored) === "watch" ? nothing : this.lot();
    if (game.now.phase === "choice") return this.choosing(game);
    const seat = seatsToLay(game).find((each) => playerOf(game, each).kind === "person");
    if (game.now.phase !== "setup" || seat === undefined) return nothing;
    // Alone with the computer nobody looks over one's shoulder.
    const open = wayToPlay(game.stored) === "computer" || game.curtain === seat;
    return open ? this.setup(seat) : this.curtain(seat);
  }
}
