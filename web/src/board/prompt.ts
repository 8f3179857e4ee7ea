import type { BoardView } from "../core/types";
import type { Interaction } from "./interaction";
import type { BoardWords } from "./messages";

export interface PromptHost {
  readonly view: BoardView | null;
  readonly legal: readonly string[];
  readonly interactive: boolean;
  readonly interaction: Interaction;
  announce(event: string, detail: object): void;
  focus(): void;
}

/** What is still to be chosen of a move, and the choices that are no place. */
export interface Asked {
  readonly text: string;
  /** Nothing has been chosen yet: a gift, or that there is no move. */
  readonly opensTurn?: true;
  readonly choices: readonly { readonly label: string; readonly choose: () => void }[];
}

/** Null: nothing in particular. */
export function askedOf(host: PromptHost, words: BoardWords): Asked | null {
  const { interaction } = host;
  // Its button goes with the question; the keyboard is taken back to the board.
  const choice = (label: string, act: () => unknown) => ({
    label,
    choose: () => {
      act();
      host.focus();
    },
  });
  const cancel = choice(words.cancel, () => interaction.cancel());
  const decline = choice(words.declineBonus, () => interaction.decline());
  if (passes(host)) {
    const pass = choice(words.pass, () => host.announce("board-move", { move: "pass" }));
    return { text: words.mustPass, opensTurn: true, choices: [pass] };
  }
  switch (interaction.stage) {
    case "start":
      return giftOf(host, words);
    case "target":
      return { text: words.chooseTarget, choices: [cancel] };
    case "remove":
      return { text: words.chooseRemoval, choices: [cancel] };
    case "bonus":
      return { text: words.chooseBonus, choices: [decline, cancel] };
  }
}

function giftOf({ interactive, legal, view }: PromptHost, words: BoardWords): Asked | null {
  const gives = interactive && legal.some((move) => move.startsWith("+"));
  if (!gives || !view) return null;
  return { text: words.chooseGift(words.side[view.turn]), opensTurn: true, choices: [] };
}

function passes({ interactive, legal }: PromptHost): boolean {
  return interactive && legal.includes("pass");
}
