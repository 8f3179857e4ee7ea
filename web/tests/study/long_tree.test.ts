// Trees as long as the longest game there may be. A walk that calls itself once a move, or copies the line
// at every move, does not come to an end here.
import { describe, expect, test } from "vitest";
import { keptTree, moveText, readTree } from "../../src/study/record_tree";
import {
  type Branch,
  branch,
  changed,
  endOf,
  hasNotes,
  lineTree,
  mainLine,
  movesTo,
  playedLine,
  promoted,
  removed,
  sizeOf,
  withMainLine,
} from "../../src/study/tree";

const plies = 20_000;
const moves = Array.from({ length: plies }, (_, ply) => `m${ply}`);
const line = lineTree(moves);
const end = endOf(line, []);
const commented = changed(line, end, (last) => ({ ...last, comment: "the end" }));

/** Every second move is a variation of the one before: brackets within brackets. */
function nested(depth: number): Branch {
  let root = branch("last");
  for (let level = 0; level < depth; level += 1) root = branch(`v${level}`, [branch("a"), root]);
  return { ...root, move: "" };
}

// Comparing them as values would walk them by recursion.
const text = (root: Branch) => JSON.stringify(keptTree(root));

describe(`a line of ${plies} moves`, () => {
  test("is walked and counted", () => {
    expect(mainLine(line)).toEqual(moves);
    expect(sizeOf(line)).toBe(plies + 1);
    expect(hasNotes(line)).toBe(false);
    expect(hasNotes(commented)).toBe(true);
  });

  test("is played move after move", () => {
    const place = playedLine({ root: lineTree([]), path: [] }, moves);
    expect(text(place.root)).toBe(text(line));
    expect(place.path).toEqual(end);
    expect(playedLine(place, []).root).toBe(place.root);
    expect(playedLine({ root: line, path: [] }, moves)).toEqual({ root: line, path: end });
  });

  test("shares with the tree before it whatever has not changed", () => {
    const { root } = playedLine({ root: commented, path: end.slice(0, 10) }, ["x", "y"]);
    const tenth = (tree: Branch) => end.slice(0, 10).reduce((found) => found.next[0]!, tree);
    expect(tenth(root).next[0]).toBe(tenth(commented).next[0]);
    expect(tenth(root).next.map(({ move }) => move)).toEqual(["m10", "x"]);
  });

  test("becomes the main line, and is one already", () => {
    const other = moves.map((move, ply) => (ply === 100 ? "other" : move));
    const root = withMainLine(commented, other);
    expect(mainLine(root)).toEqual(other);
    expect(sizeOf(root)).toBe(2 * plies + 1 - 100);
    expect(text(withMainLine(commented, moves))).toBe(text(commented));
  });

  test("is changed at its end", () => {
    const varied = playedLine({ root: line, path: end.slice(0, -1) }, ["z"]);
    expect(movesTo(promoted(varied).root, end).at(-1)).toBe("z");
    expect(text(removed(varied).root)).toBe(text(line));
  });

  test("is kept and read again, and written", () => {
    expect(text(readTree(JSON.parse(text(commented))) as Branch)).toBe(text(commented));
    expect(moveText(commented)).toBe(`${moves.join(" ")} {the end}`);
  });

  test("is read as earlier versions kept it, one move within the other", () => {
    const open = moves.map((move) => `{"move":"${move}","mark":null,"comment":"","next":[`);
    const kept = `{"move":"","mark":null,"comment":"","next":[${open.join("")}${"]}".repeat(plies)}]}`;
    expect(text(readTree(JSON.parse(kept)) as Branch)).toBe(text(line));
  });
});

test("variations within variations are walked, kept and written", () => {
  const root = nested(plies);
  expect(sizeOf(root)).toBe(2 * plies + 1);
  expect(hasNotes(root)).toBe(true);
  expect(text(readTree(JSON.parse(text(root))) as Branch)).toBe(text(root));
  expect(moveText(root).startsWith(`a ( v${plies - 2} a ( v${plies - 3} a`)).toBe(true);
  expect(moveText(nested(3))).toBe("a ( v1 a ( v0 a ( last ) ) )");
});

describe("what is no tree", () => {
  const node = { move: "F", mark: null, comment: "", next: [] };
  test.each([
    null,
    7,
    "F",
    {},
    [],
    [[]],
    [["", 1]],
    [
      ["", 0],
      ["F", 0],
    ],
    [["", -1]],
    [["", 0.5]],
    [["", 1e300]],
    [[7, 0]],
    [
      ["", "1"],
      ["F", 0],
    ],
    { ...node, next: [7] },
    { ...node, next: { length: 3 } },
    { ...node, move: null },
    JSON.parse(`{"__proto__":${JSON.stringify(node)}}`),
    Array.from({ length: 200_000 }, () => ["", 1]),
    { ...node, next: Array.from({ length: 200_000 }, () => node) },
  ])("%#", (value) => expect(readTree(value)).toBeNull());
});
