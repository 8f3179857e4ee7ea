// <sowmill-openings>: the opening table of a rule set, to walk through.
import { css, html, nothing, type PropertyValues } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { reasonOf } from "../app/application";
import { AppElement } from "../app/element";
import { Asking, askingStyle } from "../app/parts/asking";
import { boardProperties } from "../app/parts/board_properties";
import { icons } from "../app/parts/icons";
import { familyOf, titleOf } from "../app/state/families";
import { routeAddress } from "../app/state/route";
import { base, besideBoard, screen, wideTable } from "../app/style/base";
import { remarks } from "../app/style/table_screen";
import type { MatchView } from "../core/types";
import type { ArgumentsOf } from "../messages/catalogue";
import { wordsIn } from "../analysis/messages/words";
import { signOf, unitOf, wordsOf } from "../analysis/value";
import { rulesButton } from "../rules/rules_drawer";
import { type Opening, type OpeningMove, type Visited, askAfter, visit } from "./book";
import { tellOfOpenings } from "./words";
import type { en } from "./words/en";

const maxShown = 200; // Of the moves that led here: each has the line up to it in its address.

@customElement("sowmill-openings")
export class Openings extends AppElement {
  @property() ruleset = "";
  @property({ attribute: false }) line: readonly string[] = [];
  @state() private visited: Visited | null = null;
  @state() private problem: string | null = null;
  @state() private previewed: string | null = null;
  @state() private refusal: string | null = null;
  private asked = 0;
  private readonly asking = new Asking(this, ({ text }) => this.app.say(text));
  private spoken = "";

  static override styles = [
    base,
    screen,
    besideBoard,
    wideTable,
    remarks,
    askingStyle,
    css`
      .card {
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        gap: 0.9rem;
      }
      .telling {
        min-height: 3em;
        margin-top: 0.6rem;
      }
      .line {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: 0.3rem;
        list-style: none;
        margin: 0;
        padding: 0;
      }
      .line a {
        display: inline-block;
        min-width: 1.75rem;
        min-height: 1.75rem;
        padding: 0.1rem 0.5rem;
        border-radius: 8px;
        text-align: center;
      }
      .line a[aria-current] {
        background: var(--surface-deep);
        font-weight: 700;
      }
      table {
        width: 100%;
        border-collapse: collapse;
      }
      th,
      td {
        padding: 0.3rem 0.6rem 0.3rem 0;
        border-bottom: 1px solid var(--line);
        text-align: start;
        font-weight: 400;
        font-variant-numeric: tabular-nums;
      }
      thead th {
        font-size: 0.875rem;
        color: var(--ink-soft);
      }
      tbody .button {
        min-width: 3.5rem;
        font-weight: 700;
      }
      meter {
        width: 5rem;
        vertical-align: middle;
      }
      /* The number says the same. */
      @media (max-width: 30rem) {
        .spare {
          display: none;
        }
      }
      caption {
        padding-bottom: 0.6rem;
        text-align: start;
        font-weight: 600;
      }
    `,
  ];

  private say<Key extends keyof typeof en>(
    key: Key,
    ...values: ArgumentsOf<(typeof en)[Key]>
  ): string {
    return tellOfOpenings(this.state.settings.language, key, ...values);
  }

  protected override willUpdate(changed: PropertyValues): void {
    const { language } = this.state.settings;
    const speaks = this.spoken !== language;
    this.spoken = language;
    if (!changed.has("ruleset") && !changed.has("line") && !speaks) return;
    [this.previewed, this.refusal] = [null, null];
    void this.open();
  }

  private async open(): Promise<void> {
    this.asked += 1;
    const mine = this.asked;
    try {
      const visited = await visit(this.app.core, this.ruleset, this.line);
      if (mine !== this.asked) return;
      [this.visited, this.problem] = [visited, null];
    } catch (problem) {
      if (mine !== this.asked) return;
      [this.visited, this.problem] = [null, this.say("missing", { reason: reasonOf(problem) })];
      this.app.say(this.problem);
    }
  }

  private address(line: readonly string[]): string {
    return routeAddress({ screen: "openings", ruleset: this.ruleset, line });
  }

  private go(move: string): void {
    this.app.go({ screen: "openings", ruleset: this.ruleset, line: [...this.line, move] });
  }

  private percent(thousandths: number): string {
    const number = (thousandths / 10).toLocaleString(this.state.settings.language);
    return this.say("percent", { number });
  }

  private path() {
    const steps = [...[this.say("start"), ...this.line].entries()];
    const shown = steps.filter(([index]) => index === 0 || index > this.line.length - maxShown);
    return html`<nav aria-label=${this.say("line")}>
      <ol class="line">
        ${shown.map(
          ([index, step]) =>
            html`<li>
              <a
                href=${this.address(this.line.slice(0, index))}
                aria-current=${index === this.line.length ? "step" : nothing}
                >${step}</a
              >
            </li>`,
        )}
      </ol>
    </nav>`;
  }

  private board({ view }: Visited) {
    const { line, ruleset } = this;
    const { core } = this.app;
    return html`<sowmill-board
      ${boardProperties(this.state.settings)}
      .view=${view.board}
      .legal=${view.moves}
      .interactive=${view.phase === "play"}
      .preview=${(move: string) => askAfter(core, ruleset, line, (match) => match.replay(move))}
      .whyNot=${(move: string) => askAfter(core, ruleset, line, (match) => match.whyNot(move))}
      @board-move=${(event: CustomEvent<{ move: string }>) => this.go(event.detail.move)}
      @board-refused=${(event: CustomEvent<{ reason: string }>) => this.refuse(event.detail.reason)}
      @board-preview=${(event: CustomEvent<{ say: string | null }>) =>
        this.foresee(event.detail.say)}
    ></sowmill-board>`;
  }

  private refuse(reason: string): void {
    this.refusal = reason;
    this.app.say(reason);
  }

  private foresee(say: string | null): void {
    this.previewed = say;
    if (say !== null) this.refusal = null;
  }

  private remark({ view }: Visited) {
    if (this.refusal !== null) return html`<p class="remark refused">${this.refusal}</p>`;
    if (this.previewed !== null) return html`<p class="remark preview">${this.previewed}</p>`;
    const turn =
      view.chooser && this.tell("game.turn", { side: this.tell(`side.${view.chooser}`) });
    return this.asking.open
      ? nothing
      : html`<p class="remark">${turn ?? view.verdict.say ?? ""}</p>`;
  }

  private row({ move, score, expectedThousandths, goesOn }: OpeningMove) {
    const expected = this.percent(expectedThousandths);
    const worth = { score, expectedThousandths, certainty: "estimate" } as const;
    const words = wordsIn(this.state.settings.language);
    const unit = unitOf(this.ruleset);
    return html`<tr>
      <th scope="row">
        <button
          class="button"
          aria-label=${this.say("play", { move })}
          @click=${() => this.go(move)}
        >
          ${move}
        </button>
      </th>
      <td>
        <span aria-hidden="true">${signOf(worth, unit, words)}</span>
        <span class="visually-hidden">${wordsOf(worth, unit, words)}</span>
      </td>
      <td>
        <meter
          class="spare"
          min="0"
          max="1000"
          .value=${expectedThousandths}
          aria-label=${expected}
        ></meter>
        ${expected}
      </td>
      <td class="small soft">${goesOn ? this.say("goes_on") : this.say("ends")}</td>
    </tr>`;
  }

  private moves({ moves }: Opening, over: boolean) {
    if (moves.length === 0) return html`<p>${over ? this.say("over") : this.say("none")}</p>`;
    return html`<div class="wide" tabindex="0" role="region" aria-label=${this.say("moves")}>
        <table>
          <caption class="visually-hidden">
            ${this.say("moves")}
          </caption>
          <thead>
            <tr>
              <th scope="col">${this.say("move")}</th>
              <th scope="col">${this.say("value")}</th>
              <th scope="col">${this.say("expected")}</th>
              <td></td>
            </tr>
          </thead>
          <tbody>
            ${moves.map((each) => this.row(each))}
          </tbody>
        </table>
      </div>
      <p class="small soft">${this.say("expected_help")}</p>`;
  }

  private setups({ setups }: Opening) {
    if (setups.length === 0) return html`<p>${this.say("unmixed")}</p>`;
    return html`<section class="card">
      <p>${this.say("setups_help")}</p>
      <div class="wide" tabindex="0" role="region" aria-label=${this.say("setups")}>
        <table>
          <caption>
            ${this.say("setups")}
          </caption>
          <thead>
            <tr>
              <th scope="col">${this.say("setup")}</th>
              <th scope="col">${this.say("share")}</th>
            </tr>
          </thead>
          <tbody>
            ${setups.map(
              ({ setup, shareThousandths }) =>
                html`<tr>
                  <th scope="row"><code>${setup}</code></th>
                  <td>
                    <meter
                      min="0"
                      max="1000"
                      .value=${shareThousandths}
                      aria-label=${this.percent(shareThousandths)}
                    ></meter>
                    ${this.percent(shareThousandths)}
                  </td>
                </tr>`,
            )}
          </tbody>
        </table>
      </div>
    </section>`;
  }

  /** One move back, and to the analysis. */
  private leading({ position }: MatchView) {
    const { line, ruleset } = this;
    return html`${line.length > 0
      ? html`<a class="button" href=${this.address(line.slice(0, -1))}
          >${icons.previous} ${this.say("back")}</a
        >`
      : nothing}
    ${position === undefined
      ? nothing
      : html`<a
          class="button"
          href=${routeAddress({ screen: "analysis", ruleset, position, line: [] })}
          >${icons.analyse} ${this.tell("game.analyse")}</a
        >`}`;
  }

  private table(visited: Visited) {
    const { view, opening } = visited;
    if (familyOf(this.ruleset) === "aqil") return this.setups(opening);
    return html`${this.path()}
      <div class="columns">
        <div>
          ${this.board(visited)}
          <div class="telling">${this.asking.part()} ${this.remark(visited)}</div>
        </div>
        <section class="card">
          ${this.moves(opening, view.phase === "over")}
          <div class="row">${this.leading(view)}</div>
        </section>
      </div>`;
  }

  protected override render() {
    const { visited, problem } = this;
    const title = titleOf(this.ruleset, this.state.rulesets);
    return html`<div class="stack">
        <div>
          <h1 tabindex="-1">${this.say("title", { title })}</h1>
          <p class="soft">${this.say("help")}</p>
        </div>
        <div>${rulesButton(this.app)}</div>
        ${problem === null ? nothing : html`<p>${problem}</p>`}
        ${visited ? this.table(visited) : nothing}
      </div>
      <sowmill-rules-drawer .app=${this.app} .ruleset=${this.ruleset}></sowmill-rules-drawer>`;
  }
}
