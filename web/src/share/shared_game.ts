// <sowmill-shared-game>: a game that came in a link, to be looked at before it is kept.
import { css, html, nothing, type PropertyValues } from "lit";
import { customElement, property, query, state } from "lit/decorators.js";
import { reasonOf } from "../app/application";
import { AppElement } from "../app/element";
import { storedFromRecord } from "../app/match_opening";
import { icons } from "../app/parts/icons";
import { tellPreparation } from "../app/preparation";
import { titleOf } from "../app/state/families";
import type { Step } from "../app/state/game_state";
import { routeAddress } from "../app/state/route";
import { type StoredGame, isPreparation } from "../app/state/stored_game";
import { dayIn } from "../app/state/tags";
import { base, screen } from "../app/style/base";
import type { ArgumentsOf } from "../messages/catalogue";
import { Replay } from "../replay/replay";
import { LinkError, unpackGame } from "./game_link";
import { readableMoves } from "./readable_moves";
import { partsOf, tagsOf } from "./record_text";
import { tellOfSharing } from "./words";
import type { en } from "./words/en";

customElements.define("sowmill-replay", Replay);

interface Opened {
  readonly record: string;
  readonly stored: StoredGame;
}

/** In a match of several rounds a line does not say in which it is. */
function lineAddress({ ruleset, start, actions }: StoredGame, line: readonly string[]) {
  if (actions.some(isPreparation)) return null;
  return routeAddress({ screen: "analysis", ruleset, position: start ?? "start", line });
}

@customElement("sowmill-shared-game")
export class SharedGame extends AppElement {
  @property() packed = "";
  @state() private opened: Opened | null = null;
  @state() private problem: string | null = null;
  @state() private shown = 0;
  @query("sowmill-replay") private replay!: Replay | null;

  static override styles = [
    base,
    screen,
    css`
      .moves {
        line-height: 1.9;
        overflow-wrap: anywhere;
      }
      .moves button {
        min-height: 1.75rem;
        min-width: 1.75rem;
        padding: 0 0.35rem;
        border: 1px solid transparent;
        border-radius: 8px;
        background: transparent;
        font-weight: 600;
        cursor: pointer;
      }
      .moves button:hover {
        background: var(--surface-deep);
      }
      .moves button[aria-current] {
        border-color: var(--accent);
        background: var(--surface-deep);
      }
      .comment {
        font-style: italic;
        color: var(--ink-soft);
      }
      .variation {
        color: var(--ink-soft);
      }
      a.variation {
        display: inline-block;
        min-width: 1.5rem;
        padding: 0 0.2rem;
        text-align: center;
      }
    `,
  ];

  private say<Key extends keyof typeof en>(
    key: Key,
    ...values: ArgumentsOf<(typeof en)[Key]>
  ): string {
    return tellOfSharing(this.state.settings.language, key, ...values);
  }

  protected override willUpdate(changed: PropertyValues): void {
    if (changed.has("packed")) void this.open();
  }

  private async open(): Promise<void> {
    const { packed } = this;
    [this.opened, this.problem] = [null, null];
    try {
      const record = await unpackGame(packed);
      const stored = await storedFromRecord(this.app.core, record, "shared", Date.now());
      if (packed === this.packed) this.opened = { record, stored };
    } catch (problem) {
      if (packed === this.packed) this.refuse(problem);
    }
  }

  private refuse(problem: unknown): void {
    if (!(problem instanceof LinkError))
      this.problem = this.say("shared_refused", { reason: reasonOf(problem) });
    else if (problem.problem === "too-long") this.problem = this.say("shared_too_long");
    else if (problem.problem === "newer") this.problem = this.say("shared_newer");
    else this.problem = this.say("shared_damaged");
    this.app.say(this.problem);
  }

  private async keep(record: string): Promise<void> {
    const game = await this.app.importRecord(record);
    this.app.go({ screen: "game", id: game.id });
  }

  private readonly tellStep = ({ action, view }: Step): string =>
    tellPreparation(this.app, action, view);

  private about({ record, stored }: Opened) {
    const tags = tagsOf(partsOf(record));
    const first = tags.get("South") ?? tags.get("White");
    const second = tags.get("North") ?? tags.get("Black");
    const facts = [
      first && second ? this.say("shared_players", { first, second }) : "",
      stored.result === "*" ? "" : stored.result,
      dayIn(tags.get("Date") ?? "", this.state.settings.language),
      tags.get("Event") ?? "",
    ];
    return html`<div>
      <h1 tabindex="-1">
        ${this.say("shared_title", { title: titleOf(stored.ruleset, this.state.rulesets) })}
      </h1>
      <p class="soft">${facts.filter((fact) => fact !== "").join(" · ")}</p>
    </div>`;
  }

  private game(opened: Opened) {
    const { language, look, speed, theme } = this.state.settings;
    const { record, stored } = opened;
    return html`${this.about(opened)}
      <sowmill-replay
        .core=${this.app.core}
        .course=${stored}
        .language=${language}
        .look=${look}
        .speed=${speed}
        .strong=${theme === "contrast"}
        .tellStep=${this.tellStep}
        @replay-say=${(event: CustomEvent<{ text: string }>) => this.app.say(event.detail.text)}
        @replay-step=${(event: CustomEvent<{ shown: number }>) => (this.shown = event.detail.shown)}
      ></sowmill-replay>
      <div class="row">
        <button class="button main" @click=${() => this.keep(record)}>
          ${icons.save} ${this.say("shared_keep")}
        </button>
      </div>
      <p class="small soft">${this.say("shared_help")}</p>
      <section class="card">
        <h2>${this.say("shared_moves")}</h2>
        <p class="moves">
          ${readableMoves(record, {
            actions: stored.actions,
            shown: this.shown,
            show: (step) => this.replay?.goTo(step),
            address: (line) => lineAddress(stored, line),
          })}
        </p>
      </section>`;
  }

  protected override render() {
    const { opened, problem } = this;
    if (opened) return html`<div class="stack">${this.game(opened)}</div>`;
    return html`<div class="stack">
      <h1 tabindex="-1">${problem ?? this.say("shared_loading")}</h1>
      ${problem === null
        ? nothing
        : html`<div class="row">
            <a class="button" href="#/">${this.tell("nav.home")}</a>
          </div>`}
    </div>`;
  }
}
