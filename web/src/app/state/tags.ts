// What the tags of a record say that its moves do not: who played, where, when.
import type { Tags } from "../../core/client";
import type { Seat } from "./seat";

/** The match tells these itself, whatever stood in the record. */
const TOLD_BY_MATCH = new Set(["Result", "Ruleset", "Position", "Setup", "Lot", "Variant", "FEN"]);
const UNKNOWN = /^[?.\s]*$/;

/** Records of the sowing games name South and North; other programs write White and Black there too. */
const NAMES: Readonly<Record<Seat, readonly string[]>> = {
  first: ["South", "White"],
  second: ["North", "Black"],
};

/** The first of each name counts, as in the core. */
export function tagsToKeep(tags: readonly (readonly [name: string, value: string])[]): Tags {
  const kept: Record<string, string> = {};
  for (const [name, value] of tags)
    if (!TOLD_BY_MATCH.has(name) && !UNKNOWN.test(value)) kept[name] ??= value;
  return kept;
}

export function nameIn(tags: Tags | undefined, seat: Seat): string | null {
  const found = NAMES[seat].find((name) => tags?.[name] !== undefined);
  return found === undefined ? null : (tags?.[found] ?? null);
}

/** The day of "2026.03.14" as it is written in that language; "2026.??.??" stays as it is. */
export function dayIn(date: string, language: string): string {
  const [, year, month, day] = /^(\d{4})\.(\d\d)\.(\d\d)$/.exec(date) ?? [];
  if (day === undefined) return date;
  const found = new Date(Number(year), Number(month) - 1, Number(day));
  return found.toLocaleDateString(language, { dateStyle: "medium" });
}

/** The tags as a record is to have them, its players named as the sides of the game are. */
export function tagsToWrite(tags: Tags, sides: Readonly<Record<Seat, string>>): Tags {
  const names = Object.values(NAMES).flat();
  const others = Object.entries(tags).filter(([name]) => !names.includes(name));
  const players = (["first", "second"] as const).flatMap((seat) => {
    const name = nameIn(tags, seat);
    return name === null ? [] : [[sides[seat], name] as const];
  });
  return Object.fromEntries([...others, ...players]);
}
