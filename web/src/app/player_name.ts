import type { Application } from "./application";
import type { Seat } from "./state/seat";
import { type Player, type StoredGame, perfectLevel } from "./state/stored_game";
import { dayIn, nameIn } from "./state/tags";

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

/** Who sat there: the name that came with a record, or what he is. */
export function nameAt(app: Teller, game: StoredGame, seat: Seat): string {
  return nameIn(game.tags, seat) ?? playerName(app, game.players[seat]);
}

/** Of a game that came as a record: event, place, round and date, as far as it says. */
export function occasionOf(app: Application, { tags = {} }: StoredGame): string[] {
  const { Event, Site, Round, Date } = tags;
  const round = Round && app.tell("moves.round", { number: Round });
  const day = Date && dayIn(Date, app.state.settings.language);
  return [Event, Site, round, day].flatMap((each) => each ?? []);
}
