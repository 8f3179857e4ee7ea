import type { Application } from "./application";
import { type Player, perfectLevel } from "./state/stored_game";

type Teller = Pick<Application, "tell">;

export function levelName(app: Teller, level: number): string {
  return level === perfectLevel ? app.tell("level.perfect") : String(level);
}

/** What a player is: a person, or a computer of that strength. */
export function playerName(app: Teller, player: Player): string {
  if (player.kind === "person") return app.tell("player.person");
  return player.level === perfectLevel
    ? app.tell("player.perfect")
    : app.tell("player.computer", { level: player.level });
}
