// What a board still wants to know of a move. It is shown below the board, where it hides nothing.
import { css, html, nothing, type ReactiveControllerHost } from "lit";
import type { Asked } from "../../board/prompt";

export class Asking {
  private last: { readonly asked: Asked; readonly board: EventTarget | undefined } | null = null;

  /** Heeds the board within the host. */
  constructor(
    private readonly host: ReactiveControllerHost & EventTarget,
    speak: (asked: Asked) => void,
  ) {
    host.addEventListener("board-ask", (event) => {
      const { detail: asked } = event as CustomEvent<Asked>;
      this.change({ asked, board: event.composedPath()[0] });
      speak(asked);
    });
    host.addEventListener("board-answered", () => this.change(null));
  }

  private change(last: typeof this.last): void {
    this.last = last;
    this.host.requestUpdate();
  }

  // A board that is gone asks nothing any more.
  private get asked(): Asked | null {
    return this.last?.board instanceof Node && this.last.board.isConnected ? this.last.asked : null;
  }

  get open(): boolean {
    return this.asked !== null;
  }

  part(away = false) {
    const { asked } = this;
    if (asked === null) return nothing;
    const { text, choices } = asked;
    return html`<div class="prompt ${away ? "away" : ""}">
      <p>${text}</p>
      ${choices.map(
        ({ label, choose }) => html`<button class="button" @click=${choose}>${label}</button>`,
      )}
    </div>`;
  }
}

export const askingStyle = css`
  .prompt {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.2rem 0.6rem;
    padding: 0.2rem 0.3rem 0.2rem 0.8rem;
    border: 1.5px solid var(--accent);
    border-left-width: 5px;
    border-radius: 6px;
    background: var(--surface);
  }
  .prompt p {
    flex: 1 1 auto;
    font-family: var(--serif);
    font-size: 1.1rem;
    font-weight: 600;
  }
  /* Two buttons stay side by side, below the words. */
  .prompt p:has(~ .button ~ .button) {
    flex-basis: 100%;
  }
  .prompt .button {
    padding-inline: 0.8rem;
  }
  .prompt.away {
    rotate: 180deg;
  }
`;
