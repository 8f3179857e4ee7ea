import { describe, expect, test } from "vitest";
import {
  type GameState,
  type Step,
  bottomSeat,
  canAnalyse,
  canPlay,
  movesUpTo,
  roundToSee,
  roundsOver,
  seatsToLay,
  shownBoard,
  speakerSeat,
  stepsToTakeBack,
} from "../../src/app/state/game_state";
import { newGame } from "../../src/app/state/stored_game";
import type { MatchView, Phase, Replay, Side } from "../../src/core/types";

function view(phase: Phase, chooser?: Side): MatchView {
  const board = {
    shape: "two-rows",
    turn: chooser ?? "south",
    stores: [0, 0],
    places: [],
  } as const;
  const verdict = { outcome: "ongoing" } as const;
  return { phase, ...(chooser ? { chooser } : {}), moves: [], board, verdict, points: [0, 0] };
}

function step(action: string, after: MatchView, mover?: Side): Step {
  const replay: Replay | null = mover
    ? { move: action, position: "", chooser: mover, events: [], say: "", result: "*" }
    : null;
  return { action, replay, view: after, board: after.board, spent: null };
}

function game(start: MatchView, steps: Step[], change: Partial<GameState> = {}): GameState {
  const players = { first: { kind: "person" }, second: { kind: "computer", level: 1 } } as const;
  return {
    stored: newGame({ ruleset: "aqil", start: null, players, clock: null }, "x", 0),
    start,
    steps,
    now: steps.at(-1)?.view ?? start,
    shown: steps.length,
    activity: "ready",
    hint: null,
    refusal: null,
    question: null,
    clock: null,
    flipped: false,
    curtain: null,
    roundSeen: 0,
    ...change,
  };
}

const south = view("play", "south");
const north = view("play", "north");

describe("a game on screen", () => {
  test("counts moves, not what is laid and drawn before them", () => {
    const steps = [step("setup south 1", north), step("keep", south), step("C", north, "south")];
    expect(movesUpTo({ steps, shown: 2 })).toEqual({ number: 0, count: 1 });
    expect(movesUpTo({ steps, shown: 3 })).toEqual({ number: 1, count: 1 });
  });

  test("is analysed as soon as there is a board", () => {
    const laying = view("setup");
    expect(canAnalyse(game(laying, []))).toBe(false);
    expect(canAnalyse(game(laying, [step("keep", south)]))).toBe(true);
    expect(canAnalyse(game(laying, [step("C", laying, "south")]))).toBe(true);
    expect(canAnalyse(game({ ...south, position: "start" }, []))).toBe(true);
  });

  test("is played by a person at turn, at the last move, while nothing moves", () => {
    expect(canPlay(game(south, []))).toBe(true);
    expect(canPlay(game(north, []))).toBe(false);
    expect(canPlay(game(south, [], { activity: "moving" }))).toBe(false);
    expect(canPlay(game(south, [], { question: "resign" }))).toBe(false);
    expect(
      canPlay(game(south, [step("C", north, "south"), step("c", south, "north")], { shown: 1 })),
    ).toBe(false);
  });

  test("takes back to the person's own last decision", () => {
    expect(stepsToTakeBack(game(south, []))).toBe(0);
    expect(stepsToTakeBack(game(south, [step("C", north, "south")]))).toBe(1);
    expect(
      stepsToTakeBack(game(south, [step("C", north, "south"), step("c", south, "north")])),
    ).toBe(2);
    // The computer played twice.
    expect(
      stepsToTakeBack(
        game(south, [
          step("C", north, "south"),
          step("c", north, "north"),
          step("d", south, "north"),
        ]),
      ),
    ).toBe(3);
    // The computer began: there is nothing of the person's.
    expect(stepsToTakeBack(game(north, [step("c", south, "north")]))).toBe(0);
  });

  test("never takes back what has been seen before the sowing", () => {
    expect(stepsToTakeBack(game(view("choice", "south"), [step("keep", south)]))).toBe(0);
  });

  test("shows the board of the step looked at", () => {
    const steps = [step("C", north, "south"), step("c", south, "north")];
    expect(shownBoard(game(south, steps, { shown: 1 }))).toBe(north.board);
    expect(shownBoard(game(south, steps, { shown: 0 }))).toBe(south.board);
  });

  test("lies as its players sit", () => {
    const two = { first: { kind: "person" }, second: { kind: "person" } } as const;
    const between = game(north, []);
    const shared = { ...between, stored: { ...between.stored, players: two } };
    expect(bottomSeat(shared, { seating: "fixed" })).toBe("first");
    expect(bottomSeat(shared, { seating: "turning" })).toBe("second");
    expect(bottomSeat({ ...shared, flipped: true }, { seating: "fixed" })).toBe("second");
    expect(bottomSeat(between, { seating: "turning" })).toBe("first");
    expect(speakerSeat(shared)).toBe("second");
    expect(speakerSeat(between)).toBe("first");
  });
});

describe("a match of rounds", () => {
  const setup = view("setup");

  test("knows who has still to lay out", () => {
    expect(seatsToLay(game(setup, []))).toEqual(["first", "second"]);
    expect(seatsToLay(game(setup, [step("setup south 31-1-1-1-1-1", setup)]))).toEqual(["second"]);
    expect(seatsToLay(game(south, [step("C", setup, "south")]))).toEqual(["first", "second"]);
    expect(seatsToLay(game(south, []))).toEqual([]);
  });

  test("counts rounds, and shows the last before the next begins", () => {
    const steps = [step("C", north, "south"), step("c", setup, "north")];
    expect(roundsOver(steps)).toBe(1);
    expect(roundToSee(game(south, steps))).toBe(true);
    expect(roundToSee(game(south, steps, { roundSeen: 1 }))).toBe(false);
    expect(roundToSee(game(setup, []))).toBe(false);
  });
});
