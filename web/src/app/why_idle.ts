import type { Application } from "./application";
import {
  type GameState,
  chooserSeat,
  isFinished,
  isLive,
  roundToSee,
  roundsOver,
} from "./state/game_state";
import { sideOf } from "./state/seat";
import { wayToPlay } from "./state/stored_game";

/** Why nobody can play on the board now; see canPlay. */
export function whyIdle(app: Pick<Application, "tell">, game: GameState): string {
  const { activity, now } = game;
  const seat = chooserSeat(now);
  const side = seat === null ? "" : app.tell(`side.${sideOf(now.board.shape, seat)}`);
  if (activity === "moving") return app.tell("idle.moving");
  if (!isLive(game)) return app.tell("idle.past");
  if (isFinished(game)) return app.tell("idle.over");
  if (activity === "paused") return app.tell("idle.paused", { button: app.tell("game.go_on") });
  if (wayToPlay(game.stored) === "watch") return app.tell("idle.watching");
  if (activity === "hinting") return app.tell("idle.hinting");
  if (now.phase === "choice") return app.tell("aqil.choice_title", { side });
  if (roundToSee(game)) return app.tell("aqil.round_over", { number: roundsOver(game.steps) });
  return app.tell("idle.waiting", { side });
}
