#!/usr/bin/env node
// Compares the core as WebAssembly with the native program, random moves a second on one core, in one run:
//   node tools/compare_wasm.mjs        (after ./test, or the presets release and wasm)
// Ends with 1 where WebAssembly is less than half as fast.
import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { openDesk } from "../tests/wasm/desk.mjs";

const build = fileURLToPath(new URL("../build/", import.meta.url));
const { told } = await openDesk(`${build}wasm/sowmill.wasm`);

// The best of a few rounds, as `sowmill bench` does it.
function wasmRate(ruleset) {
  const moves = 4_000_000;
  let best = 0;
  for (let round = 0; round < 5; ++round) {
    const { user, system: kernel } = process.cpuUsage();
    told("playout", ruleset, moves);
    const used = process.cpuUsage();
    best = Math.max(best, moves / ((used.user + used.system - user - kernel) / 1e6));
  }
  return best;
}

const goal = 0.5;
let slowest = Infinity;
for (const ruleset of told("rulesets").trimEnd().split("\n").map((line) => line.split("\t")[0])) {
  const line = execFileSync(`${build}release/sowmill`, ["bench", "--only", `playout.${ruleset}`]).toString();
  const native = Number(line.split("\t")[1]);
  const wasm = wasmRate(ruleset);
  slowest = Math.min(slowest, wasm / native);
  console.log([ruleset, native, Math.round(wasm), (wasm / native).toFixed(2)].join("\t"));
}
console.log(`the slowest is ${slowest.toFixed(2)} of native; the goal is ${goal}`);
process.exitCode = slowest < goal ? 1 : 0;
