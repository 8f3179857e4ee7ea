// What can be said about one's games: plain numbers from plain results.
import type { PlayedGame } from "../app/state/results";
import type { Seat } from "../core/types";

export interface Tally {
  readonly games: number;
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
}

export interface Row<Key> extends Tally {
  readonly key: Key;
}

export interface Figures {
  /** Against the computer. */
  readonly all: Tally;
  /** At one screen, with somebody else. */
  readonly together: number;
  readonly byRuleset: readonly Row<string>[];
  readonly byLevel: readonly Row<number>[];
  readonly bySeat: readonly Row<Seat>[];
  /** Games won, or lost, one after the other up to now; and the longest row of wins. */
  readonly streak: { readonly outcome: "won" | "lost"; readonly count: number } | null;
  readonly longestWins: number;
  readonly length: { readonly mean: number; readonly least: number; readonly most: number } | null;
  readonly lengths: readonly Bin[];
  /** Mean over the games that were reviewed. */
  readonly accuracy: { readonly mean: number; readonly games: number } | null;
  readonly accuracies: readonly number[];
}

export interface Bin {
  readonly from: number;
  readonly to: number;
  readonly count: number;
}

const MOST_BINS = 8;
const STEPS = [5, 10, 20, 25, 50, 100, 200, 500, 1000];

export function figuresOf(results: readonly PlayedGame[]): Figures {
  const games = [...results].sort((one, other) => one.ended - other.ended);
  const own = games.filter(({ outcome }) => outcome !== "played");
  const reviewed = own.flatMap(({ accuracy }) => (accuracy === null ? [] : [accuracy]));
  return {
    all: tallyOf(own),
    together: games.length - own.length,
    byRuleset: rowsBy(own, ({ ruleset }) => ruleset),
    byLevel: rowsBy(own, ({ level }) => level ?? 0).sort((one, other) => one.key - other.key),
    bySeat: rowsBy(own, ({ seat }) => seat ?? "first").sort((one, other) =>
      one.key.localeCompare(other.key),
    ),
    streak: streakOf(own),
    longestWins: longestWins(own),
    length: lengthOf(games),
    lengths: binsOf(games.map(({ moves }) => moves)),
    accuracy: reviewed.length === 0 ? null : { mean: meanOf(reviewed), games: reviewed.length },
    accuracies: reviewed,
  };
}

function tallyOf(games: readonly PlayedGame[]): Tally {
  const count = (wanted: PlayedGame["outcome"]) =>
    games.filter(({ outcome }) => outcome === wanted).length;
  return { games: games.length, won: count("won"), drawn: count("drawn"), lost: count("lost") };
}

function rowsBy<Key>(games: readonly PlayedGame[], keyOf: (game: PlayedGame) => Key): Row<Key>[] {
  const groups = new Map<Key, PlayedGame[]>();
  for (const game of games) groups.set(keyOf(game), [...(groups.get(keyOf(game)) ?? []), game]);
  return [...groups].map(([key, group]) => ({ key, ...tallyOf(group) }));
}

function streakOf(games: readonly PlayedGame[]): Figures["streak"] {
  const outcome = games.at(-1)?.outcome;
  if (outcome !== "won" && outcome !== "lost") return null;
  const before = games.findLastIndex((game) => game.outcome !== outcome);
  return { outcome, count: games.length - 1 - before };
}

function longestWins(games: readonly PlayedGame[]): number {
  let [longest, now] = [0, 0];
  for (const { outcome } of games) {
    now = outcome === "won" ? now + 1 : 0;
    longest = Math.max(longest, now);
  }
  return longest;
}

function lengthOf(games: readonly PlayedGame[]): Figures["length"] {
  if (games.length === 0) return null;
  const lengths = games.map(({ moves }) => moves);
  return { mean: meanOf(lengths), least: Math.min(...lengths), most: Math.max(...lengths) };
}

function meanOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
}

/** A few bins of a round width. */
function binsOf(numbers: readonly number[]): Bin[] {
  if (numbers.length === 0) return [];
  const most = Math.max(...numbers);
  const width = STEPS.find((step) => most < step * MOST_BINS) ?? Math.ceil((most + 1) / MOST_BINS);
  return Array.from({ length: Math.floor(most / width) + 1 }, (_, index) => {
    const [from, to] = [index * width, (index + 1) * width - 1];
    return { from, to, count: numbers.filter((each) => each >= from && each <= to).length };
  });
}

/** A draw counts half. */
export function percentOf({ games, won, drawn }: Tally): number {
  return games === 0 ? 0 : (100 * (won + drawn / 2)) / games;
}
