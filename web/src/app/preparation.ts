import { sideOf, type MatchView } from "../core/types";
import type { Application } from "./application";
import { chooserSeat } from "./state/game_state";
import { type Seat, otherSeat } from "./state/seat";

// Set-up, lot and choice, seen from what stands after them: then the one chooses who sows first.
export function tellPreparation(
  app: Pick<Application, "tell">,
  action: string,
  after: MatchView,
): string {
  const nameOf = (seat: Seat) => app.tell(`side.${sideOf(after.board.shape, seat)}`);
  const [word, which] = action.split(" ");
  const named = nameOf(which === "south" ? "first" : "second");
  const seat = chooserSeat(after) ?? "first";
  switch (word) {
    case "setup":
      return app.tell("aqil.computer_lays", { side: named });
    case "lot":
      return app.tell("aqil.lot_fell", { side: named });
    case "keep":
      return app.tell("aqil.kept", { side: nameOf(seat) });
    case "swap":
      return app.tell("aqil.swapped", { side: nameOf(otherSeat(seat)), other: nameOf(seat) });
    default:
      return action;
  }
}
