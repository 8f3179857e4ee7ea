// The state of the page and what changes it. Screens read `state` and call these; nothing else writes it.
import type { Core, MatchHandle, Tags } from "../core/client";
import { type MessageKey, tell } from "../messages/messages";
import type { ValueArguments } from "../messages/catalogue";
import { GameSession } from "./game_session";
import { openMatch, storedFromRecord, withNotes } from "./match_opening";
import { playerName } from "./player_name";
import type { AppState, Sharing } from "./state/app_state";
import { resultOf } from "./state/results";
import { type Route, parseRoute, routeAddress } from "./state/route";
import type { Seat } from "./state/seat";
import type { Settings } from "./state/settings";
import type { Shelf } from "./state/shelf";
import { tagsToWrite } from "./state/tags";
import { type GamePlan, type StoredGame, isOver, newGame } from "./state/stored_game";

export function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(9));
  return btoa(String.fromCharCode(...bytes))
    .replace(/\+/g, "-")
    .replace(/\//g, "_");
}

const justNow = 1000; // Milliseconds.

export class Application {
  state: AppState;
  session: GameSession | null = null;
  private readonly watchers = new Set<() => void>();
  private saidAt = 0;

  constructor(
    readonly core: Core,
    readonly shelf: Shelf,
    settings: Settings,
  ) {
    this.state = {
      settings,
      route: { screen: "home" },
      rulesets: [],
      ...shelf.contents(),
      game: null,
      drawer: null,
      sharing: null,
      said: "",
      notice: null,
    };
  }

  async start(hash: string): Promise<void> {
    await this.speakLanguage();
    await this.show(parseRoute(hash));
  }

  watch(watcher: () => void): () => void {
    this.watchers.add(watcher);
    return () => this.watchers.delete(watcher);
  }

  update(change: (state: AppState) => AppState): void {
    this.state = change(this.state);
    for (const watcher of [...this.watchers]) watcher();
  }

  tell<Key extends MessageKey>(key: Key, ...values: ValueArguments<Key>): string {
    return tell(this.state.settings.language, key, ...values);
  }

  // Speaks to a screen reader and shows nothing. The same sentence again must differ to be heard again.
  say(text: string): void {
    this.saidAt = Date.now();
    this.update((state) => ({ ...state, said: text === state.said ? `${text}\u00a0` : text }));
  }

  // A screen reader may not have come to it yet.
  hasJustSaid(text: string): boolean {
    return Date.now() - this.saidAt < justNow && this.state.said.trim() === text;
  }

  notice(text: string | null): void {
    this.update((state) => ({ ...state, notice: text }));
    if (text !== null) this.say(text);
  }

  openDrawer(drawer: AppState["drawer"]): void {
    this.update((state) => ({ ...state, drawer }));
  }

  share(sharing: Sharing | null): void {
    this.update((state) => ({ ...state, sharing }));
  }

  go(route: Route): void {
    location.hash = routeAddress(route);
  }

  async show(route: Route): Promise<void> {
    const leaving = this.session;
    if (leaving && !(route.screen === "game" && route.id === leaving.id)) {
      this.session = null;
      leaving.close();
    }
    const game = this.session ? this.state.game : null;
    this.update((state) => ({
      ...state,
      route,
      game,
      drawer: null,
      sharing: null,
      notice: null,
      ...this.shelf.contents(),
    }));
    if (route.screen === "game" && !this.session) await this.openGame(route.id);
  }

  async openGame(id: string): Promise<void> {
    const stored = this.shelf.game(id);
    if (stored === null)
      return this.notice(this.tell(this.shelf.holds(id) ? "game.unreadable" : "game.missing"));
    try {
      const session = await GameSession.open(this, stored);
      // Another screen may have been opened meanwhile.
      const { route } = this.state;
      if (this.session || route.screen !== "game" || route.id !== id) return session.close();
      this.session = session;
      session.begin();
    } catch (problem) {
      this.notice(this.tell("game.damaged", { reason: reasonOf(problem) }));
    }
  }

  startGame(plan: GamePlan): void {
    const game = newGame(plan, randomId(), Date.now());
    this.keep(game);
    this.go({ screen: "game", id: game.id });
  }

  keep(game: StoredGame): void {
    if (!this.shelf.keepGame(game)) this.notice(this.tell("app.no_room"));
  }

  // What one's own games came to, for the statistics. A game that goes on again has come to nothing yet.
  noteResult(game: StoredGame, before: StoredGame): void {
    const result = resultOf(game);
    if (result !== null) this.shelf.keepResult(result);
    else if (isOver(before)) this.shelf.deleteResult(game.id);
  }

  // What a review found about the players, in percent: kept with the game, and of one's own in the statistics.
  noteAccuracy(game: StoredGame, accuracy: Readonly<Record<Seat, number>>): void {
    const reviewed = { ...game, accuracy };
    this.keep(reviewed);
    const result = resultOf(reviewed);
    if (result?.seat) this.shelf.keepResult(result);
  }

  deleteGame(id: string): void {
    this.shelf.deleteGame(id);
    this.update((state) => ({ ...state, ...this.shelf.contents() }));
  }

  async recordOf(stored: StoredGame): Promise<string> {
    const match = await openMatch(this.core, stored);
    try {
      return await withNotes(this.core, await this.write(match, stored), stored);
    } finally {
      await match.close();
    }
  }

  private async write(match: MatchHandle, stored: StoredGame): Promise<string> {
    const { board } = await match.view();
    const sides =
      board.shape === "morris"
        ? { first: "White", second: "Black" }
        : { first: "South", second: "North" };
    return match.record(tagsToWrite(stored.tags ?? this.tagsOf(stored), sides));
  }

  // Of a game that was played here.
  private tagsOf({ created, players }: StoredGame): Tags {
    const date = new Date(created);
    const two = (part: number) => String(part).padStart(2, "0");
    return {
      Site: this.tell("app.name"),
      Date: `${date.getFullYear()}.${two(date.getMonth() + 1)}.${two(date.getDate())}`,
      South: playerName(this, players.first),
      North: playerName(this, players.second),
    };
  }

  // Rejects with the core's sentence if the text is no game.
  async importRecord(text: string): Promise<StoredGame> {
    const stored = await storedFromRecord(this.core, text, randomId(), Date.now());
    this.keep(stored);
    this.update((state) => ({ ...state, ...this.shelf.contents() }));
    return stored;
  }

  async changeSettings(change: Partial<Settings>): Promise<void> {
    const settings = { ...this.state.settings, ...change };
    const speaks = settings.language !== this.state.settings.language;
    this.shelf.keepSettings(settings);
    this.update((state) => ({ ...state, settings }));
    if (!speaks) return;
    await this.speakLanguage();
    await this.session?.retell();
  }

  private async speakLanguage(): Promise<void> {
    await this.core.setLanguage(this.state.settings.language);
    const rulesets = await this.core.rulesets();
    this.update((state) => ({ ...state, rulesets }));
  }
}

export function reasonOf(problem: unknown): string {
  return problem instanceof Error ? problem.message : String(problem);
}
