import { beforeAll, describe, expect, test } from "vitest";
import { overviewOf } from "../../src/board/marks";
import { BOARD_WORDS } from "../../src/board/messages";
import { nameOf } from "../../src/board/names";
import { OLD } from "../../src/board/scene";
import { choose, millOf, nextPlaces, pathOf, pathsOf, triedMove } from "../../src/board/selection";
import { NEIGHBOURS } from "../../src/board/morris";
import type { Core } from "../../src/core/client";
import { startTestCore, vectorsOf } from "../support";

let core: Core;
beforeAll(async () => {
  core = await startTestCore();
});

describe("a move is chosen place by place", () => {
  test.each([
    ["C", ["C"]],
    ["+f", ["f"]],
    ["Gxk", ["G", "k"]],
    ["d2", ["d2"]],
    ["d2-d3", ["d2", "d3"]],
    ["d2xa1", ["d2", "a1"]],
    ["d2-d3xa1", ["d2", "d3", "a1"]],
  ])("%s", (move, places) => expect(pathOf(move)?.places).toEqual(places));

  test.each(["pass", "keep", "swap", "lot south", "setup south 1-2-3"])(
    "%s is not on the board",
    (move) => expect(pathOf(move)).toBeNull(),
  );

  test("a bonus is chosen or declined", () => {
    const paths = pathsOf(["G", "Gxk", "Gxa", "A"]);
    expect(choose(paths, [], "A")).toEqual({ kind: "play", move: "A" });
    expect(choose(paths, [], "G")).toEqual({ kind: "go-on", chosen: ["G"] });
    expect([...nextPlaces(paths, ["G"])]).toEqual(["k", "a"]);
    expect(choose(paths, ["G"], "k")).toEqual({ kind: "play", move: "Gxk" });
    expect(choose(paths, ["G"], "G")).toEqual({ kind: "play", move: "G" });
    // Not another move: a stray tap must not lose the bonus.
    expect(choose(paths, ["G"], "A")).toEqual({ kind: "refuse", chosen: ["G"] });
    expect(choose(paths, ["G"], "b")).toEqual({ kind: "refuse", chosen: ["G"] });
  });

  test("a man is taken up, put back, moved, and takes", () => {
    const paths = pathsOf(["d2-d3", "d2-b2xa1", "d2-b2xg7", "f4-f6"]);
    expect(choose(paths, [], "d2")).toEqual({ kind: "go-on", chosen: ["d2"] });
    expect(choose(paths, ["d2"], "d2")).toEqual({ kind: "go-on", chosen: [] });
    expect(choose(paths, ["d2"], "f4")).toEqual({ kind: "go-on", chosen: ["f4"] });
    expect(choose(paths, ["d2"], "d3")).toEqual({ kind: "play", move: "d2-d3" });
    expect(choose(paths, ["d2"], "b2")).toEqual({ kind: "go-on", chosen: ["d2", "b2"] });
    expect(choose(paths, ["d2", "b2"], "g7")).toEqual({ kind: "play", move: "d2-b2xg7" });
    for (const stray of ["f4", "d3", "d2", "b2"])
      expect(choose(paths, ["d2", "b2"], stray)).toEqual({ kind: "refuse", chosen: ["d2", "b2"] });
  });

  test("a mill is not lost by a stray click on another point", () => {
    const paths = pathsOf(["g1xb6", "g1xf6", "d6", "a4"]);
    expect(choose(paths, [], "g1")).toEqual({ kind: "go-on", chosen: ["g1"] });
    for (const stray of ["d6", "g1", "a1"])
      expect(choose(paths, ["g1"], stray)).toEqual({ kind: "refuse", chosen: ["g1"] });
    expect(choose(paths, ["g1"], "f6")).toEqual({ kind: "play", move: "g1xf6" });
  });

  test("what makes a mill is known beforehand", () => {
    const placing = pathsOf(["g1xb6", "g1xf6", "d6", "a4"]);
    expect(millOf(placing, ["g1"])).toBe("makes");
    expect(millOf(placing, ["g1", "b6"])).toBeNull();
    expect(millOf(placing, ["d6"])).toBeNull();
    const moving = pathsOf(["d2-d3", "d2-b2xa1", "d2-b2xg7", "f4-f6"]);
    expect(millOf(moving, ["d2"])).toBe("can");
    expect(millOf(moving, ["f4"])).toBeNull();
    expect(millOf(moving, ["d2", "b2"])).toBe("makes");
    expect(millOf(moving, ["d2", "d3"])).toBeNull();
  });

  test.each(["ntxuva-advanced", "aqil", "morris", "ouri"])(
    "every move of %s can be reached",
    async (ruleset) => {
      const positions = [...new Set(vectorsOf(ruleset).map(({ position }) => position))];
      for (const position of positions.filter((_, index) => index % 7 === 0)) {
        const legal = (await core.moves(ruleset, position)).map(({ move }) => move);
        const paths = pathsOf(legal);
        for (const { move, places } of paths) {
          let chosen: readonly string[] = [];
          for (const place of places) {
            const choice = choose(paths, chosen, place);
            if (choice.kind === "go-on") chosen = choice.chosen;
            else expect(choice).toEqual({ kind: "play", move });
          }
          const last = places.at(-1) ?? "";
          if (chosen.length === places.length)
            expect(choose(paths, chosen, last)).toEqual({ kind: "play", move });
        }
      }
    },
  );
});

describe("a click that is refused is told why by the core", () => {
  test.each(["ouri", "ntxuva", "ntxuva-advanced", "aqil", "morris"])("%s", async (ruleset) => {
    const positions = [...new Set(vectorsOf(ruleset).map(({ position }) => position))];
    for (const position of positions.filter((_, index) => index % 37 === 0)) {
      const match = await core.matchAt(ruleset, position);
      const { board, moves } = await match.view();
      const paths = pathsOf(moves);
      const begun = paths.flatMap(({ places }) => places.map((_, end) => places.slice(0, end)));
      const distinct = new Map(begun.map((chosen) => [chosen.join(), chosen]));
      const stages = [...distinct.values()].slice(0, 6);
      for (const chosen of stages)
        for (const { name } of board.places) {
          if (choose(paths, chosen, name).kind !== "refuse") continue;
          if (chosen.length > 0 && nextPlaces(paths, chosen).size === 0) continue;
          const tried = triedMove(moves, paths, chosen, name, NEIGHBOURS.get(name)?.[0]);
          expect(await match.whyNot(tried), `${position}: ${tried}`).toBeTruthy();
        }
      await match.close();
    }
  });
});

describe("a move at a glance", () => {
  test("says what falls where, the last house and what is captured", async () => {
    const match = await core.matchAt("ouri", "12-1-0-3-5-1-2-1-1-2-9-0-6-5-S");
    const overview = overviewOf(await match.replay("E"));
    expect(overview).toMatchObject({ last: "d", captured: 10, relays: 0 });
    expect(overview.marks.get("E")).toMatchObject({ start: true, change: -5 });
    expect(overview.marks.get("d")).toMatchObject({ last: true, change: 1, taken: 3 });
    expect(overview.marks.get("F")).toEqual({ change: 1 });
  });

  test("is in the name of the house, in every language", async () => {
    const match = await core.matchAt("ouri", "12-1-0-3-5-1-2-1-1-2-9-0-6-5-S");
    const overview = overviewOf(await match.replay("E"));
    const place = { name: "E", owner: "south", count: 5, ...OLD } as const;
    const parts = {
      place,
      shape: "two-rows",
      you: "south",
      use: "play",
      chosen: false,
      hinted: false,
      overview,
      mill: null,
    } as const;
    expect(nameOf(parts, BOARD_WORDS.en)).toBe(
      "E, yours, 5 seeds, playable, last seed falls in d, captures 10",
    );
    expect(nameOf(parts, BOARD_WORDS["pt-BR"])).toBe(
      "E, sua, 5 sementes, jogável, a última semente cai em d, captura 10",
    );
    expect(nameOf({ ...parts, shape: "four-rows" }, BOARD_WORDS.en)).toContain(
      "last piece falls in d",
    );
    expect(
      nameOf({ ...parts, you: "north", use: "none", overview: null }, BOARD_WORDS["pt-PT"]),
    ).toBe("E, do adversário, 5 sementes");
  });

  test("a mill is in the name of the point, in every language", () => {
    const place = { name: "g1", count: 0, ...OLD } as const;
    const rest = { shape: "morris", you: "white", chosen: false, hinted: false } as const;
    const target = { ...rest, place, use: "target", overview: null, mill: "makes" } as const;
    expect(nameOf(target, BOARD_WORDS.en)).toBe("g1, empty, playable, makes a mill");
    expect(nameOf(target, BOARD_WORDS["pt-PT"])).toBe("g1, vazio, jogável, faz moinho");
    const man = { ...place, owner: "white", count: 1 } as const;
    expect(nameOf({ ...target, place: man, use: "move", mill: "can" }, BOARD_WORDS["pt-BR"])).toBe(
      "g1, peça sua, pode se mover, pode fazer moinho",
    );
  });
});
