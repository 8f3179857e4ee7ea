// One of several: real radio buttons that look like pills.
import { css, html, nothing } from "lit";

export interface Option<Value> {
  readonly value: Value;
  readonly label: string;
  readonly note?: string;
  readonly title?: string; // What a label that is only a sign means.
}

export interface ChoiceOptions<Value> {
  readonly legend: string;
  readonly name: string;
  readonly options: readonly Option<Value>[];
  readonly value: Value;
  readonly change: (value: Value) => void;
  readonly wide?: boolean; // One below the other, with notes.
}

export function choice<Value extends string | number>(choice: ChoiceOptions<Value>) {
  return html`<fieldset class="choice ${choice.wide ? "wide" : ""}">
    <legend>${choice.legend}</legend>
    <div class="options">
      ${choice.options.map(
        (option) =>
          html`<label>
            <input
              type="radio"
              name=${choice.name}
              aria-label=${option.title ?? nothing}
              title=${option.title ?? nothing}
              .value=${String(option.value)}
              .checked=${option.value === choice.value}
              @change=${() => choice.change(option.value)}
            />
            <span class="pill"
              ><span>${option.label}</span>${option.note
                ? html`<span class="note">${option.note}</span>`
                : nothing}</span
            >
          </label>`,
      )}
    </div>
  </fieldset>`;
}

export const choiceStyle = css`
  .choice {
    border: 0;
    margin: 0;
    padding: 0;
    min-width: 0;
  }
  .choice legend {
    padding: 0;
    margin-bottom: 0.45rem;
    font-weight: 600;
  }
  .options {
    display: flex;
    flex-wrap: wrap;
    gap: 0.4rem;
  }
  .choice label {
    position: relative;
    display: block;
  }
  .choice input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
  .pill {
    display: flex;
    align-items: center;
    justify-content: center;
    min-height: 2.5rem;
    min-width: 2rem;
    padding: 0.25rem 0.8rem;
    border: 1px solid var(--line-strong);
    border-radius: 999px;
    background: var(--surface);
  }
  .choice input:hover + .pill {
    background: var(--surface-deep);
  }
  .choice input:checked + .pill {
    background: var(--accent);
    border-color: var(--accent);
    color: var(--accent-ink);
    font-weight: 600;
  }
  .choice input:focus-visible + .pill {
    outline: 3px solid var(--focus);
    outline-offset: 2px;
  }
  .wide .options {
    display: grid;
  }
  .wide .pill {
    flex-direction: column;
    align-items: flex-start;
    border-radius: 12px;
    padding: 0.55rem 0.9rem;
  }
  .note {
    font-size: 0.875rem;
    font-weight: 400;
    color: var(--ink-soft);
  }
  .choice input:checked + .pill .note {
    color: inherit;
  }
`;
