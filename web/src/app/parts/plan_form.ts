// <sowmill-plan-form>: who plays, how strong, which side, with what clock.
import { css, html, nothing } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { AppElement } from "../element";
import type { ClockSetting } from "../state/clock";
import { levelName } from "../player_name";
import { familyOf } from "../state/families";
import { type Seat, otherSeat, sideOf } from "../state/seat";
import {
  type GamePlan,
  type Player,
  type WayToPlay,
  levels,
  perfectLevel,
} from "../state/stored_game";
import { base } from "../style/base";
import { choice, choiceStyle } from "./choice";

const clocks: readonly (ClockSetting | null)[] = [
  null,
  { minutes: 5, increment: 3 },
  { minutes: 10, increment: 5 },
  { minutes: 20, increment: 0 },
];

@customElement("sowmill-plan-form")
export class PlanForm extends AppElement {
  @property() ruleset = "";
  @property() start: string | null = null;
  @property({ type: Boolean }) blocked = false;
  @state() private way: WayToPlay = "computer";
  @state() private seat: Seat | "any" = "first";
  @state() private level: Record<Seat, number> = { first: 3, second: 3 };
  @state() private clock = 0;

  static override styles = [
    base,
    choiceStyle,
    css`
      form {
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        gap: 1.35rem;
      }
      .levels .options {
        display: grid;
        grid-template-columns: repeat(9, minmax(1.6rem, 1fr)) auto;
        gap: 0.25rem;
        max-width: 37rem;
      }
      .levels + .small {
        margin-block: 0.45rem 0;
      }
      .levels label:nth-child(-n + 9) .pill {
        padding: 0;
        min-width: 0;
      }
      .start {
        font-size: 1.1rem;
        min-height: 3.25rem;
        padding-inline: 2rem;
      }
      /* On a phone the button stays in sight, above the page's own bar. */
      @media (max-width: 32rem) {
        .levels .options {
          grid-template-columns: repeat(9, minmax(1.6rem, 1fr));
        }
        .levels label:nth-child(10) {
          grid-column: 1 / -1;
        }
        .go {
          position: sticky;
          bottom: 3.4rem;
          margin: 0 -1rem;
          padding: 0.5rem 1rem 1rem;
          background: var(--surface);
          border-top: 1px solid var(--line);
        }
        .start {
          width: 100%;
        }
      }
    `,
  ];

  private sideName(seat: Seat): string {
    const shape = familyOf(this.ruleset) === "morris" ? "morris" : "two-rows";
    return this.tell(`side.${sideOf(shape, seat)}`);
  }

  private plan(): GamePlan {
    const [bit = 0] = crypto.getRandomValues(new Uint8Array(1));
    const seat = this.seat === "any" ? (bit % 2 === 0 ? "first" : "second") : this.seat;
    const computer = (of: Seat): Player => ({ kind: "computer", level: this.level[of] });
    const person: Player = { kind: "person" };
    const players = { first: person, second: person } as Record<Seat, Player>;
    if (this.way === "computer") players[otherSeat(seat)] = computer("second");
    if (this.way === "watch")
      Object.assign(players, { first: computer("first"), second: computer("second") });
    const clock = this.way === "watch" ? null : (clocks[this.clock] ?? null);
    return { ruleset: this.ruleset, start: this.start, players, clock };
  }

  private submit(event: Event): void {
    event.preventDefault();
    if (!this.blocked) this.app.startGame(this.plan());
  }

  private levelChoice(seat: Seat, legend: string) {
    return html`<div class="levels">
      ${choice({
        legend,
        name: `level-${seat}`,
        options: [...levels, ...(this.app.core.tables ? [perfectLevel] : [])].map(
          (level: number) => ({ value: level, label: levelName(this.app, level) }),
        ),
        value: this.level[seat],
        change: (level) => (this.level = { ...this.level, [seat]: level }),
      })}
    </div>`;
  }

  private seatChoice() {
    // In Lib al-Aqil the lot decides who begins.
    const first =
      familyOf(this.ruleset) === "aqil" || this.start !== null
        ? this.sideName("first")
        : this.tell("seat.begins", { side: this.sideName("first") });
    return choice<Seat | "any">({
      legend: this.tell("new.seat"),
      name: "seat",
      options: [
        { value: "first", label: first },
        { value: "second", label: this.sideName("second") },
        { value: "any", label: this.tell("seat.any") },
      ],
      value: this.seat,
      change: (seat) => (this.seat = seat),
    });
  }

  private clockLabel(clock: ClockSetting | null): string {
    if (clock === null) return this.tell("clock.none");
    if (clock.increment === 0) return this.tell("clock.setting", { minutes: clock.minutes });
    return this.tell("clock.setting_increment", {
      minutes: clock.minutes,
      seconds: clock.increment,
    });
  }

  protected override render() {
    const ways: readonly WayToPlay[] = ["computer", "two", "watch"];
    return html`<form @submit=${this.submit}>
      ${choice({
        legend: this.tell("new.way"),
        name: "way",
        options: ways.map((way) => ({ value: way, label: this.tell(`way.${way}`) })),
        value: this.way,
        change: (way) => (this.way = way),
      })}
      ${this.way === "watch"
        ? this.levelChoice("first", this.tell("new.level_first", { side: this.sideName("first") }))
        : nothing}
      ${this.way === "two"
        ? nothing
        : html`<div>
            ${this.levelChoice(
              "second",
              this.way === "watch"
                ? this.tell("new.level_first", { side: this.sideName("second") })
                : this.tell("new.level"),
            )}
            <p class="soft small">
              ${this.tell("level.easy")}
              ${this.app.core.tables ? this.tell("level.perfect_note") : nothing}
            </p>
          </div>`}
      ${this.way === "computer" ? this.seatChoice() : nothing}
      ${this.way === "watch"
        ? nothing
        : choice({
            legend: this.tell("new.clock"),
            name: "clock",
            options: clocks.map((clock, index) => ({
              value: index,
              label: this.clockLabel(clock),
            })),
            value: this.clock,
            change: (clock) => (this.clock = clock),
          })}
      <div class="go">
        <button class="button main start" ?disabled=${this.blocked}>
          ${this.tell("new.start")}
        </button>
      </div>
    </form>`;
  }
}
