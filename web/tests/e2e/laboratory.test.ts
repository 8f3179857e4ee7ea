// The set-up laboratory of Lib al-Aqil.
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { wordsIn } from "../../src/analysis/messages/words";
import { tell } from "../../src/messages/messages";
import { launch, visit } from "./support/browser";
import { printedTable, signOf, tablesOf } from "./support/program";

let browser: Browser;
beforeAll(async () => void (browser = await launch()));
afterAll(() => browser.close());

test("a pair is valued, keep or swap advised, rows looked for and laid", async () => {
  const words = wordsIn("pt-PT");
  const { page, problems, close } = await visit(browser, inject("site"), { language: "pt-PT" });
  await page.evaluate(() => (location.hash = "#/aqil"));
  await page.getByRole("link", { name: tell("pt-PT", "aqil.laboratory") }).click();
  const lab = page.locator("sowmill-laboratory");
  for (const [first, side] of [
    ["south", "S"],
    ["north", "N"],
  ]) {
    const row = lab.locator(`tr[data-first="${first}"]`);
    // Proven, and what the program proves.
    await row.locator(".worth.exact").first().waitFor();
    const [, value = "", certainty = ""] = printedTable(
      ...["analyse", "aqil", `11-5-5-5-5-5-6-7-5-6-6-6-0-0-${side}`, "--depth", "100"],
      ...["--lines", "1", "--tables", tablesOf("aqil")],
    )[0] as string[];
    expect(certainty).toBe("exact");
    const [keep = "", swap = ""] = await row.locator(".worth").allTextContents();
    expect(keep.trim()).toBe(signOf(value, certainty, words));
    const advice = (await row.locator(".advice").textContent())?.trim();
    expect(advice).toBe(words(keep.includes("−") ? "lab.swap" : "lab.keep"));
    // Turning the board gives the other what the first would have had.
    expect(swap.replace(/[−+]/, "")).toBe(keep.replace(/[−+]/, ""));
  }
  expect(page.url()).toContain("11-5-5-5-5-5/6-7-5-6-6-6");
  await lab
    .getByRole("button", { name: words("lab.find") })
    .last()
    .click();
  const lay = lab.getByRole("button", { name: /^Distribuir \d/ });
  await expect.poll(() => lay.count(), { timeout: 30_000 }).toBeGreaterThan(2);
  await lay.first().click();
  await expect.poll(() => page.url()).not.toContain("11-5-5-5-5-5/6-7-5-6-6-6");
  expect(problems).toEqual([]);
  await close();
});
