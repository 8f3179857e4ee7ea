import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { canPlay } from "../../src/app/state/game_state";
import { app, game, person, start, until, two, useApplication } from "./application_fixture";

useApplication();

test("the computer answers, gives hints, and can be stopped", async () => {
  await start({ ...two, players: { first: person, second: { kind: "computer", level: 1 } } });
  const { session } = game();
  await session.hint();
  expect(game().state.hint?.say).toMatch(/^South sows/);
  await session.tryMove("C");
  await until(() => game().state.steps.length === 2 && canPlay(game().state));
  // Nothing moves, so the answer comes at once: one's own move is heard with it.
  expect(app.state.said).toMatch(/^South sows .* North sows /);
  const answer = game().state.steps[1]?.action;
  await session.takeBack();
  expect(app.state.said).toBe(`Taken back: C, ${answer}. South to play.`);
  expect(game().state.steps).toHaveLength(0);
});

test("says that the computer is to wait for, or is paused", async () => {
  await start({ ...two, players: { first: { kind: "computer", level: 9 }, second: person } });
  const { session } = game();
  await until(() => game().state.activity === "thinking");
  expect(await session.accept("a")).toBeNull();
  expect(game().state.refusal).toBe(app.tell("idle.waiting", { side: "South" }));
  session.stop();
  expect(app.state.said).toBe(app.tell("game.paused"));
  session.refuseIdle();
  expect(game().state.refusal).toContain(app.tell("game.go_on"));
  session.goOn();
  expect(game().state.refusal).toBeNull();
});

test("a computer that was stopped answers again after a take-back", async () => {
  await app.changeSettings({ speed: "normal" }); // The computer takes its time.
  await start({ ...two, players: { first: person, second: { kind: "computer", level: 1 } } });
  const { session } = game();
  void session.tryMove("C");
  await until(() => game().state.activity === "thinking");
  session.stop();
  await session.takeBack();
  expect(canPlay(game().state)).toBe(true);
  void session.tryMove("D");
  await until(() => game().state.steps.length > 0 && game().state.activity !== "moving");
  expect(game().state.activity).not.toBe("paused");
});

test("a move that is shown again gives way to the computer's answer", async () => {
  await app.changeSettings({ speed: "normal" });
  await start({ ...two, players: { first: person, second: { kind: "computer", level: 1 } } });
  const { session } = game();
  await session.tryMove("C");
  await until(() => game().state.steps.length === 2 && canPlay(game().state));
  void session.tryMove("D");
  await until(() => game().state.activity === "thinking");
  session.lookAt(1);
  // The board leaves off what it shows when something else is to be shown.
  let leaveOff = () => {};
  session.animator = () => {
    leaveOff();
    return new Promise((resolve) => (leaveOff = resolve));
  };
  void session.replayShown();
  await until(() => game().state.steps.length === 4);
  await new Promise((resolve) => setTimeout(resolve));
  expect(game().state).toMatchObject({ activity: "moving", shown: 3 });
  leaveOff();
  await until(() => canPlay(game().state));
});

test("a strong computer lays set-ups that were found to be good, and weighs keep and swap", async () => {
  const known = readFileSync(new URL("../../../data/setups/aqil.tsv", import.meta.url), "utf8");
  await start({
    ...two,
    ruleset: "aqil",
    players: { first: { kind: "computer", level: 8 }, second: person },
  });
  const { session } = game();
  await session.play("setup north 11-5-5-5-5-5");
  await until(() => game().state.now.phase === "lot");
  const [word, side, setup = ""] = game().state.steps[1]?.action.split(" ") ?? [];
  expect([word, side]).toEqual(["setup", "south"]);
  expect(known).toContain(`\t${setup}\n`);
  await session.play("lot south");
  await until(() => game().state.steps.length > 3);
  expect(["keep", "swap"]).toContain(game().state.steps[3]?.action);
});

test("a hint is the best that the computer knows", async () => {
  // Two of White's three stand in the top line, and so do Black's at a4 and b4.
  await start({ ...two, ruleset: "morris", start: "WW.......BB.............-7-7-0-W" });
  for (let time = 0; time < 3; time += 1) {
    await game().session.hint();
    expect(game().state.hint?.move).toMatch(/^g7x/);
  }
});
