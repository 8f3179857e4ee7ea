import { seatOf, type BoardView, type GameEvent, type Replay, type Side } from "../core/types";

/** A house or point as it is shown at one moment. */
export interface ScenePlace {
  readonly name: string;
  readonly count: number;
  readonly owner?: Side | undefined;
  /** The change that has just come there, a seed or a man; 0: none. */
  readonly fresh: number;
  /** It is one seed or man more than before. */
  readonly grown: boolean;
  /** How many milliseconds there are to show it; 0: it is just there. */
  readonly pace: number;
  /** Where that man came from: a point or a tray ("" when it did not move). */
  readonly from: string;
}

/** What flies off to the one who captured it. */
export interface Flyer {
  readonly id: number;
  readonly from: string;
  readonly to: Side;
  readonly count: number;
  readonly man?: Side | undefined;
  /** How long its flight may take, in milliseconds. */
  readonly pace: number;
}

export interface Hand {
  readonly place: string;
  readonly count: number;
}

/** All that is drawn, at one moment of a play or at rest. */
export interface Scene {
  readonly turn: Side;
  readonly places: ReadonlyMap<string, ScenePlace>;
  readonly stores: readonly [number, number];
  readonly hand: Hand | null;
  readonly lap: number;
  readonly mill: readonly string[];
  readonly flyers: readonly Flyer[];
  readonly ticks: number;
  /** How long what is shown now takes, in milliseconds. */
  readonly pace: number;
}

export const OFF_BOARD = "tray";
/** A place where nothing is new. */
export const OLD = { fresh: 0, grown: false, pace: 0, from: "" } as const;
/** Shorter than this nobody sees a seed fall. */
export const SHORTEST_SEEN_MS = 45;
const MOST_FLYERS = 12;

export function sceneOf(view: BoardView): Scene {
  const places = new Map<string, ScenePlace>();
  for (const { name, count, owner } of view.places)
    places.set(name, { name, count, owner, ...OLD });
  return {
    turn: view.turn,
    places,
    stores: view.stores,
    hand: null,
    lap: 0,
    mill: [],
    flyers: [],
    ticks: 0,
    pace: 0,
  };
}

/** What is shown at a time: an event of the core's, or the hand reaching for the next house. */
export type Shown = GameEvent | { event: "reach"; places: readonly string[]; count: number };

/** Together with who gets what is captured in it, and where the hand goes after it. */
export interface Step {
  readonly event: Shown;
  readonly by: Side;
  readonly toward: string;
}

/** The events of a move; a capture goes to the side whose store grows next, else to the player. */
export function stepsOf(replay: Replay): Step[] {
  let taker = replay.chooser;
  let toward = "";
  const steps: Step[] = [];
  for (const event of [...replay.events].reverse()) {
    if (event.event === "store" && event.side) taker = event.side;
    const [place = ""] = event.places;
    const by = event.event === "capture" ? taker : replay.chooser;
    const lifts = event.event === "pick" || event.event === "relay" || event.event === "give";
    if (lifts && toward)
      steps.push({ event: { event: "reach", places: [toward], count: 0 }, by, toward });
    steps.push({ event, by, toward: lifts ? place : toward || place });
    toward = event.event === "drop" ? place : "";
  }
  return steps.reverse();
}

/** The scene after one more event. Shows what the core tells; knows no rule. */
export function after(scene: Scene, { event, by, toward }: Step, lasts = 0): Scene {
  const [first = "", second = ""] = event.places;
  const pace = lasts > 0 ? lasts : scene.pace;
  const next = { ...scene, ticks: scene.ticks + 1, pace };
  const held = scene.places.get(first)?.count ?? 0;
  switch (event.event) {
    case "pick":
      return { ...next, places: put(next, first, 0), hand: { place: toward, count: event.count } };
    case "relay":
      return {
        ...next,
        places: put(next, first, 0),
        hand: { place: toward, count: event.count },
        lap: scene.lap + 1,
      };
    case "give":
      return { ...next, places: put(next, first, held - 1), hand: { place: toward, count: 1 } };
    case "reach":
      return { ...next, hand: scene.hand && { ...scene.hand, place: toward } };
    case "drop":
      return {
        ...next,
        places: put(next, first, event.count),
        hand: { place: toward, count: (scene.hand?.count ?? 1) - 1 },
      };
    case "capture":
    case "bonus":
      return {
        ...next,
        hand: null,
        places: put(next, first, held - event.count),
        flyers: fly(next, { from: first, to: by, count: event.count }),
      };
    case "store":
      return event.side ? { ...next, stores: stored(scene, event.side, event.count) } : next;
    case "place":
      return {
        ...next,
        places: stand(next, first, by, OFF_BOARD),
        stores: stored(scene, by, scene.stores[indexOf(by)] - 1),
      };
    case "slide":
    case "fly":
      return { ...next, places: stand({ ...next, places: lift(next, first) }, second, by, first) };
    case "mill":
      return { ...next, mill: [...scene.mill, ...event.places] };
    case "remove":
      return {
        ...next,
        places: lift(next, first),
        flyers: fly(next, { from: first, to: by, count: 1, man: scene.places.get(first)?.owner }),
      };
    case "turn":
      return event.side ? { ...next, turn: event.side } : next;
    case "pass":
    case "end":
      return next;
  }
}

/** At rest: the hand is gone, nothing flies and nothing is new. */
export function settled(scene: Scene): Scene {
  const places = new Map<string, ScenePlace>();
  for (const [name, place] of scene.places) places.set(name, { ...place, ...OLD });
  return { ...scene, places, hand: null, flyers: [], mill: [], lap: 0 };
}

/** The same seeds in the same places, and the same stores: nothing needs to be drawn anew. */
export function showsSame(scene: Scene, view: BoardView): boolean {
  return (
    scene.turn === view.turn &&
    scene.stores[0] === view.stores[0] &&
    scene.stores[1] === view.stores[1] &&
    scene.places.size === view.places.length &&
    view.places.every((place) => {
      const shown = scene.places.get(place.name);
      return shown?.count === place.count && shown.owner === place.owner;
    })
  );
}

export function indexOf(side: Side): 0 | 1 {
  return seatOf(side) === "first" ? 0 : 1;
}

function changed(scene: Scene, name: string, change: Partial<ScenePlace>): Scene["places"] {
  const old = scene.places.get(name);
  if (!old) return scene.places;
  const seen = scene.pace >= SHORTEST_SEEN_MS;
  const grown = (change.count ?? 0) > old.count;
  const news = seen ? { fresh: scene.ticks, grown, pace: scene.pace, from: "" } : OLD;
  return new Map(scene.places).set(name, { ...old, ...news, ...change });
}

function put(scene: Scene, name: string, count: number): Scene["places"] {
  return changed(scene, name, { count });
}

function stand(scene: Scene, name: string, owner: Side, from: string): Scene["places"] {
  return changed(scene, name, { count: 1, owner, from });
}

function lift(scene: Scene, name: string): Scene["places"] {
  return changed(scene, name, { count: 0, owner: undefined });
}

function fly(scene: Scene, flyer: Omit<Flyer, "id" | "pace">): readonly Flyer[] {
  const { ticks, pace, flyers } = scene;
  return [...flyers, { ...flyer, id: ticks, pace }].slice(-MOST_FLYERS);
}

function stored(scene: Scene, side: Side, count: number): readonly [number, number] {
  return indexOf(side) === 0 ? [count, scene.stores[1]] : [scene.stores[0], count];
}
