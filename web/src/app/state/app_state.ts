// Everything the page knows, in one place.
import type { BoardView, Ruleset } from "../../core/types";
import type { ShareSubject } from "../../share/subject";
import type { GameState } from "./game_state";
import type { Route } from "./route";
import type { Settings } from "./settings";
import type { StoredGame } from "./stored_game";

export interface SharedPosition {
  readonly ruleset: string;
  readonly position: string;
  readonly board: BoardView;
}

/** What the sheet for sharing is open for: the game on screen, a position by itself, or an analysis. */
export type Sharing = "game" | SharedPosition | ShareSubject;

export interface AppState {
  readonly settings: Settings;
  readonly route: Route;
  readonly rulesets: readonly Ruleset[]; // Titles in the language of the page.
  readonly games: readonly StoredGame[];
  readonly unreadable: readonly string[]; // Ids of what is kept as a game but cannot be read.
  readonly game: GameState | null;
  readonly drawer: "rules" | "settings" | null;
  readonly sharing: Sharing | null;
  readonly said: string; // For the one live region.
  readonly notice: string | null; // What went wrong, or was done, until the next screen.
}

export function withGame(state: AppState, change: (game: GameState) => GameState): AppState {
  return state.game === null ? state : { ...state, game: change(state.game) };
}
