// Plays games of every rule set, has them reviewed, and checks every why-sentence by replaying the lines that it cites;
// all languages must claim the same.
//   node why_test.mjs MODULE SENTENCES
import assert from "node:assert/strict";
import { test } from "node:test";

import { checkClaims, Line } from "./check_claim.mjs";
import { allKinds, claimsOf } from "./claims.mjs";
import { openDesk } from "./desk.mjs";

const [moduleFile, wanted = "2000"] = process.argv.slice(2);
const desk = await openDesk(moduleFile);
const rulesets = desk.told("rulesets").trimEnd().split("\n").map((line) => line.split("\t")[0]);
const tags = ["en", "pt-PT", "pt-BR"];

// The same numbers every time.
function makeRandom(seed) {
  let state = seed;
  return (bound) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * bound);
  };
}

// Three moves of four by a weak level, the rest by chance: mistakes of all sizes.
function decide(match, { phase, moves }, seed, random) {
  if (phase === "lot" || phase === "choice" || random(4) === 0) return moves[random(moves.length)];
  let answer = [];
  do answer = desk.told("think", match, 4, 1000, seed).split("\t");
  while (answer[1] === "more");
  return answer[0];
}

function playGame(ruleset, seed) {
  const random = makeRandom(seed);
  const match = desk.told("new", ruleset);
  const rounds = ruleset.startsWith("aqil") ? 2 : 1;
  for (let ply = 0; ply < 120; ++ply) {
    const now = desk.json("match", match);
    if (now.phase === "over") break;
    if (now.phase !== "setup") {
      desk.told("play", match, decide(match, now, seed + ply, random));
      continue;
    }
    if (desk.json("rounds", match).length === rounds) break;
    for (const side of ["south", "north"])
      desk.told("play", match, `setup ${side} ${desk.told("random-setup", ruleset, seed + ply + (side === "south" ? 0 : 1))}`);
  }
  return match;
}

// The judgements of a review in every language.
function review(match, positions) {
  const number = desk.told("review-open", match, positions);
  while (!desk.json("review-step", number, 1000).done);
  const told = tags.map((tag) => {
    desk.told("language", tag);
    return desk.json("review", number);
  });
  desk.told("language", "en");
  desk.told("review-close", number);
  return told;
}

function linesOf(ruleset, rounds, judged) {
  const round = rounds[judged.round];
  const history = judged.kind === "move" ? round.moves.slice(0, judged.ply) : [];
  return judged.why.lines.map(({ position, moves }) => {
    const line = new Line(desk, ruleset, judged.kind === "move" ? round.start : position, history, moves);
    assert.equal(line.before.position, position);
    return line;
  });
}

const kinds = new Map();

function checkGame(ruleset, seed) {
  const match = playGame(ruleset, seed);
  const rounds = desk.json("rounds", match);
  const [english, ...others] = review(match, 400);
  const decisions = rounds.reduce((all, round) => all + round.moves.length + (round.setup ? 3 : 0), 0);
  assert.equal(english.moves.length, decisions);
  english.moves.forEach((judged, i) => {
    const claims = claimsOf(judged.why.sentence, "en");
    for (const [j, other] of others.entries())
      assert.deepEqual(claimsOf(other.moves[i].why.sentence, tags[j + 1]), claims, judged.why.sentence);
    const lines = linesOf(ruleset, rounds, judged);
    try {
      checkClaims(claims, judged, lines);
    } catch (error) {
      error.message = `${ruleset} ${judged.why.sentence} ${JSON.stringify(judged.why.lines)}: ${error.message}`;
      throw error;
    }
    for (const line of lines) line.close();
    for (const { kind } of claims) kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
  });
  desk.told("close", match);
  return english.moves.length;
}

let checked = 0;
for (const [place, ruleset] of rulesets.entries())
  test(`what is said of moves is true: ${ruleset}`, () => {
    let sentences = 0;
    for (let seed = 1; sentences < Number(wanted) / rulesets.length; ++seed) sentences += checkGame(ruleset, seed * 1000 + place);
    checked += sentences;
  });

test("every kind of claim was made", () => {
  const missing = allKinds.filter((kind) => !kinds.has(kind));
  console.log(`${checked} sentences: ${[...kinds].map(([kind, count]) => `${kind} ${count}`).join(", ")}`);
  assert.ok(checked >= Number(wanted));
  assert.deepEqual(missing, []);
});

test("a sentence that is not true is found out", () => {
  const start = "4-4-4-4-4-4-4-4-4-4-4-4-0-0-S";
  const line = new Line(desk, "ouri", start, [], ["C", "f"]);
  const judged = { kind: "move", side: "south", move: "C", best: "C" };
  for (const sentence of [
    "C takes 2 seeds: a.", "C is the only legal move.", "C leads in 2 moves to this: South wins 26-22.",
    "C leaves B with 4 seeds, which f takes: 5 seeds.", "C lets f take 3 seeds: A.", "C threatens to take 2 seeds with A.",
    "C saves B (4 seeds) from f.", "C takes 0 seeds: a, with another turn for South.", "D takes 2 seeds: a.",
    "after C South takes 1 seed and North 0 seeds in 2 moves.",
  ])
    assert.throws(() => checkClaims(claimsOf(sentence, "en"), judged, [line, line]), sentence);
  line.close();
});
