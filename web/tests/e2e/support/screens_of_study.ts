// Analysis, review and what belongs to them.
import { readFileSync } from "node:fs";
import { repository } from "./program";
import { sharedRecord } from "./records";
import { reviewOf, valued, type Screen } from "./visitor";

const studiedRecord =
  '[Ruleset "ntxuva"]\n\n1. C {The first house that reaches the attack row.} c (f {quieter} 2. G) 2. D {?!} d *';

const aqilMatch = readFileSync(`${repository}tests/data/records/aqil-match.record`, "utf8");

const someResults = Array.from({ length: 24 }, (_, index) => ({
  id: `game ${index}`,
  ruleset: ["ouri", "morris", "ntxuva-advanced"][index % 3],
  seat: index % 2 === 0 ? "first" : "second",
  level: 1 + (index % 4),
  outcome: ["won", "lost", "won", "drawn", "won"][index % 5],
  moves: 20 + ((index * 37) % 70),
  ended: 1_700_000_000_000 + index * 86_400_000,
  accuracy: index % 2 === 0 ? 55 + ((index * 13) % 40) : null,
}));

export const screensOfStudy: readonly Screen[] = [
  { name: "statistics-empty", address: "#/statistics" },
  {
    name: "statistics",
    address: "#/games",
    then: async (visitor) => {
      const { page } = visitor;
      await page.evaluate((results) => {
        localStorage.setItem("sowmill.results", JSON.stringify(results));
        location.hash = "#/statistics";
      }, someResults);
      await page.locator("sowmill-statistics .large").waitFor();
    },
  },
  {
    name: "statistics-delete",
    address: "#/games",
    then: async (visitor) => {
      const { page } = visitor;
      await page.evaluate((results) => {
        localStorage.setItem("sowmill.results", JSON.stringify(results));
        location.hash = "#/statistics";
      }, someResults);
      await page.locator("sowmill-statistics .button.danger").first().click();
      await page.locator("sowmill-statistics dialog[open]").waitFor();
    },
  },
  {
    name: "openings",
    address: "#/openings/ouri",
    then: ({ page }) => page.locator("sowmill-openings h1").waitFor(),
  },
  {
    name: "openings-aqil",
    address: "#/openings/aqil",
    then: ({ page }) => page.locator("sowmill-openings h1").waitFor(),
  },
  {
    name: "analysis-ouri",
    address: "#/analysis/ouri/start/C.c.F",
    then: valued,
  },
  {
    name: "analysis-morris",
    address: "#/analysis/morris/start/d2.f4",
    then: async (visitor) => {
      const { page } = visitor;
      await valued(visitor);
      await page.locator("sowmill-analysis summary").first().click();
    },
  },
  {
    name: "analysis-proven",
    address: "#/analysis/ouri/1-0-2-0-0-1-0-1-0-2-0-0-20-21-S",
    then: ({ page }) => page.locator("sowmill-analysis .proven").waitFor(),
  },
  {
    name: "analysis-study",
    address: "#/games",
    then: async (visitor) => {
      const { page } = visitor;
      await page.evaluate(async (record) => {
        const { app } = document.querySelector("sowmill-app") as any;
        location.hash = `#/study/${(await app.importRecord(record)).id}/4`;
      }, studiedRecord);
      await valued(visitor);
    },
  },
  { name: "review", address: "#/games", then: reviewOf },
  {
    name: "review-learn",
    address: "#/games",
    then: async (visitor) => {
      const { page } = visitor;
      await reviewOf(visitor);
      await page.locator("sowmill-review .row .button.main").first().click();
      await page.locator("sowmill-learn h2").waitFor();
    },
  },
  {
    name: "review-learn-answered",
    address: "#/games",
    then: async (visitor) => {
      const { page } = visitor;
      await reviewOf(visitor);
      await page.locator("sowmill-review .row .button.main").first().click();
      await page.locator("sowmill-learn .place.usable").first().click();
      await page.locator("sowmill-learn .told .right, sowmill-learn .told .wrong").waitFor();
    },
  },
  {
    name: "laboratory",
    address: "#/laboratory/aqil",
    then: async (visitor) => {
      const { page } = visitor;
      await page.locator("sowmill-laboratory .worth.exact").first().waitFor();
      await page.locator("sowmill-laboratory sowmill-setup-board > .button").nth(1).click();
      await page.locator("sowmill-laboratory tbody .button").first().waitFor();
    },
  },
  {
    name: "shared-game",
    address: `#/shared/0${Buffer.from(sharedRecord).toString("base64url")}`,
    then: ({ page }) => page.locator("sowmill-replay .steps").waitFor(),
  },
  { name: "shared-damaged", address: "#/shared/1nothing" },
  {
    name: "review-aqil-match",
    address: "#/games",
    then: (visitor) => reviewOf(visitor, aqilMatch),
  },
];
