// Space ends what is being shown, wherever the keyboard is.
import type { ReactiveController, ReactiveControllerHost } from "lit";

interface Moving {
  readonly animating: boolean;
  skip(): void;
}

export class SpaceSkips implements ReactiveController {
  constructor(
    host: ReactiveControllerHost,
    private readonly board: () => Moving | null,
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
    const board = this.board();
    if (event.key !== " " || !board?.animating) return;
    if (target instanceof Element && target.matches("input, textarea, select")) return;
    board.skip();
    event.preventDefault();
  };
}
