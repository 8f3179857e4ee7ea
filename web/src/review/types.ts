// What the core says of a game's decisions (docs/review.md, JSON).
import type { Certainty, Side } from "../core/types";

export const labels = ["best", "good", "inaccuracy", "mistake", "blunder"] as const;
export type Label = (typeof labels)[number];

export interface Judgement {
  readonly kind: "move" | "setup" | "choice";
  readonly round: number; // From 0.
  readonly ply: number; // Moves of the round before it.
  readonly side: Side;
  readonly move: string;
  readonly label: Label;
  readonly forced: boolean;
  readonly turningPoint: boolean;
  readonly accuracyThousandths: number;
  /** Seen by the one who decided: with the best decision, and with the one taken. */
  readonly expectedBeforeThousandths: number;
  readonly expectedAfterThousandths: number;
  readonly value: string;
  readonly certainty: Certainty;
  readonly line: readonly string[];
  readonly best: string;
  readonly bestValue: string;
  readonly bestCertainty: Certainty;
  readonly bestLine: readonly string[];
  readonly why: {
    readonly sentence: string;
    readonly lines: readonly { readonly position: string; readonly moves: readonly string[] }[];
  };
}

export type PlayerSummary = { readonly accuracyThousandths: number } & Readonly<
  Record<Label, number>
>;

export interface ReviewReport {
  readonly done: boolean;
  readonly progressThousandths: number;
  readonly moves: readonly Judgement[];
  readonly players: Readonly<Partial<Record<Side, PlayerSummary>>>;
}

/** The signs that chess players use. */
export const labelSigns: Readonly<Record<Label, string>> = {
  best: "★",
  good: "✓",
  inaccuracy: "?!",
  mistake: "?",
  blunder: "??",
};

export function isError({ label }: Judgement): boolean {
  return label === "inaccuracy" || label === "mistake" || label === "blunder";
}

/** What the first side may expect, of a number that the one who decided sees. */
export function forFirst(side: Side, thousandths: number): number {
  return (side === "south" || side === "white" ? thousandths : 1000 - thousandths) / 1000;
}
