import { beforeEach, describe, expect, test, vi } from "vitest";
import { canPlay } from "../../src/app/state/game_state";
import {
  app,
  game,
  opened,
  person,
  shelf,
  start,
  two,
  useApplication,
} from "./application_fixture";

useApplication();

describe("a game of two", () => {
  beforeEach(() => start(two));

  test("is played, kept and opened again as it stood", async () => {
    const { session } = game();
    for (const move of ["C", "f", "E"]) await session.tryMove(move);
    expect(game().state.steps.map((step) => step.action)).toEqual(["C", "f", "E"]);
    expect(app.state.said).toMatch(/^South sows/);
    const again = await opened(shelf);
    await again.show({ screen: "game", id: session.id });
    expect(again.state.game?.now.position).toBe(game().state.now.position);
    again.session?.close();
  });

  test("a refused move says why and changes nothing", async () => {
    await game().session.tryMove("g");
    expect(game().state.refusal).toMatch(/\bg\b/);
    expect(game().state.steps).toHaveLength(0);
    expect(app.state.said).toBe(game().state.refusal);
  });

  test("the same refusal twice is said twice", async () => {
    await game().session.tryMove("g");
    const { said } = app.state;
    await game().session.tryMove("g");
    expect(app.state.said).not.toBe(said);
    expect(app.state.said.trim()).toBe(said);
  });

  test("a typed move may have the other case", async () => {
    for (const move of ["d", "A"]) await game().session.tryMove(move);
    expect(game().state.steps.map((step) => step.action)).toEqual(["D", "a"]);
  });

  test("says why nothing can be played while looking back, and when it is over", async () => {
    const { session } = game();
    await session.tryMove("C");
    session.lookAt(0);
    expect(await session.accept("f")).toBeNull();
    expect(game().state.refusal).toBe(app.tell("idle.past"));
    session.lookAt(1);
    expect(game().state.refusal).toBeNull();
    await session.resign();
    session.refuseIdle();
    expect(app.state.said).toBe(app.tell("idle.over"));
  });

  test("takes back, and looks back without changing the game", async () => {
    const { session } = game();
    await session.tryMove("C");
    await session.tryMove("f");
    session.lookAt(1);
    expect(canPlay(game().state)).toBe(false);
    session.lookAt(99);
    await session.takeBack();
    expect(app.state.said).toBe(app.tell("game.taken_back", { moves: "f", side: "North" }));
    expect(game().state.steps.map((step) => step.action)).toEqual(["C"]);
    expect(shelf.game(session.id)?.actions).toEqual(["C"]);
    expect(game().state.now.chooser).toBe("north");
  });

  test("a draw is agreed, not taken; and can be taken back with the last move", async () => {
    const { session } = game();
    await session.tryMove("C");
    await session.offerDraw();
    expect(game().state.question).toBe("draw");
    expect(game().state.now.phase).toBe("play");
    await session.agree();
    expect(game().state.now.verdict.outcome).toBe("draw");
    expect(shelf.game(session.id)?.outcome).toBe("draw");
    await session.takeBack();
    expect(game().state.now.phase).toBe("play");
    expect(game().state.steps).toHaveLength(0);
  });

  test("the computer agrees on no draw before anything was played for", async () => {
    const computer = { kind: "computer", level: 9 } as const;
    await start({ ...two, players: { first: person, second: computer } });
    await game().session.offerDraw();
    expect(app.state.notice).toBe(app.tell("game.draw_declined"));
    expect(game().state.now.phase).toBe("play");
  });

  test("a cycle cannot be agreed before a position has come back", async () => {
    await game().session.offerCycle();
    expect(game().state.question).toBeNull();
    expect(app.state.notice).not.toBeNull();
  });

  // Oware would give each the seeds of his side, 24 to 24; Awari splits the three evenly.
  test("who is asked to agree on a cycle is told what it comes to", async () => {
    const position = "0-1-0-0-1-0-0-0-0-1-0-0-22-23-S";
    await start({ ...two, ruleset: "awari", start: position });
    for (const move of ["B", "d", "E", "e", "F", "a", "C", "f", "A", "b", "D", "c"])
      await game().session.tryMove(move);
    await game().session.offerCycle();
    expect(game().state.question).toBe("cycle");
    expect(game().state.cycleResult).toBe("23-24");
    await game().session.agree();
    expect(game().state.now.verdict.outcome).toBe("north");
  });

  test("the computer says that it thinks a cycle over before it declines", async () => {
    const position = "0-1-0-0-1-0-0-0-0-1-0-0-22-23-S";
    await start({ ...two, ruleset: "awari", start: position });
    for (const move of ["B", "d", "E", "e", "F", "a", "C", "f", "A", "b", "D", "c"])
      await game().session.tryMove(move);
    const kept = shelf.game(game().session.id);
    if (!kept) throw new Error("the game is not kept");
    const second = { kind: "computer", level: 1 } as const;
    shelf.keepGame({ ...kept, id: "other", players: { first: person, second } });
    await app.show({ screen: "game", id: "other" });
    const noticed = vi.spyOn(app, "notice");
    await game().session.offerCycle();
    const told = noticed.mock.calls.map(([text]) => text);
    expect(told).toEqual([app.tell("game.considered"), null, app.tell("game.cycle_declined")]);
  });

  test("who gives up loses, and it stays so", async () => {
    await game().session.resign();
    expect(game().state.now.verdict.outcome).toBe("north");
    const again = await opened(shelf);
    await again.show({ screen: "game", id: game().session.id });
    expect(again.state.game?.now.verdict.cause).toBe("resignation");
    again.session?.close();
  });

  test("is told again in another language", async () => {
    await game().session.tryMove("C");
    await app.changeSettings({ language: "pt-PT" });
    expect(game().state.steps[0]?.replay?.say).toMatch(/^Sul semeia/);
    expect(app.state.rulesets.find(({ id }) => id === "morris")?.title).toBe("Jogo do Moinho");
    expect(app.tell("nav.home")).toBe("Jogar");
  });

  test("goes out as a record and comes in again", async () => {
    const { session } = game();
    for (const move of ["C", "f", "E", "a"]) await session.tryMove(move);
    await session.resign("second");
    const record = await session.record();
    expect(record).toContain('[Ruleset "ouri"]');
    const back = await app.importRecord(record);
    expect(back.actions).toEqual(["C", "f", "E", "a"]);
    expect(back.outcome).toBe("south");
    expect(back.ending).toEqual({ kind: "resign", seat: "second" });
    expect(app.state.games.map(({ id }) => id)).toContain(back.id);
  });
});
