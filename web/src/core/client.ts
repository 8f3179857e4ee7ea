import type { CorePort } from "./port";
import type { Tables } from "./tables";
import type {
  Analysis,
  Choice,
  LanguageTag,
  MatchView,
  MoveLine,
  PlayedRound,
  Replay,
  Ruleset,
  Side,
} from "./types";

/** What the core refused; the message is its sentence, in the language set. */
export class CoreError extends Error {
  override name = "CoreError";
}

type Waiting = { resolve: (text: string) => void; reject: (problem: Error) => void };

export type Tags = Readonly<Record<string, string>>;

/** The core, answering from its worker. One a page; started by startCore in start.ts. */
export class Core {
  /** Exact values of endings; none in a core that was started without a page around it. */
  tables: Tables | null = null;
  private readonly waiting = new Map<number, Waiting>();
  private next = 1;

  constructor(private readonly port: CorePort) {
    port.onmessage = ({ data }) => {
      const waiting = this.waiting.get(data.number);
      this.waiting.delete(data.number);
      if (data.answer === undefined) return waiting?.reject(new Error(data.failure));
      const tab = data.answer.indexOf("\t");
      const text = data.answer.slice(tab + 1);
      if (data.answer.slice(0, tab) === "ok") waiting?.resolve(text);
      else waiting?.reject(new CoreError(text));
    };
    port.onerror = (event) => this.fail(new Error(event.message || "the worker did not start"));
  }

  /** A request of src/wasm/desk.hpp as it stands; everything below is made of this. */
  ask(...fields: readonly (string | number)[]): Promise<string> {
    return this.send(fields.join("\t"));
  }

  /** A request with bytes, which are gone from here afterwards. */
  hand(bytes: Uint8Array<ArrayBuffer>, ...fields: readonly (string | number)[]): Promise<string> {
    return this.send(fields.join("\t"), bytes);
  }

  private send(request: string, attachment?: Uint8Array<ArrayBuffer>): Promise<string> {
    return new Promise((resolve, reject) => {
      const number = this.next++;
      this.waiting.set(number, { resolve, reject });
      if (attachment) this.port.postMessage({ number, request, attachment }, [attachment.buffer]);
      else this.port.postMessage({ number, request });
    });
  }

  async rulesets(): Promise<Ruleset[]> {
    return table(await this.ask("rulesets")).map(([id = "", title = ""]) => ({ id, title }));
  }

  async setLanguage(tag: LanguageTag): Promise<void> {
    await this.ask("language", tag);
  }

  async moves(ruleset: string, position: string): Promise<MoveLine[]> {
    const lines = table(await this.ask("moves", ruleset, position));
    return lines.map(([move = "", next = ""]) => ({ move, next }));
  }

  async newMatch(ruleset: string): Promise<MatchHandle> {
    return new MatchHandle(this, ruleset, Number(await this.ask("new", ruleset)));
  }

  async matchAt(ruleset: string, position: string): Promise<MatchHandle> {
    return new MatchHandle(this, ruleset, Number(await this.ask("at", ruleset, position)));
  }

  /** A match from a game record, after its last move. */
  async load(record: string): Promise<MatchHandle> {
    const [number, ruleset = ""] = (await this.ask("load", record)).split("\t");
    return new MatchHandle(this, ruleset, Number(number));
  }

  /**
   * A match after these moves from a position, in a few requests however many they are; null if one of them is
   * refused, or is not written as the core writes it.
   */
  async matchAfter(
    ruleset: string,
    position: string,
    moves: readonly string[],
  ): Promise<MatchHandle | null> {
    const record = `[Ruleset "${ruleset}"]\n[Position "${position}"]\n\n${moves.join("\n")}\n*`;
    const match = await this.load(record).catch(() => null);
    if (!match) return null;
    // What stands in an address may be something else in a record: a comment, or the end of a tag.
    const [round] = await match.rounds();
    if (match.ruleset === ruleset && round?.start === position && isSame(round.moves, moves))
      return match;
    await match.close();
    return null;
  }

  stop(): void {
    this.port.terminate();
    this.fail(new Error("the core was stopped"));
  }

  private fail(problem: Error): void {
    for (const { reject } of this.waiting.values()) reject(problem);
    this.waiting.clear();
  }
}

/** A match that the core holds, until close(). */
export class MatchHandle {
  constructor(
    private readonly core: Core,
    readonly ruleset: string,
    readonly number: number,
  ) {}

  /** As that side may see it; without a viewer, what both may see. */
  async view(viewer?: Side): Promise<MatchView> {
    return JSON.parse(await this.ask("match", ...(viewer ? [viewer] : []))) as MatchView;
  }

  async rounds(): Promise<PlayedRound[]> {
    return JSON.parse(await this.ask("rounds")) as PlayedRound[];
  }

  async play(move: string): Promise<void> {
    await this.ask("play", move);
  }

  /** Plays them without waiting for each answer, until one is refused; rejects with the reason. */
  async playAll(moves: readonly string[]): Promise<void> {
    const refused = moves[await this.playWhileLegal(moves)];
    if (refused !== undefined) await this.play(refused);
  }

  /** How many of them were legal; those are played. */
  async playWhileLegal(moves: readonly string[]): Promise<number> {
    for (let from = 0; from < moves.length; from += BATCH) {
      const batch = moves.slice(from, from + BATCH);
      const answers = await Promise.allSettled(batch.map((move) => this.play(move)));
      const refused = answers.findIndex(({ status }) => status === "rejected");
      if (refused < 0) continue;
      // Some of those that follow may have been legal without it.
      const wrong = answers.slice(refused).filter(({ status }) => status === "fulfilled");
      await this.undoAll(wrong.length);
      return from + refused;
    }
    return moves.length;
  }

  async undo(): Promise<void> {
    await this.ask("undo");
  }

  async undoAll(count: number): Promise<void> {
    await Promise.all(Array.from({ length: count }, () => this.undo()));
  }

  async resign(side: Side): Promise<void> {
    await this.ask("resign", side);
  }

  async draw(): Promise<void> {
    await this.ask("draw");
  }

  async cycle(): Promise<void> {
    await this.ask("cycle");
  }

  /** What the move would do. */
  async replay(move: string): Promise<Replay> {
    return JSON.parse(await this.ask("replay", move)) as Replay;
  }

  /** Why the move is refused; null if it is legal. */
  async whyNot(move: string): Promise<string | null> {
    return (await this.ask("why-not", move)) || null;
  }

  /** The match as a game record, with these tags in it. */
  record(tags: Tags = {}): Promise<string> {
    const fields = Object.entries(tags).flatMap(([name, value]) => [oneLine(name), oneLine(value)]);
    return this.ask("record", this.ruleset, ...fields);
  }

  /**
   * The computer's move at this level. It thinks in slices of about SLICE_MS, so that the core
   * answers others in between and an abort is heeded at once; then it rejects with an AbortError.
   */
  async choose(level: number | string, options: { signal?: AbortSignal } = {}): Promise<Choice> {
    // Without one the low levels would make the same mistakes in every game.
    const seed = Math.floor(Math.random() * LARGEST_SEED);
    for await (const answer of this.slices((nodes) => ["think", level, nodes, seed], options)) {
      const [move = "", state, score, depth] = answer.split("\t");
      if (state !== "more") return { move, score: Number(score), depth: Number(depth) };
    }
    throw new Error("unreachable");
  }

  /**
   * The best lines, better known with every slice, until nothing more can be found or the signal
   * aborts; then it rejects with an AbortError, as choose does.
   */
  async *analyse(
    lines: number,
    options: { signal?: AbortSignal; depth?: number } = {},
  ): AsyncGenerator<Analysis> {
    const { depth = 0 } = options;
    const wanted = (nodes: number) => ["analyse", lines, nodes, depth] as const;
    for await (const answer of this.slices(wanted, options)) {
      const analysis = JSON.parse(answer) as Analysis;
      yield analysis;
      if (analysis.done || (depth > 0 && analysis.depth >= depth)) return;
    }
  }

  /** Answers to one request again and again, each time with as many positions as fit in a slice. */
  private async *slices(
    request: (nodes: number) => readonly [string, ...(string | number)[]],
    { signal }: { signal?: AbortSignal },
  ): AsyncGenerator<string> {
    for (let nodes = FIRST_SLICE; ; ) {
      signal?.throwIfAborted();
      const begun = performance.now();
      const answer = await this.ask(...request(nodes));
      signal?.throwIfAborted();
      const factor = SLICE_MS / Math.max(performance.now() - begun, 1);
      nodes = Math.round(Math.min(Math.max(nodes * Math.min(factor, 4), FIRST_SLICE), MOST_NODES));
      yield answer;
    }
  }

  async close(): Promise<void> {
    await this.ask("close");
  }

  private ask(word: string, ...fields: readonly (string | number)[]): Promise<string> {
    return this.core.ask(word, this.number, ...fields);
  }
}

const BATCH = 500;
const SLICE_MS = 30;
const FIRST_SLICE = 2_000;
const MOST_NODES = 10_000_000;
const LARGEST_SEED = 1_000_000_000;

function isSame(some: readonly string[], others: readonly string[]): boolean {
  return some.length === others.length && some.every((each, index) => each === others[index]);
}

function table(lines: string): string[][] {
  return lines
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => line.split("\t"));
}

function oneLine(text: string): string {
  return text.replace(/[\t\r\n]+/g, " ");
}
