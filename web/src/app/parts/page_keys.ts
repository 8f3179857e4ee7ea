// Keys that work wherever the keyboard is, as long as the screen that wants them is shown.
import type { ReactiveController, ReactiveControllerHost } from "lit";

export class PageKeys implements ReactiveController {
  constructor(
    host: ReactiveControllerHost,
    private readonly press: (event: KeyboardEvent) => void,
  ) {
    host.addController(this);
  }

  hostConnected(): void {
    addEventListener("keydown", this.pressed);
  }

  hostDisconnected(): void {
    removeEventListener("keydown", this.pressed);
  }

  private readonly pressed = (event: KeyboardEvent): void => {
    const [target] = event.composedPath();
    const writing = target instanceof Element && target.matches("input, textarea, select");
    if (!writing && !event.ctrlKey && !event.metaKey && !event.altKey) this.press(event);
  };
}
