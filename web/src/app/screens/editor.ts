// <sowmill-editor>: any position, on the board, as text and as the address of this screen.
import { copyLink } from "../clipboard";
import { type PropertyValues, css, html, nothing } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import type { BoardView, MatchView } from "../../core/types";
import { reasonOf } from "../application";
import { AppElement } from "../element";
import { choice, choiceStyle } from "../parts/choice";
import { icons } from "../parts/icons";
import "../parts/plan_form";
import { startPosition } from "../start_position";
import {
  type Draft,
  changePlace,
  changeStore,
  cleared,
  draftBoard,
  draftText,
  readDraft,
} from "../state/draft";
import { titleOf } from "../state/families";
import { routeAddress } from "../state/route";
import { type Seat, seats, sideOf } from "../state/seat";
import { base, besideBoard, screen } from "../style/base";
import { boardProperties } from "../parts/board_properties";
import { rulesButton } from "../../rules/rules_drawer";

@customElement("sowmill-editor")
export class Editor extends AppElement {
  @property() ruleset = "";
  @property() position = "";
  @state() private text = "";
  @state() private like: BoardView | null = null; // An empty form of this rule set's board.
  @state() private problem: string | null = null;
  @state() private judged: MatchView | null = null;
  @state() private tap: "adds" | "takes" = "adds";
  private asked = 0;
  private spoken = "";

  static override styles = [
    base,
    screen,
    besideBoard,
    choiceStyle,
    css`
      .verdict {
        padding: 0.6rem 0.9rem;
        border-radius: 10px;
        border-left: 4px solid var(--good);
        background: var(--surface-deep);
      }
      .verdict.bad {
        border-color: var(--danger);
        background: var(--danger-soft);
      }
      .numbers {
        display: flex;
        flex-wrap: wrap;
        gap: 0.9rem 1.5rem;
      }
      .numbers label {
        display: grid;
        gap: 0.25rem;
      }
      .numbers .field {
        width: 6rem;
      }
      .position {
        display: grid;
        gap: 0.3rem;
      }
      .position .field {
        font-family: ui-monospace, "DejaVu Sans Mono", monospace;
      }
      .panel {
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        gap: 1.1rem;
      }
    `,
  ];

  protected override willUpdate(changed: PropertyValues): void {
    // The core's sentences and the form of the board are asked for again in another language.
    const { language } = this.state.settings;
    if (changed.has("ruleset") || changed.has("position")) void this.open();
    else if (this.spoken !== "" && this.spoken !== language) void this.judge();
    this.spoken = language;
  }

  private async open(): Promise<void> {
    try {
      const match = await this.app.core.newMatch(this.ruleset);
      this.like = (await match.view()).board;
      await match.close();
      this.text =
        this.position === "start"
          ? await startPosition(this.app.core, this.ruleset)
          : this.position;
      await this.judge();
    } catch (problem) {
      this.problem = reasonOf(problem);
    }
  }

  // What the core says about the position as it stands.
  private async judge(): Promise<void> {
    this.asked += 1;
    const mine = this.asked;
    history.replaceState(
      history.state,
      "",
      routeAddress({ screen: "editor", ruleset: this.ruleset, position: this.text }),
    );
    try {
      const match = await this.app.core.matchAt(this.ruleset, this.text);
      const view = await match.view();
      await match.close();
      if (mine !== this.asked) return;
      this.judged = view;
      this.problem = null;
    } catch (problem) {
      if (mine !== this.asked) return;
      this.judged = null;
      this.problem = reasonOf(problem);
    }
    this.app.say(this.sentence());
  }

  private sentence(): string {
    if (this.problem !== null) return this.problem;
    const say = this.judged?.verdict.say;
    return say === undefined ? this.tell("editor.ready") : this.tell("editor.over", { say });
  }

  private write(text: string): void {
    this.text = text;
    void this.judge();
  }

  private change(change: (draft: Draft) => Draft): void {
    const draft = this.draft();
    if (draft) this.write(draftText(change(draft)));
  }

  private draft(): Draft | null {
    return this.like && readDraft(this.text, this.like);
  }

  private copyLink(): Promise<void> {
    return copyLink(this.app, location.hash);
  }

  private share(): void {
    const { ruleset, text, judged } = this;
    if (judged) this.app.share({ ruleset, position: text, board: judged.board });
  }

  private number(label: string, value: number, change: (value: number) => void) {
    return html`<label>
      <span class="small">${label}</span>
      <input
        class="field"
        type="number"
        inputmode="numeric"
        min="0"
        max="72"
        .value=${String(value)}
        @change=${(event: Event) => change(Number((event.target as HTMLInputElement).value))}
      />
    </label>`;
  }

  private sideName(seat: Seat): string {
    return this.tell(`side.${sideOf(this.like?.shape ?? "two-rows", seat)}`);
  }

  private numbers(draft: Draft) {
    if (draft.stores.length === 0) return nothing;
    const label = draft.shape === "morris" ? "editor.hand" : "editor.store";
    return html`<div class="numbers">
      ${seats.map((seat, index) =>
        this.number(
          this.tell(label, { side: this.sideName(seat) }),
          draft.stores[index] ?? 0,
          (count) => this.change((each) => changeStore(each, seat, count)),
        ),
      )}
      ${draft.shape === "morris"
        ? this.number(this.tell("editor.limit"), draft.limit, (limit) =>
            this.change((each) => ({ ...each, limit })),
          )
        : nothing}
    </div>`;
  }

  // Fingers have no minus key: then a tap takes away.
  private meant(change: 1 | -1 | `=${number}`): 1 | -1 | `=${number}` {
    return change === 1 && this.tap === "takes" ? -1 : change;
  }

  private board(draft: Draft, like: BoardView) {
    const place = (event: CustomEvent<{ name: string; change: 1 | -1 | `=${number}` }>) =>
      this.change((each) => changePlace(each, event.detail.name, this.meant(event.detail.change)));
    return html`<sowmill-board
      ${boardProperties(this.state.settings)}
      .view=${draftBoard(draft, like)}
      .legal=${[]}
      .interactive=${true}
      .editable=${true}
      @board-place=${place}
    ></sowmill-board>`;
  }

  protected override render() {
    const draft = this.draft();
    const bad = this.problem !== null;
    return html`<div class="stack">
      <div>
        <h1 tabindex="-1">${this.tell("editor.title")}</h1>
        <p class="row">
          <span class="soft">${titleOf(this.ruleset, this.state.rulesets)}</span>
          ${rulesButton(this.app)}
        </p>
      </div>
      <div class="columns">
        <div class="panel">
          ${draft && this.like ? this.board(draft, this.like) : nothing}
          <p class="verdict ${bad ? "bad" : ""}">${this.sentence()}</p>
          ${draft && draft.shape !== "morris"
            ? choice<"adds" | "takes">({
                legend: this.tell("editor.tap"),
                name: "tap",
                options: (["adds", "takes"] as const).map((value) => ({
                  value,
                  label: this.tell(`editor.${value}`),
                })),
                value: this.tap,
                change: (tap) => (this.tap = tap),
              })
            : nothing}
          <p class="soft small">${this.tell("editor.help")}</p>
        </div>
        <div class="panel">
          <label class="position">
            <span>${this.tell("editor.position")}</span>
            <input
              class="field"
              spellcheck="false"
              autocomplete="off"
              autocapitalize="off"
              .value=${this.text}
              aria-invalid=${bad ? "true" : "false"}
              @change=${(event: Event) =>
                this.write((event.target as HTMLInputElement).value.trim())}
            />
          </label>
          ${draft ? this.numbers(draft) : nothing}
          ${draft
            ? choice<Seat>({
                legend: this.tell("editor.turn"),
                name: "turn",
                options: seats.map((seat) => ({ value: seat, label: this.sideName(seat) })),
                value: draft.turn,
                change: (turn) => this.change((each) => ({ ...each, turn })),
              })
            : nothing}
          <div class="row">
            <button
              class="button"
              @click=${async () => this.write(await startPosition(this.app.core, this.ruleset))}
            >
              ${this.tell("editor.start")}
            </button>
            <button class="button" @click=${() => this.change(cleared)}>
              ${this.tell("editor.clear")}
            </button>
            <button class="button" @click=${this.copyLink}>
              ${icons.link} ${this.tell("editor.copy")}
            </button>
            <button class="button" ?disabled=${!this.judged} @click=${this.share}>
              ${icons.share} ${this.tell("game.share")}
            </button>
          </div>
          ${bad
            ? nothing
            : html`<a
                class="button"
                href=${routeAddress({
                  screen: "analysis",
                  ruleset: this.ruleset,
                  position: this.text,
                  line: [],
                })}
              >
                ${icons.analyse} ${this.tell("game.analyse")}
              </a>`}
          <section class="card panel" aria-label=${this.tell("editor.play")}>
            <h2>${this.tell("editor.play")}</h2>
            <sowmill-plan-form
              .app=${this.app}
              .ruleset=${this.ruleset}
              .start=${this.text}
              .blocked=${bad || this.judged?.phase !== "play"}
            ></sowmill-plan-form>
          </section>
        </div>
      </div>
      <sowmill-rules-drawer .app=${this.app} .ruleset=${this.ruleset}></sowmill-rules-drawer>
    </div>`;
  }
}
