// <sowmill-tree>: moves and variations, to step through. One tab stop; arrows lead along the lines.
import { type TemplateResult, css, html, nothing } from "lit";
import { customElement, property } from "lit/decorators.js";
import { keepInSight, moveEntries, shownPart } from "../../app/parts/move_entries";
import { base } from "../../app/style/base";
import type { BoardShape, Side } from "../../core/types";
import { type Branch, type Mark, type Path, at, endOf } from "../../study/tree";
import { AnalysisElement, type WordKey } from "../messages/words";

export const markWords: Readonly<Record<Mark, WordKey>> = {
  "!": "tree.mark.good",
  "?": "tree.mark.bad",
  "!!": "tree.mark.brilliant",
  "??": "tree.mark.blunder",
  "!?": "tree.mark.interesting",
  "?!": "tree.mark.doubtful",
};

/** Where a key leads; null: nowhere. */
export function pathByKey(root: Branch, path: Path, key: string): Path | null {
  const parent = path.slice(0, -1);
  const index = path.at(-1);
  const sibling = (by: number) => {
    const to = [...parent, (index ?? 0) + by];
    return index !== undefined && index + by >= 0 && at(root, to) ? to : null;
  };
  switch (key) {
    case "ArrowLeft":
      return index === undefined ? null : parent;
    case "ArrowRight":
      return at(root, [...path, 0]) ? [...path, 0] : null;
    case "ArrowUp":
      return sibling(-1);
    case "ArrowDown":
      return sibling(1);
    case "Home":
      return [];
    case "End":
      return endOf(root, path);
    default:
      return null;
  }
}

/** Morris players take turns; in the sowing games the letter tells whose house it is. */
function sideOfMove(shape: BoardShape, first: Side, ply: number): Side | null {
  if (shape !== "morris") return null;
  const second = first === "white" ? "black" : "white";
  return ply % 2 === 1 ? first : second;
}

/** What is shown of the tree: from a place on, so deep and so much of it. */
interface Shown {
  readonly before: Path;
  readonly depth: number; // Moves after that place.
  left: number; // Branches that may still be shown.
}

const maxBranches = 3000;
const maxNesting = 100; // As in a record.

@customElement("sowmill-tree")
export class TreeView extends AnalysisElement {
  @property({ attribute: false }) root!: Branch;
  @property({ attribute: false }) path: Path = [];
  @property({ attribute: false }) shape: BoardShape = "two-rows";
  @property({ attribute: false }) turn: Side = "south";
  private held = false; // The keyboard is in the tree.

  static override styles = [
    base,
    moveEntries,
    css`
      .tree {
        max-height: 19rem;
        overflow-y: auto;
        padding: 0.2rem;
      }
      ol,
      ul {
        list-style: none;
        margin: 0;
        padding: 0;
      }
      ol {
        display: flex;
        flex-wrap: wrap;
        align-items: baseline;
        gap: 0.1rem;
      }
      ul {
        border-left: 3px solid var(--line);
        margin: 0.15rem 0 0.25rem 0.5rem;
        padding-left: 0.45rem;
        display: grid;
        gap: 0.1rem;
      }
      ul ol {
        font-size: 0.94em;
      }
      .branches,
      .said {
        flex-basis: 100%;
      }
      .said {
        font-style: italic;
        color: var(--ink-soft);
        padding: 0 0.4rem 0.2rem;
        overflow-wrap: anywhere;
      }
      .mark {
        color: var(--accent);
        font-weight: 700;
      }
    `,
  ];

  private go(path: Path): void {
    this.dispatchEvent(new CustomEvent<{ path: Path }>("tree-go", { detail: { path } }));
  }

  private press(event: KeyboardEvent): void {
    const to = pathByKey(this.root, this.path, event.key);
    if (to === null) return;
    event.preventDefault();
    this.go(to);
  }

  protected override updated(): void {
    const current = this.renderRoot.querySelector<HTMLElement>("[aria-current]");
    const box = this.renderRoot.querySelector<HTMLElement>(".tree");
    if (this.held) current?.focus({ preventScroll: true });
    keepInSight(box, current);
  }

  private isCurrent({ before }: Shown, path: Path): boolean {
    const start = before.length;
    return (
      start + path.length === this.path.length &&
      path.every((index, i) => index === this.path[start + i])
    );
  }

  private label(found: Branch, ply: number, isVariation: boolean): string {
    const side = sideOfMove(this.shape, this.turn, ply);
    const told = [
      `${ply}. ${side ? `${this.tell(`side.${side}`)} ` : ""}${found.move}`,
      ...(isVariation ? [this.words("tree.variation")] : []),
      ...(found.mark ? [this.words(markWords[found.mark] as "tree.mark.good")] : []),
      ...(found.comment ? [found.comment] : []),
    ];
    return told.join(", ");
  }

  // Paths are those from the place on from which the tree is shown.
  private move(found: Branch, path: Path, shown: Shown): TemplateResult {
    const current = this.isCurrent(shown, path);
    const ply = shown.before.length + path.length;
    const side = sideOfMove(this.shape, this.turn, ply);
    shown.left -= 1;
    return html`<li>
        <button
          aria-label=${this.label(found, ply, path.at(-1) !== 0)}
          aria-current=${current ? "step" : nothing}
          tabindex=${current ? 0 : -1}
          @click=${() => this.go([...shown.before, ...path])}
        >
          <span class="number">${ply}</span>${side
            ? html`<span class="man ${side}"></span>`
            : nothing}${found.move}${found.mark
            ? html`<span class="mark">${found.mark}</span>`
            : nothing}
        </button>
      </li>
      ${found.comment ? html`<li class="said" aria-hidden="true">${found.comment}</li>` : nothing}`;
  }

  /** Leads to what is not shown. */
  private others(label: string, path: Path): TemplateResult {
    return html`<li>
      <button aria-label=${label} tabindex="-1" @click=${() => this.go(path)}>…</button>
    </li>`;
  }

  /** The line that goes on from there, variations below the move that they replace. */
  private line(from: Branch, path: Path, shown: Shown, nesting = 0): TemplateResult[] {
    const rows: TemplateResult[] = [];
    let found: Branch | undefined = from;
    let here = path;
    while (found && found.next.length > 0) {
      const [main, ...others]: readonly Branch[] = found.next;
      const before = here;
      here = [...here, 0];
      if (here.length > shown.depth || shown.left <= 0 || nesting > maxNesting) {
        rows.push(this.others(this.tell("moves.later"), [...shown.before, ...here]));
        break;
      }
      if (main) rows.push(this.move(main, here, shown));
      if (others.length > 0)
        rows.push(
          html`<li class="branches">
            <ul>
              ${others
                .slice(0, maxBranches)
                .map((other, index) =>
                  this.variation(other, [...before, index + 1], shown, nesting + 1),
                )}
            </ul>
          </li>`,
        );
      found = main;
    }
    return rows;
  }

  private variation(first: Branch, path: Path, shown: Shown, nesting: number): TemplateResult {
    return html`<li>
      <ol>
        ${this.move(first, path, shown)} ${this.line(first, path, shown, nesting)}
      </ol>
    </li>`;
  }

  /** The tree around where we are. */
  private lines(): TemplateResult[] {
    const { from, until } = shownPart(this.path.length);
    const before = this.path.slice(0, from);
    const first = at(this.root, before);
    if (!first) return [];
    const rows = this.line(first, [], { before, depth: until - from, left: maxBranches });
    return from === 0 ? rows : [this.others(this.tell("moves.earlier"), before), ...rows];
  }

  protected override render() {
    const current = this.path.length === 0;
    return html`<div
      class="tree"
      @keydown=${this.press}
      @focusin=${() => (this.held = true)}
      @focusout=${() => (this.held = false)}
    >
      <ol>
        <li>
          <button
            aria-current=${current ? "step" : nothing}
            tabindex=${current ? 0 : -1}
            @click=${() => this.go([])}
          >
            ${this.words("tree.start")}
          </button>
        </li>
        ${this.root.comment ? html`<li class="said">${this.root.comment}</li>` : nothing}
        ${this.lines()}
      </ol>
      ${this.root.next.length === 0
        ? html`<p class="soft small">${this.words("tree.none")}</p>`
        : nothing}
    </div>`;
  }
}
