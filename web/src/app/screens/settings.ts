// <sowmill-settings>: a screen of its own, and in the drawer of the game.
import { css, html, nothing } from "lit";
import { customElement, property } from "lit/decorators.js";
import { AppElement } from "../element";
import { choice, choiceStyle } from "../parts/choice";
import { type Settings, languages, looks, seatings, speeds, taps, themes } from "../state/settings";
import { base, screen } from "../style/base";

@customElement("sowmill-settings")
export class SettingsScreen extends AppElement {
  @property({ type: Boolean, reflect: true }) inside = false; // In a drawer, which has the heading.

  static override styles = [
    base,
    screen,
    choiceStyle,
    css`
      :host {
        max-width: 40rem;
      }
      :host([inside]) {
        padding: 0;
      }
    `,
  ];

  private one<Key extends keyof Settings>(
    key: Key,
    legend: string,
    values: readonly (Settings[Key] & string)[],
    label: (value: Settings[Key] & string) => string,
  ) {
    return choice({
      legend,
      name: key,
      options: values.map((value) => ({ value, label: label(value) })),
      value: this.state.settings[key] as Settings[Key] & string,
      change: (value) => void this.app.changeSettings({ [key]: value } as Partial<Settings>),
    });
  }

  protected override render() {
    const { settings } = this.state;
    return html`<div class="stack">
      ${this.inside ? nothing : html`<h1 tabindex="-1">${this.tell("settings.title")}</h1>`}
      ${this.one("language", this.tell("settings.language"), languages, (value) =>
        this.tell(`language.${value}`),
      )}
      ${this.one("theme", this.tell("settings.theme"), themes, (value) =>
        this.tell(`theme.${value}`),
      )}
      ${this.one("look", this.tell("settings.look"), looks, (value) => this.tell(`look.${value}`))}
      ${this.one("speed", this.tell("settings.speed"), speeds, (value) =>
        this.tell(`speed.${value}`),
      )}
      ${choice({
        legend: this.tell("settings.sound"),
        name: "sound",
        options: (["off", "on"] as const).map((value) => ({
          value,
          label: this.tell(`sound.${value}`),
        })),
        value: settings.sound ? "on" : "off",
        change: (value) => void this.app.changeSettings({ sound: value === "on" }),
      })}
      ${this.one("tapToPlay", this.tell("settings.tap"), taps, (value) =>
        this.tell(`tap.${value}`),
      )}
      ${this.one("seating", this.tell("settings.seating"), seatings, (value) =>
        this.tell(`seating.${value}`),
      )}
      <p class="soft small">${this.tell("settings.kept")}</p>
    </div>`;
  }
}
