import type { Shown, Step } from "./scene";

export type Speed = "slow" | "normal" | "fast" | "off";

export interface Timed {
  readonly step: Step;
  /** Milliseconds from the start. */
  readonly at: number;
  /** Until the next one. */
  readonly lasts: number;
}

export const SEED_MS = { slow: 550, normal: 300, fast: 130, off: 0 } as const;

/** No play takes longer, however many laps it has. */
export const LONGEST_MS = 6000;

/** How long each thing takes, measured by a falling seed. */
const WEIGHT: Record<Shown["event"], number> = {
  pick: 0.6,
  reach: 0.8,
  drop: 1,
  relay: 0.7,
  capture: 1.7,
  bonus: 2,
  give: 0.7,
  store: 0,
  place: 1.3,
  slide: 1.6,
  fly: 2,
  mill: 1.6,
  remove: 1.8,
  pass: 1,
  turn: 0,
  end: 0,
};

/**
 * When each event is shown. A long relay begins at the usual pace and goes faster and faster: the
 * n-th step takes 1 / (1 + k n) of its time, with the least k that keeps the whole within bounds.
 */
export function schedule(steps: readonly Step[], speed: Speed): Timed[] {
  const times = steps.map((step) => WEIGHT[step.event.event] * SEED_MS[speed]);
  const hurry = hurryFor(times);
  let at = 0;
  return steps.map((step, index) => {
    const lasts = (times[index] ?? 0) / (1 + hurry * index);
    const timed = { step, at, lasts };
    at += lasts;
    return timed;
  });
}

export function durationOf(timed: readonly Timed[]): number {
  const last = timed.at(-1);
  return last ? last.at + last.lasts : 0;
}

function hurryFor(times: readonly number[]): number {
  const total = (hurry: number) =>
    times.reduce((sum, time, index) => sum + time / (1 + hurry * index), 0);
  if (total(0) <= LONGEST_MS) return 0;
  let [low, high] = [0, 100];
  for (let i = 0; i < 40; ++i) {
    const middle = (low + high) / 2;
    if (total(middle) > LONGEST_MS) low = middle;
    else high = middle;
  }
  return high;
}
