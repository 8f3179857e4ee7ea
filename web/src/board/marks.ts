import type { Replay, Side } from "../core/types";

/** What a move does to one place, for a preview before it or for badges after it. */
export interface Mark {
  readonly start?: boolean;
  readonly last?: boolean;
  /** Seeds more or fewer by sowing alone. */
  readonly change?: number;
  /** What is captured or removed there. */
  readonly taken?: number;
  readonly mill?: boolean;
  /** A man of the player will stand there. */
  readonly arrives?: Side;
}

export type Marks = ReadonlyMap<string, Mark>;

export interface Overview {
  readonly marks: Marks;
  readonly last: string | null;
  readonly captured: number;
  /** How often a house was taken up and sown on. */
  readonly relays: number;
}

export const NO_MARKS: Marks = new Map();

/**
 * The move at a glance. What is still to be chosen (the bonus, the man to remove) can be left out.
 */
export function overviewOf(replay: Replay, leaveOut: "nothing" | "choices" = "nothing"): Overview {
  const marks = new Map<string, Mark>();
  const add = (name: string | undefined, mark: Mark) => {
    if (name) marks.set(name, { ...marks.get(name), ...mark });
  };
  const change = (name: string | undefined, by: number) =>
    add(name, { change: (marks.get(name ?? "")?.change ?? 0) + by });
  let [last, captured, relays]: [string | null, number, number] = [null, 0, 0];
  for (const { event, places, count, settles } of replay.events) {
    const [first, second] = places;
    if (leaveOut === "choices" && (event === "bonus" || event === "remove")) continue;
    switch (event) {
      case "pick":
        add(first, { start: true });
        change(first, -count);
        break;
      case "give":
        add(first, { start: true });
        change(first, -1);
        break;
      case "relay":
        ++relays;
        change(first, -count);
        break;
      case "drop":
        change(first, 1);
        last = first ?? null;
        break;
      case "capture":
      case "bonus":
        if (settles) break;
        captured += count;
        add(first, { taken: (marks.get(first ?? "")?.taken ?? 0) + count });
        break;
      case "place":
        add(first, { arrives: replay.chooser });
        last = first ?? null;
        break;
      case "slide":
      case "fly":
        add(first, { start: true });
        add(second, { arrives: replay.chooser });
        last = second ?? null;
        break;
      case "mill":
        for (const name of places) add(name, { mill: true });
        break;
      case "remove":
        captured += 1;
        add(first, { taken: 1 });
        break;
      default:
        break;
    }
  }
  if (last) add(last, { last: true });
  return { marks, last, captured, relays };
}

/** After a play that was seen, only where it began and ended stays marked. */
export function trailOf(marks: Marks): Marks {
  const left = new Map<string, Mark>();
  for (const [name, mark] of marks) {
    if (mark.last) left.set(name, { last: true });
    else if (mark.start) left.set(name, { start: true });
  }
  return left;
}
