// <sowmill-share-sheet>: links, pictures, the record, and the board for other pages.
import { css, html, nothing } from "lit";
import { customElement, state } from "lit/decorators.js";
import { reasonOf } from "../app/application";
import { copyText, isFile } from "../app/clipboard";
import { AppElement } from "../app/element";
import "../app/parts/drawer";
import { icons } from "../app/parts/icons";
import { recordFileName, saveFile } from "../app/parts/save_file";
import { titleOf } from "../app/state/families";
import { routeAddress } from "../app/state/route";
import { base } from "../app/style/base";
import type { ArgumentsOf } from "../messages/catalogue";
import { embedText } from "./embed_text";
import { packGame } from "./game_link";
import "./share_picture";
import type { ShareSubject } from "./subject";
import { subjectOf } from "./subject_of_game";
import { tellOfSharing } from "./words";
import type { en } from "./words/en";

/** Longer links are cut by some programs for mail and messages. */
const SAFE_LINK = 2000;

@customElement("sowmill-share-sheet")
export class ShareSheet extends AppElement {
  @state() private subject: ShareSubject | null = null;
  @state() private gameLink: string | null = null;
  @state() private done = "";

  static override styles = [
    base,
    css`
      .parts {
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        gap: 1.6rem;
      }
      section {
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        gap: 0.6rem;
      }
      h3 {
        font-size: 1.1rem;
      }
      .link {
        display: grid;
        grid-template-columns: minmax(0, 1fr) auto auto;
        gap: 0.3rem 0.5rem;
        align-items: center;
      }
      .link label {
        grid-column: 1 / -1;
      }
      .field {
        font-family: ui-monospace, "DejaVu Sans Mono", monospace;
        font-size: 0.85rem;
        text-overflow: ellipsis;
      }
      textarea.field {
        min-height: 7rem;
        resize: vertical;
      }
      .done {
        position: sticky;
        bottom: 0;
        margin-top: 1rem;
        padding: 0.6rem 0.9rem;
        border-radius: 10px;
        border: 1px solid var(--line);
        border-left: 4px solid var(--good);
        background: var(--surface-deep);
      }
    `,
  ];

  override connectedCallback(): void {
    super.connectedCallback();
    const { sharing } = this.state;
    this.subject = sharing && subjectOf(this.app, sharing);
    void this.makeGameLink();
  }

  private say<Key extends keyof typeof en>(
    key: Key,
    ...values: ArgumentsOf<(typeof en)[Key]>
  ): string {
    return tellOfSharing(this.state.settings.language, key, ...values);
  }

  private async makeGameLink(): Promise<void> {
    const record = this.subject?.record;
    if (!record) return;
    try {
      const packed = await packGame(await record());
      this.gameLink = absolute(routeAddress({ screen: "shared", packed }));
    } catch (problem) {
      this.tellDone(this.say("failed", { reason: reasonOf(problem) }));
    }
  }

  private tellDone(text: string): void {
    this.done = text;
    this.app.say(text);
  }

  private async attempt(action: () => unknown): Promise<void> {
    try {
      await action();
    } catch (problem) {
      // Whoever closes the device's own sheet has not failed.
      if (problem instanceof DOMException && problem.name === "AbortError") return;
      this.tellDone(this.say("failed", { reason: reasonOf(problem) }));
    }
  }

  private copy(text: string, what: string): Promise<void> {
    return this.attempt(async () => {
      await copyText(text);
      this.tellDone(this.say("copied", { what }));
    });
  }

  private copyButton(text: string, what: string) {
    return html`<button
      class="button"
      aria-label=${this.say("copy_of", { what })}
      @click=${() => this.copy(text, what)}
    >
      ${this.say("copy")}
    </button>`;
  }

  private link(id: string, what: string, address: string) {
    const sends = "share" in navigator && !isFile();
    return html`<div class="link">
      <label for=${id}>${what}</label>
      <input
        class="field"
        id=${id}
        readonly
        .value=${address}
        @focus=${(event: Event) => (event.target as HTMLInputElement).select()}
      />
      ${this.copyButton(address, what)}
      ${sends
        ? html`<button
            class="button"
            aria-label=${this.say("send_of", { what })}
            @click=${() => this.attempt(() => navigator.share({ url: address }))}
          >
            ${this.say("send")}
          </button>`
        : nothing}
    </div>`;
  }

  private links(subject: ShareSubject) {
    const { gameLink } = this;
    const here = positionAddress(subject);
    const whole = this.say(subject.kind === "analysis" ? "link_analysis" : "link_game");
    return html`<section>
      <h3>${this.say("link_title")}</h3>
      ${isFile() ? html`<p class="only-here">${this.say("link_here")}</p>` : nothing}
      ${here ? this.link("position", this.say("link_position"), here) : nothing}
      ${gameLink ? this.link("game", whole, gameLink) : nothing}
      ${gameLink && gameLink.length > SAFE_LINK
        ? html`<p class="small">${this.say("link_long", { count: gameLink.length })}</p>`
        : nothing}
      ${isFile() ? nothing : html`<p class="small soft">${this.say("link_help")}</p>`}
    </section>`;
  }

  private records({ ruleset, record }: ShareSubject) {
    if (!record) return nothing;
    const name = recordFileName(ruleset, Date.now());
    const what = this.say("record_copy");
    return html`<section>
      <h3>${this.say("record_title")}</h3>
      <p class="small soft">${this.say("record_help")}</p>
      <div class="row">
        <button
          class="button"
          @click=${() => this.attempt(async () => saveFile(name, await record()))}
        >
          ${icons.save} ${this.say("record_save")}
        </button>
        <button
          class="button"
          aria-label=${this.say("copy_of", { what })}
          @click=${() => this.attempt(async () => this.copy(await record(), what))}
        >
          ${this.say("copy")}
        </button>
      </div>
    </section>`;
  }

  private embedding({ ruleset, line }: ShareSubject) {
    if (!line) return nothing;
    if (isFile())
      return html`<section>
        <h3>${this.say("embed_title")}</h3>
        <p class="small">${this.say("embed_none")}</p>
      </section>`;
    const { language, look, theme } = this.state.settings;
    const text = embedText({ ruleset, ...line, language, look, theme });
    return html`<section>
      <h3>${this.say("embed_title")}</h3>
      <p class="small soft">${this.say("embed_help")}</p>
      <textarea
        class="field"
        readonly
        rows="4"
        spellcheck="false"
        aria-label=${this.say("embed_label")}
        .value=${text}
      ></textarea>
      <div class="row">${this.copyButton(text, this.say("embed_copy"))}</div>
    </section>`;
  }

  protected override render() {
    const { subject, app } = this;
    return html`<sowmill-drawer
      .open=${subject !== null}
      .heading=${this.say("title")}
      .closeLabel=${this.tell("nav.close")}
      @drawer-close=${() => app.share(null)}
    >
      ${subject
        ? html`<div class="parts">
            ${isFile() ? this.records(subject) : nothing} ${this.links(subject)}
            <sowmill-share-picture
              .app=${app}
              .subject=${subject}
              .heading=${titleOf(subject.ruleset, this.state.rulesets)}
              @share-done=${(event: CustomEvent<string>) => this.tellDone(event.detail)}
            ></sowmill-share-picture>
            ${isFile() ? nothing : this.records(subject)} ${this.embedding(subject)}
          </div>`
        : nothing}
      ${this.done === "" ? nothing : html`<p class="done">${this.done}</p>`}
    </sowmill-drawer>`;
  }
}

/** Where the position is looked at as it was shared from: in the editor, or with the computer. */
function positionAddress({ kind, ruleset, position }: ShareSubject): string | null {
  if (position === null) return null;
  const route =
    kind === "analysis"
      ? ({ screen: "analysis", ruleset, position, line: [] } as const)
      : ({ screen: "editor", ruleset, position } as const);
  return absolute(routeAddress(route));
}

function absolute(address: string): string {
  return new URL(address, location.href).href;
}
