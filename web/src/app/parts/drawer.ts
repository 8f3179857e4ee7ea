// <sowmill-drawer>: a sheet over the page, on the side of a wide screen. The browser's own dialog keeps the
// focus inside and gives it back.
import { LitElement, css, html } from "lit";
import { customElement, property, query } from "lit/decorators.js";
import { base } from "../style/base";
import { icons } from "./icons";

@customElement("sowmill-drawer")
export class Drawer extends LitElement {
  @property({ type: Boolean }) open = false;
  @property() heading = "";
  @property() closeLabel = "";
  @property({ type: Boolean, reflect: true }) small = false;
  @query("dialog") private dialog!: HTMLDialogElement;

  static override styles = [
    base,
    css`
      dialog {
        border: 0;
        padding: 0;
        margin: 0 0 0 auto;
        width: min(100vw, 34rem);
        max-width: none;
        height: 100dvh;
        max-height: none;
        color: var(--ink);
        background: var(--surface);
        box-shadow: var(--shadow);
        overscroll-behavior: contain;
      }
      dialog::backdrop {
        background: rgb(20 12 6 / 55%);
      }
      header {
        position: sticky;
        top: 0;
        z-index: 1;
        display: flex;
        align-items: center;
        gap: 0.75rem;
        padding: 0.6rem 0.6rem 0.6rem 1.25rem;
        background: var(--surface);
        border-bottom: 1px solid var(--line);
      }
      h2 {
        flex: 1;
      }
      .inside {
        padding: 1.1rem 1.25rem 2rem;
      }
      :host([small]) dialog {
        margin: auto;
        height: fit-content;
        max-height: calc(100dvh - 2rem);
        width: min(calc(100vw - 2rem), 26rem);
        border-radius: var(--radius);
      }
      :host([small]) header {
        border: 0;
        padding-top: 0.9rem;
      }
      :host([small]) .inside {
        padding-top: 0.25rem;
        padding-bottom: 1.25rem;
      }
    `,
  ];

  protected override updated(): void {
    if (this.open && !this.dialog.open) this.dialog.showModal();
    if (!this.open && this.dialog.open) this.dialog.close();
  }

  private closed(): void {
    if (this.open) this.dispatchEvent(new CustomEvent("drawer-close"));
  }

  // A click beside the sheet closes it.
  private clicked(event: MouseEvent): void {
    if (event.target === this.dialog) this.dialog.close();
  }

  protected override render() {
    return html`<dialog aria-labelledby="heading" @close=${this.closed} @click=${this.clicked}>
      <header>
        <h2 id="heading">${this.heading}</h2>
        <button
          class="button quiet round"
          aria-label=${this.closeLabel}
          @click=${() => this.dialog.close()}
        >
          ${icons.close}
        </button>
      </header>
      <div class="inside"><slot></slot></div>
    </dialog>`;
  }
}
