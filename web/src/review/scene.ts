// The position of a judgement on the board: before the decision, with what was played and what was better.
import type { Core, MatchHandle } from "../core/client";
import type { MatchView, Replay } from "../core/types";
import type { PlayedRound } from "../app/state/rounds";
import type { Judgement } from "./types";

export interface Scene {
  readonly view: MatchView;
  readonly played: Replay | null;
  readonly best: Replay | null;
}

/** The match as it stood before the decision; to be closed. */
export async function matchBefore(
  core: Core,
  ruleset: string,
  rounds: readonly PlayedRound[],
  judgement: Judgement,
): Promise<MatchHandle> {
  const round = rounds[judgement.round];
  // What was decided before the sowing cites the position in which the sowing would begin.
  const start = judgement.kind === "move" ? round?.start : judgement.why.lines[0]?.position;
  const match = await core.matchAt(ruleset, start ?? round?.start ?? "");
  if (judgement.kind === "move")
    for (const move of round?.moves.slice(0, judgement.ply) ?? []) await match.play(move);
  return match;
}

export async function sceneOf(
  core: Core,
  ruleset: string,
  rounds: readonly PlayedRound[],
  judgement: Judgement,
): Promise<Scene> {
  const match = await matchBefore(core, ruleset, rounds, judgement);
  try {
    const view = await match.view();
    if (judgement.kind !== "move") return { view, played: null, best: null };
    const better = judgement.best !== judgement.move;
    return {
      view,
      played: await match.replay(judgement.move),
      best: better ? await match.replay(judgement.best) : null,
    };
  } finally {
    await match.close();
  }
}
