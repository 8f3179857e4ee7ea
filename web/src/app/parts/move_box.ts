// <sowmill-move-box>: moves by typing them.
import { css, html, nothing } from "lit";
import { customElement, property, query } from "lit/decorators.js";
import { AppElement } from "../element";
import { canPlay } from "../state/game_state";
import { base } from "../style/base";

/** Who takes what is typed. */
export interface MoveTaker {
  readonly legal: readonly string[];
  readonly ready: boolean;
  /** The move that was meant; null: refused, and said why. */
  accept(text: string): Promise<string | null>;
  play(move: string): Promise<unknown>;
}

@customElement("sowmill-move-box")
export class MoveBox extends AppElement {
  /** None: the game that is being played. */
  @property({ attribute: false }) taker: MoveTaker | null = null;
  @query("input") private input!: HTMLInputElement;

  static override styles = [
    base,
    css`
      form {
        display: flex;
        gap: 0.5rem;
        align-items: end;
      }
      label {
        flex: 1;
        min-width: 0;
        display: grid;
        gap: 0.2rem;
      }
    `,
  ];

  private async submit(event: Event): Promise<void> {
    event.preventDefault();
    const taker = this.taker ?? this.game();
    if (!taker) return;
    const move = await taker.accept(this.input.value);
    if (move === null) return this.input.select();
    this.input.value = "";
    await taker.play(move);
  }

  private game(): MoveTaker | null {
    const { session } = this.app;
    const { game } = this.state;
    if (!game || !session) return null;
    return {
      legal: game.now.phase === "play" ? game.now.moves : [],
      ready: canPlay(game),
      accept: (text) => session.accept(text),
      play: (move) => session.play(move),
    };
  }

  protected override render() {
    const taker = this.taker ?? this.game();
    if (!taker) return nothing;
    const [example] = taker.legal;
    const placeholder = example === undefined ? "" : this.tell("type.example", { move: example });
    // Not disabled while the computer plays: that would throw the keyboard out of the box.
    return html`<form @submit=${this.submit}>
      <label>
        <span class="small">${this.tell("type.label")}</span>
        <input
          class="field"
          autocomplete="off"
          autocapitalize="off"
          autocorrect="off"
          spellcheck="false"
          placeholder=${placeholder}
        />
      </label>
      <button class="button" aria-disabled=${taker.ready ? "false" : "true"}>
        ${this.tell("type.play")}
      </button>
    </form>`;
  }
}
