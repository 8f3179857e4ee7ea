// The application with the real core, without a page.
import { webcrypto } from "node:crypto";
import { afterEach, beforeAll, beforeEach, expect, vi } from "vitest";
import { Application } from "../../src/app/application";
import { parseRoute } from "../../src/app/state/route";
import { defaultSettings } from "../../src/app/state/settings";
import { Shelf, memoryStore } from "../../src/app/state/shelf";
import type { GamePlan } from "../../src/app/state/stored_game";
import type { Core } from "../../src/core/client";
import { startTestCore } from "../support";

export let core: Core;
export let app: Application; // A new one for each test.
export let shelf: Shelf; // Its own.

/** To be called once in a file of tests. */
export function useApplication(): void {
  beforeAll(async () => {
    // Node 18 has it, but not under its global name.
    if (!("crypto" in globalThis)) vi.stubGlobal("crypto", webcrypto);
    core = await startTestCore();
  });
  beforeEach(async () => {
    shelf = new Shelf(memoryStore());
    app = await opened(shelf);
  });
  afterEach(() => {
    app.session?.close();
    vi.useRealTimers();
  });
}

export async function opened(on: Shelf): Promise<Application> {
  const made = new Application(core, on, { ...defaultSettings(["en"]), speed: "off" });
  await made.start("#/");
  return made;
}

export const person = { kind: "person" } as const;
export const two: GamePlan = {
  ruleset: "ouri",
  start: null,
  players: { first: person, second: person },
  clock: null,
};

// What the browser does when the address changes.
export async function start(plan: GamePlan): Promise<void> {
  const location = { hash: "" };
  vi.stubGlobal("location", location);
  app.startGame(plan);
  await app.show(parseRoute(location.hash));
}

export function game() {
  if (!app.state.game || !app.session) throw new Error("no game");
  return { state: app.state.game, session: app.session };
}

export async function until(condition: () => boolean): Promise<void> {
  await vi.waitFor(() => expect(condition()).toBe(true), { timeout: 10_000, interval: 5 });
}
