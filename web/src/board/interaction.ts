import type { ReactiveController } from "lit";
import type { BoardShape, Replay, Side } from "../core/types";
import { NO_MARKS, overviewOf, type Marks, type Overview } from "./marks";
import { NEIGHBOURS } from "./morris";
import type { Mill, Use } from "./names";
import {
  anyMove,
  choose,
  exactMove,
  millOf,
  nextPlaces,
  pathsOf,
  triedMove,
  type Path,
} from "./selection";

/** What choosing needs of the board. */
export interface ChoosingHost {
  readonly shape: BoardShape;
  readonly legal: readonly string[];
  readonly interactive: boolean;
  readonly tapToPlay: "first" | "second";
  readonly preview: ((move: string) => Promise<Replay>) | null;
  readonly whyNot: ((move: string) => Promise<string | null>) | null;
  ownerOf(place: string): Side | undefined;
  addController(controller: ReactiveController): void;
  requestUpdate(): void;
  announce(event: string, detail: object): void;
  shake(place: string): void;
  /** What was chosen of a move is chosen no longer. */
  tellCancelled(): void;
}

interface Shown {
  readonly move: string | null;
  /** The move it was read from. */
  readonly key: string;
  readonly overview: Overview;
  readonly say: string | null;
}

/** How a place was activated: touch has no hovering, so its first tap only shows. */
export type By = "mouse" | "touch" | "keyboard";

/** Which move is being chosen and shown beforehand. */
export class Interaction implements ReactiveController {
  chosen: readonly string[] = [];
  private hovered: string | null = null;
  private tapped: string | null = null;
  private focused: string | null = null;
  private paths: readonly Path[] = [];
  private replays = new Map<string, Promise<Replay>>();
  private overviews = new Map<string, Overview>();
  private shown: Shown | null = null;
  private asked = 0;

  constructor(private readonly host: ChoosingHost) {
    host.addController(this);
  }

  hostConnected(): void {}

  /** Another position, or other moves: nothing of the old is left. */
  reset(): void {
    this.paths = this.host.interactive ? pathsOf(this.host.legal) : [];
    this.chosen = [];
    this.tapped = null;
    this.replays = new Map();
    this.overviews = new Map();
    this.show(null);
    void this.foresee();
    void this.point();
  }

  get marks(): Marks {
    return this.shown?.overview.marks ?? NO_MARKS;
  }

  get relays(): number {
    return this.shown?.overview.relays ?? 0;
  }

  /** What each move that starts there leads to, as far as known. */
  overviewAt(place: string): Overview | null {
    if (this.chosen.length > 0) return null;
    return this.overviews.get(place) ?? null;
  }

  millAt(place: string): Mill | null {
    return this.host.shape === "morris" ? millOf(this.paths, [...this.chosen, place]) : null;
  }

  usable(): ReadonlySet<string> {
    return nextPlaces(this.paths, this.chosen);
  }

  useOf(place: string, usable: ReadonlySet<string>): Use {
    if (!usable.has(place)) return "none";
    const sample = anyMove(this.paths, [...this.chosen, place]) ?? "";
    if (this.host.shape !== "morris") {
      if (this.chosen.length > 0) return "bonus";
      return sample.startsWith("+") ? "give" : "play";
    }
    if (this.host.ownerOf(place) === undefined) return this.chosen.length > 0 ? "target" : "play";
    return this.chosen.length > 0 ? "remove" : "move";
  }

  /** The move that may be made without choosing more: the bonus declined. */
  get declined(): string | null {
    return exactMove(this.paths, this.chosen);
  }

  /** What is to be chosen now, after a first choice. */
  get stage(): "start" | "target" | "remove" | "bonus" {
    if (this.chosen.length === 0) return "start";
    if (this.host.shape !== "morris") return "bonus";
    const [next] = this.usable();
    return next && this.host.ownerOf(next) !== undefined ? "remove" : "target";
  }

  hover(place: string | null): void {
    this.hovered = place;
    void this.point();
  }

  focus(place: string | null): void {
    this.focused = place;
    void this.point();
  }

  cancel(): boolean {
    const had = this.chosen.length > 0 || this.tapped !== null;
    if (this.chosen.length > 0) this.host.tellCancelled();
    this.chosen = [];
    this.tapped = null;
    void this.point();
    this.host.requestUpdate();
    return had;
  }

  decline(): void {
    if (this.declined) this.play(this.declined);
  }

  /** A click, a tap, or Enter on a place. */
  activate(place: string, by: By): void {
    if (!this.host.interactive) return this.host.announce("board-idle", { place });
    const choice = choose(this.paths, this.chosen, place);
    if (choice.kind === "refuse") {
      this.tapped = null;
      void this.point();
      void this.refuse(place);
      return;
    }
    const plays = choice.kind === "play" || exactMove(this.paths, choice.chosen) !== null;
    const shownFirst = this.tapped === place || this.chosen.length > 0;
    if (plays && by === "touch" && this.host.tapToPlay === "second" && !shownFirst) {
      this.tapped = place;
      void this.point();
      return;
    }
    if (choice.kind === "play") this.play(choice.move);
    else this.goOn(choice.chosen);
  }

  private play(move: string): void {
    this.chosen = [];
    this.tapped = null;
    this.show(null);
    this.host.announce("board-move", { move });
    this.host.requestUpdate();
  }

  private goOn(chosen: readonly string[]): void {
    if (chosen.length === 0) this.host.tellCancelled();
    this.chosen = chosen;
    this.tapped = null;
    void this.point();
    this.host.requestUpdate();
  }

  private async refuse(place: string): Promise<void> {
    const neighbour = NEIGHBOURS.get(place)?.[0];
    const text = triedMove(this.host.legal, this.paths, this.chosen, place, neighbour);
    this.host.shake(place);
    const reason = await this.host.whyNot?.(text);
    if (reason) this.host.announce("board-refused", { text, reason });
  }

  /** Shows the move that the place pointed at would make, or what is settled of it. */
  private async point(): Promise<void> {
    const asked = ++this.asked;
    const place = this.hovered ?? this.tapped ?? this.focused;
    const usable = this.usable();
    const wanted = place !== null && usable.has(place) ? [...this.chosen, place] : this.chosen;
    const exact = exactMove(this.paths, wanted);
    // A man that is only taken up has done nothing yet; one with a mill has, whatever it takes.
    const settled = wanted.length > 1 || this.host.ownerOf(wanted[0] ?? "") === undefined;
    const move = exact ?? (wanted.length > 0 && settled ? anyMove(this.paths, wanted) : null);
    if (move === null) return this.show(null);
    const replay = await this.replayOf(move);
    if (asked !== this.asked || !replay) return;
    const overview = overviewOf(replay, exact ? "nothing" : "choices");
    this.show({ move: exact, key: move, overview, say: exact ? replay.say : null });
  }

  private show(shown: Shown | null): void {
    if (shown === null) ++this.asked;
    else if (shown.key === this.shown?.key) return;
    // A move of which a part is still to be chosen has no sentence yet.
    const { move = null, say = null } = shown ?? {};
    if (move !== (this.shown?.move ?? null)) this.host.announce("board-preview", { move, say });
    this.shown = shown;
    this.host.requestUpdate();
  }

  private async replayOf(move: string): Promise<Replay | null> {
    const known = this.replays.get(move) ?? this.host.preview?.(move);
    if (!known) return null;
    this.replays.set(move, known);
    return known.catch(() => null);
  }

  /** Houses are named with what they lead to, so each is looked at beforehand; points are too many. */
  private async foresee(): Promise<void> {
    if (this.host.shape === "morris") return;
    const { overviews } = this;
    const starts = this.paths.filter((path) => path.places.length === 1);
    for (const { move, places } of starts) {
      const replay = await this.replayOf(move);
      if (overviews !== this.overviews || !replay) return;
      overviews.set(places[0] as string, overviewOf(replay));
    }
    this.host.requestUpdate();
  }
}
