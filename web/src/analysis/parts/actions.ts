// What can be done with an analysis: turned, sent, saved, kept as a game, changed in the editor.
import { html, nothing } from "lit";
import { copyLink } from "../../app/clipboard";
import { icons } from "../../app/parts/icons";
import { recordFileName, saveFile } from "../../app/parts/save_file";
import { routeAddress } from "../../app/state/route";
import { movesTo } from "../../study/tree";
import { gameOf } from "../keeping";
import type { Words } from "../messages/words";
import type { AnalysisSession, AnalysisState } from "../session";

/** Where the analysis is, for anybody. */
export function addressOf({ subject, root, path }: AnalysisState): string {
  const { ruleset, start: position } = subject;
  return routeAddress({ screen: "analysis", ruleset, position, line: movesTo(root, path) });
}

async function save({ app, state }: AnalysisSession): Promise<void> {
  const { subject, root } = state;
  const stored = subject.game && app.shelf.game(subject.game.id);
  const game = stored ?? (await gameOf(app, subject, root));
  saveFile(recordFileName(game.ruleset, game.created), await app.recordOf(game));
}

async function keepAsGame(session: AnalysisSession, words: Words): Promise<void> {
  const { app, state } = session;
  const game = await gameOf(app, state.subject, state.root);
  app.keep(game);
  session.attach({ ...state.subject, game: { id: game.id, round: 0, rounds: 1 } });
  app.notice(words("act.kept"));
}

export function actionRow(session: AnalysisSession, words: Words, flip: () => void) {
  const { subject, view } = session.state;
  const { ruleset, game } = subject;
  const { position } = view;
  return html`<div class="row actions">
    <button class="button" @click=${flip}>${icons.flip} ${words("act.flip")}</button>
    <button class="button" @click=${() => copyLink(session.app, addressOf(session.state))}>
      ${icons.link} ${words("act.link")}
    </button>
    <button class="button" @click=${() => save(session)}>
      ${icons.save} ${words("act.export")}
    </button>
    ${game
      ? nothing
      : html`<button class="button" @click=${() => keepAsGame(session, words)}>
          ${icons.games} ${words("act.keep")}
        </button>`}
    ${position
      ? html`<a class="button" href=${routeAddress({ screen: "editor", ruleset, position })}>
          ${icons.edit} ${words("act.edit")}
        </a>`
      : nothing}
  </div>`;
}
