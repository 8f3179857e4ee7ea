// <sowmill-new-game>: the rule set and the way to play.
import { css, html } from "lit";
import { customElement, property } from "lit/decorators.js";
import { isMessageKey } from "../../messages/messages";
import { AppElement } from "../element";
import { choice, choiceStyle } from "../parts/choice";
import "../parts/plan_form";
import { icons } from "../parts/icons";
import { familyOf, rulesetsOf } from "../state/families";
import { routeAddress } from "../state/route";
import { base, screen } from "../style/base";

@customElement("sowmill-new-game")
export class NewGame extends AppElement {
  @property() ruleset = "";

  static override styles = [
    base,
    screen,
    choiceStyle,
    css`
      :host {
        max-width: 48rem;
      }
      @media (min-width: 48rem) {
        .wide .options {
          grid-template-columns: repeat(auto-fit, minmax(13rem, 1fr));
        }
        .wide .pill {
          height: 100%;
          justify-content: flex-start;
        }
      }
      .links {
        padding-top: 0.25rem;
      }
    `,
  ];

  private note(id: string): string {
    const key = `ruleset.note.${id}`;
    return isMessageKey(key) ? this.app.tell(key as "ruleset.note.ouri") : "";
  }

  protected override render() {
    const known = this.state.rulesets.some((each) => each.id === this.ruleset);
    if (!known)
      return html`<div class="stack">
        <h1 tabindex="-1">${this.tell("ruleset.unknown", { id: this.ruleset })}</h1>
        <div><a class="button main" href="#/">${this.tell("home.title")}</a></div>
      </div>`;
    const family = familyOf(this.ruleset);
    const rulesets = rulesetsOf(family, this.state.rulesets);
    return html`<div class="stack">
      <h1 tabindex="-1">${this.tell(`family.${family}.name`)}</h1>
      ${choice({
        legend: this.tell("new.ruleset"),
        name: "ruleset",
        wide: true,
        options: rulesets.map(({ id, title }) => ({
          value: id,
          label: title,
          note: this.note(id),
        })),
        value: this.ruleset,
        change: (id) => location.replace(routeAddress({ screen: "new", ruleset: id })),
      })}
      <sowmill-plan-form .app=${this.app} .ruleset=${this.ruleset}></sowmill-plan-form>
      <div class="row links">
        <a
          class="button"
          href=${routeAddress({ screen: "rules", page: this.ruleset, anchor: null })}
          >${icons.rules} ${this.tell("rules.open")}</a
        >
        <a
          class="button"
          href=${routeAddress({ screen: "editor", ruleset: this.ruleset, position: "start" })}
          >${icons.edit} ${this.tell("new.editor")}</a
        >
        ${family === "aqil"
          ? html`<a
              class="button"
              href=${routeAddress({
                screen: "laboratory",
                ruleset: this.ruleset,
                south: "",
                north: "",
              })}
              >${icons.analyse} ${this.tell("aqil.laboratory")}</a
            >`
          : html`<a
              class="button"
              href=${routeAddress({
                screen: "analysis",
                ruleset: this.ruleset,
                position: "start",
                line: [],
              })}
              >${icons.analyse} ${this.tell("game.analyse")}</a
            >`}
        <a
          class="button"
          href=${routeAddress({ screen: "openings", ruleset: this.ruleset, line: [] })}
          >${icons.openings} ${this.tell("new.openings")}</a
        >
      </div>
    </div>`;
  }
}
