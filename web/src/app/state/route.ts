// Which screen an address shows. Everything is after the # so that the page works from any folder and
// from file://.

export type Route =
  | { readonly screen: "home" }
  | { readonly screen: "new"; readonly ruleset: string }
  | { readonly screen: "editor"; readonly ruleset: string; readonly position: string }
  | { readonly screen: "game"; readonly id: string }
  | {
      readonly screen: "analysis";
      readonly ruleset: string;
      readonly position: string;
      readonly line: readonly string[];
    }
  // A stored game, after so many of its actions.
  | { readonly screen: "study"; readonly id: string; readonly at: number }
  // Looks at so many positions for each move; 0: as many as usual.
  | { readonly screen: "review"; readonly id: string; readonly positions: number }
  // Two set-ups of Lib al-Aqil; empty: any.
  | {
      readonly screen: "laboratory";
      readonly ruleset: string;
      readonly south: string;
      readonly north: string;
    }
  | { readonly screen: "games" }
  | { readonly screen: "shared"; readonly packed: string }
  | { readonly screen: "statistics" }
  // The opening table of a rule set, after these moves from the usual start.
  | { readonly screen: "openings"; readonly ruleset: string; readonly line: readonly string[] }
  | { readonly screen: "settings" }
  | { readonly screen: "about" }
  | { readonly screen: "rules"; readonly page: string | null; readonly anchor: string | null };

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function naturalIn(text: string | undefined): number {
  return Math.max(0, Number.parseInt(text ?? "") || 0);
}

// Moves have no dots: "F.c.E".
function movesIn(line: string | undefined): string[] {
  return (line ?? "").split(".").filter((move) => move !== "");
}

// Addresses other than our own words are rule sets: #/ouri starts a game, #/ouri/4-4-... is a position.
export function parseRoute(hash: string): Route {
  const [word = "", second, third, fourth] = hash
    .replace(/^#?\/?/, "")
    .split("/")
    .map(decoded);
  switch (word) {
    case "":
      return { screen: "home" };
    case "games":
    case "settings":
    case "statistics":
    case "about":
      return { screen: word };
    case "openings":
      return { screen: "openings", ruleset: second || "ouri", line: movesIn(third) };
    case "game":
      return second ? { screen: "game", id: second } : { screen: "games" };
    case "analysis":
      return second && third
        ? { screen: "analysis", ruleset: second, position: third, line: movesIn(fourth) }
        : { screen: "analysis", ruleset: second || "ouri", position: "start", line: [] };
    case "study":
      return second ? { screen: "study", id: second, at: naturalIn(third) } : { screen: "games" };
    case "shared":
      return { screen: "shared", packed: second ?? "" };
    case "review":
      return second
        ? { screen: "review", id: second, positions: naturalIn(third) }
        : { screen: "games" };
    case "laboratory":
      return {
        screen: "laboratory",
        ruleset: second === "aqil-source" ? second : "aqil",
        south: third ?? "",
        north: fourth ?? "",
      };
    case "rules":
      return { screen: "rules", page: second || null, anchor: third || null };
    default:
      return second
        ? { screen: "editor", ruleset: word, position: second }
        : { screen: "new", ruleset: word };
  }
}

export function routeAddress(route: Route): string {
  const address = (...parts: (string | null)[]) =>
    `#/${parts
      .filter((part) => part !== null)
      .map((part) => encodeURIComponent(part))
      .join("/")}`;
  switch (route.screen) {
    case "home":
      return "#/";
    case "new":
      return address(route.ruleset);
    case "editor":
      return address(route.ruleset, route.position);
    case "game":
      return address("game", route.id);
    case "analysis":
      return address(
        "analysis",
        route.ruleset,
        route.position,
        route.line.length === 0 ? null : route.line.join("."),
      );
    case "study":
      return address("study", route.id, String(route.at));
    case "openings":
      return address(
        "openings",
        route.ruleset,
        route.line.length === 0 ? null : route.line.join("."),
      );
    case "shared":
      return address("shared", route.packed);
    case "review":
      return address("review", route.id, route.positions > 0 ? String(route.positions) : null);
    case "laboratory":
      return address("laboratory", route.ruleset, route.south || null, route.north || null);
    case "rules":
      return address("rules", route.page, route.page === null ? null : route.anchor);
    default:
      return address(route.screen);
  }
}
