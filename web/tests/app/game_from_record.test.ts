import { describe, expect, test } from "vitest";
import { gameLine } from "../../src/app/parts/game_line";
import { app, opened, shelf, useApplication } from "./application_fixture";

useApplication();

describe("a game that comes as a record", () => {
  const record =
    '[Event "Torneio"] [Site "Mindelo"] [Date "2026.03.14"] [Round "3"] [South "Ana"] [North "Rui"] [Annotator "Eva"] [Ruleset "ouri"] F c {good} *';

  test("keeps who played, where and when, and goes out with it again", async () => {
    const { id } = await app.importRecord(record);
    const kept = (await opened(shelf)).state.games.find((each) => each.id === id);
    if (!kept) throw new Error("it is not there");
    const line = gameLine(app, kept);
    for (const told of [
      "South: Ana",
      "North: Rui",
      "Torneio",
      "Mindelo",
      "Round 3",
      "Mar 14, 2026",
    ])
      expect(line.players).toContain(told);
    const again = await app.recordOf(kept);
    for (const tag of ['Event "Torneio"', 'Site "Mindelo"', 'Date "2026.03.14"', 'Round "3"'])
      expect(again).toContain(`[${tag}]`);
    expect(again).toMatch(/\[South "Ana"\]\s\[North "Rui"\]/);
    expect(again).toContain('[Annotator "Eva"]');
  });

  test("is not said to have been played here and now", async () => {
    const again = await app.recordOf(await app.importRecord('[Ruleset "ouri"] F *'));
    expect(again).toContain('[Date "????.??.??"]');
    expect(again).toContain('[South "?"]');
  });

  test("has its players named by sides, whatever another program calls them", async () => {
    const other = '[White "Ana"] [Black "Rui"] [Variant "Oware"] FcEd *';
    const again = await app.recordOf(await app.importRecord(other));
    expect(again).toMatch(/\[South "Ana"\]\s\[North "Rui"\]/);
    expect(again).not.toMatch(/White|Variant/);
  });
});

test("a record that is none is refused with a reason", async () => {
  await expect(app.importRecord("hello [")).rejects.toThrow(/\w/);
  expect(shelf.games()).toEqual([]);
});
