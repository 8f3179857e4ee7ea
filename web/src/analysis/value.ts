// What a value is called: a short sign for the board, and words.
import type { AnalysedLine } from "../core/types";
import type { MoveValue } from "../board/values";
import { familyOf } from "../app/state/families";
import type { Words } from "./messages/words";

/**
 * What is counted: seeds at the end; seeds if a game that stops when one has won were played out; or only who
 * wins.
 */
export type Unit = "seeds" | "played_out" | "pieces" | "men";

const units = { ntxuva: "pieces", aqil: "seeds", morris: "men", ouri: "played_out" } as const;

export function unitOf(ruleset: string): Unit {
  return units[familyOf(ruleset)];
}

const countsSeeds = (unit: Unit) => unit === "seeds" || unit === "played_out";

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

/** "=+4", "=W", "=W5", "[−1,+3]", "≈+2.3": the first sign says how sure it is. */
export function signOf(worth: Worth, unit: Unit, words: Words): string {
  const { certainty, lower = 0, upper = 0, plies, score } = worth;
  if (certainty === "interval") return `[${signed(lower, words)},${signed(upper, words)}]`;
  if (certainty === "estimate")
    return Math.abs(score) >= WON ? `≈${outcomeSign(score, words)}` : `≈${estimated(score, words)}`;
  if (plies !== undefined) return `=${outcomeSign(plies, words)}${Math.abs(plies)}`;
  return isCounted(worth, unit) ? `=${signed(lower, words)}` : `=${outcomeSign(lower, words)}`;
}

/** Whether more is proven than who wins: by how many seeds. */
function isCounted({ lower = 0, upper = 0 }: Worth, unit: Unit): boolean {
  return countsSeeds(unit) && lower === upper && lower !== 0;
}

function exactWords(worth: Worth, unit: Unit, words: Words): string {
  const { plies, lower = 0, upper = 0 } = worth;
  if (plies !== undefined)
    return plies > 0
      ? words("value.exact.win_in", { count: plies })
      : words("value.exact.loss_in", { count: -plies });
  if (lower === 0 && upper === 0) return words("value.exact.draw");
  if (!isCounted(worth, unit)) return words(lower > 0 ? "value.exact.win" : "value.exact.loss");
  if (unit === "played_out")
    return lower > 0
      ? words("value.exact.win_by", { count: lower })
      : words("value.exact.loss_by", { count: -lower });
  return lower > 0
    ? words("value.exact.ahead", { count: lower })
    : words("value.exact.behind", { count: -lower });
}

/** The value in words, with how sure it is. */
export function wordsOf(worth: Worth, unit: Unit, words: Words): string {
  const { certainty, lower = 0, upper = 0, score } = worth;
  if (certainty === "exact") return exactWords(worth, unit, words);
  if (certainty === "interval")
    return words(unit === "played_out" ? "value.interval.played_out" : "value.interval", {
      lower: signed(lower, words),
      upper: signed(upper, words),
    });
  if (Math.abs(score) >= WON)
    return words(score > 0 ? "value.estimate.win" : "value.estimate.loss");
  const value = estimated(score, words);
  return /[1-9]/.test(value)
    ? words(`value.estimate.${countsSeeds(unit) ? "seeds" : (unit as "pieces" | "men")}`, { value })
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
