import wasmText from "../../../build/wasm/sowmill.wasm?inline";
import type { Core } from "./client";
import { fromBase64, startCore } from "./start";
import InlineWorker from "./worker?worker&inline";

/** The core inside the page's own script: for one file, opened from file://, which may not fetch. */
export function loadCore(): Promise<Core> {
  return startCore({ wasm: fromBase64(wasmText), worker: () => new InlineWorker() });
}
