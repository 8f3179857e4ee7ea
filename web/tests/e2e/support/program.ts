// What the program prints, to be compared with what the page shows.
import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import type { Words } from "../../../src/analysis/messages/words";
import { findProgram } from "./site";

export const repository = fileURLToPath(new URL("../../../../", import.meta.url));

/** The tables of a rule set that the page's packs are made of. */
export const tablesOf = (ruleset: string): string => `${repository}build/tables/${ruleset}`;

/** Knows no tables but those that are named. */
export function printed(...words: readonly string[]): string {
  return execFileSync(findProgram(), words, {
    encoding: "utf8",
    env: { ...process.env, SOWMILL_TABLES: "" },
    stdio: ["ignore", "pipe", "ignore"],
  });
}

/** Lines of fields between tabs. */
export function printedTable(...words: readonly string[]): string[][] {
  return printed(...words)
    .trimEnd()
    .split("\n")
    .map((line) => line.split("\t"));
}

/** Tenths of what is below ten; nothing has no sign. */
function rounded(value: string, words: Words): string {
  const short = value.replace(/\d+\.\d+/, (number) =>
    Number(number)
      .toFixed(Number(number) < 10 ? 1 : 0)
      .replace(".", words("value.decimal")),
  );
  return /[1-9]/.test(short) ? short : short.replace(/^[-+]/, "");
}

/** A printed value as the page writes it: "win 5", "+0.70", "[-1,+3]". */
export function signOf(value: string, certainty: string, words: Words): string {
  const [word = "", plies = ""] = value.split(" ");
  const results: Record<string, string> = {
    win: words("value.win"),
    loss: words("value.loss"),
    draw: words("value.draw"),
  };
  const told = results[word] ? `${results[word]}${plies}` : rounded(word, words);
  const mark = { exact: "=", interval: "", estimate: "≈" }[certainty];
  return `${mark}${told.replaceAll("-", "−")}`;
}
