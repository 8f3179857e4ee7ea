// The colours of the page, as custom properties of the document that go through every shadow root.
import { css } from "lit";

const light = css`
  color-scheme: light;
  --page: #f6efe4;
  --page-glow: #fbf6ec;
  --surface: #fffaf2;
  --surface-deep: #efe3d0;
  --ink: #2a1c11;
  --ink-soft: #66503c;
  --line: #d8c5a8;
  --line-strong: #8f7556;
  --accent: #7a4420;
  --accent-deep: #5f3315;
  --accent-ink: #fff8ec;
  --good: #2c6638;
  --danger: #9c2d1c;
  --danger-soft: #fbe6dd;
  --focus: #14588f;
  --shadow: 0 1px 2px rgb(74 43 20 / 12%), 0 6px 20px rgb(74 43 20 / 10%);
`;

const dark = css`
  color-scheme: dark;
  --page: #1b1613;
  --page-glow: #251d17;
  --surface: #28201a;
  --surface-deep: #352a21;
  --ink: #f5eadb;
  --ink-soft: #cbb69c;
  --line: #4b3d31;
  --line-strong: #a08566;
  --accent: #dca468;
  --accent-deep: #ecbd86;
  --accent-ink: #24160a;
  --good: #93d19d;
  --danger: #ffa48f;
  --danger-soft: #45241c;
  --focus: #8cc8ff;
  --shadow: 0 1px 2px rgb(0 0 0 / 40%), 0 8px 24px rgb(0 0 0 / 35%);
`;

const contrast = css`
  color-scheme: dark;
  --page: #000;
  --page-glow: #000;
  --surface: #000;
  --surface-deep: #1a1a1a;
  --ink: #fff;
  --ink-soft: #f2f2f2;
  --line: #fff;
  --line-strong: #fff;
  --accent: #ffe14d;
  --accent-deep: #fff0a0;
  --accent-ink: #000;
  --good: #7dff9a;
  --danger: #ffb3a6;
  --danger-soft: #330a00;
  --focus: #4de1ff;
  --shadow: 0 0 0 1px #fff;
`;

const paper = css`
  ${light}
  --page: #fff;
  --page-glow: #fff;
  --surface: #fff;
  --surface-deep: #fff;
  --ink: #000;
  --ink-soft: #000;
  --accent: #000;
  --shadow: none;
`;

const documentStyle = css`
  :root {
    ${light}
    --serif: "Iowan Old Style", "Palatino Linotype", Palatino, "P052", "Book Antiqua", Georgia, serif;
    --sans: system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "Helvetica Neue", sans-serif;
    --radius: 14px;
    font-family: var(--sans);
    font-size: 106.25%;
    line-height: 1.5;
    -webkit-text-size-adjust: 100%;
  }
  /* A projector is looked at from afar. */
  @media (min-width: 100rem) and (min-height: 55rem) {
    :root {
      font-size: 125%;
    }
  }
  @media (prefers-color-scheme: dark) {
    :root {
      ${dark}
    }
  }
  @media (prefers-contrast: more) {
    :root {
      ${contrast}
    }
  }
  :root[data-theme="light"] {
    ${light}
  }
  :root[data-theme="dark"] {
    ${dark}
  }
  :root[data-theme="contrast"] {
    ${contrast}
  }
  @media print {
    :root:root {
      ${paper}
    }
  }
  body {
    margin: 0;
    background: radial-gradient(120% 60rem at 50% 0, var(--page-glow), var(--page)) no-repeat
      var(--page);
    color: var(--ink);
  }
`;

export function dressDocument(): void {
  const sheet = documentStyle.styleSheet;
  if (sheet && !document.adoptedStyleSheets.includes(sheet))
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}
