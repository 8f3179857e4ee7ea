import type { BoardShape, Side } from "../core/types";
import type { Overview } from "./marks";
import type { BoardWords } from "./messages";
import type { ScenePlace } from "./scene";

/** What may be done with a place now. */
export type Use = "none" | "play" | "give" | "move" | "bonus" | "remove" | "target";

export type Mill = "makes" | "can";

export interface NameParts {
  readonly place: ScenePlace;
  readonly shape: BoardShape;
  /** Whom "yours" means; null: sides are named. */
  readonly you: Side | null;
  readonly use: Use;
  readonly chosen: boolean;
  readonly hinted: boolean;
  readonly overview: Overview | null;
  /** A mill is made by choosing the place, or can be made from there. */
  readonly mill: Mill | null;
  /** What the move that begins here is worth, in words. */
  readonly value?: string | null;
}

/** "C, yours, 4 seeds, playable, last seed falls in f, captures 3". */
export function nameOf(parts: NameParts, words: BoardWords): string {
  const held = parts.shape === "morris" ? [man(parts, words)] : house(parts, words);
  const told = [parts.place.name, ...held];
  if (parts.chosen) told.push(words.chosen);
  if (parts.hinted) told.push(words.hinted);
  const use = useWord(parts.use, words);
  if (use) told.push(use);
  const value = parts.value ? [parts.value] : [];
  return [...told, ...consequences(parts, words), ...value].join(", ");
}

function house({ place, shape, you }: NameParts, words: BoardWords): string[] {
  const count = shape === "four-rows" ? words.pieces(place.count) : words.seeds(place.count);
  const owner = place.owner === undefined ? [] : [ownerWord(place.owner, you, words)];
  return [...owner, place.count === 0 ? words.emptyHouse : count];
}

function ownerWord(owner: Side, you: Side | null, words: BoardWords): string {
  if (you === null) return words.of(words.side[owner]);
  return owner === you ? words.yours : words.opponents;
}

function man({ place, you }: NameParts, words: BoardWords): string {
  if (place.owner === undefined) return words.emptyPoint;
  if (you === null) return words.manOf[place.owner === "white" ? "white" : "black"];
  return place.owner === you ? words.yourMan : words.opponentsMan;
}

function useWord(use: Use, words: BoardWords): string | null {
  switch (use) {
    case "none":
      return null;
    case "play":
    case "target":
      return words.playable;
    case "give":
      return words.givable;
    case "move":
      return words.movable;
    case "bonus":
      return words.canTakeAsBonus;
    case "remove":
      return words.canBeRemoved;
  }
}

function consequences({ overview, mill, shape, use }: NameParts, words: BoardWords): string[] {
  if (mill) return [mill === "makes" ? words.makesMill : words.canMakeMill];
  if (!overview || use === "none" || use === "bonus") return [];
  const told: string[] = [];
  if (overview.relays > 0) told.push(words.sowsOn(overview.relays));
  const falls = shape === "four-rows" ? words.lastPieceFallsIn : words.lastFallsIn;
  if (overview.last) told.push(falls(overview.last));
  if (overview.captured > 0) told.push(words.captures(overview.captured));
  return told;
}
