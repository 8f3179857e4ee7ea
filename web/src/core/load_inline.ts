import wasmText from "../../../build/wasm/sowmill.wasm?inline";
import type { Core } from "./client";
import { fromBase64, startCore } from "./start";
import { byRuleset, tablesInside } from "./table_source";
import { Tables } from "./tables";
import InlineWorker from "./worker?worker&inline";

const packs = byRuleset(
  import.meta.glob<string>("../../../build/tables/file/*.pack", {
    query: "?inline",
    import: "default",
    eager: true,
  }),
);

/** The core inside the page's own script: for one file, opened from file://, which may not fetch. */
export async function loadCore(): Promise<Core> {
  const core = await startCore({ wasm: fromBase64(wasmText), worker: () => new InlineWorker() });
  core.tables = new Tables(core, tablesInside(packs));
  return core;
}
