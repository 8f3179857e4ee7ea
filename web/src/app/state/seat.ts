// The two players without the names a game gives them: first is South or White.
import type { Seat } from "../../core/types";

export { seatOf, sideOf } from "../../core/types";
export type { Seat } from "../../core/types";

export const seats: readonly Seat[] = ["first", "second"];

export function otherSeat(seat: Seat): Seat {
  return seat === "first" ? "second" : "first";
}
