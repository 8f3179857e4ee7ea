// What a value is called: a short sign for the board, and words.
import type { AnalysedLine } from "../core/types";
import type { MoveValue } from "../board/values";
import { familyOf } from "../app/state/families";
import type { Words } from "./messages/words";

/** What is counted: a score in seeds, or only who wins. */
export type Unit = "seeds" | "pieces" | "men";

export function unitOf(ruleset: string): Unit {
  const family = familyOf(ruleset);
  return family === "ntxuva" ? "pieces" : family === "morris" ? "men" : "seeds";
}

/** From here on a score says that the game is won. */
const WON = 20_000;
const HUNDREDTHS = 100;

/** A value without the move it belongs to. */
export type Worth = Pick<
  AnalysedLine,
  "score" | "certainty" | "lower" | "upper" | "plies" | "expectedThousandths"
>;

export function signed(value: number, words: Words, decimals = 0): string {
  const digits = Math.abs(value).toFixed(decimals).replace(".", words("value.decimal"));
  const sign = /[1-9]/.test(digits) ? (value > 0 ? "+" : "−") : "";
  return `${sign}${digits}`;
}

/** Of a large estimate the tenths say nothing. */
function estimated(score: number, words: Words): string {
  const value = score / HUNDREDTHS;
  return signed(value, words, Math.abs(value) < 10 ? 1 : 0);
}

function outcomeSign(result: number, words: Words): string {
  return result > 0 ? words("value.win") : result < 0 ? words("value.loss") : words("value.draw");
}

/** "=+4", "=W5", "[−1,+3]", "≈+2.3": the first sign says how sure it is. */
export function signOf(worth: Worth, unit: Unit, words: Words): string {
  const { certainty, lower = 0, upper = 0, plies, score } = worth;
  if (certainty === "interval") return `[${signed(lower, words)},${signed(upper, words)}]`;
  if (certainty === "estimate")
    return Math.abs(score) >= WON ? `≈${outcomeSign(score, words)}` : `≈${estimated(score, words)}`;
  if (plies !== undefined) return `=${outcomeSign(plies, words)}${Math.abs(plies)}`;
  return unit === "seeds" && lower !== 0
    ? `=${signed(lower, words)}`
    : `=${outcomeSign(lower, words)}`;
}

function exactWords({ plies, lower = 0 }: Worth, unit: Unit, words: Words): string {
  if (plies !== undefined)
    return plies > 0
      ? words("value.exact.win_in", { count: plies })
      : words("value.exact.loss_in", { count: -plies });
  if (lower === 0) return words("value.exact.draw");
  if (unit !== "seeds") return words(lower > 0 ? "value.exact.win" : "value.exact.loss");
  return lower > 0
    ? words("value.exact.ahead", { count: lower })
    : words("value.exact.behind", { count: -lower });
}

/** The value in words, with how sure it is. */
export function wordsOf(worth: Worth, unit: Unit, words: Words): string {
  const { certainty, lower = 0, upper = 0, score } = worth;
  if (certainty === "exact") return exactWords(worth, unit, words);
  if (certainty === "interval")
    return words("value.interval", { lower: signed(lower, words), upper: signed(upper, words) });
  if (Math.abs(score) >= WON)
    return words(score > 0 ? "value.estimate.win" : "value.estimate.loss");
  const value = estimated(score, words);
  return /[1-9]/.test(value)
    ? words(`value.estimate.${unit}`, { value })
    : words("value.estimate.even");
}

/** For the board: what each move is worth, best first. */
export function moveValues(
  lines: readonly (Worth & Pick<AnalysedLine, "moves">)[],
  unit: Unit,
  words: Words,
): MoveValue[] {
  const [first] = lines;
  const best = first && signOf(first, unit, words);
  return lines.map((line) => {
    const text = signOf(line, unit, words);
    return {
      move: line.moves[0] ?? "",
      text,
      say: wordsOf(line, unit, words),
      certainty: line.certainty,
      // Of two estimates that only look equal one is better.
      best: text === best && (line.certainty !== "estimate" || line.score === first?.score),
    };
  });
}
