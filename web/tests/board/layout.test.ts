import { beforeAll, describe, expect, test } from "vitest";
import { heapOf, MOST_DRAWN } from "../../src/board/heap";
import { placeByKey } from "../../src/board/keyboard";
import { layoutOf, roomFor } from "../../src/board/layout";
import { LINES, NEIGHBOURS } from "../../src/board/morris";
import { addSeeds, leftOf, rowText, setSeeds, spreadRest } from "../../src/board/setup_row";
import { underlined } from "../../src/board/upside_down";
import type { Core } from "../../src/core/client";
import type { BoardShape } from "../../src/core/types";
import { startTestCore } from "../support";

const SHAPES: readonly (readonly [BoardShape, string])[] = [
  ["two-rows", "ouri"],
  ["four-rows", "ntxuva"],
  ["morris", "morris"],
];
let core: Core;
beforeAll(async () => {
  core = await startTestCore();
});

describe.each(SHAPES)("the board of %s", (shape, ruleset) => {
  const layouts = (["first", "second"] as const).flatMap((seat) =>
    (["wide", "narrow"] as const).map((room) => layoutOf(shape, seat, room)),
  );

  test("has every place of the game, inside", async () => {
    const { board } = await (await core.newMatch(ruleset)).view();
    for (const layout of layouts) {
      expect([...layout.spots.keys()].sort()).toEqual(board.places.map(({ name }) => name).sort());
      expect(layout.rows.flat().length).toBe(board.places.length);
      for (const { x, y } of layout.spots.values()) {
        expect(x - layout.radius).toBeGreaterThan(0);
        expect(x + layout.radius).toBeLessThan(layout.width);
        expect(y - layout.radius).toBeGreaterThan(0);
        expect(y + layout.radius).toBeLessThan(layout.height);
      }
    }
  });

  test("has places of 40 pixels at least on a phone of 360", () => {
    const layout = layoutOf(shape, "first", "narrow");
    const pixels = (360 - 2 * 8) / layout.width;
    expect(layout.pitch * pixels).toBeGreaterThanOrEqual(40);
    if (shape !== "morris") expect(2 * layout.radius * pixels).toBeGreaterThanOrEqual(40);
  });

  test("reads from left to right and from the top, from either seat", () => {
    for (const layout of layouts)
      layout.rows.forEach((row, index) => {
        const spots = row.map((name) => layout.spots.get(name)!);
        expect(spots.every((spot) => spot.row === index)).toBe(true);
        expect(spots.map(({ x }) => x)).toEqual(spots.map(({ x }) => x).sort((a, b) => a - b));
      });
  });

  test("can be walked all over with the arrows", () => {
    for (const layout of layouts) {
      const reached = new Set([layout.rows[0]![0]!]);
      for (const name of reached)
        for (const key of ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"])
          reached.add(placeByKey(layout, name, key, false)!);
      expect(reached.size).toBe(layout.spots.size);
    }
  });
});

test("South's houses run from the left, and Ntxuva's G faces l", () => {
  const ouri = layoutOf("two-rows", "first", "wide");
  expect(ouri.rows[1]).toEqual(["A", "B", "C", "D", "E", "F"]);
  const ntxuva = layoutOf("four-rows", "first", "wide");
  expect(ntxuva.spots.get("G")?.x).toBe(ntxuva.spots.get("l")?.x);
  expect(ntxuva.spots.get("a")?.x).toBe(ntxuva.spots.get("l")?.x);
  expect(layoutOf("two-rows", "second", "wide").rows[1]).toEqual(["a", "b", "c", "d", "e", "f"]);
});

test("morris has sixteen lines, and arrows keep to them", () => {
  expect(LINES.length).toBe(16);
  expect([...NEIGHBOURS.values()].reduce((sum, list) => sum + list.length, 0)).toBe(64);
  const layout = layoutOf("morris", "first", "wide");
  expect(placeByKey(layout, "a7", "ArrowRight", false)).toBe("d7");
  expect(placeByKey(layout, "c4", "ArrowRight", false)).toBe("c4");
  expect(placeByKey(layout, "d5", "ArrowUp", false)).toBe("d6");
  expect(placeByKey(layout, "b4", "Home", false)).toBe("a4");
  expect(placeByKey(layout, "b4", "End", true)).toBe("g1");
  expect(placeByKey(layout, "b4", "x", false)).toBeNull();
});

test("ten seeds are drawn at most, all of them in the house", () => {
  for (const name of ["A", "f", "L", "store of south"]) {
    expect(heapOf(name)).toHaveLength(MOST_DRAWN);
    for (const { x, y } of heapOf(name)) expect(Math.hypot(x, y)).toBeLessThan(20.5);
    expect(heapOf(name)).toBe(heapOf(name));
  }
});

test("a row is laid seed by seed, and none comes from nowhere", () => {
  const empty = [0, 0, 0, 0, 0, 0];
  expect(addSeeds(empty, 36, 2, 1)).toEqual([0, 0, 1, 0, 0, 0]);
  expect(addSeeds(empty, 36, 2, -1)).toEqual(empty);
  expect(setSeeds([5, 0, 0, 0, 0, 0], 36, 1, 99)).toEqual([5, 31, 0, 0, 0, 0]);
  expect(spreadRest([11, 0, 0, 0, 0, 0], 36)).toEqual([11, 5, 5, 5, 5, 5]);
  expect(leftOf([11, 5, 5, 5, 5, 4], 36)).toBe(1);
  expect(rowText([11, 5, 5, 5, 5, 5])).toBe("11-5-5-5-5-5");
});

test("men in hand lie beside the board where it is low, above and below where it is narrow", () => {
  expect(roomFor("morris", 440, 238)).toBe("wide");
  expect(roomFor("morris", 340, 420)).toBe("narrow");
  expect(roomFor("two-rows", 440, 238)).toBe("narrow");
  expect(roomFor("two-rows", 800, 600)).toBe("wide");
});

test("numbers that are others upside down are underlined", () => {
  expect([6, 9, 16, 60, 89].map(underlined)).toEqual(Array(5).fill("turnable"));
  expect([0, 1, 8, 12, 36, 18].map(underlined)).toEqual(Array(6).fill(""));
});
