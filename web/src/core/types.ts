// What the core tells, as src/match/json.cpp writes it.

/** South and North sow; White and Black play morris. South and White are the first side. */
export type Side = "south" | "north" | "white" | "black";
export type Seat = "first" | "second";
export type BoardShape = "two-rows" | "four-rows" | "morris";
export type Phase = "setup" | "lot" | "choice" | "play" | "over";
export type Outcome = "ongoing" | "draw" | Side;
export type Cause =
  | "rules"
  | "repetition"
  | "resignation"
  | "agreement"
  | "agreed-cycle"
  | "points";
export type LanguageTag = "en" | "pt-PT" | "pt-BR";

/** A house or a point. In morris the owner is the man's, and count is 1 where one stands. */
export interface Place {
  readonly name: string;
  readonly count: number;
  readonly owner?: Side;
}

export interface BoardView {
  readonly shape: BoardShape;
  /** Whose turn it is; for a gift of Aqil the one who is given, see MatchView.chooser. */
  readonly turn: Side;
  /** Seeds captured (two rows) or men in hand (morris), of the first and of the second side. */
  readonly stores: readonly [number, number];
  /** In the order of the position's text. */
  readonly places: readonly Place[];
}

export interface PlayedRound {
  readonly start: string; // The position before the first move.
  readonly setup?: string; // "11-5-5-5-5-5 6-7-5-6-6-6": of a whole Aqil match.
  readonly lot?: string; // "north swap".
  readonly moves: readonly string[];
}

export interface Verdict {
  readonly outcome: Outcome;
  /** "26-22", "1-0", "1/2-1/2". This and the others only when it is over. */
  readonly result?: string;
  readonly cause?: Cause;
  readonly say?: string;
}

export interface MatchView {
  readonly phase: Phase;
  /** None while an Aqil round is being set up. */
  readonly position?: string;
  /** Who decides next; none in set-up, lot and when it is over. */
  readonly chooser?: Side;
  readonly moves: readonly string[];
  readonly board: BoardView;
  readonly verdict: Verdict;
  /** Of an Aqil match; 0-0 elsewhere. */
  readonly points: readonly [number, number];
}

export type EventWord =
  | "pick"
  | "drop"
  | "relay"
  | "capture"
  | "bonus"
  | "give"
  | "store"
  | "place"
  | "slide"
  | "fly"
  | "mill"
  | "remove"
  | "pass"
  | "turn"
  | "end";

export interface GameEvent {
  readonly event: EventWord;
  readonly places: readonly string[];
  readonly count: number;
  /** Of `store` and `turn`. */
  readonly side?: Side;
  /** A capture that the end of the game hands out, not the play. */
  readonly settles?: boolean;
}

/** What a move does, one thing after another. */
export interface Replay {
  readonly move: string;
  /** After the move. */
  readonly position: string;
  readonly chooser: Side;
  readonly events: readonly GameEvent[];
  /** The move in one sentence. */
  readonly say: string;
  readonly result: string;
}

export interface Ruleset {
  readonly id: string;
  readonly title: string;
}

export interface MoveLine {
  readonly move: string;
  readonly next: string;
}

export interface Choice {
  readonly move: string;
  readonly score: number;
  readonly depth: number;
}

/** How sure a value is: proven, proven to lie between two bounds, or a guess. */
export type Certainty = "exact" | "interval" | "estimate";

/** A move and what is expected to follow, seen by the one who chooses (src/engine/analysis.hpp). */
export interface AnalysedLine {
  readonly moves: readonly string[];
  /** Hundredths of a seed, piece or man; from 20,000 on the game is won, below -20,000 lost. */
  readonly score: number;
  readonly certainty: Certainty;
  /** Unless it is an estimate; where only who wins is exact, they differ. */
  readonly lower?: number;
  readonly upper?: number;
  /** To a win, or to a loss if negative. */
  readonly plies?: number;
  /** Of a win 1000, of a draw 500. */
  readonly expectedThousandths: number;
  readonly depth: number;
}

export interface Analysis {
  readonly lines: readonly AnalysedLine[]; // Best first.
  readonly move: string;
  readonly depth: number;
  readonly positions: number;
  readonly tableHits: number;
  /** Nothing more will come of going on. */
  readonly done: boolean;
}

/** What tables say, seen by the one who chooses; the text is as `sowmill probe` prints it. */
export type TableValue = { readonly text: string } & (
  | { readonly kind: "unknown" | "draw" }
  /** Plies until it is over, where that is known. */
  | { readonly kind: "win" | "loss"; readonly plies?: number }
  /** Seeds still to come, his less the other's: at least and at most. */
  | { readonly kind: "seeds"; readonly lower: number; readonly upper: number }
);

/** What tables know of a position, and of its moves, best first. */
export interface Knowledge {
  readonly value: TableValue;
  readonly moves: readonly (TableValue & { readonly move: string })[];
}

/** The first side of the shape (South, White), or the second. */
export function sideOf(shape: BoardShape, seat: Seat): Side {
  if (shape === "morris") return seat === "first" ? "white" : "black";
  return seat === "first" ? "south" : "north";
}

export function seatOf(side: Side): Seat {
  return side === "south" || side === "white" ? "first" : "second";
}
