// The application with the real core, without a page.
import { webcrypto } from "node:crypto";
import { readFileSync } from "node:fs";
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { Application } from "../../src/app/application";
import { gameLine } from "../../src/app/parts/game_line";
import { canPlay, roundToSee, seatsToLay } from "../../src/app/state/game_state";
import { parseRoute, routeAddress } from "../../src/app/state/route";
import { defaultSettings } from "../../src/app/state/settings";
import { Shelf, memoryStore } from "../../src/app/state/shelf";
import type { GamePlan } from "../../src/app/state/stored_game";
import type { Core } from "../../src/core/client";
import { startTestCore } from "../support";

let core: Core;
let app: Application;
let shelf: Shelf;

beforeAll(async () => {
  // Node 18 has it, but not under its global name.
  if (!("crypto" in globalThis)) vi.stubGlobal("crypto", webcrypto);
  core = await startTestCore();
});

beforeEach(async () => {
  shelf = new Shelf(memoryStore());
  app = await opened(shelf);
});

afterEach(() => {
  app.session?.close();
  vi.useRealTimers();
});

async function opened(on: Shelf): Promise<Application> {
  const made = new Application(core, on, { ...defaultSettings(["en"]), speed: "off" });
  await made.start("#/");
  return made;
}

const person = { kind: "person" } as const;
const two: GamePlan = {
  ruleset: "ouri",
  start: null,
  players: { first: person, second: person },
  clock: null,
};

// What the browser does when the address changes.
async function start(plan: GamePlan): Promise<void> {
  const location = { hash: "" };
  vi.stubGlobal("location", location);
  app.startGame(plan);
  await app.show(parseRoute(location.hash));
}

function game() {
  if (!app.state.game || !app.session) throw new Error("no game");
  return { state: app.state.game, session: app.session };
}

async function until(condition: () => boolean): Promise<void> {
  await vi.waitFor(() => expect(condition()).toBe(true), { timeout: 10_000, interval: 5 });
}

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

describe("a game that comes as a record", () => {
  const record =
    '[Event "Torneio"] [Site "Mindelo"] [Date "2026.03.14"] [Round "3"] [South "Ana"] [North "Rui"] [Annotator "Eva"] [Ruleset "ouri"] F c {good} *';

  test("keeps who played, where and when, and goes out with it again", async () => {
    const { id } = await app.importRecord(record);
    const kept = (await opened(shelf)).state.games.find((each) => each.id === id);
    if (!kept) throw new Error("it is not there");
    const line = gameLine(app, kept);
    for (const told of [
      "South: Ana",
      "North: Rui",
      "Torneio",
      "Mindelo",
      "Round 3",
      "Mar 14, 2026",
    ])
      expect(line.players).toContain(told);
    const again = await app.recordOf(kept);
    for (const tag of ['Event "Torneio"', 'Site "Mindelo"', 'Date "2026.03.14"', 'Round "3"'])
      expect(again).toContain(`[${tag}]`);
    expect(again).toMatch(/\[South "Ana"\]\s\[North "Rui"\]/);
    expect(again).toContain('[Annotator "Eva"]');
  });

  test("is not said to have been played here and now", async () => {
    const again = await app.recordOf(await app.importRecord('[Ruleset "ouri"] F *'));
    expect(again).toContain('[Date "????.??.??"]');
    expect(again).toContain('[South "?"]');
  });

  test("has its players named by sides, whatever another program calls them", async () => {
    const other = '[White "Ana"] [Black "Rui"] [Variant "Oware"] FcEd *';
    const again = await app.recordOf(await app.importRecord(other));
    expect(again).toMatch(/\[South "Ana"\]\s\[North "Rui"\]/);
    expect(again).not.toMatch(/White|Variant/);
  });
});

test("a record that is none is refused with a reason", async () => {
  await expect(app.importRecord("hello [")).rejects.toThrow(/\w/);
  expect(shelf.games()).toEqual([]);
});

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

test("an address of a screen shows it, and leaves the game", async () => {
  await start(two);
  const closed = game().session;
  await app.show(parseRoute(routeAddress({ screen: "games" })));
  expect(app.session).toBeNull();
  expect(app.state.game).toBeNull();
  expect(app.state.games.map(({ id }) => id)).toEqual([closed.id]);
});
