// What a decision is called: the core tells it as the match was told of it.
import type { Words } from "../analysis/messages/words";
import type { Judgement } from "./types";

/** A move, a row of seeds, or keeping and swapping; of what was decided, or of what would have been better. */
export function decisionName(
  kind: Judgement["kind"],
  decision: Judgement["move"],
  words: Words,
): string {
  if (kind === "setup") return decision.slice(decision.lastIndexOf(" ") + 1);
  if (kind === "choice") return words(decision === "swap" ? "lab.swap" : "lab.keep");
  return decision;
}

export function decisionText({ kind, move }: Pick<Judgement, "kind" | "move">, words: Words) {
  const name = decisionName(kind, move, words);
  return kind === "setup" ? words("review.setup", { setup: name }) : name;
}
