import { describe, expect, test } from "vitest";
import { type Route, parseRoute, routeAddress } from "../../src/app/state/route";

const routes: readonly [string, Route][] = [
  ["#/", { screen: "home" }],
  ["#/ouri", { screen: "new", ruleset: "ouri" }],
  [
    "#/ouri/4-4-4-4-4-4-4-4-4-4-4-4-0-0-S",
    { screen: "editor", ruleset: "ouri", position: "4-4-4-4-4-4-4-4-4-4-4-4-0-0-S" },
  ],
  [
    "#/morris/........................-9-9-0-W",
    { screen: "editor", ruleset: "morris", position: "........................-9-9-0-W" },
  ],
  ["#/game/aB3_-", { screen: "game", id: "aB3_-" }],
  ["#/games", { screen: "games" }],
  ["#/settings", { screen: "settings" }],
  ["#/about", { screen: "about" }],
  ["#/rules", { screen: "rules", page: null, anchor: null }],
  ["#/rules/aqil", { screen: "rules", page: "aqil", anchor: null }],
  ["#/rules/ouri/7-um-ciclo", { screen: "rules", page: "ouri", anchor: "7-um-ciclo" }],
];

describe("routes", () => {
  test.each(routes)("%s is a screen, and the screen that address", (address, route) => {
    expect(parseRoute(address)).toEqual(route);
    expect(routeAddress(route)).toBe(address);
  });

  test("letters with accents come through an address", () => {
    const route: Route = { screen: "rules", page: "aqil", anchor: "5-uma-só-semente" };
    expect(parseRoute(routeAddress(route))).toEqual(route);
  });

  test("nothing and nonsense do not throw", () => {
    expect(parseRoute("")).toEqual({ screen: "home" });
    expect(parseRoute("#")).toEqual({ screen: "home" });
    expect(parseRoute("#/%E0%A4%A")).toEqual({ screen: "new", ruleset: "%E0%A4%A" });
    expect(parseRoute("#/game/")).toEqual({ screen: "games" });
  });
});
