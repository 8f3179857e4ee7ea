import { describe, expect, test } from "vitest";
import {
  changePlace,
  changeStore,
  cleared,
  draftBoard,
  draftText,
  readDraft,
} from "../../src/app/state/draft";
import type { BoardView } from "../../src/core/types";

const letters = "ABCDEFabcdef".split("");
const ouri: BoardView = {
  shape: "two-rows",
  turn: "south",
  stores: [0, 0],
  places: letters.map((name) => ({ name, count: 4, owner: name < "a" ? "south" : "north" })),
};
const morris: BoardView = {
  shape: "morris",
  turn: "white",
  stores: [9, 9],
  places: [..."abcdefghijklmnopqrstuvwx"].map((name) => ({ name, count: 0 })),
};
const start = "4-4-4-4-4-4-4-4-4-4-4-4-0-0-S";

function draftOf(text: string, like: BoardView) {
  const draft = readDraft(text, like);
  if (!draft) throw new Error(`no draft: ${text}`);
  return draft;
}

describe("a draft", () => {
  test("is read and written", () => {
    for (const [text, like] of [
      [start, ouri],
      ["0-0-1-0-12-3-0-0-0-0-0-0-20-12-N", ouri],
      ["WB......................-8-8-0-B", morris],
    ] as const)
      expect(draftText(draftOf(text, like))).toBe(text);
  });

  test("counts go up, down to nought, and to a number", () => {
    const draft = draftOf(start, ouri);
    expect(draftText(changePlace(draft, "C", 1))).toBe("4-4-5-4-4-4-4-4-4-4-4-4-0-0-S");
    expect(draftText(changePlace(draft, "a", "=12"))).toBe("4-4-4-4-4-4-12-4-4-4-4-4-0-0-S");
    expect(changePlace(changePlace(draft, "A", "=0"), "A", -1).counts[0]).toBe(0);
    expect(draftText(changeStore(draft, "second", 7))).toBe("4-4-4-4-4-4-4-4-4-4-4-4-0-7-S");
    expect(draftText(cleared(draft))).toBe("0-0-0-0-0-0-0-0-0-0-0-0-0-0-S");
  });

  test("a point of morris goes round", () => {
    const empty = draftOf("........................-9-9-0-W", morris);
    const white = changePlace(empty, "a", 1);
    const black = changePlace(white, "a", 1);
    expect(draftText(black)).toBe("B.......................-9-9-0-W");
    expect(changePlace(black, "a", 1).counts[0]).toBe(0);
    expect(changePlace(empty, "a", -1).counts[0]).toBe(2);
    expect(draftBoard(white, morris).places[0]).toEqual({ name: "a", count: 1, owner: "white" });
  });

  test("may be a position that the core refuses, but needs the form of one", () => {
    expect(readDraft("9-9-4-4-4-4-4-4-4-4-4-4-0-0-S", ouri)).not.toBeNull();
    for (const text of [
      "",
      "4-4-S",
      `${start}x`,
      start.replace("S", "W-"),
      "4-4-4-4-4-4-4-4-4-4-4-x-0-0-S",
    ])
      expect(readDraft(text, ouri)).toBeNull();
    expect(readDraft("X.......................-9-9-0-W", morris)).toBeNull();
  });
});
