// Tables that an analysis will ask for, loaded while nothing else is to be done: then its first values are there at once.
import { savesData } from "../core/keep_tables";
import type { Application } from "./application";
import { whenIdle } from "./idle";

// The core loads them for a moment in which it answers nobody: not when a screen has just been opened.
const SETTLED_MS = 1500;

/** The rule set of a screen from which people go on to analyse. */
function rulesetOf({ state }: Application): string | null {
  const { route, game } = state;
  if (route.screen === "new" || route.screen === "editor") return route.ruleset;
  return route.screen === "game" ? (game?.stored.ruleset ?? null) : null;
}

/** Call it when a screen is shown; whoever goes on before it has settled is left alone. */
export function warmTables(app: Application): void {
  const { route } = app.state;
  const load = () => {
    const ruleset = app.state.route === route ? rulesetOf(app) : null;
    // Without a network they are asked for again when they are needed.
    if (ruleset !== null) app.core.tables?.prepare(ruleset).catch(() => undefined);
  };
  if (!savesData()) setTimeout(() => whenIdle(load), SETTLED_MS);
}
