// <sowmill-notice>: a few words over the page, which go by themselves once there was time to read them.
import { LitElement, css, html, type PropertyValues } from "lit";
import { customElement, property } from "lit/decorators.js";
import { base } from "../style/base";
import { icons } from "./icons";

// Milliseconds; slow readers take about so much for a letter.
const shortest = 6000;
const perLetter = 90;

/** Asks to be closed by the event notice-close. Whoever points at it or is in it has all the time he wants. */
@customElement("sowmill-notice")
export class Notice extends LitElement {
  @property() text = "";
  @property() closeLabel = "";
  private leaving: ReturnType<typeof setTimeout> | null = null;

  static override styles = [
    base,
    css`
      .notice {
        position: fixed;
        left: 50%;
        bottom: 5rem;
        z-index: 4;
        transform: translateX(-50%);
        display: flex;
        align-items: center;
        gap: 0.5rem;
        width: max-content;
        max-width: calc(100vw - 2rem);
        padding: 0.4rem 0.4rem 0.4rem 1.1rem;
        border-radius: var(--radius);
        background: var(--ink);
        color: var(--page);
        box-shadow: var(--shadow);
      }
      .notice .button:not([disabled]):hover {
        background: transparent;
      }
      .notice .button {
        color: inherit;
      }
    `,
  ];

  constructor() {
    super();
    for (const event of ["focusin", "pointerenter"]) this.addEventListener(event, this.stay);
    for (const event of ["focusout", "pointerleave"]) this.addEventListener(event, this.leave);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.stay();
  }

  protected override updated(changed: PropertyValues<this>): void {
    if (changed.has("text")) this.leave();
  }

  private readonly stay = (): void => {
    if (this.leaving !== null) clearTimeout(this.leaving);
    this.leaving = null;
  };

  private readonly leave = (): void => {
    this.stay();
    if (this.matches(":hover, :focus-within")) return;
    this.leaving = setTimeout(this.close, shortest + perLetter * this.text.length);
  };

  private readonly close = (): void => {
    this.dispatchEvent(new CustomEvent("notice-close"));
  };

  protected override render() {
    return html`<p class="notice">
      ${this.text}
      <button class="button quiet round" aria-label=${this.closeLabel} @click=${this.close}>
        ${icons.close}
      </button>
    </p>`;
  }
}
