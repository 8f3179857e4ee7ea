// Parts of the page that are fetched when they are first wanted, so that the first visit stays light.
import { type Application, reasonOf } from "./application";

const parts = {
  analysis: () => import("../analysis/screen"),
  study: () => import("../analysis/screen"),
  share: () => import("../share/share_sheet"),
  shared: () => import("../share/shared_game"),
  statistics: () => import("../statistics/screen"),
  openings: () => import("../openings/screen"),
  review: () => import("../review/screen"),
  laboratory: () => import("../laboratory/screen"),
} as const;

type Part = keyof typeof parts;
const coming = new Map<Part, Promise<void>>();
const here = new Set<Part>();

/** Whether it can be shown; if not, it is fetched, and the page drawn again when it has come. */
export function isHere(app: Application, part: Part): boolean {
  void fetched(app, part);
  return here.has(part);
}

export function fetched(app: Application, part: Part): Promise<void> {
  const known = coming.get(part) ?? fetchPart(app, part);
  coming.set(part, known);
  return known;
}

export function isPart(screen: string): screen is Part {
  return screen in parts;
}

async function fetchPart(app: Application, part: Part): Promise<void> {
  try {
    await parts[part]();
    here.add(part);
    app.update((state) => ({ ...state }));
  } catch (problem) {
    coming.delete(part);
    app.notice(app.tell("app.failed", { reason: reasonOf(problem) }));
  }
}
