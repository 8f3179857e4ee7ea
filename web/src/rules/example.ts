// <sowmill-example>: a drawing of the rules as a real board, with the move on a button.
import { LitElement, css, html, nothing } from "lit";
import { customElement, property, query, state } from "lit/decorators.js";
import type { MatchHandle } from "../core/client";
import type { MatchView, Replay } from "../core/types";
import type { Application } from "../app/application";
import { boardProperties } from "../app/parts/board_properties";
import { whenIdle } from "../app/idle";
import { icons } from "../app/parts/icons";
import { base } from "../app/style/base";
import { pressable } from "../board/pressable";

interface MovingBoard {
  showMove(replay: Replay): Promise<void>;
}

@customElement("sowmill-example")
export class Example extends LitElement {
  @property() ruleset = "";
  @property() position = "";
  @property() move: string | null = null;
  @property() caption = "";
  @property({ attribute: false }) app: Application | null = null;
  @state() private start: MatchView | null = null;
  @state() private end: MatchView | null = null;
  @state() private replay: Replay | null = null;
  @state() private shown: "before" | "moving" | "after" = "before";
  @query("sowmill-board") private board!: MovingBoard | null;
  private seen: IntersectionObserver | null = null;
  private asked = false;

  static override styles = [
    base,
    css`
      :host {
        margin: 1.25rem 0;
      }
      figure {
        margin: 0;
        padding: 0.9rem;
        border: 1px solid var(--line);
        border-radius: var(--radius);
        background: var(--page);
      }
      figcaption {
        margin-bottom: 0.6rem;
        font-weight: 600;
      }
      .place {
        min-height: 8rem;
        max-width: 30rem;
        margin: 0 auto;
      }
      .say {
        margin-top: 0.5rem;
        min-height: 1.5em;
      }
      .button {
        margin-top: 0.6rem;
      }
      @media print {
        figure {
          break-inside: avoid;
        }
        .place {
          max-width: 20rem;
        }
        .button {
          display: none;
        }
      }
    `,
  ];

  // A page has a dozen of them: those in sight are asked of the core first. The others follow when there is time, for
  // whoever prints the page does not scroll through it before.
  protected override firstUpdated(): void {
    this.seen = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) void this.load();
        else whenIdle(() => void this.load());
      },
      { rootMargin: "300px" },
    );
    this.seen.observe(this);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.seen?.disconnect();
  }

  private async load(): Promise<void> {
    if (!this.app || this.asked || !this.isConnected) return;
    this.asked = true;
    this.seen?.disconnect();
    const match = await this.app.core.matchAt(this.ruleset, this.position);
    try {
      await this.ask(match);
    } finally {
      await match.close();
    }
  }

  private async ask(match: MatchHandle): Promise<void> {
    this.start = await match.view();
    if (this.move === null) return;
    this.replay = await match.replay(this.move);
    await match.play(this.move);
    this.end = await match.view();
  }

  private async show(): Promise<void> {
    const { replay, board, app } = this;
    if (!replay || !board) return;
    this.shown = "moving";
    await this.updateComplete;
    app?.say(replay.say);
    await board.showMove(replay);
    this.shown = "after";
  }

  private button(move: string) {
    if (!this.app) return nothing;
    const label =
      this.shown === "after" ? this.app.tell("rules.again") : this.app.tell("rules.show", { move });
    const show = this.shown === "moving" ? null : () => this.show();
    return html`<button class="button" ${pressable(show)}>
      ${this.shown === "after" ? icons.replay : icons.goOn} ${label}
    </button>`;
  }

  protected override render() {
    if (!this.app) return nothing;
    const view = this.shown === "after" ? this.end : this.start;
    return html`<figure>
      <figcaption>${this.caption}</figcaption>
      <div class="place">
        ${view
          ? html`<sowmill-board
              ${boardProperties(this.app.state.settings)}
              .view=${view.board}
              .legal=${[]}
              .interactive=${false}
            ></sowmill-board>`
          : nothing}
      </div>
      ${this.replay && this.move !== null
        ? html`<p class="say small">${this.shown === "before" ? "" : this.replay.say}</p>
            ${this.button(this.move)}`
        : nothing}
    </figure>`;
  }
}
