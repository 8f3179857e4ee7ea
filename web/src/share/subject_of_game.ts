// What is shared. Of the game on screen it is what is shown, not what stands on the board by now.
import type { Application } from "../app/application";
import type { SharedPosition, Sharing } from "../app/state/app_state";
import {
  type GameState,
  bottomSeat,
  isLive,
  isMatchOfRounds,
  shownBoard,
  shownView,
} from "../app/state/game_state";
import type { ShareSubject } from "./subject";

export function subjectOf(app: Application, sharing: Sharing): ShareSubject | null {
  if (sharing !== "game") return "kind" in sharing ? sharing : subjectOfPosition(sharing);
  const { game, settings } = app.state;
  if (game === null) return null;
  const step = game.steps[game.shown - 1];
  const before = game.steps[game.shown - 2]?.board ?? game.start.board;
  return {
    kind: "game",
    ruleset: game.stored.ruleset,
    position: positionShown(game),
    board: shownBoard(game),
    seat: bottomSeat(game, settings),
    result: isLive(game) ? (game.now.verdict.result ?? null) : null,
    move: step?.replay ? { replay: step.replay, before } : null,
    line: lineOf(game),
    record: () => app.recordOf(game.stored),
  };
}

function subjectOfPosition(shared: SharedPosition): ShareSubject {
  const line = { start: shared.position, moves: [] };
  const none = { result: null, move: null, record: null };
  return { kind: "position", ...shared, seat: "first", line, ...none };
}

// The round that has just ended is gone from the match, but is still what is seen.
function positionShown(game: GameState): string | null {
  const step = game.steps[game.shown - 1];
  return shownView(game).position ?? step?.replay?.position ?? null;
}

function lineOf(game: GameState): ShareSubject["line"] {
  const position = positionShown(game);
  if (isMatchOfRounds(game)) return position === null ? null : { start: position, moves: [] };
  const moves = game.steps.slice(0, game.shown).map((step) => step.action);
  return { start: game.stored.start, moves };
}
