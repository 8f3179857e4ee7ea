// A game of Ouri as long as one likes: seeds are sown and never captured, and nothing comes back three times.
import type { Core } from "../src/core/client";
import { Chance } from "./e2e/support/chance";

const start = "4-4-4-4-4-4-4-4-4-4-4-4-0-0-S";
const storesOf = (position: string) => position.split("-").slice(12, 14).join();

/** Moves from the usual start. Where every move would capture, it goes back and tries another. */
export async function longLine(core: Core, plies: number): Promise<string[]> {
  const chance = new Chance(1);
  const visits = new Map<string, number>();
  const line: { readonly move: string; readonly next: string }[] = [];
  while (line.length < plies) {
    const position = line.at(-1)?.next ?? start;
    const quiet = (await core.moves("ouri", position)).filter(
      ({ next }) => storesOf(next) === storesOf(start) && (visits.get(next) ?? 0) < 2,
    );
    if (quiet.length === 0) {
      visits.set(position, Infinity);
      line.pop();
      continue;
    }
    const made = chance.oneOf(quiet);
    visits.set(made.next, (visits.get(made.next) ?? 0) + 1);
    line.push(made);
  }
  return line.map(({ move }) => move);
}
