// <sowmill-share-picture>: the board as SVG and PNG, and the last move as an animation.
import { css, html, nothing, type PropertyValues } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { reasonOf } from "../app/application";
import { AppElement } from "../app/element";
import { choice, choiceStyle } from "../app/parts/choice";
import { icons } from "../app/parts/icons";
import { saveFile } from "../app/parts/save_file";
import { base } from "../app/style/base";
import { BOARD_WORDS } from "../board/messages";
import { sceneOf } from "../board/scene";
import type { ArgumentsOf } from "../messages/catalogue";
import { gifOf, pngOf } from "./picture";
import { Studio, type Paper, type Sitter } from "./still";
import { describe, type ShareSubject } from "./subject";
import { tellOfSharing } from "./words";
import type { en } from "./words/en";

const papers = ["light", "dark", "contrast"] as const;

interface Drawn {
  readonly svg: string;
  readonly size: { readonly width: number; readonly height: number };
  readonly address: string;
}

@customElement("sowmill-share-picture")
export class SharePicture extends AppElement {
  @property({ attribute: false }) subject!: ShareSubject;
  @property() heading = "";
  @state() private paper: Paper = "light";
  @state() private drawn: Drawn | null = null;
  @state() private making: number | null = null;
  @state() private animation: { blob: Blob; address: string } | null = null;
  private filming: AbortController | null = null;

  static override styles = [
    base,
    choiceStyle,
    css`
      section {
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        gap: 0.6rem;
      }
      section + section {
        margin-top: 1.6rem;
      }
      h3 {
        font-size: 1.1rem;
      }
      img {
        display: block;
        width: 100%;
        height: auto;
        border-radius: 10px;
        border: 1px solid var(--line);
      }
    `,
  ];

  private say<Key extends keyof typeof en>(
    key: Key,
    ...values: ArgumentsOf<(typeof en)[Key]>
  ): string {
    return tellOfSharing(this.state.settings.language, key, ...values);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    const { theme } = this.state.settings;
    const dark = matchMedia("(prefers-color-scheme: dark)").matches;
    this.paper = theme === "auto" ? (dark ? "dark" : "light") : theme;
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.filming?.abort();
    this.forget();
    this.drawn = null;
  }

  private forget(): void {
    if (this.drawn) URL.revokeObjectURL(this.drawn.address);
    if (this.animation) URL.revokeObjectURL(this.animation.address);
    this.animation = null;
  }

  protected override willUpdate(changed: PropertyValues): void {
    if (!this.drawn || changed.has("paper") || changed.has("subject")) this.draw();
  }

  /** Who is to play or who has won stands below the board; below a move, the move. */
  private caption(move: string | undefined): string {
    const { board, result } = this.subject;
    const side = BOARD_WORDS[this.state.settings.language].side[board.turn];
    const state = move ?? result ?? this.say("to_play", { side });
    return this.say("caption", { title: this.heading, state });
  }

  private sitter(move?: string): Sitter {
    const { board, seat } = this.subject;
    const { language, look } = this.state.settings;
    const caption = this.caption(move);
    const description = describe(board, language);
    const { shape } = board;
    const { paper, heading: title } = this;
    return { shape, seat, look, paper, language, title, description, caption };
  }

  private draw(): void {
    this.filming?.abort();
    this.forget();
    const studio = new Studio(this.sitter());
    const svg = studio.still(sceneOf(this.subject.board));
    const { size } = studio;
    studio.close();
    const address = URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }));
    this.drawn = { svg, size, address };
  }

  private finished(text: string): void {
    this.dispatchEvent(new CustomEvent("share-done", { detail: text }));
  }

  private async attempt(action: () => unknown): Promise<void> {
    try {
      await action();
    } catch (problem) {
      if (problem instanceof DOMException && problem.name === "AbortError") return;
      this.finished(this.say("failed", { reason: reasonOf(problem) }));
    }
  }

  private name(ending: string): string {
    return `sowmill-${this.subject.ruleset}.${ending}`;
  }

  private save(ending: string, content: () => Blob | Promise<Blob>): Promise<void> {
    return this.attempt(async () => saveFile(this.name(ending), await content()));
  }

  private png(): Promise<Blob> {
    const { svg, size } = this.drawn as Drawn;
    return pngOf(svg, size);
  }

  private async copyPicture(): Promise<void> {
    const what = this.say("picture_copy");
    if (typeof ClipboardItem === "undefined" || !navigator.clipboard)
      return this.finished(this.say("copy_failed"));
    await this.attempt(async () => {
      await navigator.clipboard.write([new ClipboardItem({ "image/png": this.png() })]);
      this.finished(this.say("copied", { what }));
    });
  }

  // The device's own way of handing on, where it takes files.
  private sendButton(ending: string, what: string, content: () => Promise<Blob>) {
    const sample = new File([], this.name(ending), { type: `image/${ending}` });
    if (!("canShare" in navigator) || !navigator.canShare({ files: [sample] })) return nothing;
    const send = async () => {
      const file = new File([await content()], sample.name, { type: sample.type });
      await navigator.share({ files: [file] });
    };
    return html`<button
      class="button"
      aria-label=${this.say("send_of", { what })}
      @click=${() => this.attempt(send)}
    >
      ${this.say("send")}
    </button>`;
  }

  private async film(): Promise<void> {
    const { move } = this.subject;
    if (!move) return;
    const filming = new AbortController();
    this.filming = filming;
    this.making = 0;
    const { signal } = filming;
    const { speed } = this.state.settings;
    const sitter = this.sitter(move.replay.move);
    const progress = (part: number) => (this.making = Math.floor(100 * part));
    await this.attempt(async () => {
      const blob = await gifOf({ sitter, ...move, speed, progress, signal });
      if (signal.aborted) return;
      this.animation = { blob, address: URL.createObjectURL(blob) };
      this.finished(this.say("animation_ready"));
    });
    this.making = null;
  }

  private pictures(drawn: Drawn) {
    const description = describe(this.subject.board, this.state.settings.language);
    const what = this.say("picture_copy");
    return html`<section>
      <h3>${this.say("picture_title")}</h3>
      <img
        class="picture"
        src=${drawn.address}
        width=${drawn.size.width}
        height=${drawn.size.height}
        alt=${this.say("picture_of", { position: description })}
      />
      ${choice<Paper>({
        legend: this.say("picture_colours"),
        name: "paper",
        options: papers.map((value) => ({ value, label: this.say(`colours_${value}`) })),
        value: this.paper,
        change: (paper) => (this.paper = paper),
      })}
      <div class="row">
        <button
          class="button"
          @click=${() => this.save("svg", () => new Blob([drawn.svg], { type: "image/svg+xml" }))}
        >
          ${icons.save} ${this.say("save_svg")}
        </button>
        <button class="button" @click=${() => this.save("png", () => this.png())}>
          ${icons.save} ${this.say("save_png")}
        </button>
        <button
          class="button"
          aria-label=${this.say("copy_of", { what })}
          @click=${this.copyPicture}
        >
          ${this.say("copy")}
        </button>
        ${this.sendButton("png", what, () => this.png())}
      </div>
    </section>`;
  }

  private filmed(move: string, say: string) {
    const { animation, making } = this;
    if (making !== null)
      return html`<div class="row">
        <progress max="100" .value=${making} aria-label=${this.say("animation_make")}></progress>
        <span>${this.say("animation_making", { percent: making })}</span>
        <button class="button" @click=${() => this.filming?.abort()}>
          ${icons.stop} ${this.say("animation_stop")}
        </button>
      </div>`;
    if (!animation)
      return html`<div class="row">
        <button class="button" @click=${this.film}>
          ${icons.goOn} ${this.say("animation_make")}
        </button>
      </div>`;
    return html`<img
        class="animation"
        src=${animation.address}
        alt=${this.say("animation_of", { move, say })}
      />
      <div class="row">
        <button class="button" @click=${() => this.save("gif", () => animation.blob)}>
          ${icons.save} ${this.say("save_gif")}
        </button>
        ${this.sendButton("gif", this.say("animation_title", { move }), () =>
          Promise.resolve(animation.blob),
        )}
      </div>`;
  }

  private animations() {
    const { move } = this.subject;
    if (!move)
      return this.subject.record
        ? html`<section><p class="small soft">${this.say("animation_none")}</p></section>`
        : nothing;
    const { move: name, say } = move.replay;
    return html`<section>
      <h3>${this.say("animation_title", { move: name })}</h3>
      ${this.filmed(name, say)}
    </section>`;
  }

  protected override render() {
    return this.drawn ? html`${this.pictures(this.drawn)} ${this.animations()}` : nothing;
  }
}
