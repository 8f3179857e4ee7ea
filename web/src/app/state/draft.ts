// A position being edited. It need not be a legal one: what is wrong with it, the core says. Only how the
// text is put together is known here (CONTRACT.md, Positions).
import type { BoardView, Place } from "../../core/types";
import { type Seat, sideOf } from "./seat";

export interface Draft {
  readonly shape: BoardView["shape"];
  readonly names: readonly string[];
  readonly counts: readonly number[]; // Morris: 0 empty, 1 the first side's man, 2 the second's.
  readonly stores: readonly number[]; // Captured seeds, or men in hand; none in Ntxuva.
  readonly limit: number; // Morris: plays since three against three.
  readonly turn: Seat;
}

const men = [".", "W", "B"] as const;
const turns: Record<string, Seat> = { S: "first", W: "first", N: "second", B: "second" };

function wholeNumbers(texts: readonly string[]): number[] | null {
  const numbers = texts.map((text) => (/^\d{1,3}$/.test(text) ? Number(text) : NaN));
  return numbers.some(Number.isNaN) ? null : numbers;
}

// Null if the text has not even the form of a position of that board.
export function readDraft(text: string, like: BoardView): Draft | null {
  const names = like.places.map((place) => place.name);
  const parts = text.trim().split("-");
  const turn = turns[parts.pop() ?? ""];
  if (turn === undefined) return null;
  if (like.shape === "morris") {
    const [points = "", ...rest] = parts;
    const counts = [...points].map((man) => men.indexOf(man as "."));
    const numbers = wholeNumbers(rest);
    if (counts.length !== names.length || counts.includes(-1) || numbers?.length !== 3) return null;
    return {
      shape: like.shape,
      names,
      counts,
      stores: numbers.slice(0, 2),
      limit: numbers[2] ?? 0,
      turn,
    };
  }
  const numbers = wholeNumbers(parts);
  const expected = names.length + (like.shape === "two-rows" ? 2 : 0);
  if (numbers?.length !== expected) return null;
  return {
    shape: like.shape,
    names,
    counts: numbers.slice(0, names.length),
    stores: numbers.slice(names.length),
    limit: 0,
    turn,
  };
}

export function draftText(draft: Draft): string {
  const letter = sideOf(draft.shape, draft.turn)[0]?.toUpperCase() ?? "";
  if (draft.shape !== "morris") return [...draft.counts, ...draft.stores, letter].join("-");
  return [draft.counts.map((man) => men[man]).join(""), ...draft.stores, draft.limit, letter].join(
    "-",
  );
}

export function draftBoard(draft: Draft, like: BoardView): BoardView {
  const places = like.places.map((place, index): Place => {
    const count = draft.counts[index] ?? 0;
    if (draft.shape !== "morris") return { ...place, count };
    const { name } = place;
    return count === 0
      ? { name, count: 0 }
      : { name, count: 1, owner: count === 1 ? "white" : "black" };
  });
  const [first = 0, second = 0] = draft.stores;
  return {
    shape: draft.shape,
    turn: sideOf(draft.shape, draft.turn),
    stores: [first, second],
    places,
  };
}

// One more, one fewer, or a number. In morris a point goes round: empty, White, Black.
export function changePlace(draft: Draft, name: string, change: 1 | -1 | `=${number}`): Draft {
  const at = draft.names.indexOf(name);
  const count = draft.counts[at];
  if (count === undefined) return draft;
  const wanted = typeof change === "number" ? count + change : Number(change.slice(1));
  const next = draft.shape === "morris" ? (wanted + men.length) % men.length : Math.max(0, wanted);
  return { ...draft, counts: draft.counts.map((each, index) => (index === at ? next : each)) };
}

export function changeStore(draft: Draft, seat: Seat, count: number): Draft {
  return {
    ...draft,
    stores: draft.stores.map((each, index) =>
      index === (seat === "first" ? 0 : 1) ? Math.max(0, count) : each,
    ),
  };
}

export function cleared(draft: Draft): Draft {
  return {
    ...draft,
    counts: draft.counts.map(() => 0),
    stores: draft.stores.map(() => 0),
    limit: 0,
  };
}
