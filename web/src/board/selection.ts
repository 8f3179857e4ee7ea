// A move is chosen place by place: C; G, then k of Gxk; d2, d3, then a1 of d2-d3xa1. What can be
// chosen next is read off the texts of the legal moves.

import type { Mill } from "./names";

export interface Path {
  readonly move: string;
  readonly places: readonly string[];
}

const HOUSES = /^\+?([A-La-l])(?:x([A-La-l]))?$/;
const POINTS = /^([a-g][1-7])(?:-([a-g][1-7]))?(?:x([a-g][1-7]))?$/;

export function pathOf(move: string): Path | null {
  const found = POINTS.exec(move) ?? HOUSES.exec(move);
  return found ? { move, places: found.slice(1).filter((place) => place !== undefined) } : null;
}

/** The moves made on the board itself; others (pass, keep, swap) have no path. */
export function pathsOf(legal: readonly string[]): Path[] {
  return legal.map(pathOf).filter((path) => path !== null);
}

export function beginsWith(path: Path, chosen: readonly string[]): boolean {
  return chosen.every((place, index) => path.places[index] === place);
}

/** The places that may be chosen after these. */
export function nextPlaces(paths: readonly Path[], chosen: readonly string[]): Set<string> {
  const next = new Set<string>();
  for (const path of paths)
    if (path.places.length > chosen.length && beginsWith(path, chosen))
      next.add(path.places[chosen.length] as string);
  return next;
}

/** The move that is complete with just these. */
export function exactMove(paths: readonly Path[], chosen: readonly string[]): string | null {
  if (chosen.length === 0) return null;
  const found = paths.find(
    (path) => path.places.length === chosen.length && beginsWith(path, chosen),
  );
  return found?.move ?? null;
}

/** A move that begins with these, to show what is already settled. */
export function anyMove(paths: readonly Path[], chosen: readonly string[]): string | null {
  return exactMove(paths, chosen) ?? paths.find((path) => beginsWith(path, chosen))?.move ?? null;
}

export type Choosing =
  | { readonly kind: "play"; readonly move: string }
  | { readonly kind: "go-on"; readonly chosen: readonly string[] }
  | { readonly kind: "refuse"; readonly chosen: readonly string[] };

/** Something of the other side is to be taken now: the man that a mill removes, or the bonus. */
export function takes(paths: readonly Path[], chosen: readonly string[]): boolean {
  return paths.some(
    (path) =>
      path.places.length === chosen.length + 1 &&
      path.move.includes("x") &&
      beginsWith(path, chosen),
  );
}

/** Of morris, where whoever takes a man has made a mill: whether these make one, or may still. */
export function millOf(paths: readonly Path[], chosen: readonly string[]): Mill | null {
  if (takes(paths, chosen)) return "makes";
  const longer = paths.filter((path) => path.places.length > chosen.length);
  return longer.some((path) => path.move.includes("x") && beginsWith(path, chosen)) ? "can" : null;
}

/** What choosing this place means after what has been chosen. */
export function choose(paths: readonly Path[], chosen: readonly string[], place: string): Choosing {
  const more = [...chosen, place];
  const move = exactMove(paths, more);
  if (nextPlaces(paths, more).size > 0) return { kind: "go-on", chosen: more };
  if (move) return { kind: "play", move };
  // The house again: the bonus is declined.
  const declined = place === chosen.at(-1) ? exactMove(paths, chosen) : null;
  if (declined) return { kind: "play", move: declined };
  // A stray click must not lose a mill or a bonus; cancelling does.
  if (chosen.length === 0 || takes(paths, chosen)) return { kind: "refuse", chosen };
  return chooseAnother(paths, chosen, place);
}

/** The man that was taken up is put back, or another is taken up. */
function chooseAnother(paths: readonly Path[], chosen: readonly string[], place: string): Choosing {
  if (chosen.includes(place))
    return { kind: "go-on", chosen: chosen.slice(0, chosen.indexOf(place)) };
  const other = choose(paths, [], place);
  return other.kind === "refuse" ? { kind: "refuse", chosen } : other;
}

/**
 * The text of the move that was tried, for the core to say what is wrong with it. `neighbour` is any
 * point beside the one chosen: a man that cannot be moved is refused as moved there.
 */
export function triedMove(
  legal: readonly string[],
  paths: readonly Path[],
  chosen: readonly string[],
  place: string,
  neighbour: string | undefined,
): string {
  if (!neighbour) {
    const gift = legal.some((move) => move.startsWith("+")) ? "+" : "";
    return chosen[0] ? `${chosen[0]}x${place}` : gift + place;
  }
  const [from, to] = chosen;
  const slides = legal.some((move) => move.includes("-"));
  if (from === undefined) return slides ? `${place}-${neighbour}` : place;
  if (to !== undefined) return `${from}-${to}x${place}`;
  // One point chosen: a man that has been placed and takes now, or one that is to be moved.
  return exactOrTaking(paths, from) ? `${from}x${place}` : `${from}-${place}`;
}

function exactOrTaking(paths: readonly Path[], from: string): boolean {
  return paths.some((path) => path.places[0] === from && !path.move.includes("-"));
}
