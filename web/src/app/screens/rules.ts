// <sowmill-rules>: all rule sets, or the rules of one.
import { css, html } from "lit";
import { customElement, property } from "lit/decorators.js";
import { AppElement } from "../element";
import { icons } from "../parts/icons";
import { families, rulesetsOf, titleOf } from "../state/families";
import { routeAddress } from "../state/route";
import { base, screen } from "../style/base";
import "../../rules/rules_text";

@customElement("sowmill-rules")
export class Rules extends AppElement {
  @property() page: string | null = null;
  @property() anchor: string | null = null;

  static override styles = [
    base,
    screen,
    css`
      :host {
        max-width: 46rem;
      }
      ul {
        list-style: none;
        margin: 0.5rem 0 0;
        padding: 0;
        display: grid;
        gap: 0.4rem;
      }
      li a {
        display: flex;
        align-items: baseline;
        justify-content: space-between;
        gap: 1rem;
        padding: 0.7rem 1rem;
        color: inherit;
        text-decoration: none;
      }
      li a:hover {
        background: var(--surface-deep);
      }
      @media print {
        .row {
          display: none;
        }
      }
    `,
  ];

  private link(page: string, title: string, note = "") {
    return html`<li>
      <a class="card" href=${routeAddress({ screen: "rules", page, anchor: null })}
        ><span>${title}</span> <code class="soft">${note}</code></a
      >
    </li>`;
  }

  private contents() {
    return html`<div class="stack">
      <h1 tabindex="-1">${this.tell("rules.title")}</h1>
      ${families.map(
        (family) =>
          html`<section>
            <h2>${this.tell(`family.${family}.name`)}</h2>
            <ul>
              ${rulesetsOf(family, this.state.rulesets).map(({ id, title }) =>
                this.link(id, title, id),
              )}
            </ul>
          </section>`,
      )}
      <ul>
        ${this.link("all", this.tell("rules.all"))}
      </ul>
    </div>`;
  }

  protected override render() {
    const { page } = this;
    if (page === null) return this.contents();
    const known = this.state.rulesets.some((ruleset) => ruleset.id === page);
    const title = page === "all" ? this.tell("rules.all") : titleOf(page, this.state.rulesets);
    return html`<div class="stack">
      <div>
        <h1 tabindex="-1">${title}</h1>
        ${known ? html`<p class="soft">${this.tell("rules.ruleset")} <code>${page}</code></p>` : ""}
      </div>
      <div class="row">
        ${known
          ? html`<a class="button main" href=${routeAddress({ screen: "new", ruleset: page })}
              >${icons.goOn} ${this.tell("rules.play")}</a
            >`
          : ""}
        <a class="button" href=${routeAddress({ screen: "rules", page: null, anchor: null })}
          >${icons.back} ${this.tell("rules.all_rulesets")}</a
        >
      </div>
      <sowmill-rules-text
        .app=${this.app}
        .page=${page}
        .anchor=${this.anchor}
      ></sowmill-rules-text>
    </div>`;
  }
}
