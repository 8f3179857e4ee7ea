// A move as a row of pictures, each shown for so long. Nothing here reads a clock: the same move makes
// the same pictures everywhere.
import type { BoardView, Replay } from "../core/types";
import { after, sceneOf, settled, stepsOf, type Scene } from "../board/scene";
import { schedule, type Speed } from "../board/schedule";

export interface Frame {
  /** What stands before and after what is shown. */
  readonly from: Scene;
  readonly to: Scene;
  /** How far the hand, the man or what was captured has come: 0 to 1. */
  readonly along: number;
  readonly milliseconds: number;
}

const REST_MS = 700;
const END_MS = 1600;
/** Browsers show what is shorter than this for longer instead. */
export const SHORTEST_FRAME_MS = 40;
/** So much time is worth a picture of what happens between two places. */
const SMOOTH_MS = 80;
const MOST_BETWEEN = 3;
/** A play of more steps than this needs no pictures between them, and would make a large file. */
const LONG_PLAY = 20;

export function framesOf(before: BoardView, replay: Replay, speed: Speed = "normal"): Frame[] {
  let scene = sceneOf(before);
  const frames: Frame[] = [still(scene, REST_MS)];
  let [from, waited] = [scene, 0];
  const steps = stepsOf(replay);
  const most = steps.length > LONG_PLAY ? 1 : MOST_BETWEEN;
  for (const { step, lasts } of schedule(steps, speed === "off" ? "normal" : speed)) {
    scene = after(scene, step, lasts);
    waited += lasts;
    if (waited < SHORTEST_FRAME_MS) continue;
    frames.push(...between(from, scene, waited, most));
    [from, waited] = [scene, 0];
  }
  return [...frames, still(settled(scene), END_MS)];
}

function still(scene: Scene, milliseconds: number): Frame {
  return { from: scene, to: scene, along: 1, milliseconds };
}

function between(from: Scene, to: Scene, milliseconds: number, most: number): Frame[] {
  const count = Math.min(Math.max(Math.floor(milliseconds / SMOOTH_MS), 1), most);
  return Array.from({ length: count }, (_, index) => ({
    from,
    to,
    along: eased((index + 1) / count),
    milliseconds: milliseconds / count,
  }));
}

function eased(part: number): number {
  return part * part * (3 - 2 * part);
}
