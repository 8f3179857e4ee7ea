import { noChange } from "lit";
import { Directive, directive, PartType, type ElementPart, type PartInfo } from "lit/directive.js";

type Action = () => unknown;

/**
 * What a button does; null: nothing now. A button that is disabled while it has the keyboard throws it out of
 * the page, so it only says that it is.
 */
class SetAction extends Directive {
  private action: Action | null = null;
  private heard = false;

  constructor(part: PartInfo) {
    super(part);
    if (part.type !== PartType.ELEMENT) throw new Error("pressable belongs on an element");
  }

  override update({ element }: ElementPart, [action]: [Action | null]) {
    if (!this.heard) element.addEventListener("click", () => this.action?.());
    this.heard = true;
    this.action = action;
    if (action) element.removeAttribute("aria-disabled");
    else element.setAttribute("aria-disabled", "true");
    return noChange;
  }

  render(_action: Action | null) {
    return noChange;
  }
}

export const pressable = directive(SetAction);
