// Whose game it is at the moment, for the bar.
import type { Application } from "../app/application";
import { type Outcome, seatOf } from "../core/types";
import type { Words } from "./messages/words";
import type { Balance } from "./parts/bar";
import type { AnalysisState } from "./session";
import { type ValuedLine, surer, tallyOf, valuedMoves, worthOf } from "./knowledge";
import { type Worth, signOf, unitOf, wordsOf } from "./value";

const thousand = 1000;

function firstOf(outcome: Outcome): number {
  if (outcome === "draw" || outcome === "ongoing") return 0.5;
  return seatOf(outcome) === "first" ? 1 : 0;
}

/** The moves with their values, best first: houses, lines and bar all show these. */
export function valuedLines({ view, subject, insight, knowledge }: AnalysisState): ValuedLine[] {
  const lines = insight.analysis?.lines ?? [];
  const valued = valuedMoves(knowledge, lines, tallyOf(subject.ruleset, view));
  const known = new Set(valued.map(({ moves }) => moves[0]));
  // None of them was among the best, whatever they looked like at a glance.
  return [...valued, ...insight.glance.filter(({ moves }) => !known.has(moves[0]))];
}

/** Of a position more may be proven than of each of its moves. */
function bestOf(state: AnalysisState): Worth | null {
  const { view, subject, knowledge } = state;
  const [best] = valuedLines(state);
  const proven = knowledge && worthOf(knowledge.value, tallyOf(subject.ruleset, view));
  return proven ? surer(proven, best) : (best ?? null);
}

export function balanceOf(app: Application, words: Words, state: AnalysisState): Balance {
  const { view, subject, moving } = state;
  const { verdict, chooser } = view;
  if (verdict.outcome !== "ongoing" && !moving)
    return { first: firstOf(verdict.outcome), sign: verdict.result ?? "", say: verdict.say ?? "" };
  const best = bestOf(state);
  if (!best || !chooser || moving) return { first: null, sign: "", say: words("bar.none") };
  const unit = unitOf(subject.ruleset);
  const expected = best.expectedThousandths / thousand;
  return {
    first: seatOf(chooser) === "first" ? expected : 1 - expected,
    sign: signOf(best, unit, words),
    say: words("value.of", {
      side: app.tell(`side.${chooser}`),
      value: wordsOf(best, unit, words),
    }),
  };
}
