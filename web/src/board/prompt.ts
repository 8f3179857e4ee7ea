import { html, nothing, type TemplateResult } from "lit";
import type { Interaction } from "./interaction";
import type { BoardWords } from "./messages";

export interface PromptHost {
  readonly legal: readonly string[];
  readonly interactive: boolean;
  readonly interaction: Interaction;
  announce(event: string, detail: object): void;
}

/** What is still to be chosen of a move; empty: nothing in particular. */
export function askedOf(host: PromptHost, words: BoardWords): string {
  if (passes(host)) return words.mustPass;
  const asks = {
    start: "",
    target: words.chooseTarget,
    remove: words.chooseRemoval,
    bonus: words.chooseBonus,
  };
  return asks[host.interaction.stage];
}

/**
 * Over the lower edge of the board: what is asked, and the choices that are no place. It floats, so that
 * nothing below it moves when it comes. The page speaks it: see board-ask.
 */
export function drawPrompt(host: PromptHost, words: BoardWords): TemplateResult {
  const { interaction } = host;
  const asked = askedOf(host, words);
  const button = (text: string, action: () => void) =>
    html`<button type="button" @click=${action}>${text}</button>`;
  return html`<div class=${asked === "" ? "prompt" : "prompt open"}>
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
