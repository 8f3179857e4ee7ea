// What the window, a bookmark and the history call a screen: what is done there, and by which rules.
import type { Application } from "./application";
import { titleOf } from "./state/families";
import type { Route } from "./state/route";
import { wayToPlay } from "./state/stored_game";

const labels = {
  new: "new.start",
  editor: "editor.title",
  analysis: "game.analyse",
  study: "game.analyse",
  review: "game.review",
  laboratory: "aqil.laboratory",
  openings: "new.openings",
  shared: "game.shared",
  games: "games.title",
  statistics: "games.statistics",
  settings: "settings.title",
  about: "about.title",
  rules: "rules.title",
} as const;

function rulesetOf(route: Route, { shelf, state }: Application): string | null {
  if ("ruleset" in route) return route.ruleset;
  if (route.screen === "game") return state.game?.stored.ruleset ?? null;
  if (route.screen === "rules") return route.page;
  return "id" in route ? (shelf.game(route.id)?.ruleset ?? null) : null;
}

function labelOf(route: Route, app: Application): string | null {
  const { game } = app.state;
  if (route.screen === "game") return game && app.tell(`way.${wayToPlay(game.stored)}`);
  return route.screen === "home" ? null : app.tell(labels[route.screen]);
}

export function pageTitle(app: Application): string {
  const { route, rulesets } = app.state;
  const ruleset = rulesetOf(route, app);
  const title = ruleset === "all" ? app.tell("rules.all") : ruleset && titleOf(ruleset, rulesets);
  const parts = [title, labelOf(route, app), app.tell("app.name")];
  return parts.filter(Boolean).join(" · ");
}
