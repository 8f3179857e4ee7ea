// <sowmill-games>: the games kept in this browser.
import { css, html, nothing } from "lit";
import { customElement, query, state } from "lit/decorators.js";
import { reasonOf } from "../application";
import { AppElement } from "../element";
import type { Drawer } from "../parts/drawer";
import "../parts/drawer";
import { fileButton, fileButtonStyle } from "../parts/file_button";
import { gameLine } from "../parts/game_line";
import { icons } from "../parts/icons";
import { recordFileName, saveFile } from "../parts/save_file";
import { routeAddress } from "../state/route";
import { type StoredGame, hasMoves, isOver } from "../state/stored_game";
import { base, screen } from "../style/base";

const maxShownLetters = 80; // Of the name of a game that cannot be read.

@customElement("sowmill-games")
export class Games extends AppElement {
  @state() private toDelete: readonly string[] = []; // Ids.
  @state() private pasted = "";
  @query("sowmill-drawer") private drawer!: Drawer;
  @query("h1") private heading!: HTMLElement;

  static override styles = [
    base,
    screen,
    fileButtonStyle,
    css`
      :host {
        max-width: 46rem;
      }
      ul {
        list-style: none;
        margin: 0.6rem 0 0;
        padding: 0;
        display: grid;
        gap: 0.6rem;
      }
      li.card {
        display: flex;
        align-items: center;
        gap: 0.25rem 0.5rem;
        padding: 0.4rem 0.5rem 0.4rem 0.4rem;
      }
      li .open {
        flex: 1;
        min-width: 0;
        color: inherit;
        text-decoration: none;
        padding: 0.35rem 0.6rem;
        border-radius: 10px;
        overflow-wrap: anywhere;
      }
      li a.open:hover {
        background: var(--surface-deep);
      }
      li span {
        display: block;
      }
      li strong {
        display: block;
        font-family: var(--serif);
        font-size: 1.1rem;
      }
      /* On a phone what is said of a game has the whole width, and its buttons a line below. */
      @media (max-width: 30rem) {
        li.card {
          flex-wrap: wrap;
          justify-content: flex-end;
        }
        li .open {
          flex-basis: 100%;
        }
      }
      textarea {
        min-height: 6rem;
        display: block;
        margin: 0.3rem 0 0.6rem;
      }
      .import {
        display: grid;
        gap: 0.9rem;
        justify-items: start;
      }
      .paste {
        width: 100%;
      }
    `,
  ];

  private async save(game: StoredGame): Promise<void> {
    try {
      saveFile(recordFileName(game.ruleset, game.created), await this.app.recordOf(game));
    } catch (problem) {
      this.saveText(game.id);
      this.app.notice(this.tell("games.saved_as_kept", { reason: reasonOf(problem) }));
    }
  }

  // As the browser keeps it, for somebody to mend.
  private saveText(id: string): void {
    saveFile("sowmill-unreadable.txt", this.app.shelf.text(id) ?? "");
  }

  private async deleteThem(): Promise<void> {
    const [first] = this.toDelete;
    const at = this.bins.findIndex(({ dataset }) => dataset["game"] === first);
    for (const id of this.toDelete) this.app.deleteGame(id);
    this.toDelete = [];
    this.app.notice(this.tell("games.deleted"));
    await this.updateComplete;
    await this.drawer.updateComplete;
    // The button that began it is gone: the keyboard goes on at the next game.
    (this.bins[at] ?? this.bins.at(-1) ?? this.heading).focus();
  }

  private get bins(): HTMLElement[] {
    return [...this.renderRoot.querySelectorAll<HTMLElement>("[data-game]")];
  }

  private async read(text: string): Promise<void> {
    try {
      const game = await this.app.importRecord(text);
      this.app.go({ screen: "game", id: game.id });
    } catch (problem) {
      this.app.notice(this.tell("games.import_failed", { reason: reasonOf(problem) }));
    }
  }

  private async chosen(event: Event): Promise<void> {
    const input = event.target as HTMLInputElement;
    const file = input.files?.[0];
    if (file) await this.read(await file.text());
    input.value = "";
  }

  private one(game: StoredGame) {
    const line = gameLine(this.app, game);
    const name = `${line.title}, ${line.date}`;
    return html`<li class="card">
      <a class="open" href=${routeAddress({ screen: "game", id: game.id })}>
        <strong>${line.title}</strong>
        <span class="small">${line.progress} · ${line.date}</span>
        <span class="small soft">${line.players}</span>
      </a>
      ${hasMoves(game)
        ? html`<a
            class="button quiet round review"
            href=${routeAddress({ screen: "review", id: game.id, positions: 0 })}
            aria-label=${this.tell("games.review_of", { name })}
            >${icons.graph}</a
          >`
        : nothing}
      ${this.saveAndDelete(game.id, name, () => this.save(game))}
    </li>`;
  }

  private saveAndDelete(id: string, name: string, save: () => void) {
    return html`<button
        class="button quiet round"
        aria-label=${this.tell("games.export_of", { name })}
        @click=${save}
      >
        ${icons.save}
      </button>
      <button
        class="button quiet round"
        data-game=${id}
        aria-label=${this.tell("games.delete_of", { name })}
        @click=${() => (this.toDelete = [id])}
      >
        ${icons.bin}
      </button>`;
  }

  private unreadable(ids: readonly string[]) {
    if (ids.length === 0) return nothing;
    return html`<section class="unreadable">
      <h2>${this.tell("games.unreadable")}</h2>
      <p class="soft small">${this.tell("games.unreadable_help")}</p>
      <ul>
        ${ids.map(
          (id) =>
            html`<li class="card">
              <code class="open">${id.slice(0, maxShownLetters)}</code>
              ${this.saveAndDelete(id, id.slice(0, maxShownLetters), () => this.saveText(id))}
            </li>`,
        )}
      </ul>
    </section>`;
  }

  private section(heading: string, games: readonly StoredGame[]) {
    if (games.length === 0) return nothing;
    return html`<section>
      <h2>${heading}</h2>
      <ul>
        ${games.map((game) => this.one(game))}
      </ul>
    </section>`;
  }

  private importing() {
    return html`<section class="card import">
      <h2>${this.tell("games.import")}</h2>
      ${fileButton(this.tell("games.import_choose"), ".txt,.pgn,.ogn,text/plain", (event) =>
        this.chosen(event),
      )}
      <div class="paste">
        <label>
          ${this.tell("games.import_text")}
          <textarea
            class="field"
            .value=${this.pasted}
            @input=${(event: Event) => (this.pasted = (event.target as HTMLTextAreaElement).value)}
          ></textarea>
        </label>
        <button
          class="button"
          ?disabled=${this.pasted.trim() === ""}
          @click=${() => this.read(this.pasted)}
        >
          ${this.tell("games.import_do")}
        </button>
      </div>
      <p class="soft small">${this.tell("games.import_help")}</p>
    </section>`;
  }

  private question() {
    const count = this.toDelete.length;
    const all = count > 0 && count === this.state.games.length && count !== 1;
    return html`<sowmill-drawer
      small
      .open=${count > 0}
      .heading=${all
        ? this.tell("games.delete_all_sure", { count })
        : this.tell("games.delete_sure")}
      .closeLabel=${this.tell("nav.close")}
      @drawer-close=${() => (this.toDelete = [])}
    >
      <div class="row">
        <button class="button danger" @click=${this.deleteThem}>
          ${this.tell("games.delete")}
        </button>
        <button class="button" @click=${() => (this.toDelete = [])}>
          ${this.tell("games.keep")}
        </button>
      </div>
    </sowmill-drawer>`;
  }

  protected override render() {
    const { games, unreadable } = this.state;
    return html`<div class="stack">
        <div>
          <h1 tabindex="-1">${this.tell("games.title")}</h1>
          <p class="soft">
            ${games.length === 0 ? this.tell("games.none") : this.tell("games.here")}
          </p>
        </div>
        <div>
          <a class="button" href=${routeAddress({ screen: "statistics" })}
            >${icons.statistics} ${this.tell("games.statistics")}</a
          >
        </div>
        ${this.section(
          this.tell("games.unfinished"),
          games.filter((game) => !isOver(game)),
        )}
        ${this.section(this.tell("games.finished"), games.filter(isOver))}
        ${this.unreadable(unreadable)}
        ${games.length > 1
          ? html`<div>
              <button
                class="button danger"
                @click=${() => (this.toDelete = games.map(({ id }) => id))}
              >
                ${icons.bin} ${this.tell("games.delete_all")}
              </button>
            </div>`
          : nothing}
        ${this.importing()}
      </div>
      ${this.question()}`;
  }
}
