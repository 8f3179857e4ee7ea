// A file is chosen by a button like any other; the browser's own control says nothing in our language.
import { css, html } from "lit";
import { icons } from "./icons";

export function fileButton(label: string, accept: string, chosen: (event: Event) => unknown) {
  return html`<label class="button file">
    ${icons.open} ${label}
    <input class="visually-hidden" type="file" accept=${accept} @change=${chosen} />
  </label>`;
}

export const fileButtonStyle = css`
  .file:focus-within {
    outline: 3px solid var(--focus);
    outline-offset: 2px;
  }
`;
