import wasmAddress from "../../../build/wasm/sowmill.wasm?url";
import type { Core } from "./client";
import { startCore } from "./start";

/** The core as a folder of files serves it. The single-file build takes load_inline.ts instead. */
export function loadCore(): Promise<Core> {
  return startCore({
    wasm: new URL(wasmAddress, document.baseURI),
    worker: () => new Worker(new URL("./worker.ts", import.meta.url), { type: "module" }),
  });
}
