import { beforeAll, expect, test, vi } from "vitest";
import type { Application } from "../../src/app/application";
import type { Core } from "../../src/core/client";
import { Trainer } from "../../src/review/trainer";
import type { Judgement } from "../../src/review/types";
import { startTestCore } from "../support";

let core: Core;
beforeAll(async () => void (core = await startTestCore()));

test("a move that was found counts before it has been shown to its end", async () => {
  const app = { core, say: () => {} } as unknown as Application;
  const start = "4-4-4-4-4-4-4-4-4-4-4-4-0-0-S";
  const task = { kind: "move", round: 0, ply: 0, move: "A", best: "F" } as Judgement;
  const trainer = new Trainer(app, "ouri", [{ start, moves: ["A"] }], [task], () => {});
  trainer.board = { showMove: () => new Promise<void>(() => {}), skip: () => {} };
  await trainer.begin(0);
  void trainer.attempt("F");
  await vi.waitFor(() => expect(trainer.state.stage).toBe("found"));
  expect(trainer.foundCount).toBe(1);
  trainer.close();
});
