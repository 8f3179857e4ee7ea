import packed from "virtual:packed-core";
import type { Core } from "../core/client";
import { fromBase64, startCore } from "../core/start";
import type { LanguageTag } from "../core/types";

/** A core speaks one language, and boards in several may stand on one page. */
const cores = new Map<LanguageTag, Promise<Core>>();
let compiled: Promise<WebAssembly.Module> | null = null;

/**
 * It runs on the page itself: rules and sentences take no time worth a worker, which a foreign page may
 * forbid.
 */
export function coreFor(language: LanguageTag): Promise<Core> {
  const known = cores.get(language) ?? start(language);
  cores.set(language, known);
  return known;
}

async function start(language: LanguageTag): Promise<Core> {
  compiled ??= unpacked().then((bytes) => WebAssembly.compile(bytes));
  const core = await startCore({ wasm: await compiled });
  await core.setLanguage(language);
  return core;
}

async function unpacked(): Promise<ArrayBuffer> {
  const stream = new Blob([fromBase64(packed)]).stream();
  return new Response(stream.pipeThrough(new DecompressionStream("gzip"))).arrayBuffer();
}
