// Everything on the screen that can be pressed, through all shadow roots.
import type { Page } from "playwright-core";

export interface Control {
  readonly name: string;
  readonly left: number;
  readonly right: number;
  readonly width: number;
  readonly height: number;
  /** A link within a sentence, which may be as small as its words. */
  readonly inText: boolean;
}

export function controlsOf(page: Page): Promise<Control[]> {
  return page.evaluate(() => {
    const found: Element[] = [];
    const walk = (root: ParentNode) => {
      for (const element of root.querySelectorAll("*")) {
        if (element.matches("button, a[href], input, select, textarea, summary"))
          found.push(element);
        if (element.shadowRoot) walk(element.shadowRoot);
      }
    };
    // What lies behind an open sheet cannot be pressed.
    const sheet = (root: ParentNode): Element | null => {
      for (const element of root.querySelectorAll("*")) {
        if (element.matches("dialog[open]")) return element;
        const inside = element.shadowRoot && sheet(element.shadowRoot);
        if (inside) return inside;
      }
      return null;
    };
    const open = sheet(document);
    walk(open ?? document);
    for (const slot of open?.querySelectorAll("slot") ?? [])
      for (const given of slot.assignedElements()) {
        walk(given);
        if (given.shadowRoot) walk(given.shadowRoot);
      }
    return found
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => !element.matches(".skip"))
      .map((element) => {
        // A radio button is pressed by its label.
        const pressed = element.closest("label") ?? element;
        const { left, right, width, height } = pressed.getBoundingClientRect();
        const name = element.getAttribute("aria-label") ?? pressed.textContent ?? "";
        const inText =
          getComputedStyle(element).display === "inline" && element.matches("p a, li a");
        return {
          name: name.trim().slice(0, 40) || element.localName,
          left,
          right,
          width,
          height,
          inText,
        };
      });
  });
}

/** The regions that a screen reader speaks by itself when they change. */
export function liveRegions(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const walk = (root: ParentNode) => {
      for (const element of root.querySelectorAll("*")) {
        if (element.matches("[aria-live], [role=status], [role=alert], [role=log], output"))
          found.push(element.localName);
        if (element.shadowRoot) walk(element.shadowRoot);
      }
    };
    walk(document);
    return found;
  });
}

/** What a screen reader was told last. */
export async function said(page: Page): Promise<string> {
  const text = await page
    .locator('sowmill-app > [role="status"], sowmill-app [role="status"]')
    .textContent();
  return (text ?? "").trim();
}
