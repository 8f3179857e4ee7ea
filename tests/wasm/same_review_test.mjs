// The core in WebAssembly judges games as the native program does: all numbers, lines and sentences are the same.
//   node same_review_test.mjs MODULE PROGRAM RECORDS
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";

import { openDesk } from "./desk.mjs";

const [moduleFile, program, records] = process.argv.slice(2);
const desk = await openDesk(moduleFile);
const positions = 2000;

function reviewed(file) {
  const [match] = desk.told("load", readFileSync(file, "utf8")).split("\t");
  const review = desk.told("review-open", match, positions);
  while (!desk.json("review-step", review, 777).done);
  const told = desk.json("review", review);
  desk.told("review-close", review);
  desk.told("close", match);
  return told;
}

for (const name of readdirSync(records))
  test(`${name} is judged the same`, () => {
    const file = join(records, name);
    const native = execFileSync(program, ["review", file, "--nodes", positions, "--json", "--lang", "en"]).toString();
    assert.deepEqual(reviewed(file), JSON.parse(native));
  });
