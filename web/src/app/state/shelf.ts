// Where games and settings are kept: the browser's localStorage, which is written before the next line of
// the program runs, so that a closed tab loses nothing. Where it is refused (private windows), memory.
import { type StoredGame, keptGame, readGame } from "./stored_game";
import { type PlayedGame, readResults, withResult } from "./results";
import { type Settings, readSettings } from "./settings";

export type TextStore = Pick<Storage, "getItem" | "setItem" | "removeItem" | "key" | "length">;

const gameKey = "sowmill.game.";
const settingsKey = "sowmill.settings";
const resultsKey = "sowmill.results";

export function memoryStore(): TextStore {
  const texts = new Map<string, string>();
  return {
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, text) => void texts.set(key, text),
    removeItem: (key) => void texts.delete(key),
    key: (index) => [...texts.keys()][index] ?? null,
    get length() {
      return texts.size;
    },
  };
}

export function browserStore(): TextStore {
  try {
    const probe = "sowmill.probe";
    localStorage.setItem(probe, "1");
    localStorage.removeItem(probe);
    return localStorage;
  } catch {
    return memoryStore();
  }
}

export interface ShelfContents {
  readonly games: readonly StoredGame[];
  readonly unreadable: readonly string[];
}

export class Shelf {
  constructor(private readonly store: TextStore) {}

  // The latest first, and the ids of what is kept as a game but cannot be read as one.
  contents(): ShelfContents {
    const games: StoredGame[] = [];
    const unreadable: string[] = [];
    for (let index = 0; index < this.store.length; index += 1) {
      const key = this.store.key(index);
      if (!key?.startsWith(gameKey)) continue;
      const id = key.slice(gameKey.length);
      const game = this.game(id);
      if (game === null) unreadable.push(id);
      else games.push(game);
    }
    return { games: games.sort((one, other) => other.updated - one.updated), unreadable };
  }

  games(): readonly StoredGame[] {
    return this.contents().games;
  }

  // A text under the name of another game would be written over that one.
  game(id: string): StoredGame | null {
    const game = readGame(this.text(id) ?? "");
    return game?.id === id ? game : null;
  }

  // As it is kept, whether it can be read or not.
  text(id: string): string | null {
    return this.store.getItem(gameKey + id);
  }

  holds(id: string): boolean {
    return this.text(id) !== null;
  }

  // False when the browser has no room left.
  keepGame(game: StoredGame): boolean {
    return this.keep(gameKey + game.id, JSON.stringify(keptGame(game)));
  }

  deleteGame(id: string): void {
    this.store.removeItem(gameKey + id);
  }

  // The earliest first.
  results(): PlayedGame[] {
    try {
      return readResults(JSON.parse(this.store.getItem(resultsKey) ?? "[]"));
    } catch {
      return [];
    }
  }

  keepResult(result: PlayedGame): boolean {
    return this.keepResults(withResult(this.results(), result));
  }

  keepResults(results: readonly PlayedGame[]): boolean {
    return this.keep(resultsKey, JSON.stringify(results));
  }

  // Of a game that was taken back after its end.
  deleteResult(id: string): void {
    this.keepResults(this.results().filter((result) => result.id !== id));
  }

  deleteResults(): void {
    this.store.removeItem(resultsKey);
  }

  settings(defaults: Settings): Settings {
    return readSettings(this.store.getItem(settingsKey), defaults);
  }

  keepSettings(settings: Settings): boolean {
    return this.keep(settingsKey, JSON.stringify(settings));
  }

  private keep(key: string, text: string): boolean {
    try {
      this.store.setItem(key, text);
      return true;
    } catch {
      return false;
    }
  }
}
