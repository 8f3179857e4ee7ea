// The plate of a player: who he is, what he has, his time, and whether it is his turn.
import { css, html, nothing } from "lit";
import type { BoardView } from "../../core/types";
import type { Application } from "../application";
import { playerName } from "../player_name";
import { clockText, timeLeft } from "../state/clock";
import {
  type GameState,
  chooserSeat,
  isFinished,
  playerOf,
  shownBoard,
  shownView,
} from "../state/game_state";
import { type Seat, sideOf } from "../state/seat";
import { homeSeat, wayToPlay } from "../state/stored_game";
import { nameIn } from "../state/tags";

function owned(board: BoardView, seat: Seat): number {
  const side = sideOf(board.shape, seat);
  return board.places.reduce((sum, place) => sum + (place.owner === side ? place.count : 0), 0);
}

function possessions(app: Application, board: BoardView, seat: Seat): string {
  const store = board.stores[seat === "first" ? 0 : 1];
  if (board.shape === "two-rows") return app.tell("game.captured", { count: store });
  const standing = owned(board, seat);
  if (board.shape === "four-rows") return app.tell("game.pieces", { count: standing });
  const onBoard = app.tell("game.on_board", { count: standing });
  return store === 0 ? onBoard : `${app.tell("game.in_hand", { count: store })} · ${onBoard}`;
}

function shownName(app: Application, game: GameState, seat: Seat): string {
  const player = playerOf(game, seat);
  if (player.kind === "computer") return playerName(app, player);
  const known = nameIn(game.stored.tags, seat);
  if (known !== null) return known;
  return wayToPlay(game.stored) === "computer" && homeSeat(game.stored) === seat
    ? app.tell("player.you")
    : "";
}

/** Where two people face each other, the far one reads his plate from over there. */
export function plate(app: Application, game: GameState, seat: Seat, facesAway = false) {
  const board = shownBoard(game);
  const side = app.tell(`side.${sideOf(board.shape, seat)}`);
  const name = shownName(app, game, seat);
  const turn = !isFinished(game) && chooserSeat(shownView(game)) === seat;
  const crowded = game.clock !== null || playerOf(game, seat).kind === "computer";
  const classes = `plate ${turn ? "turn" : ""} ${facesAway ? "away" : ""}`;
  return html`<div class="plate-room">
    <div class=${classes} data-seat=${seat}>
      <span class="who"
        ><strong>${side}</strong>${name
          ? html` <span class="soft small">${name}</span>`
          : nothing}</span
      >
      <span class=${crowded ? "has spare" : "has"}>${possessions(app, board, seat)}</span>
      ${game.clock
        ? html`<span class="clock" role="timer" aria-label=${app.tell("game.clock_of", { side })}
            >${clockText(timeLeft(game.clock, seat, Date.now()))}</span
          >`
        : nothing}
    </div>
  </div>`;
}

export const plateStyle = css`
  .plate-room {
    container-type: inline-size;
  }
  .plate {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0.1rem 0.9rem;
    padding: 0.4rem 0.8rem;
    border-left: 5px solid transparent;
    border-radius: 6px;
  }
  .plate.turn {
    border-color: var(--accent);
    background: var(--surface-deep);
  }
  .plate.away {
    rotate: 180deg;
  }
  .who {
    flex: 1;
  }
  .who strong {
    font-family: var(--serif);
    font-size: 1.1rem;
  }
  @container (max-width: 28rem) {
    .who {
      white-space: nowrap;
    }
    /* One line, so that nothing moves; the board shows the number too. */
    .has.spare {
      position: absolute;
      width: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
    .who .small {
      font-size: 0.8rem;
    }
  }
  .has {
    font-size: 0.875rem;
  }
  .clock {
    font-variant-numeric: tabular-nums;
    font-weight: 600;
    font-size: 1.15rem;
  }
`;
