// Somebody at the page, and what he does to come to a screen.
import type { Page } from "playwright-core";
import type { Settings } from "../../../src/app/state/settings";
import type { ValueArguments } from "../../../src/messages/catalogue";
import type { MessageKey } from "../../../src/messages/messages";
import { look } from "./table";

export type Say = <Key extends MessageKey>(key: Key, ...values: ValueArguments<Key>) => string;

/** Somebody at the page, and its words in his language. */
export interface Visitor {
  readonly page: Page;
  readonly say: Say;
}

export interface Screen {
  readonly name: string;
  readonly address: string;
  /** What is to be done once the address is open. */
  readonly then?: (visitor: Visitor) => Promise<void>;
}

export const press = ({ page }: Visitor, name: string) =>
  page.getByRole("button", { name, exact: true }).first().click();
export const pick = ({ page }: Visitor, name: string) =>
  page.getByRole("radio", { name, exact: true }).first().click();

export async function start(visitor: Visitor, way: "way.two" | "way.computer" | "way.watch") {
  const { page, say } = visitor;
  await pick(visitor, say(way));
  await press(visitor, say("new.start"));
  await page.locator("sowmill-game h1").waitFor();
}

export async function begin(visitor: Visitor, way: "way.two" | "way.computer"): Promise<void> {
  await start(visitor, way);
  await look(visitor.page);
}

export async function typed(visitor: Visitor, ...moves: string[]): Promise<void> {
  const { page, say } = visitor;
  for (const move of moves) {
    const { actions } = await look(page);
    await page.getByLabel(say("type.label")).fill(move);
    await press(visitor, say("type.play"));
    while ((await look(page)).actions.length === actions.length);
  }
}

export const begun =
  (...moves: string[]) =>
  async (visitor: Visitor): Promise<void> => {
    await begin(visitor, "way.two");
    await typed(visitor, ...moves);
  };

export async function twoLaidOut(visitor: Visitor): Promise<void> {
  const { page, say } = visitor;
  await begin(visitor, "way.two");
  for (const side of ["side.south", "side.north"] as const) {
    await press(visitor, say("aqil.curtain_open", { side: say(side) }));
    await press(visitor, say("aqil.setup_done"));
    await look(page);
  }
}

export async function sowing(visitor: Visitor): Promise<void> {
  await twoLaidOut(visitor);
  await press(visitor, visitor.say("aqil.lot_draw"));
  await press(visitor, visitor.say("aqil.keep"));
  await look(visitor.page);
}

export async function change({ page }: Visitor, settings: Partial<Settings>): Promise<void> {
  await page.evaluate(async (changed) => {
    await (document.querySelector("sowmill-app") as any).app.changeSettings(changed);
  }, settings);
}

/** A place of the board is chosen, and more is asked. */
export async function asked({ page }: Visitor, place: string): Promise<void> {
  await page.locator(`sowmill-board [data-place="${place}"]`).click();
  await page.locator("sowmill-game .prompt").waitFor();
}

export const valued = ({ page }: Visitor) => page.locator("sowmill-board .value").first().waitFor();

const shortGame = '[Ruleset "ouri"]\n\nF c E d C f B a *';

/** A short game with mistakes, or another one, reviewed quickly. */
export async function reviewOf({ page }: Visitor, record = shortGame): Promise<void> {
  await page.evaluate(async (text) => {
    const { app } = document.querySelector("sowmill-app") as any;
    const { id } = await app.importRecord(text);
    location.hash = `#/review/${id}/1500`;
  }, record);
  await page.locator("sowmill-review .summary").waitFor();
  while ((await page.locator("sowmill-review progress").count()) > 0) await page.waitForTimeout(50);
}
