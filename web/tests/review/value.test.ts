import { expect, test } from "vitest";
import { wordsIn } from "../../src/analysis/messages/words";
import { toldValue } from "../../src/review/value";

const portuguese = wordsIn("pt-BR");

test.each([
  ["ntxuva", "win 5", "exact", "=V5", "vitória provada em 5 jogadas"],
  ["morris", "loss 16", "exact", "=D16", "derrota provada em 16 jogadas"],
  ["morris", "draw", "exact", "=½", "empate provado"],
  ["ouri", "win", "exact", "=V", "vitória provada"],
  ["ouri", "loss", "exact", "=D", "derrota provada"],
  ["ouri", "+5", "exact", "=+5", "vitória provada, por 5 sementes se jogado até o fim"],
  ["aqil", "-2", "exact", "=−2", "provado: 2 sementes atrás no fim"],
  [
    "ouri",
    "[-1,+3]",
    "interval",
    "[−1,+3]",
    portuguese("value.interval.played_out", { lower: "−1", upper: "+3" }),
  ],
  ["ouri", "-8.29", "estimate", "≈−8,3", "estimativa: −8,3 sementes"],
  ["ntxuva", "+0.35", "estimate", "≈+0,3", "estimativa: +0,3 peças"],
  ["morris", "win", "estimate", "≈V", "provavelmente ganha"],
] as const)("%s: what the core prints as %s is Portuguese", (ruleset, text, certainty, sign, say) =>
  expect(toldValue(ruleset, text, certainty, portuguese)).toEqual({ sign, say }),
);
