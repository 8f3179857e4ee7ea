// How often the page's worker is asked to think on, and how late.
import type { Browser, Page } from "playwright-core";
import { inject } from "vitest";
import { type Visit, visit } from "./browser";

interface Counted {
  slices: number;
  late: number;
}

/**
 * A page that counts how often its worker is asked to think on. Each time it may be asked so many
 * milliseconds late, so that on any machine it is stopped long before it has done.
 */
export async function counting(browser: Browser, late: number): Promise<Visit> {
  const visited = await visit(browser, inject("site"));
  await visited.page.addInitScript((delay) => {
    const counted: Counted = { slices: 0, late: delay };
    const post = Worker.prototype.postMessage;
    Worker.prototype.postMessage = function (this: Worker, message: unknown, ...more: unknown[]) {
      const { request = "" } = message as { request?: string };
      const send = () => Reflect.apply(post, this, [message, ...more]);
      if (!request.startsWith("think\t")) return send();
      counted.slices += 1;
      setTimeout(send, counted.late);
    };
    Object.assign(globalThis, { counted });
  }, late);
  await visited.page.reload();
  return visited;
}

export const slices = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { counted: Counted }).counted.slices);

/** From now on it is asked in time. */
export const hurry = (page: Page) =>
  page.evaluate(() => void ((globalThis as unknown as { counted: Counted }).counted.late = 0));
