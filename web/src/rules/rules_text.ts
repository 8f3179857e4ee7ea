// <sowmill-rules-text>: the rules of one rule set, in the language of the page.
import { type PropertyValues, css, html } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { unsafeHTML } from "lit/directives/unsafe-html.js";
import { pages } from "virtual:rules";
import { AppElement } from "../app/element";
import { base } from "../app/style/base";
import "./example";
import type { Example } from "./example";

@customElement("sowmill-rules-text")
export class RulesText extends AppElement {
  @property() page = "";
  @property() anchor: string | null = null;
  @state() private text: string | null = null;
  private loaded = "";

  static override styles = [
    base,
    css`
      .text {
        max-width: 42rem;
        overflow-wrap: break-word;
      }
      .text :is(p, ul, ol, .table) {
        margin: 0 0 0.9rem;
      }
      .text h2 {
        margin: 2rem 0 0.7rem;
        padding-top: 0.2rem;
        scroll-margin-top: 5rem;
      }
      .text h3 {
        margin: 1.5rem 0 0.5rem;
        font-size: 1.1rem;
        scroll-margin-top: 5rem;
      }
      .text > :first-child {
        margin-top: 0;
      }
      .text ul,
      .text ol {
        padding-left: 1.4rem;
      }
      .text li {
        margin: 0.25rem 0;
      }
      .table {
        overflow-x: auto;
      }
      table {
        border-collapse: collapse;
        font-size: 0.92rem;
      }
      th,
      td {
        text-align: left;
        vertical-align: top;
        padding: 0.4rem 0.6rem;
        border-bottom: 1px solid var(--line);
      }
      code {
        overflow-wrap: anywhere;
      }
      em {
        color: var(--ink-soft);
      }
    `,
  ];

  private get wanted(): string {
    return `${this.page}.${this.state.settings.language}`;
  }

  protected override willUpdate(): void {
    if (this.wanted !== this.loaded) void this.load(this.wanted);
  }

  private async load(wanted: string): Promise<void> {
    this.loaded = wanted;
    const loader = pages[wanted];
    const text = loader ? (await loader()).default : null;
    if (wanted === this.loaded) this.text = text ?? "";
  }

  protected override updated(changed: PropertyValues): void {
    for (const example of this.renderRoot.querySelectorAll<Example>("sowmill-example")) {
      example.app = this.app;
      example.requestUpdate();
    }
    if ((changed.has("text") || changed.has("anchor")) && this.anchor) this.jump(this.anchor);
  }

  private jump(anchor: string): void {
    const heading = this.renderRoot.querySelector<HTMLElement>(`[id="${CSS.escape(anchor)}"]`);
    heading?.scrollIntoView({ block: "start" });
    heading?.focus({ preventScroll: true });
  }

  // A link within the page moves on it, and leaves the address to the screens. A link to another page is
  // followed where the text stands: in the drawer of a game the game stays open.
  private clicked(event: MouseEvent): void {
    const link = (event.target as Element).closest("a");
    const address = link?.getAttribute("href") ?? "";
    const other = /^#\/rules(?:\/([^/]+))?(?:\/(.+))?$/.exec(address);
    if (other) {
      const detail = { page: other[1] ?? null, anchor: other[2] ?? null };
      if (!this.dispatchEvent(new CustomEvent("rules-open", { detail, cancelable: true })))
        event.preventDefault();
    } else if (address.startsWith("#")) {
      event.preventDefault();
      this.jump(decodeURIComponent(address.slice(1)));
    }
  }

  protected override render() {
    if (this.text === null) return html`<p class="soft">${this.tell("rules.loading")}</p>`;
    if (this.text === "") return html`<p>${this.tell("rules.missing")}</p>`;
    return html`<div class="text" @click=${this.clicked}>${unsafeHTML(this.text)}</div>`;
  }
}
