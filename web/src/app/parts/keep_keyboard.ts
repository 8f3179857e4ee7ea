// Where the keyboard goes when what had it is gone: to what comes after it, else to what came before.
import type { LitElement, ReactiveController } from "lit";

const stops = "button, a[href], input, select, textarea, summary";

export class KeepKeyboard implements ReactiveController {
  private before: readonly HTMLElement[] = [];
  private at = -1;

  constructor(private readonly host: LitElement) {
    host.addController(this);
  }

  hostUpdate(): void {
    const root = this.host.renderRoot as ShadowRoot | undefined;
    const held = root?.activeElement ?? null;
    this.before = held ? [...(root as ShadowRoot).querySelectorAll<HTMLElement>(stops)] : [];
    this.at = this.before.indexOf(held as HTMLElement);
  }

  hostUpdated(): void {
    if (this.at < 0 || this.before[this.at]?.isConnected) return;
    const isLeft = (each: HTMLElement) => each.getClientRects().length > 0;
    const next = this.before.slice(this.at).find(isLeft) ?? this.before.findLast(isLeft);
    next?.focus({ preventScroll: true });
  }
}
