// Every rule set played to the end; mouse, touch and keyboard, and the languages, take turns.
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { languages } from "../../../src/app/state/settings";
import { Chance } from "./chance";
import { desktop, launch, phone, visit } from "./browser";
import { keyboard, mouse, touch } from "./hands";
import { rulesets } from "./rulesets";
import { Table } from "./table";

// Found to give short games.
const chances: Record<(typeof rulesets)[number], number> = {
  ntxuva: 29,
  "ntxuva-advanced": 5,
  aqil: 30,
  "aqil-source": 14,
  morris: 18,
  "morris-classic": 18,
  ouri: 7,
  oware: 3,
  awari: 3,
};

/** What the page leaves to chance (mistakes of low levels, lots, set-ups) is the same at every run. */
async function withoutChance(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let state = 1;
    const next = () => (state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0);
    Math.random = () => next() / 2 ** 32;
    crypto.getRandomValues = (array) => {
      const bytes = new Uint8Array((array as ArrayBufferView<ArrayBuffer>).buffer);
      for (let index = 0; index < bytes.length; index += 1) bytes[index] = next() >>> 24;
      return array;
    };
  });
  await page.reload();
}

const waysToAct = [mouse, touch, keyboard];

/** `turn` shifts what takes turns, so that three turns play each game with all hands and in all languages. */
export function playEveryRuleset(way: "computer" | "two", turn: number): void {
  let browser: Browser;
  beforeAll(async () => void (browser = await launch()));
  afterAll(() => browser.close());

  test.each(rulesets.map((ruleset, number) => ({ ruleset, number })))(
    "$ruleset is played to the end",
    async ({ ruleset, number }) => {
      const hands = waysToAct[(number + turn) % waysToAct.length] as typeof mouse;
      const language = languages[
        (number + 2 * turn) % languages.length
      ] as (typeof languages)[number];
      const context = hands === touch ? phone : desktop;
      const { page, problems, close } = await visit(browser, inject("site"), { language, context });
      await withoutChance(page);
      const table = new Table(page, hands(page), language, new Chance(chances[ruleset]));
      await table.start({ ruleset, way });
      const end = await table.playOut();
      expect(end.view.verdict.outcome).not.toBe("ongoing");
      // The sentence that ends it is on the screen, in the language chosen.
      const told = (await page.locator("sowmill-game .status").textContent()) ?? "";
      expect(told.toLowerCase()).toContain(end.view.verdict.say?.toLowerCase());
      expect(await page.evaluate(() => document.documentElement.lang)).toBe(language);
      if (ruleset.startsWith("aqil"))
        expect(Math.max(...end.view.points)).toBeGreaterThanOrEqual(60);
      expect(problems).toEqual([]);
      await close();
    },
  );
}
