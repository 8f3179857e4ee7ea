import { deflateSync } from "node:zlib";
import { readFileSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { LinkError, MOST_LETTERS, packGame, unpackGame } from "../../src/share/game_link";
import { commentText, partsOf, shortened, tagsOf } from "../../src/share/record_text";
import { startTestCore } from "../support";

const records = fileURLToPath(new URL("../../../tests/data/records/", import.meta.url));
const record = `[Event "?"]
[Site "Mindelo, \\"Torneio\\""]
[Date "????.??.??"]
[South "Ana"]
[North "Rui"]
[Result "*"]
[Ruleset "ouri"]

{A short game.} 1. F c {the usual (1. not a move) answer \\} and more} (d 2. E
(2. A {slower} a) f) (e) 2. B b *
`;
const short =
  '[Site "Mindelo, \\"Torneio\\""] [South "Ana"] [North "Rui"] [Result "*"] [Ruleset "ouri"] ' +
  "{A short game.} F c {the usual (1. not a move) answer \\} and more} (d E (A {slower} a) f) (e) B b *";

test("a record is shortened to what it says", () => {
  expect(shortened(record)).toBe(short);
  expect(shortened(short)).toBe(short);
  expect(tagsOf(partsOf(record)).get("Site")).toBe('Mindelo, "Torneio"');
});

test("a comment is read as people wrote it", () => {
  expect(commentText("one\n  two\\s\\} \\\\ end")).toBe("one two } \\ end");
});

test("a game in a link comes out as it went in, in few letters", async () => {
  const packed = await packGame(record);
  expect(packed).toMatch(/^1[\w-]+$/);
  expect(packed.length).toBeLessThan(record.length);
  expect(await unpackGame(packed)).toBe(short);
});

test("the plain form is read too", async () => {
  expect(await unpackGame(`0${Buffer.from(short).toString("base64url")}`)).toBe(short);
});

const packedBytes = (content: Buffer) => `1${deflateSync(content).toString("base64url")}`;

describe("what is no link of ours is refused", () => {
  test.each([
    ["nothing", "", "damaged"],
    ["a version to come", "2abc", "newer"],
    ["no version", "-abc", "damaged"],
    ["letters that no address has", "1ab!c", "damaged"],
    ["no compressed bytes", "1abcdefgh", "damaged"],
    ["a piece of a link", "1C6ZWV1Dy", "damaged"],
    ["bytes that are no text", packedBytes(Buffer.from([0xff, 0xfe, 0x80])), "damaged"],
    ["too many letters", `1${"A".repeat(MOST_LETTERS)}`, "too-long"],
    ["a bomb", packedBytes(Buffer.alloc(50_000_000)), "too-long"],
  ])("%s", async (_, packed, problem) => {
    const refused = await unpackGame(packed).catch((reason: unknown) => reason);
    expect(refused).toBeInstanceOf(LinkError);
    expect((refused as LinkError).problem).toBe(problem);
  });
});

test("a comment as long as a link may hold is read", async () => {
  const long = `[Ruleset "ouri"] {${"word ".repeat(35_000).trim()}} *`;
  expect(await unpackGame(await packGame(long))).toBe(long);
});

// Our own examples, those of Aualé and of Sanmill, and matches of Lib al-Aqil: the core reads the same
// game from the link as from the file.
test("the core reads the same game from a link", async () => {
  const core = await startTestCore();
  const gameOf = async (text: string) => {
    const match = await core.load(text);
    const told = [match.ruleset, await core.ask("rounds", match.number), await match.view()];
    await match.close();
    return told;
  };
  let compared = 0;
  for (const name of readdirSync(records)) {
    const text = readFileSync(records + name, "utf8");
    const game = await gameOf(text).catch(() => null);
    if (game === null) continue;
    // Whoever wrote it, what is shared is our own record of it.
    expect(await gameOf(await unpackGame(await packGame(text))), name).toEqual(game);
    compared += 1;
  }
  expect(compared).toBeGreaterThan(3);
});
