// Values as the core prints them, in the words of the page.
import type { Words } from "../analysis/messages/words";
import { type Worth, signOf, unitOf, wordsOf } from "../analysis/value";
import type { Certainty } from "../core/types";

const decided = 20_000;
const hundredths = 100;

// Who wins, and nothing of how much.
const won = { score: decided, lower: 1, upper: Infinity, expectedThousandths: 1000 };
const lost = { score: -decided, lower: -Infinity, upper: -1, expectedThousandths: 0 };
const drawn = { score: 0, lower: 0, upper: 0, expectedThousandths: 500 };
const results = new Map(Object.entries({ win: won, loss: lost, draw: drawn }));

/** "win 5", "loss", "draw", "+5", "[-1,+3]", "-0.35" (src/engine/value_text.hpp). */
export function printedWorth(text: string, certainty: Certainty): Worth {
  const [word = "", plies] = text.split(" ");
  const result = results.get(word);
  if (result) {
    const distance = plies === undefined ? {} : { plies: Number(plies) * Math.sign(result.score) };
    return { ...result, certainty, ...distance };
  }
  const [lower = 0, upper = lower] = (text.match(/[-+]?[\d.]+/g) ?? []).map(Number);
  const score = ((lower + upper) / 2) * hundredths;
  return { score, certainty, lower, upper, expectedThousandths: 500 };
}

export interface ToldValue {
  readonly sign: string;
  readonly say: string;
}

export function toldValue(
  ruleset: string,
  text: string,
  certainty: Certainty,
  words: Words,
): ToldValue {
  const worth = printedWorth(text, certainty);
  const unit = unitOf(ruleset);
  return { sign: signOf(worth, unit, words), say: wordsOf(worth, unit, words) };
}
