import { css, html } from "lit";
import { pressable } from "../../board/pressable";

/** A round button that leads to another step; null: there is none. */
export function stepButton(icon: unknown, label: string, go: (() => void) | null) {
  return html`<button
    class="button quiet round"
    aria-label=${label}
    title=${label}
    ${pressable(go)}
  >
    ${icon}
  </button>`;
}

/** Several of them, in the middle. */
export const stepsStyle = css`
  .steps {
    display: flex;
    justify-content: center;
    gap: 0.25rem;
  }
`;
