// Measures how soon the built page shows the last move of a link with very many moves, and prints it,
// tab-separated. Run by hand: node web/tools/measure_links.mjs [moves ...]
import { launch, serve } from "./served_page.mjs";

const counts =
  process.argv.length > 2 ? process.argv.slice(2).map(Number) : [1000, 3000, 6000, 20_000];

/** A game of Ouri in which nothing is captured and nothing comes back three times. */
function longLine(page, plies) {
  return page.evaluate(async (count) => {
    const { core } = document.querySelector("sowmill-app").app;
    const start = "4-4-4-4-4-4-4-4-4-4-4-4-0-0-S";
    const visits = new Map();
    const line = [];
    for (let state = 1; line.length < count; ) {
      const position = line.at(-1)?.next ?? start;
      const quiet = (await core.moves("ouri", position)).filter(
        ({ next }) => next.split("-").slice(12, 14).join() === "0,0" && !(visits.get(next) >= 2),
      );
      if (quiet.length === 0) {
        visits.set(position, Infinity);
        line.pop();
        continue;
      }
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      const made = quiet[Math.floor((state / 2 ** 32) * quiet.length)];
      visits.set(made.next, (visits.get(made.next) ?? 0) + 1);
      line.push(made);
    }
    return line.map(({ move }) => move);
  }, plies);
}

/** Milliseconds from following the link until the last move is the current one of the tree. */
async function opening(page, moves) {
  await page.goto("about:blank");
  const begun = performance.now();
  await page.goto(`${address}#/analysis/ouri/start/${moves.join(".")}`);
  const current = page.locator("sowmill-tree [aria-current] .number");
  await current.getByText(String(moves.length), { exact: true }).waitFor({ timeout: 300_000 });
  return performance.now() - begun;
}

const { address, stop } = await serve();
const browser = await launch();
const page = await browser.newPage();
await page.goto(address);
await page.locator("sowmill-home h1").waitFor();
const line = await longLine(page, Math.max(...counts));
console.log("# moves\tms");
for (const count of counts)
  console.log(`${count}\t${(await opening(page, line.slice(0, count))).toFixed(0)}`);
await browser.close();
stop();
