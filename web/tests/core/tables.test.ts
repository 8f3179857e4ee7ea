// What the page knows from tables is what `sowmill probe` prints. `tools/build_tables` comes first.
import { execFileSync } from "node:child_process";
import { readFileSync, readdirSync, statSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { beforeAll, describe, expect, test } from "vitest";
import type { Core } from "../../src/core/client";
import { Tables, type Bytes, type ServedTable, type TableSource } from "../../src/core/tables";
import { byRuleset } from "../../src/core/table_source";
import type { Knowledge } from "../../src/core/types";
import { startTestCore } from "../support";

const build = fileURLToPath(new URL("../../../build/", import.meta.url));
const readBytes = (file: string): Bytes => new Uint8Array(readFileSync(file));

/** Positions near the end, from random play: all in a table of the page. */
const ENDINGS: Readonly<Record<string, readonly string[]>> = {
  ouri: ["0-0-0-0-1-2-0-1-0-0-3-0-21-20-S", "2-0-0-1-0-0-0-0-3-0-0-1-20-21-N"],
  oware: ["0-0-0-0-1-2-0-1-0-0-3-0-21-20-S"],
  awari: ["1-0-0-2-1-0-0-0-0-3-0-0-20-21-S", "0-0-0-0-0-1-1-0-0-0-0-0-23-23-N"],
  aqil: ["0-1-0-2-0-0-0-0-3-0-0-1-33-32-S", "0-0-0-0-0-0-0-0-3-0-0-1-34-34-S"],
  "aqil-source": ["0-1-0-2-0-0-0-0-3-0-0-1-33-32-S"],
  ntxuva: [
    "0-0-1-0-0-2-0-0-0-0-0-0-0-1-0-0-0-0-0-0-0-0-0-0-S",
    "1-0-1-0-1-0-0-0-0-0-0-0-0-1-0-0-1-0-0-0-1-0-0-0-N",
  ],
  "ntxuva-advanced": ["1-0-1-0-1-0-0-0-0-0-0-0-0-1-0-0-1-0-0-0-1-0-0-0-N"],
  morris: ["W.....W.B.....B...W....B-0-0-3-W", "W.....W.B.....B.W.W....B-0-0-0-B"],
  "morris-classic": ["W.....W.B.....B.W.W....B-0-0-0-W"],
};
const CASES = Object.entries(ENDINGS).flatMap(([ruleset, all]) =>
  all.map((position) => ({ ruleset, position })),
);

function printed(ruleset: string, position: string): string[] {
  const program = process.env["SOWMILL"] ?? `${build}release/sowmill`;
  const lines = execFileSync(
    program,
    ["probe", ruleset, position, "--tables", `${build}tables/${ruleset}`],
    { encoding: "utf8" },
  );
  return lines.trimEnd().split("\n");
}

function lines({ value, moves }: Knowledge): string[] {
  return [`position\t${value.text}`, ...moves.map(({ move, text }) => `${move}\t${text}`)];
}

const withoutPlies = (all: readonly string[]) =>
  all.map((line) => line.replace(/(win|loss) \d+$/, "$1")).sort();

const fromPacks = (folder: string): TableSource => ({
  pack: async (ruleset) => readBytes(`${build}tables/${folder}/${ruleset}.pack`),
  served: async () => [],
  part: () => Promise.reject(new Error("none")),
});

/** The tables as a server has them; counts what is fetched. */
function fromServer(fetched: { parts: number; bytes: number }): TableSource {
  const all: ServedTable[] = Object.keys(ENDINGS).flatMap((ruleset) =>
    readdirSync(`${build}tables/${ruleset}`).map((name) => ({
      ruleset,
      slice: name.slice(ruleset.length + 1, -".table".length),
      file: `${ruleset}/${name}`,
      bytes: statSync(`${build}tables/${ruleset}/${name}`).size,
    })),
  );
  return {
    pack: async () => null,
    served: async () => all,
    part: async (file, offset, length) => {
      fetched.parts += 1;
      fetched.bytes += length;
      return readBytes(`${build}tables/${file}`).slice(offset, offset + length);
    },
  };
}

describe.each(CASES)("$ruleset at $position", ({ ruleset, position }) => {
  let expected: string[];
  beforeAll(() => void (expected = printed(ruleset, position)));

  async function known(core: Core, source: TableSource): Promise<Knowledge> {
    const match = await core.matchAt(ruleset, position);
    const knowledge = await new Tables(core, source).probe(match);
    await match.close();
    return knowledge;
  }

  test("the pack says what the program prints", async () => {
    const knowledge = await known(await startTestCore(), fromPacks("page"));
    expect(expected[0]).not.toContain("unknown");
    if (ruleset.startsWith("ntxuva"))
      // Of phase 2 the pack knows who wins.
      expect(withoutPlies(lines(knowledge))).toEqual(withoutPlies(expected));
    else expect(lines(knowledge)).toEqual(expected);
  });

  test("a server's tables say the same, and little of them is fetched", async () => {
    const fetched = { parts: 0, bytes: 0 };
    const knowledge = await known(await startTestCore(), fromServer(fetched));
    expect(lines(knowledge)).toEqual(expected);
    expect(fetched.parts).toBeLessThanOrEqual(3 * expected.length);
    expect(fetched.bytes).toBeLessThan(40_000 * expected.length);
  });
});

test("what came in the pack is not fetched from the server, unless that knows more", async () => {
  for (const [ruleset, fetches] of [
    ["ouri", false],
    ["ntxuva", true], // Of phase 2 the pack knows who wins, the server in how many plays.
  ] as const) {
    const core = await startTestCore();
    const fetched = { parts: 0, bytes: 0 };
    const source = { ...fromServer(fetched), pack: fromPacks("page").pack };
    const match = await core.matchAt(ruleset, ENDINGS[ruleset]?.at(-1) ?? "");
    const { value } = await new Tables(core, source).probe(match);
    expect(value.kind).not.toBe("unknown");
    expect(fetched.parts > 0, ruleset).toBe(fetches);
  }
});

test("what cannot be loaded is asked for again the next time", async () => {
  const core = await startTestCore();
  let broken = true;
  const tables = new Tables(core, {
    ...fromPacks("file"),
    pack: (ruleset) => (broken ? Promise.reject(new Error()) : fromPacks("file").pack(ruleset)),
  });
  const match = await core.matchAt("ouri", "0-0-0-0-1-2-0-1-0-0-3-0-21-20-S");
  await expect(tables.probe(match)).rejects.toThrow();
  broken = false;
  expect((await tables.probe(match)).value.kind).toBe("seeds");
  expect(JSON.parse(await core.ask("tables", "ouri"))).toHaveLength(9);
});

test("a damaged pack is refused, and a server that goes away leaves what is here", async () => {
  const core = await startTestCore();
  const pack = readBytes(`${build}tables/file/ouri.pack`);
  pack[20] = (pack[20] ?? 0) ^ 1;
  await expect(core.hand(pack, "add-tables", "ouri")).rejects.toThrow();
  const match = await core.matchAt("ouri", "0-0-0-0-1-2-0-1-0-0-3-0-21-20-S");
  const tables = new Tables(core, {
    ...fromServer({ parts: 0, bytes: 0 }),
    pack: fromPacks("file").pack,
    part: () => Promise.reject(new Error("gone")),
  });
  expect((await tables.probe(match)).value.kind).toBe("seeds");
});

test("packs are found by the name of their file", () => {
  expect(byRuleset({ "../x/aqil-source.pack": "./assets/a.pack" })).toEqual({
    "aqil-source": "./assets/a.pack",
  });
});
