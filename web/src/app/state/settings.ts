// What a person prefers, kept between visits.

export const languages = ["pt-PT", "pt-BR", "en"] as const;
export type Language = (typeof languages)[number];

export const themes = ["auto", "light", "dark", "contrast"] as const;
export const looks = ["wood", "clay", "numbers"] as const;
export const speeds = ["slow", "normal", "fast", "off"] as const;
export const taps = ["second", "first"] as const;
// How the board lies when two play at one screen.
export const seatings = ["fixed", "turning", "facing"] as const;

/** How many lines the analysis shows. */
export const lineCounts = [1, 2, 3, 4, 5] as const;

export interface Settings {
  readonly language: Language;
  readonly theme: (typeof themes)[number];
  readonly look: (typeof looks)[number];
  readonly speed: (typeof speeds)[number];
  readonly sound: boolean;
  readonly tapToPlay: (typeof taps)[number];
  readonly seating: (typeof seatings)[number];
  // Of the analysis.
  readonly lines: (typeof lineCounts)[number];
  readonly values: boolean; // On the board.
  readonly arrows: boolean;
}

// The first of the browser's languages that we speak. Portuguese that is not Brazilian is ours of Portugal:
// so is it written in Mozambique and Cape Verde.
export function preferredLanguage(tags: readonly string[]): Language {
  for (const tag of tags) {
    const lower = tag.toLowerCase();
    if (lower === "pt-br") return "pt-BR";
    if (lower === "pt" || lower.startsWith("pt-")) return "pt-PT";
    if (lower === "en" || lower.startsWith("en-")) return "en";
  }
  return "en";
}

export function defaultSettings(tags: readonly string[]): Settings {
  return {
    language: preferredLanguage(tags),
    theme: "auto",
    look: "wood",
    speed: "normal",
    sound: false,
    tapToPlay: "second",
    seating: "fixed",
    lines: 3,
    values: true,
    arrows: true,
  };
}

function truth(value: unknown, otherwise: boolean): boolean {
  return typeof value === "boolean" ? value : otherwise;
}

function oneOf<Choice extends string | number>(
  choices: readonly Choice[],
  value: unknown,
  otherwise: Choice,
): Choice {
  return choices.find((choice) => choice === value) ?? otherwise;
}

// What is stored may come from an older version, or be damaged: anything unknown takes its default.
export function readSettings(text: string | null, defaults: Settings): Settings {
  let stored: Record<string, unknown> = {};
  try {
    const value: unknown = JSON.parse(text ?? "{}");
    if (typeof value === "object" && value !== null) stored = value as Record<string, unknown>;
  } catch {
    return defaults;
  }
  return {
    language: oneOf(languages, stored["language"], defaults.language),
    theme: oneOf(themes, stored["theme"], defaults.theme),
    look: oneOf(looks, stored["look"], defaults.look),
    speed: oneOf(speeds, stored["speed"], defaults.speed),
    sound: truth(stored["sound"], defaults.sound),
    tapToPlay: oneOf(taps, stored["tapToPlay"], defaults.tapToPlay),
    seating: oneOf(seatings, stored["seating"], defaults.seating),
    lines: oneOf(lineCounts, stored["lines"], defaults.lines),
    values: truth(stored["values"], defaults.values),
    arrows: truth(stored["arrows"], defaults.arrows),
  };
}
