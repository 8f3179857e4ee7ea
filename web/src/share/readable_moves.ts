// A record to read: moves of the game are buttons that show them, variations and comments stand between.
import { html, nothing, type TemplateResult } from "lit";
import { isPreparation } from "../app/state/stored_game";
import { commentText, partsOf, type RecordPart } from "./record_text";

/** `actions` are the steps of the game; what was laid and drawn before the moves is not in its text. */
export function readableMoves(
  record: string,
  actions: readonly string[],
  shown: number,
  show: (step: number) => void,
): readonly (TemplateResult | typeof nothing)[] {
  const steps = actions
    .map((action, index) => ({ action, number: index + 1 }))
    .filter(({ action }) => !isPreparation(action));
  let [depth, next] = [0, 0];
  return partsOf(record).map((part) => {
    if (part.kind === "open") depth += 1;
    if (part.kind === "close") depth -= 1;
    const step = part.kind === "move" && depth === 0 ? steps[next++] : undefined;
    return step ? button(part, step.number, shown, show) : passage(part, depth);
  });
}

function button(
  part: RecordPart,
  step: number,
  shown: number,
  show: (step: number) => void,
): TemplateResult {
  const text = part.kind === "move" ? part.text : "";
  const current = step === shown ? "true" : nothing;
  return html`<button aria-current=${current} @click=${() => show(step)}>${text}</button> `;
}

function passage(part: RecordPart, depth: number): TemplateResult | typeof nothing {
  switch (part.kind) {
    case "tag":
      return nothing;
    case "comment":
      return html`<span class="comment">${commentText(part.text)}</span> `;
    case "open":
      return html`<span class="variation">(</span>`;
    case "close":
      return html`<span class="variation">)</span> `;
    default:
      return depth > 0
        ? html`<span class="variation">${part.text}</span> `
        : html`<span>${part.text}</span> `;
  }
}
