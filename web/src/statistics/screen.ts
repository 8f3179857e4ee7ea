// <sowmill-statistics>: what one's own games came to, in numbers, tables and small charts.
import { html, nothing } from "lit";
import { customElement, state } from "lit/decorators.js";
import { AppElement } from "../app/element";
import "../app/parts/drawer";
import { fileButton, fileButtonStyle } from "../app/parts/file_button";
import { icons } from "../app/parts/icons";
import { saveFile } from "../app/parts/save_file";
import { levelName } from "../app/player_name";
import { titleOf } from "../app/state/families";
import { type PlayedGame, resultOf, withResult } from "../app/state/results";
import { routeAddress } from "../app/state/route";
import { base, screen, wideTable } from "../app/style/base";
import { ArchiveError, archiveText, readArchive } from "./archive";
import { chartStyle } from "./charts";
import { figuresOf } from "./figures";
import { type Say, type Telling, numbers } from "./numbers";
import { statisticsStyle } from "./style";
import { tellOfStatistics } from "./words";

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

  static override styles = [base, screen, wideTable, fileButtonStyle, chartStyle, statisticsStyle];

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

  private say: Say = (key, ...values) =>
    tellOfStatistics(this.state.settings.language, key, ...values);

  private telling(): Telling {
    const { settings, rulesets } = this.state;
    const title = (id: string) => titleOf(id, rulesets);
    const level = (each: number) => levelName(this.app, each);
    return { say: this.say, language: settings.language, title, level };
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
    const kept = games.filter(({ id }) => !shelf.holds(id));
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
        ${fileButton(this.say("import"), ".json,application/json", this.read)}
        ${this.results.length > 0
          ? html`<button class="button danger" @click=${() => (this.deleting = true)}>
              ${icons.bin} ${this.say("delete")}
            </button>`
          : nothing}
      </div>
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
        ${this.choice()} ${shown.length === 0 ? nothing : numbers(this.telling(), figuresOf(shown))}
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
