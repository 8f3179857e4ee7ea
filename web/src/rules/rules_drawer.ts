// <sowmill-rules-drawer>: the rules of the rule set in play, over the screen on which it is played.
import { html, nothing } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import type { Application } from "../app/application";
import { AppElement } from "../app/element";
import "../app/parts/drawer";
import { icons } from "../app/parts/icons";
import { titleOf } from "../app/state/families";
import "./rules_text";

/** Opens the drawer of the screen that it is on. */
export function rulesButton(app: Application) {
  return html`<button class="button rules-button" @click=${() => app.openDrawer("rules")}>
    ${icons.rules} <span>${app.tell("rules.open")}</span>
  </button>`;
}

interface Place {
  readonly page: string;
  readonly anchor: string | null;
}

@customElement("sowmill-rules-drawer")
export class RulesDrawer extends AppElement {
  @property() ruleset = "";
  /** Where a link led; null: where it begins. */
  @state() private place: Place | null = null;

  private close(): void {
    this.place = null;
    this.app.openDrawer(null);
  }

  // Links in the drawer lead on within the drawer, so that what is below stays open.
  private follow(event: CustomEvent<{ page: string | null; anchor: string | null }>): void {
    const { page, anchor } = event.detail;
    if (page === null) return;
    event.preventDefault();
    this.place = { page, anchor: anchor === null ? null : decodeURIComponent(anchor) };
  }

  protected override render() {
    const open = this.state.drawer === "rules";
    const { page, anchor } = this.place ?? { page: this.ruleset, anchor: null };
    const title = page === "all" ? this.tell("rules.all") : titleOf(page, this.state.rulesets);
    return html`<sowmill-drawer
      .open=${open}
      .heading=${this.tell("rules.of", { title })}
      .closeLabel=${this.tell("nav.close")}
      @drawer-close=${this.close}
    >
      ${open
        ? html`<sowmill-rules-text
            .app=${this.app}
            .page=${page}
            .anchor=${anchor}
            @rules-open=${this.follow}
          ></sowmill-rules-text>`
        : nothing}
    </sowmill-drawer>`;
  }
}
