import { beforeAll, describe, expect, test } from "vitest";
import { storedFromRecord, withNotes } from "../../src/app/match_opening";
import { readGame } from "../../src/app/state/stored_game";
import type { Core } from "../../src/core/client";
import {
  type RecordTree,
  moveText,
  readTree,
  recordText,
  treeOf,
} from "../../src/study/record_tree";
import { timeIn, timeText, withoutTime } from "../../src/study/times";
import { at, changed, mainLine, playedLine } from "../../src/study/tree";
import { startTestCore } from "../support";

const text = '[Ruleset "ouri"]\n\n{At home.} 1. F! c $4 (d {quieter} E (A)) 2. B *';
let core: Core;
beforeAll(async () => void (core = await startTestCore()));

async function read(record: string): Promise<RecordTree> {
  return JSON.parse(await core.ask("read-record", record)) as RecordTree;
}

describe("the tree of a record", () => {
  test("has its variations, comments and marks", async () => {
    const [round] = (await read(text)).rounds;
    const tree = treeOf((round as RecordTree["rounds"][number]).play);
    expect(tree.comment).toBe("At home.");
    expect(mainLine(tree)).toEqual(["F", "c", "B"]);
    expect(at(tree, [0])?.mark).toBe("!");
    expect(at(tree, [0, 0])?.mark).toBe("??");
    expect(at(tree, [0, 1])).toMatchObject({ move: "d", comment: "quieter" });
    expect(at(tree, [0, 1])?.next.map(({ move }) => move)).toEqual(["E", "A"]);
    expect(moveText(tree)).toBe("{At home.} F {!} c {??} ( d {quieter} E ( A ) ) B");
  });

  test("comes back from the record it is written into, whatever is in a comment", async () => {
    const record = await read(text);
    const odd = 'a } b { c \\ d "e"\nf\tç ~';
    const tree = changed(treeOf(record.rounds[0]!.play), [0, 1], (found) => ({
      ...found,
      comment: odd,
      mark: "?!",
    }));
    const written = await core.ask("tidy-record", recordText(record, [tree]));
    expect(treeOf((await read(written)).rounds[0]!.play)).toEqual(tree);
    expect(await core.ask("tidy-record", written)).toBe(written);
  });

  test("is refused with an illegal move in it", async () => {
    const record = await read(text);
    const tree = playedLine({ root: treeOf(record.rounds[0]!.play), path: [0] }, ["F"]).root;
    await expect(core.ask("tidy-record", recordText(record, [tree]))).rejects.toThrow();
  });
});

test("a game that is opened from a record keeps its notes, and writes them again", async () => {
  const stored = await storedFromRecord(core, text, "id", 1);
  expect(stored.actions).toEqual(["F", "c", "B"]);
  expect(stored.notes).toHaveLength(1);
  expect(readGame(JSON.stringify(stored))).toEqual(stored);
  const plain = '[Ruleset "ouri"]\n\n1. F c 2. B *';
  const written = await withNotes(core, plain, stored);
  expect((await storedFromRecord(core, written, "id", 1)).notes).toEqual(stored.notes);
  expect(await withNotes(core, plain, { actions: stored.actions })).toBe(plain);
});

test("every round of a match of Lib al-Aqil has its own tree", async () => {
  const match = await core.newMatch("aqil");
  for (const action of [
    "setup south 11-5-5-5-5-5",
    "setup north 6-7-5-6-6-6",
    "lot south",
    "keep",
    "A",
  ])
    await match.play(action);
  const record = await match.record();
  const [first = ""] = (await match.view()).moves;
  const { root } = playedLine({ root: treeOf((await read(record)).rounds[0]!.play), path: [] }, [
    "B",
  ]);
  const written = await withNotes(core, record, { actions: [], notes: [root] });
  const stored = await storedFromRecord(core, written, "id", 1);
  expect(stored.actions.at(-1)).toBe("A");
  expect(stored.notes).toEqual([root]);
  expect(first).not.toBe("");
});

test("what was kept is believed only if it is a tree", () => {
  expect(readTree({ move: "", next: [{ move: "F", mark: "!", comment: 3, next: [] }] })).toEqual({
    move: "",
    mark: null,
    comment: "",
    next: [{ move: "F", mark: "!", comment: "", next: [] }],
  });
  const broken = { move: "", next: [{ move: "F", next: [7, null] }] };
  for (const wrong of [null, 3, "x", [], {}, { move: "F" }, { move: 3, next: [] }, broken])
    expect(readTree(wrong)).toBeNull();
});

test("what moves took is written as other programs do, and read again", async () => {
  const stored = {
    ...(await storedFromRecord(core, text, "id", 1)),
    spent: [5000, null, 3_723_400],
  };
  const plain = '[Ruleset "ouri"]\n\nF c B *';
  const written = await withNotes(core, plain, stored);
  expect(written.replace(/\s+/g, " ")).toContain(
    "1. F {!} {[%emt 0:00:05]} c {??} (d {quieter} 2. E (2. A)) 2. B {[%emt 1:02:03.4]} *",
  );
  const again = await storedFromRecord(core, written, "id", 1);
  expect(again.spent).toEqual(stored.spent);
  expect(again.notes).toEqual(stored.notes);
  expect(await withNotes(core, plain, again)).toBe(written);
});

test("times are of moves, and not of what a match lays and draws before them", async () => {
  const match = `[Ruleset "aqil"]
[Setup "11-5-5-5-5-5 6-7-5-6-6-6"]
[Lot "south keep"]

A {[%emt 0:00:07] first} *`;
  const { actions, spent, notes } = await storedFromRecord(core, match, "id", 1);
  expect(actions).toHaveLength(5);
  expect(spent).toEqual([null, null, null, null, 7000]);
  expect(notes?.[0]?.next[0]?.comment).toBe("first");
});

test.each([
  [0, "[%emt 0:00:00]"],
  [5040, "[%emt 0:00:05]"],
  [59_960, "[%emt 0:01:00]"],
  [3_600_000, "[%emt 1:00:00]"],
])("%d milliseconds are %s", (milliseconds, told) => {
  expect(timeText(milliseconds)).toBe(told);
  expect(timeIn(`well ${told} played`)).toBe(Math.round(milliseconds / 100) * 100);
  expect(withoutTime(`well ${told} played`).replace(/ +/, " ")).toBe("well played");
});
