// The core inside the script of the embeddable board: compressed, since a script tag may come from a
// folder without a server that would compress it.
import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import type { Plugin } from "vite";

const NAME = "virtual:packed-core";

export function packedCore(wasm: string): Plugin {
  return {
    name: "packed-core",
    resolveId: (id) => (id === NAME ? `\0${NAME}` : null),
    load(id) {
      if (id !== `\0${NAME}`) return null;
      const packed = gzipSync(readFileSync(wasm), { level: 9 });
      return `export default ${JSON.stringify(packed.toString("base64"))};`;
    },
  };
}
