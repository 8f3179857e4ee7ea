// What can be done with an analysis: turned, shared, saved, kept as a game, changed in the editor.
import { html, nothing } from "lit";
import { icons } from "../../app/parts/icons";
import { recordFileName, saveFile } from "../../app/parts/save_file";
import { routeAddress } from "../../app/state/route";
import type { Seat } from "../../core/types";
import { mainMoves, movesTo } from "../../study/tree";
import { gameOf } from "../keeping";
import type { Words } from "../messages/words";
import type { AnalysisSession, AnalysisState } from "../session";
import { recordOf, shareSubject } from "../sharing";

/** Where the analysis is: with its game, or for anybody. */
export function addressOf({ subject, root, path }: AnalysisState): string {
  const { ruleset, start: position, game } = subject;
  if (game) return routeAddress({ screen: "study", id: game.id, at: mainMoves(path) });
  return routeAddress({ screen: "analysis", ruleset, position, line: movesTo(root, path) });
}

async function save({ app, state }: AnalysisSession): Promise<void> {
  saveFile(recordFileName(state.subject.ruleset, Date.now()), await recordOf(app, state));
}

async function keepAsGame(session: AnalysisSession, words: Words, kept: () => void) {
  const { app, state } = session;
  const game = await gameOf(app, state.subject, state.root);
  app.keep(game);
  session.attach({ ...state.subject, game: { id: game.id, round: 0, rounds: 1 } });
  kept();
  app.notice(words("act.kept"));
}

export interface Actions {
  readonly seat: Seat;
  readonly flip: () => void;
  /** It has become a game. */
  readonly kept: () => void;
}

export function actionRow(session: AnalysisSession, words: Words, { seat, flip, kept }: Actions) {
  const { app } = session;
  const share = async () => app.share(await shareSubject(app, session.state, seat));
  const { subject, view } = session.state;
  const { ruleset, game } = subject;
  const { position } = view;
  return html`<div class="row actions">
    <button class="button" @click=${flip}>${icons.flip} ${words("act.flip")}</button>
    <button class="button" @click=${share}>${icons.share} ${app.tell("game.share")}</button>
    <button class="button" @click=${() => save(session)}>
      ${icons.save} ${words("act.export")}
    </button>
    ${game
      ? nothing
      : html`<button class="button" @click=${() => keepAsGame(session, words, kept)}>
          ${icons.games} ${words("act.keep")}
        </button>`}
    ${position
      ? html`<a class="button" href=${routeAddress({ screen: "editor", ruleset, position })}>
          ${icons.edit} ${words("act.edit")}
        </a>`
      : nothing}
  </div>`;
}
