import { fromBase64 } from "./start";
import type { Bytes, ServedTable, TableSource } from "./tables";

async function bytesOf(response: Response): Promise<Bytes> {
  return new Uint8Array(await response.arrayBuffer());
}

/** Tables as a folder of files has them: packs at these addresses, and what its server lists. */
export function tablesOverHttp(
  packs: Readonly<Record<string, string>>,
  base: string | URL,
): TableSource {
  return {
    async pack(ruleset) {
      const address = packs[ruleset];
      if (address === undefined) return null;
      const response = await fetch(new URL(address, base));
      if (!response.ok) throw new Error(`${address}: ${response.status}`);
      return bytesOf(response);
    },
    async served() {
      // Asking in vain would be told as an error in the browser's console.
      if (!navigator.onLine) return [];
      const response = await fetch(new URL("tables/index.json", base));
      return response.ok ? ((await response.json()) as ServedTable[]) : [];
    },
    async part(file, offset, length) {
      const response = await fetch(new URL(`tables/${file}`, base), {
        headers: { Range: `bytes=${offset}-${offset + length - 1}` },
      });
      // A server without ranges would send all of it, which may be gigabytes.
      if (response.status !== 206) throw new Error(`${file}: ${response.status}`);
      return bytesOf(response);
    },
  };
}

/** The few tables that are inside one file, as base64. */
export function tablesInside(packs: Readonly<Record<string, string>>): TableSource {
  return {
    pack: (ruleset) => {
      const text = packs[ruleset];
      return Promise.resolve(text === undefined ? null : fromBase64(text));
    },
    served: () => Promise.resolve([]),
    part: (file) => Promise.reject(new Error(file)),
  };
}

/** By rule set, from addresses by file: "…/ouri.pack". */
export function byRuleset(files: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(files).map(([path, content]) => [
      path.slice(path.lastIndexOf("/") + 1, -".pack".length),
      content,
    ]),
  );
}
