// What every part of the page has: the application, drawn again when its state changes.
import { LitElement } from "lit";
import { property } from "lit/decorators.js";
import type { ValueArguments } from "../messages/catalogue";
import type { MessageKey } from "../messages/messages";
import type { Application } from "./application";
import type { AppState } from "./state/app_state";

export abstract class AppElement extends LitElement {
  @property({ attribute: false }) app!: Application;
  private leave: (() => void) | null = null;

  override connectedCallback(): void {
    super.connectedCallback();
    this.leave = this.app?.watch(() => this.requestUpdate()) ?? null;
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.leave?.();
    this.leave = null;
  }

  protected get state(): AppState {
    return this.app.state;
  }

  protected tell<Key extends MessageKey>(key: Key, ...values: ValueArguments<Key>): string {
    return this.app.tell(key, ...values);
  }
}
