// <sowmill-board> for any page: docs/embed.md tells its attributes, events and methods.
import { LitElement, css, html, nothing, type PropertyValues } from "lit";
import { property, query, state } from "lit/decorators.js";
import type { Course } from "../app/match_opening";
import { startPosition } from "../app/start_position";
import { familyOf } from "../app/state/families";
import { visuallyHidden } from "../app/style/visually_hidden";
import { styled, type StyleValues } from "../board/style_values";
import type { Core } from "../core/client";
import type { Replay } from "../replay/replay";
import { languageOf, lookOf, movesOf, themeOf, widthOf } from "./attributes";
import { coreFor } from "./cores";

export class EmbeddedBoard extends LitElement {
  @property() ruleset = "ouri";
  @property() position: string | null = null;
  @property() moves: string | null = null;
  @property() theme: string | null = null;
  @property() board: string | null = null;
  @property() size: string | null = null;
  @property({ type: Boolean }) playable = false;
  @property({ attribute: "lang" }) private language: string | null = null;

  @state() private core: Core | null = null;
  @state() private course: Course | null = null;
  @state() private heading = "";
  @state() private problem = "";
  @state() private said = "";
  @query("sowmill-board-replay") private replay!: Replay | null;
  private opening: Promise<void> = Promise.resolve();
  private asked = 0;

  static override styles = css`
    :host {
      display: block;
      container-type: inline-size;
      font-family: system-ui, "Segoe UI", Roboto, "Noto Sans", sans-serif;
      line-height: 1.5;
    }
    :host([hidden]) {
      display: none;
    }
    .outer {
      margin-inline: auto;
    }
    .light,
    .dark,
    .contrast {
      padding: 0.75rem;
      border-radius: 14px;
    }
    .light {
      color-scheme: light;
      background: #f6efe4;
      color: #2a1c11;
    }
    .dark {
      color-scheme: dark;
      background: #1b1613;
      color: #f5eadb;
    }
    .contrast {
      color-scheme: dark;
      background: #000;
      color: #fff;
    }
    ${visuallyHidden}
    .problem {
      margin: 0;
      padding: 0.75rem 1rem;
      border: 1px solid currentColor;
      border-radius: 10px;
    }
  `;

  /** Makes a move; false if it is not legal, and then the reason is shown. */
  async play(move: string): Promise<boolean> {
    await this.ready;
    return (await this.replay?.play(move)) ?? false;
  }

  /** So many moves on; back if negative. */
  async step(count = 1): Promise<void> {
    await this.ready;
    await this.replay?.step(count);
  }

  /** As the attributes say, whatever was played since. */
  async reset(): Promise<void> {
    await this.ready;
    await this.replay?.reset();
  }

  /** The board stands, or the problem is told. */
  get ready(): Promise<void> {
    return this.updateComplete.then(() => this.opening);
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    const asked: readonly PropertyKey[] = ["ruleset", "position", "moves", "language"];
    if (asked.some((name) => (changed as ReadonlyMap<PropertyKey, unknown>).has(name)))
      this.opening = this.open();
  }

  private async open(): Promise<void> {
    this.asked += 1;
    const mine = this.asked;
    try {
      const core = await coreFor(languageOf(this.language));
      const course = await this.courseIn(core);
      const titles = await core.rulesets();
      if (mine !== this.asked) return;
      this.heading = titles.find(({ id }) => id === this.ruleset)?.title ?? this.ruleset;
      [this.core, this.course, this.problem] = [core, course, ""];
      await this.updateComplete;
      await this.replay?.settled;
    } catch (problem) {
      if (mine === this.asked) this.refuse(problem instanceof Error ? problem.message : "");
    }
  }

  private async courseIn(core: Core): Promise<Course> {
    const { ruleset, position } = this;
    // A match of Lib al-Aqil begins with set-ups; a board on a page begins with seeds on it.
    const laid = !position && familyOf(ruleset) === "aqil";
    const start = position || (laid ? await startPosition(core, ruleset) : null);
    return { ruleset, start, actions: movesOf(this.moves, ruleset), ending: null };
  }

  private refuse(reason: string): void {
    this.problem = reason;
    this.course = null;
  }

  private moved(event: CustomEvent<{ move: string; position: string }>): void {
    const { verdict } = this.replay?.view ?? {};
    const detail = { ...event.detail, result: verdict?.result ?? null };
    this.dispatchEvent(new CustomEvent("move", { detail, bubbles: true, composed: true }));
  }

  protected override render() {
    const theme = themeOf(this.theme);
    const width = widthOf(this.size);
    const widest: StyleValues = width === null ? {} : { "max-width": `${width}px` };
    return html`<div
      class="outer ${theme}"
      role="group"
      aria-label=${this.heading || nothing}
      ${styled(widest)}
    >
      ${this.problem ? html`<p class="problem" role="alert">${this.problem}</p>` : nothing}
      ${this.course
        ? html`<sowmill-board-replay
            .core=${this.core}
            .course=${this.course}
            .language=${languageOf(this.language)}
            .look=${lookOf(this.board)}
            .strong=${theme === "contrast"}
            .playable=${this.playable}
            @replay-say=${(event: CustomEvent<{ text: string }>) => (this.said = event.detail.text)}
            @replay-move=${this.moved}
            @replay-failed=${(event: CustomEvent<{ reason: string }>) =>
              this.refuse(event.detail.reason)}
          ></sowmill-board-replay>`
        : nothing}
      <div class="visually-hidden" role="status" aria-live="polite">${this.said}</div>
    </div>`;
  }
}
