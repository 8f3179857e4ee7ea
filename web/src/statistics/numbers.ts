// What the games came to: figures, tables, and small charts with a table of the same for those who listen.
import { html, nothing } from "lit";
import type { ArgumentsOf } from "../messages/catalogue";
import type { Language } from "../messages/messages";
import { columns, curve, resultBar } from "./charts";
import { type Figures, type Row, type Tally, percentOf } from "./figures";
import type { en } from "./words/en";

export type Say = <Key extends keyof typeof en>(
  key: Key,
  ...values: ArgumentsOf<(typeof en)[Key]>
) => string;

export interface Telling {
  readonly say: Say;
  readonly language: Language;
  readonly title: (ruleset: string) => string;
  readonly level: (level: number) => string;
}

function number({ language }: Telling, value: number, digits = 0): string {
  return value.toLocaleString(language, { maximumFractionDigits: digits });
}

function percent(telling: Telling, value: number): string {
  return telling.say("percent", { number: number(telling, value) });
}

function summary({ say }: Telling, { won, drawn, lost }: Tally): string {
  return say("summary", { won, drawn, lost });
}

function bar(telling: Telling, name: string, tally: Tally) {
  return resultBar(tally, telling.say("chart_of", { name, summary: summary(telling, tally) }));
}

interface Outcomes<Key> {
  readonly caption: string;
  readonly head: string;
  readonly rows: readonly Row<Key>[];
  readonly nameOf: (key: Key) => string;
}

function outcomeRow<Key>(telling: Telling, row: Row<Key>, name: string) {
  const cell = (value: string | number) => html`<td class="number">${value}</td>`;
  return html`<tr>
    <th scope="row">${name}</th>
    ${cell(row.won)} ${cell(row.drawn)} ${cell(row.lost)} ${cell(percent(telling, percentOf(row)))}
    <td class="chart">${bar(telling, name, row)}</td>
  </tr>`;
}

function outcomes<Key>(telling: Telling, { caption, head, rows, nameOf }: Outcomes<Key>) {
  if (rows.length === 0) return nothing;
  return html`<section class="card">
    <h2>${caption}</h2>
    <div class="wide" tabindex="0" role="region" aria-label=${caption}>
      <table>
        <thead>
          <tr>
            <th scope="col">${head}</th>
            ${(["won", "drawn", "lost", "score"] as const).map(
              (key) => html`<th scope="col" class="number">${telling.say(key)}</th>`,
            )}
            <td class="chart"></td>
          </tr>
        </thead>
        <tbody>
          ${rows.map((row) => outcomeRow(telling, row, nameOf(row.key)))}
        </tbody>
      </table>
    </div>
  </section>`;
}

function fact(name: string, value: string, note = "") {
  return html`<div>
    <dt>${name}</dt>
    <dd>${value}${note === "" ? nothing : html`<span class="small soft">${note}</span>`}</dd>
  </div>`;
}

function streakNow({ say }: Telling, { streak }: Figures): string {
  if (streak === null) return say("streak_none");
  return say(streak.outcome === "won" ? "streak_won" : "streak_lost", { count: streak.count });
}

function lengthFact(telling: Telling, { length }: Figures) {
  const { say } = telling;
  if (!length) return nothing;
  const mean = number(telling, length.mean, 1);
  const range = say("length_range", { least: length.least, most: length.most });
  return fact(say("length"), say("length_value", { mean }), range);
}

function accuracyFact(telling: Telling, { accuracy }: Figures) {
  const { say } = telling;
  return accuracy
    ? fact(
        say("accuracy"),
        percent(telling, accuracy.mean),
        say("accuracy_of", { count: accuracy.games }),
      )
    : fact(say("accuracy"), "–", say("accuracy_none"));
}

function facts(telling: Telling, figures: Figures) {
  const { say } = telling;
  return html`<dl class="facts">
    ${fact(say("streak"), streakNow(telling, figures))}
    ${fact(say("longest"), number(telling, figures.longestWins))} ${lengthFact(telling, figures)}
    ${accuracyFact(telling, figures)}
  </dl>`;
}

/** A chart as a table, for those who listen. */
function toHear(caption: string, heads: readonly [string, string], rows: [string, string][]) {
  return html`<table class="visually-hidden">
    <caption>
      ${caption}
    </caption>
    <tr>
      ${heads.map((head) => html`<th scope="col">${head}</th>`)}
    </tr>
    ${rows.map(
      ([name, value]) =>
        html`<tr>
          <th scope="row">${name}</th>
          <td>${value}</td>
        </tr>`,
    )}
  </table>`;
}

function lengths({ say }: Telling, { lengths: bins }: Figures) {
  const label = say("lengths");
  return html`<section class="card">
    <h2>${label}</h2>
    ${columns(bins, label)}
    ${toHear(
      label,
      [say("moves"), say("count")],
      bins.map(({ from, to, count }) => [say("bin", { from, to }), String(count)]),
    )}
  </section>`;
}

function accuracies(telling: Telling, { accuracies: found }: Figures) {
  const { say } = telling;
  if (found.length < 2) return nothing;
  const first = number(telling, found[0] ?? 0);
  const last = number(telling, found.at(-1) ?? 0);
  return html`<section class="card">
    <h2>${say("accuracies")}</h2>
    ${curve(found, say("accuracies_chart", { count: found.length, first, last }))}
    ${toHear(
      say("accuracies"),
      [say("game_number"), say("accuracy")],
      found.map((value, index) => [String(index + 1), percent(telling, value)]),
    )}
  </section>`;
}

function overall(telling: Telling, figures: Figures) {
  const { say } = telling;
  const { all, together } = figures;
  return html`<section class="card all">
    <h2>${say("against")}</h2>
    <p class="large">${say("games", { count: all.games })} · ${percent(telling, percentOf(all))}</p>
    ${all.games > 0 ? bar(telling, say("against"), all) : nothing}
    <p>${summary(telling, all)}</p>
    ${together > 0 ? html`<p class="soft">${say("together", { count: together })}</p>` : nothing}
    ${facts(telling, figures)}
  </section>`;
}

export function numbers(telling: Telling, figures: Figures) {
  const { say, title, level } = telling;
  return html`${overall(telling, figures)}
  ${outcomes(telling, {
    caption: say("by_ruleset"),
    head: say("ruleset"),
    rows: figures.byRuleset,
    nameOf: title,
  })}
  ${outcomes(telling, {
    caption: say("by_level"),
    head: say("level"),
    rows: figures.byLevel,
    nameOf: (each) => say("level_of", { level: level(each) }),
  })}
  ${outcomes(telling, {
    caption: say("by_side"),
    head: say("side"),
    rows: figures.bySeat,
    nameOf: (seat) => say(`side_${seat}`),
  })}
  ${lengths(telling, figures)} ${accuracies(telling, figures)}`;
}
