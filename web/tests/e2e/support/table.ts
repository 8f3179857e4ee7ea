// A game on the page, played as a person plays it. What stands there is read from the page's own state;
// everything that is done goes through hands.
import type { Page } from "playwright-core";
import { type MatchView, type Replay, sideOf } from "../../../src/core/types";
import { pathOf } from "../../../src/board/selection";
import type { Language } from "../../../src/app/state/settings";
import { tell } from "../../../src/messages/messages";
import type { Hands } from "./hands";
import { Chance } from "./chance";

/** What a test sees of the game; read in one go. */
export interface Seen {
  readonly over: boolean;
  readonly view: MatchView;
  readonly actions: readonly string[];
  /** The places chosen so far of a move of several. */
  readonly chosen: readonly string[];
  /** The place that a first tap has shown. */
  readonly tapped: string | null;
  readonly usable: readonly string[];
  /** The buttons of the panel before and after a round of Lib al-Aqil. */
  readonly panel: readonly string[];
  readonly refusal: string | null;
}

/**
 * Waits until somebody is to do something, or the game is over; with what was seen before, until more is
 * played or chosen than then, another place is shown, or the panel asks for something else.
 */
export async function look(page: Page, before: Seen | null = null): Promise<Seen> {
  // The page's policy forbids waitForFunction, so the waiting is done in the page.
  return page.evaluate(async (past) => {
    const read = (): Seen | null => {
      const root = document.querySelector("sowmill-app") as any;
      const game = root?.app?.state.game;
      if (!game || game.activity !== "ready") return null;
      const screen = root.shadowRoot.querySelector("sowmill-game")?.shadowRoot;
      const board = screen?.querySelector("sowmill-board");
      const aqil = screen?.querySelector("sowmill-aqil-panel")?.shadowRoot;
      const panel: HTMLElement[] = [
        ...(aqil?.querySelectorAll(
          "section > .button, .row > .button, sowmill-setup-board > .button",
        ) ?? []),
      ];
      const usable: HTMLElement[] = [
        ...(board?.shadowRoot.querySelectorAll(".place.usable") ?? []),
      ];
      const over = game.now.phase === "over" || game.stored.ending !== null;
      if (board?.isUpdatePending) return null;
      if (!over && usable.length === 0 && panel.length === 0 && !board?.legal.includes("pass"))
        return null;
      return {
        over,
        view: game.now,
        actions: game.stored.actions,
        chosen: board?.interaction?.chosen ?? [],
        tapped: board?.interaction?.tapped ?? null,
        usable: usable.map((button) => button.dataset["place"] ?? ""),
        panel: panel.map((button) => (button.textContent ?? "").trim()),
        refusal: game.refusal,
      };
    };
    const isNew = (seen: Seen): boolean =>
      past === null ||
      seen.over ||
      seen.actions.length > past.actions.length ||
      seen.chosen.length > past.chosen.length ||
      (seen.tapped !== null && seen.tapped !== past.tapped) ||
      seen.panel.join() !== past.panel.join();
    let seen: Seen | null = null;
    for (const end = Date.now() + 60_000; Date.now() < end; ) {
      seen = read();
      if (seen && isNew(seen)) return seen;
      await new Promise((resolve) => setTimeout(resolve, 8));
    }
    const state = (document.querySelector("sowmill-app") as any)?.app?.state;
    const told = {
      activity: state?.game?.activity,
      phase: state?.game?.now.phase,
      refusal: state?.game?.refusal,
      notice: state?.notice,
    };
    const what = seen ? "nothing has changed" : "nobody can do anything, and the game is not over";
    throw new Error(`${what}: ${JSON.stringify(told)}`);
  }, before);
}

/** The moves that take most off the board. */
function mostTaking(page: Page, moves: readonly string[]): Promise<string[]> {
  return page.evaluate(async (offered) => {
    const { session } = (document.querySelector("sowmill-app") as any).app;
    const replays: Replay[] = await Promise.all(offered.map((move) => session.preview(move)));
    const taken = replays.map(({ events }) =>
      events.reduce((sum, { event, count }) => sum + (event === "capture" ? count : 0), 0),
    );
    const most = Math.max(...taken);
    return offered.filter((_, index) => taken[index] === most);
  }, moves);
}

export interface Plan {
  readonly ruleset: string;
  readonly way: "computer" | "two" | "watch";
  readonly level?: number;
}

export class Table {
  constructor(
    readonly page: Page,
    readonly hands: Hands,
    readonly language: Language,
    private readonly chance = new Chance(1),
  ) {}

  async start({ ruleset, way, level = 1 }: Plan): Promise<void> {
    await this.page.evaluate((hash) => (location.hash = hash), `#/${ruleset}`);
    await this.page.locator("sowmill-new-game h1").waitFor();
    await this.hands.pick(tell(this.language, `way.${way}`));
    if (way !== "two") await this.hands.pick(String(level));
    await this.hands.press(tell(this.language, "new.start"));
    await this.page.locator("sowmill-game h1").waitFor();
  }

  /** Plays to the end; what was seen there. */
  async playOut(mostActs = 900): Promise<Seen> {
    let seen = await look(this.page);
    for (let count = 0; count < mostActs && !seen.over; count += 1) seen = await this.act(seen);
    if (!seen.over) throw new Error(`the game is not over after ${mostActs} acts`);
    return seen;
  }

  /** A move, or what comes before moves; what was seen after it. */
  async act(before?: Seen): Promise<Seen> {
    const seen = before ?? (await look(this.page));
    if (seen.over) return seen;
    if (seen.panel.length > 0) return this.prepare(seen);
    return this.play(await this.chooseMove(seen.view), seen);
  }

  /** The first side takes all it can, so that games come to an end soon; the other plays anything. */
  private async chooseMove({ moves, chooser, board }: MatchView): Promise<string> {
    if (chooser !== sideOf(board.shape, "first")) return this.chance.oneOf(moves);
    const taking = moves.filter((move) => move.includes("x"));
    return this.chance.oneOf(await mostTaking(this.page, taking.length > 0 ? taking : moves));
  }

  async play(move: string, seen?: Seen): Promise<Seen> {
    const before = seen ?? (await look(this.page));
    let after = before;
    if (move === "pass") after = await this.pass(before);
    const places = pathOf(move)?.places ?? [];
    for (const place of places) after = await this.choose(place, after);
    // The same place again declines the bonus.
    if (after.actions.length === before.actions.length && after.chosen.length > 0) {
      await this.hands.place(places.at(-1) as string);
      after = await look(this.page, after);
    }
    if (after.actions[before.actions.length] !== move)
      throw new Error(
        `${move} was not played by ${this.hands.name}: ${JSON.stringify(after.actions.slice(-3))} ${after.refusal}`,
      );
    return after;
  }

  private async choose(place: string, before: Seen): Promise<Seen> {
    await this.hands.place(place);
    const after = await look(this.page, before);
    const isShown =
      after.tapped === place &&
      after.chosen.length === before.chosen.length &&
      after.actions.length === before.actions.length;
    if (!isShown) return after;
    // By touch the first tap only shows; then the second chooses.
    await this.hands.place(place);
    return look(this.page, after);
  }

  private async pass(before: Seen): Promise<Seen> {
    await this.page.locator("sowmill-game .prompt button").last().focus();
    await this.page.keyboard.press("Enter");
    return look(this.page, before);
  }

  /** Set-up, lot, choice, next round. */
  private async prepare(before: Seen): Promise<Seen> {
    const say = (
      key: "aqil.setup_random" | "aqil.setup_done" | "aqil.lot_draw" | "aqil.keep" | "aqil.swap",
    ) => tell(this.language, key);
    const has = (key: Parameters<typeof say>[0]) => before.panel.includes(say(key));
    if (has("aqil.setup_done")) {
      await this.hands.press(say("aqil.setup_random"));
      await this.hands.press(say("aqil.setup_done"));
    } else if (has("aqil.keep"))
      await this.hands.press(say(this.chance.below(2) === 0 ? "aqil.keep" : "aqil.swap"));
    else await this.hands.press(before.panel[0] as string);
    return look(this.page, before);
  }
}
