// Line drawings of 24 by 24, in the colour of the text. All are decoration: words stand beside or behind.
import { type SVGTemplateResult, html, svg } from "lit";

function icon(inside: SVGTemplateResult) {
  return html`<svg
    width="22"
    height="22"
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    stroke-width="1.8"
    stroke-linecap="round"
    stroke-linejoin="round"
    aria-hidden="true"
    focusable="false"
  >
    ${inside}
  </svg>`;
}

export const icons = {
  back: icon(svg`<path d="M14.5 5.5 8 12l6.5 6.5" />`),
  close: icon(svg`<path d="M6 6l12 12M18 6 6 18" />`),
  play: icon(
    svg`<circle cx="7" cy="12" r="3.4" /><circle cx="17" cy="12" r="3.4" /><path d="M7 5.5c3-2.4 7-2.4 10 0" /><path d="m17.6 2.6-.3 3.2-3.2-.2" />`,
  ),
  games: icon(svg`<path d="M4 6.5h16M4 12h16M4 17.5h10" />`),
  rules: icon(
    svg`<path d="M12 6.5C10 5 7 4.5 4 4.8v13c3-.3 6 .2 8 1.7 2-1.5 5-2 8-1.7v-13c-3-.3-6 .2-8 1.7zM12 6.5v13" />`,
  ),
  settings: icon(
    svg`<path d="M4 7h9m5 0h2M4 12h2m5 0h9M4 17h7m5 0h4" /><circle cx="15.5" cy="7" r="2" /><circle cx="8.5" cy="12" r="2" /><circle cx="13.5" cy="17" r="2" />`,
  ),
  about: icon(svg`<circle cx="12" cy="12" r="8.5" /><path d="M12 11v5M12 7.8v.2" />`),
  first: icon(svg`<path d="M18 6l-6 6 6 6M7 6v12" />`),
  previous: icon(svg`<path d="M14.5 6l-6 6 6 6" />`),
  next: icon(svg`<path d="M9.5 6l6 6-6 6" />`),
  last: icon(svg`<path d="M6 6l6 6-6 6M17 6v12" />`),
  previousError: icon(svg`<path d="M9 6l-5 6 5 6M17 5.5v7.5M17 17.8v.2" />`),
  nextError: icon(svg`<path d="M15 6l5 6-5 6M7 5.5v7.5M7 17.8v.2" />`),
  replay: icon(svg`<path d="M19 12a7 7 0 1 1-2.2-5.1M19 4v4h-4" />`),
  takeBack: icon(svg`<path d="M9 6 4.5 10.5 9 15" /><path d="M5 10.5h9a5 5 0 0 1 0 10h-3" />`),
  hint: icon(
    svg`<path d="M9 17.5h6M10 20.5h4M8.8 14.6a5.6 5.6 0 1 1 6.4 0c-.7.6-.9 1.2-.9 2h-4.6c0-.8-.2-1.4-.9-2z" />`,
  ),
  analyse: icon(
    svg`<circle cx="10.5" cy="10.5" r="6" /><path d="m15 15 5 5M8 12.2l1.8-2.4 1.6 1.3 2-2.9" />`,
  ),
  graph: icon(svg`<path d="M4 4v16h16" /><path d="m7 15 3.5-5 3 3L19 6.5" />`),
  flip: icon(svg`<path d="M7 4v14m0 0-3-3m3 3 3-3M17 20V6m0 0-3 3m3-3 3 3" />`),
  stop: icon(svg`<rect x="7" y="7" width="10" height="10" rx="1.5" />`),
  goOn: icon(svg`<path d="M8 5.5v13l10.5-6.5z" />`),
  flag: icon(svg`<path d="M6 21V4m0 1c4-2.5 7 2.5 12 0v8c-5 2.5-8-2.5-12 0" />`),
  hands: icon(svg`<path d="M4 9.5h5l3 2.5h3a2 2 0 0 1 0 4h-4M20 14.5h-5M4 16h3l3 2.5h5l5-4" />`),
  circle: icon(
    svg`<path d="M5 12a7 7 0 0 1 12-5l2 2M19 12a7 7 0 0 1-12 5l-2-2M19 4.5V9h-4.5M5 19.5V15h4.5" />`,
  ),
  save: icon(svg`<path d="M12 4v10m0 0-4-4m4 4 4-4M5 17v3h14v-3" />`),
  link: icon(
    svg`<path d="M10 14a4 4 0 0 0 5.7 0l3-3A4 4 0 0 0 13 5.3l-1 1M14 10a4 4 0 0 0-5.7 0l-3 3A4 4 0 0 0 11 18.7l1-1" />`,
  ),
  statistics: icon(svg`<path d="M5 20v-7M10 20V5M15 20v-9M20 20V8M3 20h18" />`),
  openings: icon(svg`<path d="M4 12h5l5-6h6M9 12l5 6h6M9 12h11" />`),
  share: icon(
    svg`<circle cx="6.5" cy="12" r="2.5" /><circle cx="17" cy="5.5" r="2.5" /><circle cx="17" cy="18.5" r="2.5" /><path d="m8.7 10.7 6.1-3.8M8.7 13.3l6.1 3.8" />`,
  ),
  edit: icon(svg`<path d="M5 19l1-4L16 5l3 3L9 18z" />`),
  bin: icon(svg`<path d="M5 7h14M10 7V4.5h4V7M7 7l1 13h8l1-13" />`),
  open: icon(svg`<path d="M4 18V6h5.5l2 2.5H20V18z" />`),
};
