// What the computer thinks: starting and stopping it, its figures, its lines, and what is shown of them.
import { html, nothing } from "lit";
import type { Application } from "../../app/application";
import { choice } from "../../app/parts/choice";
import { icons } from "../../app/parts/icons";
import { type Settings, lineCounts } from "../../app/state/settings";
import { valuedLines } from "../balance";
import type { Words } from "../messages/words";
import type { AnalysisSession, AnalysisState } from "../session";
import { unitOf } from "../value";
import { lineList } from "./lines";

export interface Computer {
  readonly app: Application;
  readonly session: AnalysisSession;
  readonly words: Words;
  readonly play: (moves: readonly string[]) => void;
}

function startButton({ session, words }: Computer) {
  const { running, insight, view } = session.state;
  if (view.phase !== "play" && !session.state.moving) return nothing;
  if (running && insight.analysis?.done) return nothing;
  const thinking = running && !insight.resting;
  const label = thinking ? "engine.stop" : running ? "engine.on" : "engine.start";
  // One button, so that the keyboard stays on it.
  return html`<button
    class="button ${thinking ? "" : "main"}"
    @click=${() => session.run(!thinking)}
  >
    ${thinking ? icons.stop : icons.goOn} ${words(label)}
  </button>`;
}

/** "1 240 000": so that long numbers can be read, in every language. */
function grouped(count: number): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, "\u202f");
}

function figures({ words }: Computer, { insight }: AnalysisState) {
  const { analysis } = insight;
  if (!analysis) return nothing;
  const seconds = (insight.milliseconds / 1000).toFixed(1).replace(".", words("value.decimal"));
  const told = [
    [words("engine.depth"), String(analysis.depth)],
    [words("engine.positions"), grouped(analysis.positions)],
    [words("engine.time"), words("engine.seconds", { seconds })],
  ];
  return html`<dl class="figures">
    ${told.map(
      ([name, value]) =>
        html`<div>
          <dt>${name}</dt>
          <dd>${value}</dd>
        </div>`,
    )}
  </dl>`;
}

function status({ words }: Computer, { running, insight, view, moving }: AnalysisState) {
  if (view.phase === "over" && !moving) return words("engine.over");
  if (insight.analysis?.done) {
    const proven = insight.analysis.lines[0]?.certainty === "exact";
    return words(proven ? "engine.solved" : "engine.exhausted");
  }
  if (!running) return words("engine.off");
  return insight.analysis ? "" : words("engine.thinking");
}

export function computerPanel(computer: Computer) {
  const { app, session, words, play } = computer;
  const { state } = session;
  const said = status(computer, state);
  const lines = valuedLines(state).slice(0, app.state.settings.lines);
  return html`<section class="panel" aria-labelledby="engine">
    <div class="head">
      <h2 id="engine">${words("engine.title")}</h2>
      ${startButton(computer)}
    </div>
    ${said ? html`<p class="small soft said">${said}</p>` : nothing} ${figures(computer, state)}
    ${state.insight.analysis
      ? html`<h3 class="visually-hidden">${words("lines.title")}</h3>
          ${lineList({ lines, unit: unitOf(state.subject.ruleset), words, play })}`
      : nothing}
    ${options(computer)}
  </section>`;
}

function toggle(label: string, checked: boolean, change: (checked: boolean) => void) {
  return html`<label class="switch">
    <input
      type="checkbox"
      .checked=${checked}
      @change=${(event: Event) => change((event.target as HTMLInputElement).checked)}
    />
    ${label}
  </label>`;
}

function options({ app, session, words }: Computer) {
  const { settings } = app.state;
  const set = async (change: Partial<Settings>) => {
    await app.changeSettings(change);
    if (!("arrows" in change)) session.rethink();
  };
  return html`<details class="options">
    <summary>${words("engine.options")}</summary>
    <div class="switches">
      ${choice({
        legend: words("engine.lines"),
        name: "lines",
        options: lineCounts.map((value) => ({ value, label: String(value) })),
        value: settings.lines,
        change: (lines) => void set({ lines }),
      })}
      ${toggle(words("engine.values"), settings.values, (values) => void set({ values }))}
      ${toggle(words("engine.arrows"), settings.arrows, (arrows) => void set({ arrows }))}
      <div>
        <p class="small">
          <strong>${words("value.legend")}</strong><br />${words("value.legend.seen")}
        </p>
        <dl class="legend">
          <dt><span class="worth exact">=</span></dt>
          <dd>${words("value.legend.exact")}</dd>
          <dt><span class="worth interval">[ ]</span></dt>
          <dd>${words("value.legend.interval")}</dd>
          <dt><span class="worth estimate">≈</span></dt>
          <dd>${words("value.legend.estimate")}</dd>
        </dl>
        ${unitOf(session.state.subject.ruleset) === "played_out"
          ? html`<p class="small">${words("value.legend.played_out")}</p>`
          : nothing}
      </div>
    </div>
  </details>`;
}
