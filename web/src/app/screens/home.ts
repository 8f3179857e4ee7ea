// <sowmill-home>: choose a game, or go on with one.
import { css, html, nothing } from "lit";
import { customElement } from "lit/decorators.js";
import { AppElement } from "../element";
import { emblem } from "../parts/emblems";
import { gameLine } from "../parts/game_line";
import { icons } from "../parts/icons";
import { type Family, families, rulesetsOf } from "../state/families";
import { routeAddress } from "../state/route";
import { isOver } from "../state/stored_game";
import { base, screen } from "../style/base";

@customElement("sowmill-home")
export class Home extends AppElement {
  static override styles = [
    base,
    screen,
    css`
      .lead {
        font-size: 1.1rem;
        color: var(--ink-soft);
        max-width: 38rem;
        margin-top: 0.4rem;
      }
      .games {
        display: grid;
        gap: 1rem;
        grid-template-columns: repeat(auto-fill, minmax(min(100%, 19rem), 1fr));
        list-style: none;
        margin: 0;
        padding: 0;
      }
      .game {
        display: grid;
        grid-template-columns: clamp(5.5rem, 26%, 8rem) 1fr;
        gap: 0.1rem 1rem;
        align-items: center;
        height: 100%;
        color: inherit;
        text-decoration: none;
        padding: 0.9rem 1rem;
        transition: transform 120ms ease-out;
      }
      .game:hover {
        background: var(--surface-deep);
      }
      .emblem {
        grid-row: 1 / 4;
        width: 100%;
      }
      .game h2 {
        align-self: end;
      }
      .origin {
        color: var(--accent);
        font-size: 0.9rem;
        font-weight: 600;
      }
      .about {
        align-self: start;
        font-size: 0.95rem;
        color: var(--ink-soft);
        line-height: 1.4;
      }
      /* All four games on one small screen, as far as it goes. */
      @media (max-width: 32rem) {
        .lead {
          font-size: 0.95rem;
          margin-top: 0.2rem;
        }
        .stack {
          gap: 0.7rem;
        }
        .games {
          gap: 0.6rem;
        }
        .game {
          grid-template-columns: 4.5rem 1fr;
          gap: 0 0.8rem;
          padding: 0.55rem 0.8rem;
        }
        .game h2 {
          font-size: 1.15rem;
        }
        .origin,
        .about {
          font-size: 0.85rem;
          line-height: 1.3;
        }
      }
      .plank {
        fill: #8a5a30;
      }
      .pit {
        fill: #54301a;
      }
      .seed {
        fill: #e8dcc2;
      }
      .lines {
        fill: none;
        stroke: var(--line-strong);
        stroke-width: 2;
      }
      .white {
        fill: #fbf3e2;
        stroke: #54301a;
        stroke-width: 1.5;
      }
      .black {
        fill: #38241a;
        stroke: #b99a74;
        stroke-width: 1.5;
      }
      .resume {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        justify-content: space-between;
        gap: 0.75rem 1.5rem;
      }
      .resume p:first-child {
        font-family: var(--serif);
        font-weight: 600;
        font-size: 1.15rem;
      }
      .offline {
        display: flex;
        flex-wrap: wrap;
        gap: 0.4rem 0.8rem;
        justify-content: center;
        text-align: center;
        color: var(--ink-soft);
        padding-top: 0.5rem;
      }
    `,
  ];

  private card(family: Family) {
    const [first] = rulesetsOf(family, this.state.rulesets);
    if (!first) return nothing;
    return html`<li>
      <a
        class="card game"
        href=${routeAddress({ screen: "new", ruleset: first.id })}
        data-family=${family}
      >
        ${emblem(family)}
        <h2>${this.tell(`family.${family}.name`)}</h2>
        <span class="origin">${this.tell(`family.${family}.origin`)}</span>
        <span class="about">${this.tell(`family.${family}.about`)}</span>
      </a>
    </li>`;
  }

  private resume() {
    const game = this.state.games.find((each) => !isOver(each));
    if (!game) return nothing;
    const line = gameLine(this.app, game);
    return html`<section class="card resume" aria-label=${this.tell("home.resume")}>
      <div>
        <p>${line.title}</p>
        <p class="soft small">${line.players} · ${line.progress}</p>
      </div>
      <a class="button main" href=${routeAddress({ screen: "game", id: game.id })}
        >${icons.goOn} ${this.tell("home.resume")}</a
      >
    </section>`;
  }

  protected override render() {
    return html`<div class="stack">
      <div>
        <h1 tabindex="-1">${this.tell("home.title")}</h1>
        <p class="lead">${this.tell("app.tagline")}</p>
      </div>
      ${this.resume()}
      <ul class="games">
        ${families.map((family) => this.card(family))}
      </ul>
      <p class="offline">
        ${this.tell("home.offline")}
        <a href=${routeAddress({ screen: "about" })}>${this.tell("home.download")}</a>
      </p>
    </div>`;
  }
}
