import { describe, expect, test } from "vitest";
import {
  clockText,
  fallenFlag,
  newClock,
  pressClock,
  runClock,
  timeLeft,
} from "../../src/app/state/clock";

const setting = { minutes: 5, increment: 3 };

describe("the clock", () => {
  test("runs for one player at a time", () => {
    const running = runClock(newClock(setting), "first", 1000);
    expect(timeLeft(running, "first", 11_000)).toBe(290_000);
    expect(timeLeft(running, "second", 11_000)).toBe(300_000);
  });

  test("stops when the move is made, and adds the increment", () => {
    const pressed = pressClock(runClock(newClock(setting), "first", 0), "first", 10_000);
    expect(pressed.running).toBeNull();
    expect(timeLeft(pressed, "first", 99_000)).toBe(293_000);
  });

  test("goes over to the other player without losing time", () => {
    const other = runClock(runClock(newClock(setting), "first", 0), "second", 4000);
    expect(timeLeft(other, "first", 5000)).toBe(296_000);
    expect(timeLeft(other, "second", 5000)).toBe(299_000);
  });

  test("the flag falls at nought, not before, and only while running", () => {
    const running = runClock(newClock({ minutes: 1, increment: 0 }), "second", 0);
    expect(fallenFlag(running, 59_999)).toBeNull();
    expect(fallenFlag(running, 60_000)).toBe("second");
    expect(fallenFlag(runClock(running, null, 60_000), 70_000)).toBeNull();
  });

  test("a clock of the system that goes back gives no time away", () => {
    const running = runClock(newClock(setting), "first", 5000);
    expect(timeLeft(running, "first", 1000)).toBe(300_000);
  });

  test.each([
    [300_000, "5:00"],
    [61_000, "1:01"],
    [60_000, "1:00"],
    [59_400, "1:00"],
    [10_000, "0:10"],
    [9_940, "0:10.0"],
    [7_260, "0:07.3"],
    [0, "0:00.0"],
  ])("%i ms is shown as %s", (time, text) => expect(clockText(time)).toBe(text));
});
