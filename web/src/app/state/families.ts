// The four games of the home screen, and which of the core's rule sets belong to each.
import type { Ruleset } from "../../core/types";

export const families = ["ntxuva", "aqil", "morris", "ouri"] as const;
export type Family = (typeof families)[number];

// Oware and Awari are of Ouri's family; the others begin with the name of theirs. What the core adds
// later is found by its name as well.
export function familyOf(ruleset: string): Family {
  return (
    families.find((family) => ruleset === family || ruleset.startsWith(`${family}-`)) ?? "ouri"
  );
}

export function rulesetsOf(family: Family, rulesets: readonly Ruleset[]): Ruleset[] {
  return rulesets.filter((ruleset) => familyOf(ruleset.id) === family);
}

export function titleOf(id: string, rulesets: readonly Ruleset[]): string {
  return rulesets.find((ruleset) => ruleset.id === id)?.title ?? id;
}
