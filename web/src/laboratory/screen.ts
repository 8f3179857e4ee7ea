// <sowmill-laboratory>: set-ups of Lib al-Aqil against each other.
import { type PropertyValues, css, html, nothing } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { AnalysisElement } from "../analysis/messages/words";
import { linesStyle } from "../analysis/parts/lines";
import { analysisScreen } from "../analysis/style";
import { signOf, signed, wordsOf, type Worth } from "../analysis/value";
import { reasonOf } from "../app/application";
import { boardProperties } from "../app/parts/board_properties";
import { icons } from "../app/parts/icons";
import { titleOf } from "../app/state/families";
import { routeAddress } from "../app/state/route";
import { randomSeed } from "../app/session_moves";
import { base } from "../app/style/base";
import { rulesButton } from "../rules/rules_drawer";
import { type Pair, isLaid, keeps, neighboursOf, positionOf, rowOf, turned } from "./pair";
import {
  type First,
  type PairValue,
  type Reply,
  isProven,
  noValue,
  repliesOf,
  valuePair,
} from "./valuer";

const firsts = ["south", "north"] as const;
const otherOf = (side: First): First => (side === "south" ? "north" : "south");
const bestShown = 8;

@customElement("sowmill-laboratory")
export class Laboratory extends AnalysisElement {
  @property() ruleset = "aqil";
  @property() south = "";
  @property() north = "";
  @state() private pair: Pair = { south: [11, 5, 5, 5, 5, 5], north: [6, 7, 5, 6, 6, 6] };
  @state() private value: PairValue = noValue;
  @state() private replies: readonly Reply[] = [];
  @state() private replying: First | null = null;
  private valuing = new AbortController();
  private looking = new AbortController();
  private waiting: ReturnType<typeof setTimeout> | null = null;
  private said = "";

  static override styles = [
    base,
    analysisScreen,
    linesStyle,
    css`
      .rows {
        display: grid;
        gap: 0.8rem;
        align-items: start;
        grid-template-columns: minmax(0, 1fr);
      }
      @media (min-width: 60rem) {
        .rows {
          grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
        }
        .columns.lab {
          grid-template: auto / minmax(0, 1fr);
        }
      }
      table {
        border-collapse: collapse;
        width: 100%;
      }
      th,
      td {
        text-align: left;
        padding: 0.4rem 0.3rem;
        border-bottom: 1px solid var(--line);
      }
      .worth {
        display: inline-block;
      }
      .advice {
        font-weight: 700;
      }
      .scroll {
        overflow-x: auto;
      }
      @media (max-width: 30rem) {
        table {
          font-size: 0.875rem;
        }
        td .button {
          min-height: 2.3rem;
          padding-inline: 0.6rem;
        }
        .worth {
          padding-inline: 0.3rem;
        }
      }
      .setup {
        white-space: nowrap;
        font-variant-numeric: tabular-nums;
      }
    `,
  ];

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.valuing.abort();
    this.looking.abort();
  }

  protected override willUpdate(changed: PropertyValues): void {
    if (!changed.has("ruleset") && !changed.has("south") && !changed.has("north")) return;
    const [south, north] = [rowOf(this.south), rowOf(this.north)];
    this.lay({
      south: south && isLaid(south) ? south : this.pair.south,
      north: north && isLaid(north) ? north : this.pair.north,
    });
  }

  private lay(pair: Pair): void {
    this.pair = pair;
    this.value = noValue;
    this.replies = [];
    this.valuing.abort();
    this.looking.abort();
    this.replying = null;
    // Once for all that has changed, and when it is on the screen.
    if (this.waiting !== null) clearTimeout(this.waiting);
    this.waiting = setTimeout(() => void this.weigh());
  }

  private get laid(): boolean {
    return isLaid(this.pair.south) && isLaid(this.pair.north);
  }

  private async weigh(): Promise<void> {
    if (!this.laid || !this.isConnected) return;
    const { pair, ruleset } = this;
    const [south, north] = [pair.south.join("-"), pair.north.join("-")];
    history.replaceState(
      history.state,
      "",
      routeAddress({ screen: "laboratory", ruleset, south, north }),
    );
    const valuing = new AbortController();
    this.valuing = valuing;
    // The search has them as soon as they are here; nobody waits for them.
    this.app.core.tables?.prepare(ruleset).catch(() => undefined);
    try {
      await valuePair(this.app.core, ruleset, pair, valuing.signal, (value) => this.learn(value));
    } catch (problem) {
      this.app.notice(reasonOf(problem));
    }
  }

  private learn(value: PairValue): void {
    this.value = value;
    if (!value.done) return;
    const told = firsts.map((first) => this.sentence(first)).join(" ");
    if (told !== this.said) this.app.say(told);
    this.said = told;
  }

  private sentence(first: First): string {
    const worth = this.value[first];
    if (!worth) return "";
    const advice = keeps(worth) ? this.words("lab.keep") : this.words("lab.swap");
    const value = wordsOf(keeps(worth) ? worth : turned(worth), "seeds", this.words);
    return this.words("lab.sentence", { side: this.tell(`side.${first}`), advice, value });
  }

  private async random(side: First): Promise<void> {
    const text = await this.app.core.ask("random-setup", this.ruleset, randomSeed());
    const row = rowOf(text);
    if (row) this.lay({ ...this.pair, [side]: row });
  }

  /** Rows that strong players lay, and those that one seed moved would make. */
  private async candidates(side: First): Promise<number[][]> {
    const book = await this.app.core.ask("book", this.ruleset, "");
    const known = (JSON.parse(book) as { setups?: { setup: string }[] }).setups ?? [];
    const rows = [this.pair[side], ...neighboursOf(this.pair[side])];
    const laid = known.map(({ setup }) => rowOf(setup)).filter((row) => row !== null);
    const all = new Map([...laid, ...rows].map((row) => [row.join("-"), [...row]]));
    return [...all.values()];
  }

  private async findReplies(side: First): Promise<void> {
    this.looking.abort();
    const looking = new AbortController();
    this.looking = looking;
    this.replying = side;
    this.replies = [];
    const { core } = this.app;
    const { signal } = looking;
    const search = { core, ruleset: this.ruleset, side, against: this.pair[otherOf(side)], signal };
    try {
      const found = repliesOf(search, await this.candidates(side), bestShown);
      for await (const replies of found) if (!signal.aborted) this.replies = replies;
    } catch (problem) {
      if (!signal.aborted) throw problem;
    }
    const [best] = this.replies;
    if (best && !signal.aborted)
      this.app.say(this.words("lab.best_reply", { setup: best.row.join("-") }));
  }

  // --- What is shown ---

  private rowPart(side: First) {
    const { words, pair } = this;
    const name = this.tell(`side.${side}`);
    const changed = (event: CustomEvent<{ counts: number[] }>) =>
      this.lay({ ...this.pair, [side]: event.detail.counts });
    return html`<section class="panel" aria-label=${words("lab.row_of", { side: name })}>
      <h2>${words("lab.row_of", { side: name })}</h2>
      <sowmill-setup-board
        ${boardProperties(this.state.settings)}
        .side=${side}
        .total=${36}
        .counts=${pair[side]}
        @setup-change=${changed}
      >
        <button class="button" @click=${() => this.random(side)}>
          ${this.tell("aqil.setup_random")}
        </button>
        <button class="button" ?disabled=${!this.laid} @click=${() => this.findReplies(side)}>
          ${icons.hint} ${words("lab.find")}
        </button>
      </sowmill-setup-board>
    </section>`;
  }

  private worth(worth: Worth | null) {
    const { words } = this;
    if (!worth) return html`<span class="soft">…</span>`;
    return html`<span class="worth ${worth.certainty}" aria-hidden="true"
        >${signOf(worth, "seeds", words)}</span
      ><span class="visually-hidden">${wordsOf(worth, "seeds", words)}</span>`;
  }

  private values() {
    const { words, value } = this;
    const seconds = (value.milliseconds / 1000).toFixed(1).replace(".", words("value.decimal"));
    return html`<section class="panel" aria-labelledby="values">
      <h2 id="values">${words("lab.values")}</h2>
      ${this.laid
        ? html`<div class="scroll" tabindex="0" role="group" aria-labelledby="values">
              <table>
                <thead>
                  <tr>
                    <th scope="col">${words("lab.first")}</th>
                    <th scope="col">${words("lab.keep")}</th>
                    <th scope="col">${words("lab.swap")}</th>
                    <th scope="col">${words("lab.advice")}</th>
                  </tr>
                </thead>
                <tbody>
                  ${firsts.map((first) => {
                    const worth = value[first];
                    const advice = worth && (keeps(worth) ? "lab.keep" : "lab.swap");
                    return html`<tr data-first=${first}>
                      <th scope="row">${this.tell(`side.${first}`)}</th>
                      <td>${this.worth(worth)}</td>
                      <td>${this.worth(worth && turned(worth))}</td>
                      <td class="advice">${advice ? words(advice) : ""}</td>
                    </tr>`;
                  })}
                </tbody>
              </table>
            </div>
            <p class="small soft">
              ${words(isProven(value) ? "lab.solved" : "lab.estimate", { seconds })}
            </p>
            <div class="row">
              ${firsts.map(
                (first) =>
                  html`<a
                    class="button"
                    href=${routeAddress({
                      screen: "analysis",
                      ruleset: this.ruleset,
                      position: positionOf(this.pair, first),
                      line: [],
                    })}
                  >
                    ${icons.analyse} ${words("lab.analyse", { side: this.tell(`side.${first}`) })}
                  </a>`,
              )}
            </div>`
        : html`<p>${this.tell("aqil.setup_help")}</p>`}
    </section>`;
  }

  private replyList() {
    const { words, replying } = this;
    if (!replying) return nothing;
    const side = this.tell(`side.${replying}`);
    return html`<section class="panel" aria-labelledby="replies">
      <h2 id="replies">${words("lab.replies_of", { side })}</h2>
      <p class="small soft">${words("lab.looked", { count: this.replies.length })}</p>
      <table>
        <thead>
          <tr>
            <th scope="col">${words("lab.setup")}</th>
            <th scope="col">${words("lab.hope")}</th>
            <th scope="col">${words("lab.lay")}</th>
          </tr>
        </thead>
        <tbody>
          ${this.replies.slice(0, bestShown).map(({ row, hope, exact }) => {
            const setup = row.join("-");
            return html`<tr>
              <td class="setup">${setup}</td>
              <td>${exact ? "=" : "≈"}${signed(hope / 100, words, 1)}</td>
              <td>
                <button
                  class="button"
                  aria-label=${words("lab.lay_it", { setup })}
                  @click=${() => this.lay({ ...this.pair, [replying]: row })}
                >
                  ${words("lab.lay")}
                </button>
              </td>
            </tr>`;
          })}
        </tbody>
      </table>
    </section>`;
  }

  protected override render() {
    const title = titleOf(this.ruleset, this.state.rulesets);
    return html`<header class="bar">
        <a
          class="button quiet round"
          href=${routeAddress({ screen: "new", ruleset: this.ruleset })}
          aria-label=${this.tell("nav.back")}
          >${icons.back}</a
        >
        <h1 tabindex="-1">${this.words("lab.of", { title })}</h1>
        ${rulesButton(this.app)}
      </header>
      <div class="columns lab">
        <p class="soft">${this.words("lab.about")}</p>
        <div class="rows">${this.rowPart("south")} ${this.rowPart("north")}</div>
        <div class="rows">${this.values()} ${this.replyList()}</div>
      </div>
      <sowmill-rules-drawer .app=${this.app} .ruleset=${this.ruleset}></sowmill-rules-drawer>`;
  }
}
