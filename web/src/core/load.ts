import wasmAddress from "../../../build/wasm/sowmill.wasm?url";
import type { Core } from "./client";
import { keepTables } from "./keep_tables";
import { startCore } from "./start";
import { byRuleset, tablesOverHttp } from "./table_source";
import { Tables } from "./tables";

const packs = byRuleset(
  import.meta.glob<string>("../../../build/tables/page/*.pack", {
    query: "?url",
    import: "default",
    eager: true,
  }),
);

/** The core as a folder of files serves it. The single-file build takes load_inline.ts instead. */
export async function loadCore(): Promise<Core> {
  const core = await startCore({
    wasm: new URL(wasmAddress, document.baseURI),
    worker: () => new Worker(new URL("./worker.ts", import.meta.url), { type: "module" }),
  });
  core.tables = new Tables(core, tablesOverHttp(packs, document.baseURI));
  const addresses = Object.values(packs).map((address) => new URL(address, document.baseURI));
  void keepTables(addresses).catch(() => undefined); // Where the network goes away meanwhile, next time.
  return core;
}
