import { html, nothing, type TemplateResult } from "lit";
import type { Interaction } from "./interaction";
import type { BoardWords } from "./messages";
import { type BoardView, type Seat, type Side, seatOf } from "../core/types";

export interface PromptHost {
  readonly view: BoardView | null;
  readonly seat: Seat;
  readonly facing: boolean;
  readonly chooser: Side | null;
  readonly legal: readonly string[];
  readonly interactive: boolean;
  readonly interaction: Interaction;
  announce(event: string, detail: object): void;
}

/** What is still to be chosen of a move; empty: nothing in particular. */
export function askedOf(host: PromptHost, words: BoardWords): string {
  if (passes(host)) return words.mustPass;
  const asks = {
    start: giftTo(host, words),
    target: words.chooseTarget,
    remove: words.chooseRemoval,
    bonus: words.chooseBonus,
  };
  return asks[host.interaction.stage];
}

function giftTo({ interactive, legal, view }: PromptHost, words: BoardWords): string {
  const gives = interactive && legal.some((move) => move.startsWith("+"));
  return gives && view ? words.chooseGift(words.side[view.turn]) : "";
}

/**
 * Over the edge of the board that is farther from who chooses, since his name and his time stand at the other:
 * what is asked, and the choices that are no place. It floats, so that nothing moves when it comes. The page
 * speaks it: see board-ask.
 */
export function drawPrompt(host: PromptHost, words: BoardWords): TemplateResult {
  const { interaction } = host;
  const asked = askedOf(host, words);
  const button = (text: string, action: () => void) =>
    html`<button type="button" @click=${action}>${text}</button>`;
  const near = host.chooser === null || seatOf(host.chooser) === host.seat;
  const where = near ? "above" : host.facing ? "away" : "";
  return html`<div class=${asked === "" ? "prompt" : `prompt open ${where}`}>
    <span>${asked}</span>
    ${interaction.declined ? button(words.declineBonus, () => interaction.decline()) : nothing}
    ${interaction.stage === "start" ? nothing : button(words.cancel, () => interaction.cancel())}
    ${passes(host)
      ? button(words.pass, () => host.announce("board-move", { move: "pass" }))
      : nothing}
  </div>`;
}

function passes({ interactive, legal }: PromptHost): boolean {
  return interactive && legal.includes("pass");
}
