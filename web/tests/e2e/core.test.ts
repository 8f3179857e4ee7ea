// The moves that the page offers are those of the vectors, asked of the WebAssembly in the browser.
import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { pathsOf, nextPlaces } from "../../src/board/selection";
import { launch, visit } from "./support/browser";
import { rulesets } from "./support/rulesets";

const repository = fileURLToPath(new URL("../../../", import.meta.url));

/** Position -> "move<TAB>next" lines, as the core answers. */
function vectors(name: string): Map<string, string> {
  const shared = `${repository}../shared/vectors/${name}.tsv`;
  const file = existsSync(shared) ? shared : `${repository}tests/data/vectors/${name}.tsv`;
  const answers = new Map<string, string>();
  for (const line of readFileSync(file, "utf8").split("\n")) {
    const [position, move, next] = line.split("\t");
    if (position && move && next)
      answers.set(position, `${answers.get(position) ?? ""}${move}\t${next}\n`);
  }
  return answers;
}

function answersOfPage(
  page: Page,
  ruleset: string,
  positions: readonly string[],
): Promise<string[]> {
  return page.evaluate(
    async ([id, asked]) => {
      const { core } = (document.querySelector("sowmill-app") as any).app;
      return Promise.all(asked.map((position: string) => core.ask("moves", id, position)));
    },
    [ruleset, positions] as const,
  );
}

let browser: Browser;
beforeAll(async () => void (browser = await launch()));
afterAll(() => browser.close());

test.each(rulesets)("moves of %s equal the vectors", async (ruleset) => {
  const { page, problems, close } = await visit(browser, inject("site"));
  for (const name of [ruleset, `${ruleset}-any`]) {
    const expected = vectors(name);
    expect(expected.size).toBeGreaterThan(20);
    const positions = [...expected.keys()];
    const answers = await answersOfPage(page, ruleset, positions);
    const wrong = positions.filter((position, index) => answers[index] !== expected.get(position));
    expect(wrong).toEqual([]);
  }
  expect(problems).toEqual([]);
  await close();
});

test.each(rulesets)("the board of %s offers the houses of the vectors", async (ruleset) => {
  const { page, problems, close } = await visit(browser, inject("site"));
  const all = [...vectors(ruleset)];
  for (const [position, lines] of all.filter(
    (_, index) => index % Math.ceil(all.length / 12) === 0,
  )) {
    const moves = lines
      .trimEnd()
      .split("\n")
      .map((line) => line.split("\t")[0] as string);
    const offered = await page.evaluate(
      async ([id, text]) => {
        const { app } = document.querySelector("sowmill-app") as any;
        const person = { kind: "person" };
        app.startGame({
          ruleset: id,
          start: text,
          players: { first: person, second: person },
          clock: null,
        });
        const root = document.querySelector("sowmill-app")?.shadowRoot;
        for (let wait = 0; wait < 500; wait += 1) {
          await new Promise((resolve) => setTimeout(resolve, 10));
          const board = root
            ?.querySelector("sowmill-game")
            ?.shadowRoot?.querySelector("sowmill-board") as any;
          if (
            app.state.game?.stored.start !== text ||
            !board ||
            board.isUpdatePending ||
            board.legal.length === 0
          )
            continue;
          return [...board.shadowRoot.querySelectorAll(".place.usable")].map(
            (place) => (place as HTMLElement).dataset["place"] ?? "",
          );
        }
        return [];
      },
      [ruleset, position] as const,
    );
    expect(offered.sort(), position).toEqual([...nextPlaces(pathsOf(moves), [])].sort());
  }
  expect(problems).toEqual([]);
  await close();
});
