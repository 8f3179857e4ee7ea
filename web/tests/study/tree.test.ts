import { describe, expect, test } from "vitest";
import {
  type Branch,
  at,
  branch,
  changed,
  endOf,
  hasNotes,
  lineTree,
  mainLine,
  movesTo,
  played,
  playedLine,
  promoted,
  removed,
  sizeOf,
  withMainLine,
} from "../../src/study/tree";

const start = { root: lineTree(["F", "c", "E"]), path: [] };
const shape = (root: Branch): unknown =>
  root.next.length === 0 ? root.move : [root.move, ...root.next.map(shape)];

test("a line is a tree without branches", () => {
  expect(shape(start.root)).toEqual(["", ["F", ["c", "E"]]]);
  expect(lineTree([])).toEqual(branch(""));
  expect(mainLine(start.root)).toEqual(["F", "c", "E"]);
  expect(hasNotes(start.root)).toBe(false);
});

describe("playing", () => {
  test("follows an old move", () =>
    expect(played(start, "F")).toEqual({ root: start.root, path: [0] }));

  test("adds a new one as a variation", () => {
    const { root, path } = playedLine({ ...start, path: [0] }, ["d", "A"]);
    expect(path).toEqual([0, 1, 0]);
    expect(movesTo(root, path)).toEqual(["F", "d", "A"]);
    expect(shape(root)).toEqual(["", ["F", ["c", "E"], ["d", "A"]]]);
    expect(hasNotes(root)).toBe(true);
    expect(sizeOf(root)).toBe(6);
  });
});

describe("a variation", () => {
  const place = playedLine({ ...start, path: [0] }, ["d", "A"]);

  test("becomes the main line, and we stay where we are", () => {
    const { root, path } = promoted(place);
    expect(mainLine(root)).toEqual(["F", "d", "A"]);
    expect(movesTo(root, path)).toEqual(["F", "d", "A"]);
    expect(promoted({ root, path })).toEqual({ root, path });
  });

  test("is deleted with what follows", () => {
    const { root, path } = removed({ root: place.root, path: [0, 1] });
    expect(root).toEqual(start.root);
    expect(path).toEqual([0]);
    expect(removed({ root, path: [] })).toEqual({ root, path: [] });
  });

  test("gives way to what was really played", () => {
    const root = withMainLine(place.root, ["F", "d", "B"]);
    expect(mainLine(root)).toEqual(["F", "d", "B"]);
    expect(shape(root)).toEqual(["", ["F", ["d", "B", "A"], ["c", "E"]]]);
  });
});

test("notes are written at one place only", () => {
  const root = changed(start.root, [0, 0], (found) => ({ ...found, mark: "!", comment: "so" }));
  expect(at(root, [0, 0])).toMatchObject({ move: "c", mark: "!", comment: "so" });
  expect(at(root, [0])).toMatchObject({ move: "F", mark: null, comment: "" });
  expect(at(root, [3])).toBeNull();
  expect(endOf(root, [0])).toEqual([0, 0, 0]);
});
