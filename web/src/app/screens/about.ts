// <sowmill-about>: what this is, and the single file to take along.
import { css, html } from "lit";
import { customElement } from "lit/decorators.js";
import { AppElement } from "../element";
import { icons } from "../parts/icons";
import { routeAddress } from "../state/route";
import { base, screen } from "../style/base";

@customElement("sowmill-about")
export class About extends AppElement {
  static override styles = [
    base,
    screen,
    css`
      :host {
        max-width: 40rem;
      }
      section {
        display: grid;
        gap: 0.5rem;
        justify-items: start;
      }
      ul {
        margin: 0;
        padding-left: 1.2rem;
      }
      .lead {
        font-size: 1.1rem;
      }
    `,
  ];

  protected override render() {
    const download = html`<a class="button main" href="sowmill.html" download
      >${icons.save} ${this.tell("about.download")}</a
    >`;
    return html`<div class="stack">
      <h1 tabindex="-1">${this.tell("about.title")}</h1>
      <p class="lead">${this.tell("about.lead")}</p>
      <section class="card">
        <h2>${this.tell("about.offline_title")}</h2>
        <p>${this.tell("about.offline")}</p>
        ${location.protocol === "file:" ? html`<p>${this.tell("about.is_file")}</p>` : download}
      </section>
      <section>
        <h2>${this.tell("about.private_title")}</h2>
        <p>${this.tell("about.private")}</p>
      </section>
      <section>
        <h2>${this.tell("about.rules_title")}</h2>
        <p>${this.tell("about.rules")}</p>
        <a class="button" href=${routeAddress({ screen: "rules", page: null, anchor: null })}
          >${icons.rules} ${this.tell("rules.open")}</a
        >
      </section>
      <section>
        <h2>${this.tell("about.keys_title")}</h2>
        <ul>
          <li>${this.tell("about.keys_board")}</li>
          <li>${this.tell("about.keys_skip")}</li>
          <li>${this.tell("about.keys_step")}</li>
        </ul>
      </section>
      <section>
        <h2>${this.tell("about.source_title")}</h2>
        <p>${this.tell("about.source")}</p>
      </section>
    </div>`;
  }
}
