import { beforeAll, describe, expect, test } from "vitest";
import type { Core } from "../../src/core/client";
import { durationOf, LONGEST_MS, schedule, SEED_MS } from "../../src/board/schedule";
import { after, sceneOf, settled, showsSame, stepsOf } from "../../src/board/scene";
import { startTestCore, vectorsOf } from "../support";

let core: Core;
beforeAll(async () => {
  core = await startTestCore();
});

// Enough of each to meet every kind of event; the core's own tests prove the events over millions.
const EVERY = {
  ouri: 11,
  awari: 29,
  "aqil-source": 17,
  aqil: 13,
  ntxuva: 13,
  "ntxuva-advanced": 31,
  morris: 23,
};

describe.each(Object.entries(EVERY))("%s", (ruleset, every) => {
  test("the events of a move lead to the board after it", async () => {
    const seen = new Set<string>();
    const vectors = [...vectorsOf(ruleset), ...vectorsOf(`${ruleset}-any`)];
    for (const { position, move } of vectors.filter((_, index) => index % every === 0)) {
      const match = await core.matchAt(ruleset, position);
      const before = sceneOf((await match.view()).board);
      const replay = await match.replay(move);
      const steps = stepsOf(replay);
      const scene = settled(steps.reduce((shown, step) => after(shown, step), before));
      await match.play(move);
      const { board } = await match.view();
      expect(showsSame({ ...scene, turn: board.turn }, board), `${position} ${move}`).toBe(true);
      expect(durationOf(schedule(steps, "slow"))).toBeLessThanOrEqual(LONGEST_MS + 1);
      for (const { event } of steps) seen.add(event.event);
      await match.close();
    }
    expect(seen.size).toBeGreaterThan(4);
  });
});

describe("the pace", () => {
  const drop = {
    event: { event: "drop", places: ["A"], count: 1 },
    by: "south",
    toward: "A",
  } as const;

  test("of a short play is the one asked for", () => {
    const timed = schedule([drop, drop, drop], "normal");
    expect(timed.map(({ at }) => at)).toEqual([0, SEED_MS.normal, 2 * SEED_MS.normal]);
  });

  test("of a long one gets faster, and begins as usual", () => {
    const timed = schedule(Array(2500).fill(drop), "normal");
    expect(durationOf(timed)).toBeCloseTo(LONGEST_MS, -1);
    expect(timed[0]?.lasts).toBe(SEED_MS.normal);
    expect(
      timed.every(({ lasts }, index) => index === 0 || lasts < (timed[index - 1]?.lasts ?? 0)),
    ).toBe(true);
  });

  test("is none when it is off", () => {
    expect(durationOf(schedule([drop, drop], "off"))).toBe(0);
  });
});
