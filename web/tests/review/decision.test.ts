import { expect, test } from "vitest";
import { wordsIn } from "../../src/analysis/messages/words";
import { decisionName, decisionText } from "../../src/review/decision";

test.each([
  ["move", "+c", "+c"],
  ["setup", "setup north 19-2-1-10-2-2", "preparação 19-2-1-10-2-2"],
  ["choice", "swap", "trocar"],
  ["choice", "keep", "manter"],
] as const)("a %s is told in the words of the page", (kind, move, told) => {
  expect(decisionText({ kind, move }, wordsIn("pt-PT"))).toBe(told);
});

test("a better row is named by itself", () => {
  expect(decisionName("setup", "setup south 2-3-3-6-2-20", wordsIn("en"))).toBe("2-3-3-6-2-20");
});
