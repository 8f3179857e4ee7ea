import { expect, test } from "vitest";
import { resultSentence, withResult, withoutResult } from "../../src/core/result";

const draw = "the game is a draw (the position stood for the third time)";

test("a result that the move does not tell is told after it", () => {
  expect(withResult("South sows 1 seed from A.", draw)).toBe(
    "South sows 1 seed from A. The game is a draw (the position stood for the third time)",
  );
  expect(withResult("", "South wins")).toBe("South wins");
  expect(withResult("South sows.", undefined)).toBe("South sows.");
});

test("a result is told once, or not at all", () => {
  const say = "South sows 1 seed from F; South wins 25-23.";
  expect(withResult(say, "South wins 25-23")).toBe(say);
  expect(withoutResult(say, "South wins 25-23")).toBe("South sows 1 seed from F.");
  expect(withoutResult(say, undefined)).toBe(say);
});

test("a sentence begins with a capital", () => {
  expect(resultSentence(draw)).toMatch(/^The game/);
  expect(resultSentence()).toBe("");
});
