// From a stored game to a match in the core, and back from a record.
import type { Core, MatchHandle } from "../core/client";
import { type MatchView, type Side, seatOf, sideOf } from "../core/types";
import type { Step } from "./state/game_state";
import { actionsOf, startOf } from "./state/rounds";
import { otherSeat } from "./state/seat";
import { tagsToKeep } from "./state/tags";
import { type RecordTree, recordText, timesOf, treeOf } from "../study/record_tree";
import { type Branch, hasNotes } from "../study/tree";
import { type Ending, type StoredGame, isPreparation } from "./state/stored_game";

export function beginMatch(
  core: Core,
  stored: Pick<StoredGame, "ruleset" | "start">,
): Promise<MatchHandle> {
  return stored.start === null
    ? core.newMatch(stored.ruleset)
    : core.matchAt(stored.ruleset, stored.start);
}

// Makes the step and tells what it did.
export async function takeStep(
  core: Core,
  match: MatchHandle,
  action: string,
  before: MatchView,
): Promise<Step> {
  const [step] = await takeSteps(core, match, [action], before);
  return step as Step;
}

// All questions are asked before the first is answered: a long game would take as many journeys as it has moves.
async function takeSteps(
  core: Core,
  match: MatchHandle,
  actions: readonly string[],
  before: MatchView,
): Promise<Step[]> {
  const answers = await Promise.all(
    actions.map((action) =>
      // Whatever is no move has nothing to show, and play() says what is wrong with a move.
      Promise.all([match.replay(action).catch(() => null), match.play(action), match.view()]),
    ),
  );
  const steps: Step[] = [];
  for (const [index, [replay, , view]] of answers.entries()) {
    const { phase } = answers[index - 1]?.[2] ?? before;
    const action = actions[index] as string;
    steps.push(await stepAfter(core, match, action, phase === "play" ? replay : null, view));
  }
  return steps;
}

async function stepAfter(
  core: Core,
  match: MatchHandle,
  action: string,
  replay: Step["replay"],
  view: MatchView,
): Promise<Step> {
  // The round is gone from the match when its last move is made; its last board is worth seeing.
  const ended = replay !== null && view.phase === "setup";
  const board =
    ended && replay !== null ? await boardAt(core, match.ruleset, replay.position) : view.board;
  return { action, replay, view, board, spent: null };
}

async function boardAt(core: Core, ruleset: string, position: string): Promise<MatchView["board"]> {
  const match = await core.matchAt(ruleset, position);
  const { board } = await match.view();
  await match.close();
  return board;
}

export async function applyEnding(
  match: MatchHandle,
  ending: Ending,
  shape: MatchView["board"]["shape"],
): Promise<void> {
  if (ending.kind === "draw") return match.draw();
  if (ending.kind === "cycle") return match.cycle();
  return match.resign(sideOf(shape, ending.seat));
}

export interface Opened {
  readonly match: MatchHandle;
  readonly start: MatchView;
  readonly steps: Step[];
  readonly now: MatchView;
}

/** How a game began, what was done, and how the players ended it. */
export type Course = Pick<StoredGame, "ruleset" | "start" | "actions" | "ending" | "spent">;

const stepsAtOnce = 250;

export async function openWithSteps(core: Core, stored: Course): Promise<Opened> {
  const match = await beginMatch(core, stored);
  const start = await match.view();
  const steps: Step[] = [];
  while (steps.length < stored.actions.length) {
    const actions = stored.actions.slice(steps.length, steps.length + stepsAtOnce);
    for (const step of await takeSteps(core, match, actions, steps.at(-1)?.view ?? start))
      steps.push({ ...step, spent: stored.spent?.[steps.length] ?? null });
  }
  if (stored.ending !== null) await applyEnding(match, stored.ending, start.board.shape);
  return { match, start, steps, now: await match.view() };
}

export async function openMatch(core: Core, stored: StoredGame): Promise<MatchHandle> {
  const match = await beginMatch(core, stored);
  await match.playAll(stored.actions);
  if (stored.ending !== null)
    await applyEnding(match, stored.ending, (await match.view()).board.shape);
  return match;
}

export function endingOf(view: MatchView): Ending | null {
  const { cause, outcome } = view.verdict;
  if (cause === "agreement") return { kind: "draw" };
  if (cause === "agreed-cycle") return { kind: "cycle" };
  if (cause !== "resignation") return null;
  return { kind: "resign", seat: otherSeat(seatOf(outcome as Side)) };
}

async function usualStart(core: Core, ruleset: string): Promise<string | undefined> {
  const match = await core.newMatch(ruleset);
  const { position } = await match.view();
  await match.close();
  return position;
}

function readRecord(core: Core, text: string): Promise<RecordTree> {
  return core.ask("read-record", text).then((json) => JSON.parse(json) as RecordTree);
}

/** What the moves took, without what was laid, drawn and chosen before them. */
function timesOfMoves({ actions, spent }: Pick<StoredGame, "actions" | "spent">) {
  return (spent ?? []).filter((_, index) => !isPreparation(actions[index] ?? ""));
}

/** The record with the variations, comments and marks that were made on it, and times; the core checks them. */
export async function withNotes(
  core: Core,
  record: string,
  stored: Pick<StoredGame, "actions" | "notes" | "spent">,
): Promise<string> {
  const { notes = [] } = stored;
  const times = timesOfMoves(stored);
  const noted = notes.some((each) => each !== null && hasNotes(each));
  if (!noted && times.every((time) => time === null)) return record;
  return core.ask("tidy-record", recordText(await readRecord(core, record), notes, times));
}

function timesIn({ rounds }: RecordTree, actions: readonly string[]): Pick<StoredGame, "spent"> {
  const times = rounds.flatMap(({ play }) => timesOf(play));
  if (times.every((time) => time === null)) return {};
  let made = 0;
  return {
    spent: actions.map((action) => (isPreparation(action) ? null : (times[made++] ?? null))),
  };
}

function notesIn({ rounds }: RecordTree): Pick<StoredGame, "notes"> {
  const trees = rounds.map(({ play }): Branch | null => {
    const tree = treeOf(play);
    return hasNotes(tree) ? tree : null;
  });
  return trees.some((tree) => tree !== null) ? { notes: trees } : {};
}

// The core reads the record, whoever wrote it, and tells what was done.
export async function storedFromRecord(
  core: Core,
  text: string,
  id: string,
  now: number,
): Promise<StoredGame> {
  const match = await core.load(text);
  try {
    const view = await match.view();
    const rounds = await match.rounds();
    const record = await readRecord(core, text);
    const person = { kind: "person" } as const;
    const actions = actionsOf(rounds);
    return {
      id,
      ruleset: match.ruleset,
      start: startOf(rounds, await usualStart(core, match.ruleset)),
      actions,
      players: { first: person, second: person },
      ending: endingOf(view),
      clock: null,
      timeLeft: null,
      created: now,
      updated: now,
      outcome: view.verdict.outcome,
      result: view.verdict.result ?? "*",
      tags: tagsToKeep(record.tags),
      ...notesIn(record),
      ...timesIn(record, actions),
    };
  } finally {
    await match.close();
  }
}
