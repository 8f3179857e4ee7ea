// Keys that act on the board while the keyboard is beside it.
import type { ReactiveController, ReactiveControllerHost } from "lit";

/** Somebody writes, or is in a sheet over the page. */
function isMeantElsewhere(event: KeyboardEvent): boolean {
  const within = event.composedPath().filter((each) => each instanceof Element);
  return (
    within[0]?.matches("input, textarea, select") === true ||
    within.some((each) => each.matches("dialog"))
  );
}

const steps: Readonly<Record<string, -1 | 1>> = { ",": -1, ".": 1 };

/**
 * Which way a key steps through the moves; null: none. To be asked of keys pressed within what is stepped
 * through: a single character that worked on the whole page would catch what is dictated.
 */
export function stepOf(event: KeyboardEvent): -1 | 1 | null {
  if (event.ctrlKey || event.metaKey || event.altKey || isMeantElsewhere(event)) return null;
  return steps[event.key] ?? null;
}

interface Moving {
  readonly animating: boolean;
  skip(): void;
}

/** Space ends what is being shown, wherever the keyboard is. */
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
    const board = this.board();
    if (event.key !== " " || !board?.animating || isMeantElsewhere(event)) return;
    board.skip();
    event.preventDefault();
  };
}
