#!/usr/bin/env node
// Compares the core as WebAssembly with the native program, random moves a second on one core, in one run:
//   node tools/compare_wasm.mjs        (after ./test, or the presets release and wasm)
// Ends with 1 where WebAssembly is less than half as fast.
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const build = fileURLToPath(new URL("../build/", import.meta.url));
const system = new Proxy({}, { get: () => () => 52 });
const module = await WebAssembly.compile(readFileSync(`${build}wasm/sowmill.wasm`));
const { exports } = await WebAssembly.instantiate(module, { wasi_snapshot_preview1: system });
exports._initialize();

function ask(...fields) {
  const request = new TextEncoder().encode(fields.join("\t"));
  const place = exports.request(request.length);
  new Uint8Array(exports.memory.buffer, place, request.length).set(request);
  const length = exports.answer();
  const answer = new Uint8Array(exports.memory.buffer, exports.answer_text(), length);
  return new TextDecoder().decode(answer).replace(/^ok\t/, "");
}

// The best of a few rounds, as `sowmill bench` does it.
function wasmRate(ruleset) {
  const moves = 4_000_000;
  let best = 0;
  for (let round = 0; round < 5; ++round) {
    const { user, system: kernel } = process.cpuUsage();
    ask("playout", ruleset, moves);
    const used = process.cpuUsage();
    best = Math.max(best, moves / ((used.user + used.system - user - kernel) / 1e6));
  }
  return best;
}

const goal = 0.5;
let slowest = Infinity;
for (const ruleset of ask("rulesets").trimEnd().split("\n").map((line) => line.split("\t")[0])) {
  const line = execFileSync(`${build}release/sowmill`, ["bench", "--only", `playout.${ruleset}`]).toString();
  const native = Number(line.split("\t")[1]);
  const wasm = wasmRate(ruleset);
  slowest = Math.min(slowest, wasm / native);
  console.log([ruleset, native, Math.round(wasm), (wasm / native).toFixed(2)].join("\t"));
}
console.log(`the slowest is ${slowest.toFixed(2)} of native; the goal is ${goal}`);
process.exitCode = slowest < goal ? 1 : 0;
