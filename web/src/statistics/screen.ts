// <sowmill-statistics>: what one's own games came to, in numbers, tables and small charts.
import { html, nothing, type TemplateResult } from "lit";
import { customElement, state } from "lit/decorators.js";
import { AppElement } from "../app/element";
import "../app/parts/drawer";
import { icons } from "../app/parts/icons";
import { saveFile } from "../app/parts/save_file";
import { titleOf } from "../app/state/families";
import { type PlayedGame, resultOf, withResult } from "../app/state/results";
import { routeAddress } from "../app/state/route";
import { base, screen } from "../app/style/base";
import type { ArgumentsOf } from "../messages/catalogue";
import { ArchiveError, archiveText, readArchive } from "./archive";
import { chartStyle, columns, curve, resultBar } from "./charts";
import { type Figures, type Row, type Tally, figuresOf, percentOf } from "./figures";
import { statisticsStyle } from "./style";
import { tellOfStatistics } from "./words";
import type { en } from "./words/en";

const REFUSALS = {
  "no-archive": "refused",
  newer: "refused_newer",
  "too-long": "refused_long",
} as const;

@customElement("sowmill-statistics")
export class Statistics extends AppElement {
  @state() private results: readonly PlayedGame[] = [];
  @state() private ruleset = "";
  @state() private deleting = false;

  static override styles = [base, screen, chartStyle, statisticsStyle];

  override connectedCallback(): void {
    super.connectedCallback();
    this.gather();
  }

  // Games against the computer that were over before results were kept apart.
  private gather(): void {
    const { shelf } = this.app;
    const kept = shelf.results();
    const known = new Set(kept.map(({ id }) => id));
    const missing = shelf
      .games()
      .flatMap((game) => resultOf(game) ?? [])
      .filter(({ id, seat }) => seat !== null && !known.has(id));
    this.results = missing.reduce<readonly PlayedGame[]>(withResult, kept);
    if (missing.length > 0) shelf.keepResults(this.results);
  }

  private say<Key extends keyof typeof en>(
    key: Key,
    ...values: ArgumentsOf<(typeof en)[Key]>
  ): string {
    return tellOfStatistics(this.state.settings.language, key, ...values);
  }

  private number(value: number, digits = 0): string {
    return value.toLocaleString(this.state.settings.language, { maximumFractionDigits: digits });
  }

  private percent(value: number): string {
    return this.say("percent", { number: this.number(value) });
  }

  private summary({ won, drawn, lost }: Tally): string {
    return this.say("summary", { won, drawn, lost });
  }

  private bar(name: string, tally: Tally): TemplateResult {
    return resultBar(tally, this.say("chart_of", { name, summary: this.summary(tally) }));
  }

  private table<Key>(
    caption: string,
    head: string,
    rows: readonly Row<Key>[],
    nameOf: (key: Key) => string,
  ) {
    if (rows.length === 0) return nothing;
    const cell = (value: string | number) => html`<td class="number">${value}</td>`;
    return html`<section class="card">
      <h2>${caption}</h2>
      <div class="wide" tabindex="0" role="region" aria-label=${caption}>
        <table>
          <thead>
            <tr>
              <th scope="col">${head}</th>
              ${(["won", "drawn", "lost", "score"] as const).map(
                (key) => html`<th scope="col" class="number">${this.say(key)}</th>`,
              )}
              <td></td>
            </tr>
          </thead>
          <tbody>
            ${rows.map(
              (row) =>
                html`<tr>
                  <th scope="row">${nameOf(row.key)}</th>
                  ${cell(row.won)} ${cell(row.drawn)} ${cell(row.lost)}
                  ${cell(this.percent(percentOf(row)))}
                  <td class="chart">${this.bar(nameOf(row.key), row)}</td>
                </tr>`,
            )}
          </tbody>
        </table>
      </div>
    </section>`;
  }

  private fact(name: string, value: string, note = "") {
    return html`<div>
      <dt>${name}</dt>
      <dd>${value}${note === "" ? nothing : html`<span class="small soft">${note}</span>`}</dd>
    </div>`;
  }

  private facts({ streak, longestWins, length, accuracy }: Figures) {
    const now =
      streak === null
        ? this.say("streak_none")
        : this.say(streak.outcome === "won" ? "streak_won" : "streak_lost", {
            count: streak.count,
          });
    return html`<dl class="facts">
      ${this.fact(this.say("streak"), now)}
      ${this.fact(this.say("longest"), this.number(longestWins))}
      ${length
        ? this.fact(
            this.say("length"),
            this.say("length_value", { mean: this.number(length.mean, 1) }),
            this.say("length_range", { least: length.least, most: length.most }),
          )
        : nothing}
      ${accuracy
        ? this.fact(
            this.say("accuracy"),
            this.percent(accuracy.mean),
            this.say("accuracy_of", { count: accuracy.games }),
          )
        : this.fact(this.say("accuracy"), "–", this.say("accuracy_none"))}
    </dl>`;
  }

  private lengths({ lengths }: Figures) {
    const label = this.say("lengths");
    return html`<section class="card">
      <h2>${label}</h2>
      ${columns(lengths, label)}
      <table class="visually-hidden">
        <caption>
          ${label}
        </caption>
        <tr>
          <th scope="col">${this.say("moves")}</th>
          <th scope="col">${this.say("count")}</th>
        </tr>
        ${lengths.map(
          ({ from, to, count }) =>
            html`<tr>
              <th scope="row">${this.say("bin", { from, to })}</th>
              <td>${count}</td>
            </tr>`,
        )}
      </table>
    </section>`;
  }

  private accuracies({ accuracies }: Figures) {
    if (accuracies.length < 2) return nothing;
    const [first, last] = [accuracies[0] ?? 0, accuracies.at(-1) ?? 0].map((value) =>
      this.number(value),
    );
    const count = accuracies.length;
    const label = this.say("accuracies_chart", { count, first: first ?? "", last: last ?? "" });
    return html`<section class="card">
      <h2>${this.say("accuracies")}</h2>
      ${curve(accuracies, label)}
      <table class="visually-hidden">
        <caption>
          ${this.say("accuracies")}
        </caption>
        <tr>
          <th scope="col">${this.say("game_number")}</th>
          <th scope="col">${this.say("accuracy")}</th>
        </tr>
        ${accuracies.map(
          (value, index) =>
            html`<tr>
              <th scope="row">${index + 1}</th>
              <td>${this.percent(value)}</td>
            </tr>`,
        )}
      </table>
    </section>`;
  }

  private choice() {
    const ids = [...new Set(this.results.map(({ ruleset }) => ruleset))];
    if (ids.length < 2) return nothing;
    return html`<label class="filter">
      <span>${this.say("filter")}</span>
      <select
        class="field"
        @change=${(event: Event) => (this.ruleset = (event.target as HTMLSelectElement).value)}
      >
        <option value="">${this.say("filter_all")}</option>
        ${ids.map(
          (id) =>
            html`<option value=${id} ?selected=${id === this.ruleset}>
              ${titleOf(id, this.state.rulesets)}
            </option>`,
        )}
      </select>
    </label>`;
  }

  private numbers(figures: Figures) {
    const { all, together } = figures;
    const title = (id: string) => titleOf(id, this.state.rulesets);
    return html`<section class="card all">
        <h2>${this.say("against")}</h2>
        <p class="large">
          ${this.say("games", { count: all.games })} · ${this.percent(percentOf(all))}
        </p>
        ${all.games > 0 ? this.bar(this.say("against"), all) : nothing}
        <p>${this.summary(all)}</p>
        ${together > 0
          ? html`<p class="soft">${this.say("together", { count: together })}</p>`
          : nothing}
        ${this.facts(figures)}
      </section>
      ${this.table(this.say("by_ruleset"), this.say("ruleset"), figures.byRuleset, title)}
      ${this.table(this.say("by_level"), this.say("level"), figures.byLevel, (level) =>
        this.say("level_of", { level }),
      )}
      ${this.table(this.say("by_side"), this.say("side"), figures.bySeat, (seat) =>
        this.say(`side_${seat}`),
      )}
      ${this.lengths(figures)} ${this.accuracies(figures)}`;
  }

  private save(): void {
    const text = archiveText({ results: this.results, games: this.app.shelf.games() });
    const day = new Date().toISOString().slice(0, 10);
    saveFile(`sowmill-${day}.json`, new Blob([text], { type: "application/json" }));
  }

  private async read(event: Event): Promise<void> {
    const input = event.target as HTMLInputElement;
    const file = input.files?.[0];
    if (!file) return;
    try {
      this.take(await file.text());
    } catch (problem) {
      if (!(problem instanceof ArchiveError)) throw problem;
      this.app.notice(this.say(REFUSALS[problem.problem]));
    }
    input.value = "";
  }

  // What is here already stays as it is.
  private take(text: string): void {
    const { shelf } = this.app;
    const { results, games } = readArchive(text);
    const known = new Set(this.results.map(({ id }) => id));
    const fresh = results.filter(({ id }) => !known.has(id));
    const kept = games.filter(({ id }) => shelf.game(id) === null);
    this.results = fresh.reduce<readonly PlayedGame[]>(withResult, this.results);
    const all = shelf.keepResults(this.results) && kept.every((game) => shelf.keepGame(game));
    const count = { results: fresh.length, games: kept.length };
    this.app.notice(all ? this.say("imported", count) : this.say("no_room"));
  }

  private deleteAll(): void {
    this.app.shelf.deleteResults();
    this.results = [];
    this.deleting = false;
    this.app.notice(this.say("deleted"));
  }

  private keeping() {
    return html`<section class="card keep">
      <h2>${this.say("keep")}</h2>
      <p class="soft small">${this.say("keep_help")}</p>
      <div class="row">
        <button class="button" @click=${this.save}>${icons.save} ${this.say("export")}</button>
        ${this.results.length > 0
          ? html`<button class="button danger" @click=${() => (this.deleting = true)}>
              ${icons.bin} ${this.say("delete")}
            </button>`
          : nothing}
      </div>
      <label>
        ${this.say("import")}
        <input class="field" type="file" accept=".json,application/json" @change=${this.read} />
      </label>
    </section>`;
  }

  private question() {
    return html`<sowmill-drawer
      small
      .open=${this.deleting}
      .heading=${this.say("delete_sure")}
      .closeLabel=${this.tell("nav.close")}
      @drawer-close=${() => (this.deleting = false)}
    >
      <div class="row">
        <button class="button danger" @click=${this.deleteAll}>${this.say("delete")}</button>
        <button class="button" @click=${() => (this.deleting = false)}>
          ${this.say("delete_no")}
        </button>
      </div>
    </sowmill-drawer>`;
  }

  protected override render() {
    const { ruleset } = this;
    const shown = this.results.filter((each) => ruleset === "" || each.ruleset === ruleset);
    return html`<div class="stack">
        <div>
          <h1 tabindex="-1">${this.say("title")}</h1>
          <p class="soft">${shown.length === 0 ? this.say("none") : this.say("private")}</p>
        </div>
        ${this.choice()} ${shown.length === 0 ? nothing : this.numbers(figuresOf(shown))}
        ${this.keeping()}
        <div class="row">
          <a class="button" href=${routeAddress({ screen: "games" })}
            >${icons.back} ${this.tell("games.title")}</a
          >
        </div>
      </div>
      ${this.question()}`;
  }
}
