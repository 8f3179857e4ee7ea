// What stands in the attributes, made into what the board understands. A page may write anything there.
import type { Look } from "../board/draw_ground";
import type { LanguageTag } from "../core/types";
import { familyOf } from "../app/state/families";
import { preferredLanguage } from "../app/state/settings";
import { partsOf } from "../share/record_text";

const LOOKS: readonly string[] = ["wood", "clay", "numbers"];
const THEMES = ["light", "dark", "contrast"] as const;
const LARGEST = 4000;

export type EmbedTheme = (typeof THEMES)[number] | "auto";

/** The element's own language, else the page's, else the reader's. */
export function languageOf(lang: string | null): LanguageTag {
  const wanted = lang || document.documentElement.lang;
  return preferredLanguage(wanted ? [wanted] : navigator.languages);
}

export function lookOf(board: string | null): Look {
  return LOOKS.includes(board ?? "") ? (board as Look) : "wood";
}

export function themeOf(theme: string | null): EmbedTheme {
  return THEMES.find((known) => known === theme) ?? "auto";
}

/** How wide the board may become, in CSS pixels; null: as wide as it is given room. */
export function widthOf(size: string | null): number | null {
  const width = Number.parseFloat(size ?? "");
  return Number.isFinite(width) && width > 0 ? Math.min(width, LARGEST) : null;
}

/** "C c F", with numbers or comments if one likes; in Ouri's family also "CcF". */
export function movesOf(moves: string | null, ruleset: string): string[] {
  const words = partsOf(moves ?? "").flatMap((part) => (part.kind === "move" ? [part.text] : []));
  const letters = familyOf(ruleset) === "ouri";
  return words.flatMap((word) => (letters && /^[A-Fa-f]+$/.test(word) ? [...word] : [word]));
}
