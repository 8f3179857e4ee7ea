// How a person likes his boards, put on every <sowmill-board> alike.
import { noChange } from "lit";
import { Directive, type ElementPart, type PartInfo, PartType, directive } from "lit/directive.js";
import type { Settings } from "../state/settings";

class BoardProperties extends Directive {
  constructor(part: PartInfo) {
    super(part);
    if (part.type !== PartType.ELEMENT) throw new Error("boardProperties belongs on an element");
  }

  override update(part: ElementPart, [settings]: [Settings]) {
    const { look, speed, language, sound, tapToPlay } = settings;
    Object.assign(part.element, { look, speed, language, sound, tapToPlay });
    part.element.toggleAttribute("contrast", settings.theme === "contrast");
    return noChange;
  }

  render(_settings: Settings) {
    return noChange;
  }
}

export const boardProperties = directive(BoardProperties);
