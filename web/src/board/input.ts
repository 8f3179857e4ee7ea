import type { By, Interaction } from "./interaction";
import { placeByKey } from "./keyboard";
import type { Layout } from "./layout";

export interface InputHost {
  readonly layout: Layout;
  readonly interaction: Interaction;
  readonly animating: boolean;
  readonly editable: boolean;
  current: string;
  skip(): void;
  focusPlace(name: string): void;
  announce(event: string, detail: object): void;
}

/** Pointer and keys on the buttons of the grid. */
export class Input {
  private touched = false;

  constructor(private readonly host: InputHost) {}

  readonly click = (event: MouseEvent): void => {
    const { host } = this;
    const place = placeOf(event);
    if (host.animating) return host.skip();
    if (!place) return;
    host.current = place;
    if (host.editable) return this.edit(place, event.shiftKey ? -1 : 1);
    // A click by key or screen reader has no count of clicks.
    const by: By = event.detail === 0 ? "keyboard" : this.touched ? "touch" : "mouse";
    host.interaction.activate(place, by);
  };

  readonly pointerDown = (event: PointerEvent): void => {
    this.touched = event.pointerType === "touch";
  };

  readonly pointerOver = (event: PointerEvent): void => {
    if (event.pointerType !== "touch") this.host.interaction.hover(placeOf(event));
  };

  readonly pointerLeave = (): void => this.host.interaction.hover(null);

  readonly contextMenu = (event: Event): void => {
    const place = placeOf(event);
    if (!this.host.editable || !place) return;
    event.preventDefault();
    this.edit(place, -1);
  };

  readonly focusIn = (event: FocusEvent): void => {
    const place = placeOf(event);
    if (!place) return;
    this.host.current = place;
    // A click gives focus too, but then the pointer says what is shown.
    if ((event.target as Element).matches(":focus-visible")) this.host.interaction.focus(place);
  };

  readonly focusOut = (): void => this.host.interaction.focus(null);

  readonly key = (event: KeyboardEvent): void => {
    const { host } = this;
    const place = placeOf(event);
    if (!place) return;
    if (host.animating && (event.key === " " || event.key === "Escape")) {
      event.preventDefault();
      return host.skip();
    }
    if (event.key === "Escape" && host.interaction.cancel()) return event.stopPropagation();
    if (host.editable && /^[0-9+-]$/.test(event.key)) {
      event.preventDefault();
      return this.edit(place, EDITS[event.key] ?? `=${event.key}`);
    }
    const next = placeByKey(host.layout, place, event.key, event.ctrlKey);
    if (next === null) return;
    event.preventDefault();
    host.focusPlace(next);
  };

  private edit(name: string, change: number | string): void {
    this.host.announce("board-place", { name, change });
  }
}

const EDITS: Readonly<Record<string, number>> = { "+": 1, "-": -1 };

function placeOf(event: Event): string | null {
  return (event.target as HTMLElement).dataset.place ?? null;
}
