import { expect, test, vi } from "vitest";
import { roundToSee, seatsToLay } from "../../src/app/state/game_state";
import { parseRoute, routeAddress } from "../../src/app/state/route";
import { app, game, start, two, until, useApplication } from "./application_fixture";

useApplication();

test("a game from a position", async () => {
  await start({ ...two, start: "0-0-3-2-2-0-0-0-0-0-0-0-20-21-S" });
  expect(game().state.now.position).toBe("0-0-3-2-2-0-0-0-0-0-0-0-20-21-S");
});

test("the result is told once, with the move that brought it", async () => {
  await start({ ...two, start: "0-0-0-0-0-1-1-0-0-0-0-0-23-23-S" });
  await game().session.tryMove("F");
  const { say = "" } = game().state.now.verdict;
  expect(say).toMatch(/^South wins 25-23/);
  expect(app.state.said.split(say)).toHaveLength(2);
});

test("a game that is not there says so", async () => {
  await app.show({ screen: "game", id: "none" });
  expect(app.state.game).toBeNull();
  expect(app.state.notice).toBe(app.tell("game.missing"));
});

test("time that runs out loses the game", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "Date"] });
  await start({ ...two, clock: { minutes: 1, increment: 0 } });
  await vi.advanceTimersByTimeAsync(59_000);
  expect(game().state.now.phase).toBe("play");
  await vi.advanceTimersByTimeAsync(2000);
  vi.useRealTimers();
  await until(() => game().state.now.phase === "over");
  expect(game().state.stored.ending).toEqual({ kind: "time", seat: "first" });
  expect(game().session.endingSentence()).toContain(app.tell("game.time_out", { side: "South" }));
});

test("a whole match of Lib al-Aqil: set-ups, lot, choice, rounds to sixty", async () => {
  await start({ ...two, ruleset: "aqil" });
  const { session } = game();
  await session.play("setup south 6-6-6-6-6-6");
  expect(game().state.refusal).not.toBeNull();
  for (let turn = 0; turn < 3000 && game().state.now.phase !== "over"; turn += 1) {
    const { state } = game();
    if (roundToSee(state)) session.nextRound();
    else if (state.now.phase === "setup") {
      const side = seatsToLay(state)[0] === "first" ? "south" : "north";
      await session.play(`setup ${side} ${await session.randomSetup()}`);
    } else if (state.now.phase === "lot") await session.drawLot();
    else await session.play(state.now.moves[turn % state.now.moves.length] ?? "");
  }
  const { now, stored } = game().state;
  expect(now.verdict.cause).toBe("points");
  expect(Math.max(...now.points)).toBeGreaterThanOrEqual(60);
  const back = await app.importRecord(await session.record());
  expect(back.actions).toEqual(stored.actions);
});

test("an address of a screen shows it, and leaves the game", async () => {
  await start(two);
  const closed = game().session;
  await app.show(parseRoute(routeAddress({ screen: "games" })));
  expect(app.session).toBeNull();
  expect(app.state.game).toBeNull();
  expect(app.state.games.map(({ id }) => id)).toEqual([closed.id]);
});
