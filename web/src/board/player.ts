import type { Replay } from "../core/types";
import { after, settled, SHORTEST_SEEN_MS, stepsOf, type Scene } from "./scene";
import { durationOf, schedule, type Speed, type Timed } from "./schedule";

export interface Shown {
  readonly scene: Scene;
  /** The events shown since the last frame. */
  readonly news: readonly Timed[];
}

/** What goes by faster than the eye needs no picture a frame; a slow phone is glad of it. */
const BLUR_MS = 30;

/** Plays a move in time: calls back at most once a frame, with all that has happened by then. */
export class Player {
  private frame = 0;
  private finish: (() => void) | null = null;

  get playing(): boolean {
    return this.finish !== null;
  }

  play(scene: Scene, replay: Replay, speed: Speed, show: (shown: Shown) => void): Promise<void> {
    this.skip();
    const timed = schedule(stepsOf(replay), speed);
    const end = durationOf(timed);
    let [current, index, begun, shown] = [scene, 0, -1, 0];
    const showUntil = (time: number) => {
      const news: Timed[] = [];
      for (let next = timed[index]; next && next.at <= time; next = timed[++index]) {
        current = after(current, next.step, next.lasts);
        news.push(next);
      }
      if (news.length > 0) show({ scene: current, news });
    };
    return new Promise((resolve) => {
      this.finish = () => {
        cancelAnimationFrame(this.frame);
        this.finish = null;
        for (; index < timed.length; ++index)
          current = after(current, (timed[index] as Timed).step);
        show({ scene: settled(current), news: [] });
        resolve();
      };
      const tick = (now: number) => {
        if (begun < 0) begun = now;
        const hurried = current.pace > 0 && current.pace < SHORTEST_SEEN_MS;
        if (!hurried || now - shown >= BLUR_MS) {
          showUntil(now - begun);
          shown = now;
        }
        if (now - begun >= end) this.finish?.();
        else this.frame = requestAnimationFrame(tick);
      };
      this.frame = requestAnimationFrame(tick);
    });
  }

  /** Ends it at once, with everything done. */
  skip(): void {
    this.finish?.();
  }
}
