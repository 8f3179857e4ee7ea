import { noChange } from "lit";
import { Directive, directive, PartType, type ElementPart, type PartInfo } from "lit/directive.js";

export type StyleValues = Readonly<Record<string, string | number>>;

/**
 * Sets properties of an element's style by script. The content policy forbids style attributes, which
 * Lit's own styleMap begins with.
 */
class SetStyle extends Directive {
  private last: StyleValues = {};

  constructor(part: PartInfo) {
    super(part);
    if (part.type !== PartType.ELEMENT) throw new Error("styled belongs on an element");
  }

  override update(part: ElementPart, [values]: [StyleValues]) {
    const { style } = part.element as HTMLElement | SVGElement;
    for (const name of Object.keys(this.last)) if (!(name in values)) style.removeProperty(name);
    for (const [name, value] of Object.entries(values))
      if (this.last[name] !== value) style.setProperty(name, String(value));
    this.last = values;
    return noChange;
  }

  render(_values: StyleValues) {
    return noChange;
  }
}

export const styled = directive(SetStyle);

/** How long the animation of an element takes; nothing where it does not move. */
export function lasting(milliseconds: number): StyleValues {
  return milliseconds > 0 ? { "animation-duration": `${milliseconds}ms` } : {};
}

export function percent(part: number, whole: number): string {
  return `${((100 * part) / whole).toFixed(3)}%`;
}
