// The lines to put into another page (docs/embed.md).
export interface Embedding {
  readonly ruleset: string;
  readonly start: string | null;
  readonly moves: readonly string[];
  readonly language: string;
  readonly look: string;
  readonly theme: string;
}

export const EMBED_SCRIPT = "sowmill-board.js";

export function embedText({ ruleset, start, moves, language, look, theme }: Embedding): string {
  const attributes = [
    `ruleset="${ruleset}"`,
    ...(start === null ? [] : [`position="${start}"`]),
    ...(moves.length === 0 ? [] : [`moves="${moves.join(" ")}"`]),
    `lang="${language}"`,
    ...(look === "wood" ? [] : [`board="${look}"`]),
    ...(theme === "auto" ? [] : [`theme="${theme}"`]),
    "playable",
  ];
  const script = new URL(EMBED_SCRIPT, document.baseURI).href;
  return `<script src="${script}"></script>\n<sowmill-board ${attributes.join(" ")}></sowmill-board>`;
}
