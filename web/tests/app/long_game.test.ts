// Games as long as a record may be, from their record to the analysis and back.
import { beforeAll, describe, expect, test, vi } from "vitest";
import { subjectAt, subjectOfGame } from "../../src/analysis/opening";
import { AnalysisSession } from "../../src/analysis/session";
import { shownPart } from "../../src/app/parts/move_entries";
import { readGame } from "../../src/app/state/stored_game";
import { mainLine, sizeOf } from "../../src/study/tree";
import { longLine } from "../long_game";
import { app, core, shelf, useApplication } from "./application_fixture";

useApplication();

const plies = 20_000;
const minute = 60_000;
let line: readonly string[];
beforeAll(async () => void (line = await longLine(core, plies)), minute);

/** Without a computer that thinks. */
async function analysis(moves: readonly string[]): Promise<AnalysisSession> {
  const route = { screen: "analysis", ruleset: "ouri", position: "start", line: moves } as const;
  const wishes = { breadth: () => ({ lines: 1, glance: 0 }) };
  const subject = await subjectAt(app, route, null);
  const session = await AnalysisSession.open(app, subject, wishes, () => undefined);
  session.run(false);
  return session;
}

describe(`a game of ${plies} plies with comments`, () => {
  test(
    "is imported, kept, opened, studied and written as the same record",
    async () => {
      const commented = line.map((move) => `${move} {so}`).join("\n");
      const { id } = await app.importRecord(`[Ruleset "ouri"]\n\n${commented} *`);
      const kept = readGame(shelf.text(id) ?? "");
      expect(kept?.actions).toEqual(line);
      const { root, path } = await subjectOfGame(app, kept!, plies);
      expect(mainLine(root)).toEqual(line);
      expect(path.length).toBe(plies);
      const record = await app.recordOf(kept!);
      expect(record.match(/\{so\}/g)?.length).toBe(plies);
      await app.show({ screen: "game", id });
      expect(app.state.game?.steps.length).toBe(plies);
      expect(app.state.notice).toBeNull();
    },
    5 * minute,
  );
});

describe("a link with very many moves", () => {
  test(
    `of ${plies} is opened, with a few questions to the core`,
    async () => {
      const asked = vi.spyOn(core, "ask");
      const session = await analysis(line);
      expect(session.state.path.length).toBe(plies);
      expect(session.state.refusal).toBeNull();
      expect(asked.mock.calls.length).toBeLessThan(20);
      asked.mockRestore();
      await session.goTo([]);
      expect(session.state.view.moves.length).toBe(6);
      session.close();
    },
    minute,
  );

  test.each([0, 1, 499, 500, 501])(
    "is shown up to its first illegal move, the %d.",
    async (made) => {
      const session = await analysis([...line.slice(0, made), "Z", ...line.slice(made, 3000)]);
      expect(session.state.path.length).toBe(made);
      expect(session.state.refusal).toMatch(/Z/);
      expect(sizeOf(session.state.root)).toBe(made + 1);
      const match = await core.newMatch("ouri");
      await match.playAll(line.slice(0, made));
      expect(session.state.view.position).toBe((await match.view()).position);
      await expect(match.playAll(["Z", line[made]!])).rejects.toThrow(/Z/);
      session.close();
    },
  );
});

test("of a long game the moves around the current one are shown, of a short one all", () => {
  expect(shownPart(0).from).toBe(0);
  expect(shownPart(1000).from).toBe(0);
  for (const at of [1001, 1499, 1500, 19_999, 20_000]) {
    const { from, until } = shownPart(at);
    expect(from).toBeLessThanOrEqual(at - 500);
    expect(until).toBeGreaterThan(at + 500);
    expect(until - from).toBe(2000);
  }
});
