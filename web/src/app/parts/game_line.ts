// A stored game in a few words: for the list, and for going on.
import type { Application } from "../application";
import { nameAt, occasionOf } from "../player_name";
import { familyOf, titleOf } from "../state/families";
import { type Seat, sideOf } from "../state/seat";
import { type StoredGame, isOver, isPreparation } from "../state/stored_game";

export interface GameLine {
  readonly title: string;
  readonly players: string;
  readonly progress: string;
  readonly date: string;
}

function movesMade(game: StoredGame): number {
  return game.actions.filter((action) => !isPreparation(action)).length;
}

export function gameLine(app: Application, game: StoredGame): GameLine {
  const shape = familyOf(game.ruleset) === "morris" ? "morris" : "two-rows";
  const player = (seat: Seat) => {
    const side = app.tell(`side.${sideOf(shape, seat)}`);
    return `${side}: ${nameAt(app, game, seat)}`;
  };
  const moves = app.tell("games.moves", { count: movesMade(game) });
  return {
    title: titleOf(game.ruleset, app.state.rulesets),
    players: [player("first"), player("second"), ...occasionOf(app, game)].join(" · "),
    progress: isOver(game) ? `${game.result} · ${moves}` : moves,
    date: new Date(game.updated).toLocaleString(app.state.settings.language, {
      dateStyle: "medium",
      timeStyle: "short",
    }),
  };
}
