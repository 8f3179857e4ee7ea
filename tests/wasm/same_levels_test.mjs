// A level plays the same in WebAssembly as in the native program, mistakes included.
//   node same_levels_test.mjs MODULE PROGRAM VECTORS
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { test } from "node:test";

import { openDesk } from "./desk.mjs";

const [moduleFile, program, vectors] = process.argv.slice(2);
const desk = await openDesk(moduleFile);
const seed = 7;
const levels = [1, 2, 3, 4, 5, 6, 7, 8, 9];
const positionsEach = 6;

// From the start to the end of games.
function positionsOf(ruleset) {
  const lines = readFileSync(join(vectors, `${ruleset}.tsv`), "utf8").split("\n");
  const all = [...new Set(lines.map((line) => line.split("\t")).filter(([, move]) => move).map(([position]) => position))];
  return Array.from({ length: positionsEach }, (_, i) => all[Math.floor((i * all.length) / positionsEach)]);
}

function thought(ruleset, position, level) {
  const match = desk.told("at", ruleset, position);
  let answer = [];
  do answer = desk.told("think", match, level, 777, seed).split("\t");
  while (answer[1] === "more");
  desk.told("close", match);
  return answer[0];
}

// A running engine, which answers one question after the other.
function openEngine(ruleset) {
  const engine = spawn(program, ["engine", ruleset], { stdio: ["pipe", "pipe", "inherit"] });
  const lines = createInterface({ input: engine.stdout })[Symbol.asyncIterator]();
  const ask = async (...said) => {
    engine.stdin.write(said.map((line) => `${line}\n`).join(""));
    for (;;) {
      const { value, done } = await lines.next();
      assert.ok(!done, "the engine ended");
      if (value.startsWith("bestmove ")) return value.split(" ")[1];
    }
  };
  return { ask, close: () => engine.stdin.end("quit\n") };
}

const rulesets = desk.told("rulesets").trimEnd().split("\n").map((line) => line.split("\t")[0]);
for (const ruleset of rulesets)
  test(`levels of ${ruleset} are the same`, async () => {
    const engine = openEngine(ruleset);
    for (const position of positionsOf(ruleset))
      for (const level of levels) {
        const move = await engine.ask(`setoption name Seed value ${seed}`, `setoption name Level value ${level}`,
          `position fen ${position}`, "go");
        assert.equal(thought(ruleset, position, level), move, `level ${level} at ${position}`);
      }
    engine.close();
  });
