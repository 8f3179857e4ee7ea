import { html, nothing, type TemplateResult } from "lit";
import type { Interaction } from "./interaction";
import type { BoardWords } from "./messages";

export interface PromptHost {
  readonly legal: readonly string[];
  readonly interactive: boolean;
  readonly interaction: Interaction;
  announce(event: string, detail: object): void;
}

/**
 * Over the lower edge of the board: what is still to be chosen of a move, and the choices that are no
 * place. It floats, so that nothing below it moves when it comes.
 */
export function drawPrompt(host: PromptHost, words: BoardWords): TemplateResult {
  const { interaction } = host;
  const passes = host.interactive && host.legal.includes("pass");
  const { stage } = interaction;
  const asks = {
    start: "",
    target: words.chooseTarget,
    remove: words.chooseRemoval,
    bonus: words.chooseBonus,
  };
  const button = (text: string, action: () => void) =>
    html`<button type="button" @click=${action}>${text}</button>`;
  return html`<div class=${passes || stage !== "start" ? "prompt open" : "prompt"}>
    <span role="status">${asks[stage]}</span>
    ${interaction.declined ? button(words.declineBonus, () => interaction.decline()) : nothing}
    ${stage === "start" ? nothing : button(words.cancel, () => interaction.cancel())}
    ${passes ? button(words.pass, () => host.announce("board-move", { move: "pass" })) : nothing}
  </div>`;
}
