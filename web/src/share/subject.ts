// What is being shared, and how it is described to those who do not see it.
import type { BoardView, LanguageTag, Replay, Seat, Side } from "../core/types";
import { seatOf, sideOf } from "../core/types";
import { BOARD_WORDS } from "../board/messages";
import { tellOfSharing } from "./words";

export interface ShareSubject {
  readonly kind: "position" | "game" | "analysis";
  readonly ruleset: string;
  /** None before the set-ups of a match are laid. */
  readonly position: string | null;
  readonly board: BoardView;
  readonly seat: Seat;
  /** "26-22" where the game is over. */
  readonly result: string | null;
  /** The move that led here, and what it was made on. */
  readonly move: { readonly replay: Replay; readonly before: BoardView } | null;
  /** Where the moves begin, and the moves up to here: for the board on another page. */
  readonly line: { readonly start: string | null; readonly moves: readonly string[] } | null;
  /** The game or the analysis as a record; none where there is only a position. */
  readonly record: (() => Promise<string>) | null;
}

/** "South: A 4, B 4 …; captured 3. North: … South to play." */
export function describe(board: BoardView, language: LanguageTag): string {
  const parts = (["first", "second"] as const).map((seat) =>
    holdings(board, sideOf(board.shape, seat), language),
  );
  const side = BOARD_WORDS[language].side[board.turn];
  return [...parts, `${tellOfSharing(language, "to_play", { side })}.`].join(" ");
}

function holdings(board: BoardView, side: Side, language: LanguageTag): string {
  const held = board.places
    .filter(({ owner, count }) => owner === side && count > 0)
    .map(({ name, count }) => (board.shape === "morris" ? name : `${name} ${count}`));
  const store = board.stores[seatOf(side) === "first" ? 0 : 1];
  if (board.shape === "two-rows") held.push(tellOfSharing(language, "store", { count: store }));
  if (board.shape === "morris" && store > 0)
    held.push(tellOfSharing(language, "hand", { count: store }));
  const places = held.length > 0 ? held.join(", ") : tellOfSharing(language, "nothing");
  return tellOfSharing(language, "holds", { side: BOARD_WORDS[language].side[side], places });
}
