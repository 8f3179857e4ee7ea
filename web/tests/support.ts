import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Core } from "../src/core/client";
import { startCore } from "../src/core/start";

const file = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/** The real core, in this process. */
export function startTestCore(): Promise<Core> {
  return startCore({ wasm: readFileSync(file("build/wasm/sowmill.wasm")) });
}

export interface Vector {
  readonly position: string;
  readonly move: string;
  readonly next: string;
}

export function vectorsOf(name: string): Vector[] {
  const lines = readFileSync(file(`tests/data/vectors/${name}.tsv`), "utf8").split("\n");
  return lines
    .filter((line) => line !== "" && !line.startsWith("#"))
    .map((line) => line.split("\t"))
    .map(([position = "", move = "", next = ""]) => ({ position, move, next }));
}
