// The three ways a person acts on the page. Each finds things by what they are called, or by the place of
// the board they stand for.
import type { Page } from "playwright-core";
import { expect } from "vitest";

export interface Hands {
  readonly name: "mouse" | "touch" | "keyboard";
  /** A button or a link of that name. */
  press(name: string): Promise<void>;
  /** A radio button. */
  pick(name: string): Promise<void>;
  /** A house or a point of the board. */
  place(name: string): Promise<void>;
}

const control = (page: Page, name: string) =>
  page
    .getByRole("button", { name, exact: true })
    .or(page.getByRole("link", { name, exact: true }))
    .first();
const spot = (page: Page, name: string) =>
  page.locator(`sowmill-game sowmill-board [data-place="${name}"]`);
const radio = (page: Page, name: string) => page.getByRole("radio", { name, exact: true }).first();

export function mouse(page: Page): Hands {
  return {
    name: "mouse",
    press: (name) => control(page, name).click(),
    pick: (name) => radio(page, name).click(),
    place: (name) => spot(page, name).click(),
  };
}

export function touch(page: Page): Hands {
  return {
    name: "touch",
    press: (name) => control(page, name).tap(),
    pick: (name) => radio(page, name).tap(),
    place: (name) => spot(page, name).tap(),
  };
}

/** What has the focus, through all shadow roots. */
interface Focused {
  readonly place: string | null;
  readonly role: string;
  readonly name: string;
  readonly group: string;
}

function focused(page: Page): Promise<Focused> {
  return page.evaluate(() => {
    let element = document.activeElement;
    while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
    const said =
      element?.getAttribute("aria-label") ??
      element?.closest("label")?.textContent ??
      element?.textContent ??
      "";
    return {
      place: element instanceof HTMLElement ? (element.dataset["place"] ?? null) : null,
      role: element?.getAttribute("type") ?? element?.localName ?? "",
      name: said.replace(/\s+/g, " ").trim(),
      group: element?.getAttribute("name") ?? "",
    };
  });
}

/**
 * What was pressed may be gone, but then the keyboard is elsewhere, not thrown out of the page; unless another
 * screen was opened. One panel may follow another, so it is waited for.
 */
export async function keepsKeyboard(page: Page, what: string, address: string): Promise<void> {
  const kept = await page.evaluate(async (pressedAt) => {
    const isKept = () => document.activeElement !== document.body || location.href !== pressedAt;
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    for (const end = Date.now() + 5000; !isKept() && Date.now() < end; )
      await new Promise((resolve) => setTimeout(resolve, 20));
    return isKept();
  }, address);
  if (!kept) throw new Error(`the keyboard was thrown out of the page by ${what}`);
}

const ARROWS = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"] as const;
const MOST_STOPS = 300;
const LOOKS_BACK = 3;

/** Tab, arrows and Enter, nothing else. */
export function keyboard(page: Page): Hands {
  // Where each arrow leads, learned by going there; it holds for one seat at one board.
  const ways = new Map<string, Map<string, string>>();
  const { keyboard: keys } = page;
  let pressed = { what: "nothing", address: "" };

  async function enter(what: string): Promise<void> {
    pressed = { what, address: page.url() };
    await keys.press("Enter");
    await keepsKeyboard(page, what, pressed.address);
  }

  async function tabTo(is: (focus: Focused) => boolean, what: string): Promise<Focused> {
    const passed: string[] = [];
    // What was pressed before may have had its way only now.
    await keepsKeyboard(page, pressed.what, pressed.address);
    for (let stop = 0; stop < MOST_STOPS; stop += 1) {
      const focus = await focused(page);
      if (is(focus)) return focus;
      passed.push(focus.name || focus.role);
      // What one wants is often just behind.
      await keys.press(stop < LOOKS_BACK ? "Shift+Tab" : "Tab");
    }
    throw new Error(`Tab does not lead to ${what}; it passed ${[...new Set(passed)].join(" | ")}`);
  }

  async function step(from: string, key: string): Promise<string> {
    await keys.press(key);
    const to = (await focused(page)).place ?? from;
    const known = ways.get(from) ?? new Map<string, string>();
    ways.set(from, known.set(key, to));
    return to;
  }

  /** The keys that lead there, or to the nearest place with a key not tried yet. */
  function route(from: string, to: string): string[] {
    const paths = new Map<string, string[]>([[from, []]]);
    for (const [at, path] of paths) {
      if (at === to) return path;
      for (const key of ARROWS) {
        const next = ways.get(at)?.get(key);
        if (next === undefined) return [...path, key];
        if (!paths.has(next)) paths.set(next, [...path, key]);
      }
    }
    throw new Error(`no arrow leads to ${to}`);
  }

  return {
    name: "keyboard",
    async press(name) {
      await tabTo((focus) => focus.name === name, name);
      await expect.poll(() => control(page, name).isEnabled(), { message: name }).toBe(true);
      await enter(name);
    },
    async pick(name) {
      const option = radio(page, name);
      const group = (await option.getAttribute("name")) ?? "";
      await tabTo((focus) => focus.role === "radio" && focus.group === group, name);
      for (let tried = 0; tried < 12 && !(await option.isChecked()); tried += 1)
        await keys.press("ArrowRight");
      if (!(await option.isChecked())) throw new Error(`arrows do not lead to ${name}`);
    },
    async place(name) {
      let at = (await tabTo((focus) => focus.place !== null, "the board")).place ?? "";
      for (let moved = 0; at !== name; moved += 1) {
        if (moved > 400) throw new Error(`no way from ${at} to ${name}`);
        for (const key of route(at, name)) {
          const expected = ways.get(at)?.get(key);
          at = await step(at, key);
          // The board was turned round: what was learned is wrong now.
          if (expected !== undefined && at !== expected) ways.clear();
          if (expected !== at) break;
        }
      }
      await enter(name);
    },
  };
}
