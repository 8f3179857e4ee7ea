// A clock for two. Times are milliseconds; `now` is handed in, so that nothing here reads a real clock.
import type { Seat } from "./seat";

export interface ClockSetting {
  readonly minutes: number;
  readonly increment: number; // Seconds added after each move.
}

export interface Clock {
  readonly left: Readonly<Record<Seat, number>>;
  readonly increment: number;
  readonly running: Seat | null;
  readonly since: number;
}

const second = 1000;
const minute = 60 * second;

export function newClock(setting: ClockSetting): Clock {
  const time = setting.minutes * minute;
  return {
    left: { first: time, second: time },
    increment: setting.increment * second,
    running: null,
    since: 0,
  };
}

export function timeLeft(clock: Clock, seat: Seat, now: number): number {
  const used = clock.running === seat ? Math.max(0, now - clock.since) : 0;
  return Math.max(0, clock.left[seat] - used);
}

// From now on this player's time runs; nobody's with null. What was used is taken off.
export function runClock(clock: Clock, seat: Seat | null, now: number): Clock {
  const left = { first: timeLeft(clock, "first", now), second: timeLeft(clock, "second", now) };
  return { ...clock, left, running: seat, since: now };
}

// The player has moved: his time stops, with the increment added.
export function pressClock(clock: Clock, mover: Seat, now: number): Clock {
  const stopped = runClock(clock, null, now);
  return { ...stopped, left: { ...stopped.left, [mover]: stopped.left[mover] + clock.increment } };
}

export function fallenFlag(clock: Clock, now: number): Seat | null {
  return clock.running !== null && timeLeft(clock, clock.running, now) === 0 ? clock.running : null;
}

// "4:07"; under ten seconds with tenths, "0:07.3".
export function clockText(time: number): string {
  const shownSeconds =
    time < 10 * second
      ? (Math.ceil(time / 100) / 10).toFixed(1)
      : String(Math.ceil(time / second) % 60);
  const minutes = time < 10 * second ? 0 : Math.floor(Math.ceil(time / second) / 60);
  const [whole = "0", tenth] = shownSeconds.split(".");
  return `${minutes}:${whole.padStart(2, "0")}${tenth === undefined ? "" : `.${tenth}`}`;
}
