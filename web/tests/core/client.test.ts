import { beforeAll, describe, expect, test } from "vitest";
import { CoreError, type Core } from "../../src/core/client";
import { localPort, type Answered, type CorePort } from "../../src/core/port";
import { fromBase64, startCore } from "../../src/core/start";
import { startTestCore, vectorsOf } from "../support";

let core: Core;
beforeAll(async () => {
  core = await startTestCore();
});

const RULESETS = [
  "ntxuva",
  "ntxuva-advanced",
  "aqil",
  "aqil-source",
  "morris",
  "morris-classic",
  "ouri",
  "oware",
  "awari",
];

test("the core has the rule sets, and this test knows them all", async () => {
  expect((await core.rulesets()).map(({ id }) => id)).toEqual(RULESETS);
});

describe.each(
  RULESETS.flatMap((ruleset) => [
    [ruleset, ruleset] as const,
    [ruleset, `${ruleset}-any`] as const,
  ]),
)("%s, vectors of %s", (ruleset, name) => {
  test("the moves equal the vectors", async () => {
    const expected = new Map<string, { move: string; next: string }[]>();
    for (const { position, ...line } of vectorsOf(name))
      expected.set(position, [...(expected.get(position) ?? []), line]);
    expect(expected.size).toBeGreaterThan(0);
    for (const [position, lines] of expected)
      expect(await core.moves(ruleset, position), position).toEqual(lines);
  });
});

describe("a match", () => {
  test("is played, told, refused and taken back", async () => {
    await core.setLanguage("pt-PT");
    const match = await core.newMatch("ouri");
    expect((await match.view()).moves).toEqual(["A", "B", "C", "D", "E", "F"]);
    expect(await match.whyNot("C")).toBeNull();
    expect(await match.whyNot("c")).toBe("c pertence ao outro lado");
    await expect(match.play("c")).rejects.toThrow(CoreError);
    expect((await match.replay("C")).say).toMatch(/^Sul semeia 4 sementes de C/);
    await match.play("C");
    expect((await match.view()).chooser).toBe("north");
    await match.undo();
    await expect(match.undo()).rejects.toThrow("não há nada para desfazer");
    await match.resign("south");
    expect((await match.view()).verdict).toMatchObject({ outcome: "north", cause: "resignation" });
    await match.close();
    await expect(match.view()).rejects.toThrow(CoreError);
    await core.setLanguage("en");
  });

  test("goes into a record and comes back from it", async () => {
    const match = await core.newMatch("morris");
    for (const move of ["d2", "a1", "d3"]) await match.play(move);
    const record = await match.record({ White: "Ana\tMaria", Event: "Aula" });
    expect(record).toContain('[White "Ana Maria"]');
    const loaded = await core.load(record);
    expect(loaded.ruleset).toBe("morris");
    expect((await loaded.view()).position).toBe((await match.view()).position);
  });

  test("is thought about until there is a move", async () => {
    const match = await core.newMatch("ouri");
    const { move } = await match.choose(1);
    expect((await match.view()).moves).toContain(move);
  });

  test("is thought about no longer once that is not wanted", async () => {
    const match = await core.newMatch("morris");
    const stopping = new AbortController();
    const choosing = match.choose(8, { signal: stopping.signal });
    stopping.abort();
    await expect(choosing).rejects.toHaveProperty("name", "AbortError");
    expect((await match.view()).moves).toHaveLength(24);
  });

  test("of Aqil hides a set-up from the other player", async () => {
    const match = await core.newMatch("aqil");
    await match.play("setup south 31-1-1-1-1-1");
    expect((await match.view("north")).board.places[0]?.count).toBe(0);
    expect((await match.view("south")).board.places[0]?.count).toBe(31);
    expect(await match.whyNot("setup north 6-6-6-6-6-6")).toBeTruthy();
  });
});

describe("loading", () => {
  test("reads a core from base64, with or without its data: head", () => {
    expect([...fromBase64("AGFzbQ==")]).toEqual([0, 97, 115, 109]);
    expect([...fromBase64("data:application/wasm;base64,AGFzbQ==")]).toEqual([0, 97, 115, 109]);
  });

  test("goes on without a worker where none can be made", async () => {
    const empty = new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0]);
    const refused = startCore({
      wasm: empty,
      worker: () => {
        throw new Error("no workers for files");
      },
    });
    // The module is empty, so that asking fails; but it was asked, in this process.
    await expect((await refused).rulesets()).rejects.toThrow(/_initialize/);
  });

  test("tells all who wait when the worker breaks", async () => {
    const port: CorePort = { ...localPort(), postMessage: () => undefined };
    const broken = await startCore({
      wasm: new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0]),
      worker: () => port,
    });
    const asked = broken.rulesets();
    port.onerror?.({ message: "out of memory" } as ErrorEvent);
    await expect(asked).rejects.toThrow("out of memory");
    port.onmessage?.({ data: { number: 99, answer: "ok\t" } } as MessageEvent<Answered>);
  });
});
