// <sowmill-move-box>: moves by typing them.
import { css, html, nothing } from "lit";
import { customElement, query } from "lit/decorators.js";
import { AppElement } from "../element";
import { canPlay } from "../state/game_state";
import { base } from "../style/base";

@customElement("sowmill-move-box")
export class MoveBox extends AppElement {
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
    const { session } = this.app;
    if (!session) return;
    const move = await session.accept(this.input.value);
    if (move === null) return this.input.select();
    this.input.value = "";
    await session.play(move);
  }

  protected override render() {
    const { game } = this.state;
    if (!game) return nothing;
    const example = game.now.moves[0];
    const placeholder =
      example === undefined || game.now.phase !== "play"
        ? ""
        : this.tell("type.example", { move: example });
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
      <button class="button" aria-disabled=${canPlay(game) ? "false" : "true"}>
        ${this.tell("type.play")}
      </button>
    </form>`;
  }
}
