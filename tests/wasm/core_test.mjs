// Runs the core's WebAssembly in Node: vectors, perft, and a match by requests.
import assert from "node:assert/strict";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";

import { openDesk } from "./desk.mjs";

const [moduleFile, root] = process.argv.slice(2);

const { ask, told, attach } = await openDesk(moduleFile);

function readTable(name) {
  const shared = join(root, "..", "shared", name);
  const copy = join(root, "tests", "data", name);
  assert.ok(existsSync(copy), `no copy of ${name}`);
  const file = existsSync(shared) ? shared : copy;
  const lines = readFileSync(file, "utf8").split("\n");
  return lines.filter((line) => line && !line.startsWith("#")).map((line) => line.split("\t"));
}

const rulesets = told("rulesets").trimEnd().split("\n").map((line) => line.split("\t")[0]);

test("there are nine rule sets", () => assert.equal(rulesets.length, 9));

for (const ruleset of rulesets)
  for (const file of [ruleset, `${ruleset}-any`])
    test(`moves equal the vectors of ${file}`, () => {
      const expected = new Map();
      for (const [position, move, next] of readTable(`vectors/${file}.tsv`))
        expected.set(position, (expected.get(position) ?? "") + `${move}\t${next}\n`);
      assert.ok(expected.size > 0);
      for (const [position, lines] of expected)
        assert.equal(told("moves", ruleset, position), lines, position);
    });

test("perft equals the vectors", () => {
  const starts = new Map();
  for (const ruleset of rulesets) {
    const match = told("new", ruleset);
    starts.set(ruleset, JSON.parse(told("match", match)).position);
    told("close", match);
  }
  starts.set("aqil", "11-5-5-5-5-5-11-5-5-5-5-5-0-0-S").set("aqil-source", starts.get("aqil"));
  for (const [ruleset, depth, count] of readTable("vectors/perft.tsv"))
    assert.equal(told("perft", ruleset, starts.get(ruleset), depth), count, `${ruleset} ${depth}`);
});

test("a match is played, told, refused and taken back by requests", () => {
  told("language", "pt-PT");
  const match = told("new", "ouri");
  assert.equal(ask("play", match, "c").text, "c pertence ao outro lado");
  assert.equal(told("why-not", match, "C"), "");
  assert.match(JSON.parse(told("replay", match, "C")).say, /^Sul semeia 4 sementes de C; a última cai em a\.$/);
  told("play", match, "C");
  assert.equal(JSON.parse(told("match", match)).chooser, "north");
  told("undo", match);
  assert.equal(ask("undo", match).text, "não há nada para desfazer");
  told("resign", match, "south");
  assert.equal(JSON.parse(told("match", match)).verdict.outcome, "north");
  told("close", match);
  assert.equal(ask("match", match).status, "error");
});

test("a set-up of Lib al-Aqil stays hidden from the other player", () => {
  const match = told("new", "aqil");
  told("play", match, "setup south 31-1-1-1-1-1");
  const seen = (side) => JSON.parse(told("match", match, side)).board.places[0].count;
  assert.equal(seen("north"), 0);
  assert.equal(seen("south"), 31);
});

test("the computer thinks in slices and plays games to their end", () => {
  for (const ruleset of rulesets.filter((id) => !id.startsWith("aqil"))) {
    const match = told("new", ruleset);
    for (let ply = 0; ply < 40; ++ply) {
      const { verdict, moves } = JSON.parse(told("match", match));
      if (verdict.outcome !== "ongoing") break;
      let answer = [];
      do answer = told("think", match, 3, 150, ply).split("\t");
      while (answer[1] === "more");
      assert.ok(moves.includes(answer[0]), answer[0]);
      told("play", match, answer[0]);
    }
    told("close", match);
  }
});

test("a match is written as a record and read back", () => {
  const match = told("new", "oware");
  for (const move of ["F", "f", "E"]) told("play", match, move);
  const record = told("record", match, "oware", "Event", "A game at home");
  assert.match(record, /\[Event "A game at home"\]/);
  const [again, ruleset] = told("load", record).split("\t");
  assert.equal(ruleset, "oware");
  assert.deepEqual(JSON.parse(told("rounds", again))[0].moves, ["F", "f", "E"]);
});

test("a record's variations are read, checked and written", () => {
  const text = '[Ruleset "ouri"]\n\n{At home.} 1. F! c (d {quieter} E (A)) 2. B *';
  const { tags, rounds } = JSON.parse(told("read-record", text));
  assert.deepEqual(tags, [["Ruleset", "ouri"]]);
  const move = (name, ...remarks) => ({ move: name, remarks });
  assert.deepEqual(rounds, [{
    play: {
      comments: ["At home."],
      moves: [
        move("F", "!"),
        move("c", { comments: [], moves: [move("d", "quieter"), move("E", { comments: [], moves: [move("A")] })] }),
        move("B"),
      ],
    },
    result: "*",
  }]);
  const tidy = told("tidy-record", text);
  assert.match(tidy, /\{At home\.\} 1\. F \{!\} c \(d \{quieter\} 2\. E \(2\. A\)\) 2\. B \*/);
  assert.equal(told("tidy-record", tidy), tidy);
  assert.equal(ask("read-record", text.replace("(A)", "(f)")).status, "error");
});

test("a set-up laid at random can be laid", () => {
  const match = told("new", "aqil");
  told("play", match, `setup south ${told("random-setup", "aqil", 7)}`);
  assert.equal(ask("random-setup", "ouri", 7).status, "error");
});

test("bytes that are no tables are refused, and leave the desk as it was", () => {
  const noise = Uint8Array.from({ length: 70000 }, (_, i) => (i * 2654435761) >>> 13);
  for (const bytes of [noise, noise.slice(0, 1), new TextEncoder().encode("SOWTABLE\x01\0\0\0"), new Uint8Array(9)]) {
    attach(bytes);
    assert.equal(ask("add-tables", "ouri").status, "error");
  }
  const match = told("at", "ouri", "0-0-0-0-1-2-0-1-0-0-3-0-21-20-S");
  told("offer-table", "ouri", "7", 70000);
  assert.deepEqual(JSON.parse(told("needs", match, "ouri")), [{ slice: "7", offset: 0, length: 32768 }]);
  attach(noise.slice(0, 32768));
  told("feed-table", "ouri", "7", 0);
  assert.equal(ask("needs", match, "ouri").status, "error");
  assert.deepEqual(JSON.parse(told("needs", match, "ouri")), []);
  const known = JSON.parse(told("probe", match, "ouri"));
  assert.deepEqual(known.value, { kind: "unknown", text: "unknown" });
  assert.equal(known.moves.length, 1);
  assert.deepEqual(JSON.parse(told("tables", "ouri")), []);
  for (const request of ["probe\t1", `probe\t${match}\tchess`, "feed-table\touri\t7\t-1", "feed-table\touri\tx\t0",
    "offer-table\touri\t7\t99999999999999999999", "offer-table\touri\t7\t", "add-tables\tchess", "tables"])
    assert.equal(ask(request).status, "error", request);
  told("close", match);
});

test("nonsense gets an error, not a trap", () => {
  for (const request of ["", "\t\t\t", "moves", "moves\tchess\tx", "moves\touri\t-1", "perft\touri\tx\t99999999999",
    "play\t77\tA", "new\t", "at\touri", "language\txx", "\u0000\uffff"])
    assert.equal(ask(request).status, "error", JSON.stringify(request));
});
