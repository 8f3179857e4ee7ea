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

/** Waits until somebody is to do something, or the game is over. */
export async function look(page: Page): Promise<Seen> {
  // The page's policy forbids waitForFunction, so the waiting is done in the page.
  return page.evaluate(async () => {
    const read = (): Seen | null => {
      // eslint-disable-next-line @typescript-eslint/no-explicit-any
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
    for (const end = Date.now() + 30_000; Date.now() < end; ) {
      const seen = read();
      if (seen) return seen;
      await new Promise((resolve) => setTimeout(resolve, 8));
    }
    // eslint-disable-next-line @typescript-eslint/no-explicit-any
    const state = (document.querySelector("sowmill-app") as any)?.app?.state;
    const told = {
      activity: state?.game?.activity,
      phase: state?.game?.now.phase,
      refusal: state?.game?.refusal,
      notice: state?.notice,
    };
    throw new Error(`nobody can do anything, and the game is not over: ${JSON.stringify(told)}`);
  });
}

/** The moves that take most off the board. */
function mostTaking(page: Page, moves: readonly string[]): Promise<string[]> {
  return page.evaluate(async (offered) => {
    // eslint-disable-next-line @typescript-eslint/no-explicit-any
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
    for (let count = 0; count < mostActs; count += 1) {
      const seen = await this.act();
      if (seen.over) return seen;
    }
    throw new Error(`the game is not over after ${mostActs} acts`);
  }

  /** A move, or what comes before moves; what was seen before it. */
  async act(): Promise<Seen> {
    const seen = await look(this.page);
    if (seen.over) return seen;
    if (seen.panel.length > 0) await this.prepare(seen);
    else await this.play(await this.chooseMove(seen.view));
    return seen;
  }

  /** The first side takes all it can, so that games come to an end soon; the other plays anything. */
  private async chooseMove({ moves, chooser, board }: MatchView): Promise<string> {
    if (chooser !== sideOf(board.shape, "first")) return this.chance.oneOf(moves);
    const taking = moves.filter((move) => move.includes("x"));
    return this.chance.oneOf(await mostTaking(this.page, taking.length > 0 ? taking : moves));
  }

  async play(move: string): Promise<void> {
    const before = await look(this.page);
    if (move === "pass") return this.pass(before);
    const places = pathOf(move)?.places ?? [];
    for (const [index, place] of places.entries()) await this.choose(place, index, before);
    let after = await look(this.page);
    // The same place again declines the bonus.
    if (after.actions.length === before.actions.length && after.chosen.length > 0) {
      await this.hands.place(places.at(-1) as string);
      after = await this.changed(before);
    }
    if (after.actions[before.actions.length] !== move)
      throw new Error(
        `${move} was not played: ${JSON.stringify(after.actions.slice(-3))} ${after.refusal}`,
      );
  }

  // By touch the first tap only shows; then the second chooses.
  private async choose(place: string, index: number, before: Seen): Promise<void> {
    for (let tap = 0; tap < 2; tap += 1) {
      await this.hands.place(place);
      for (const end = Date.now() + 5000; Date.now() < end; ) {
        const { actions, chosen, over, tapped } = await look(this.page);
        if (over || actions.length > before.actions.length || chosen.length > index) return;
        if (tap === 0 && tapped === place) break;
      }
    }
    throw new Error(`${place} could not be chosen by ${this.hands.name}`);
  }

  private async changed(before: Seen): Promise<Seen> {
    for (const end = Date.now() + 5000; Date.now() < end; ) {
      const seen = await look(this.page);
      if (seen.over || seen.actions.length > before.actions.length) return seen;
    }
    throw new Error("nothing was played");
  }

  private async pass(before: Seen): Promise<void> {
    await this.page.locator("sowmill-board .prompt button").last().focus();
    await this.page.keyboard.press("Enter");
    await this.changed(before);
  }

  /** Set-up, lot, choice, next round. */
  private async prepare({ panel, actions }: Seen): Promise<void> {
    const say = (
      key: "aqil.setup_random" | "aqil.setup_done" | "aqil.lot_draw" | "aqil.keep" | "aqil.swap",
    ) => tell(this.language, key);
    const has = (key: Parameters<typeof say>[0]) => panel.includes(say(key));
    if (has("aqil.setup_done")) {
      await this.hands.press(say("aqil.setup_random"));
      await this.hands.press(say("aqil.setup_done"));
    } else if (has("aqil.keep"))
      await this.hands.press(say(this.chance.below(2) === 0 ? "aqil.keep" : "aqil.swap"));
    else await this.hands.press(panel[0] as string);
    const shown = panel.join();
    for (const end = Date.now() + 5000; Date.now() < end; ) {
      const seen = await look(this.page);
      if (seen.over || seen.actions.length > actions.length || seen.panel.join() !== shown) return;
    }
    throw new Error(`nothing follows ${panel[0]}`);
  }
}
