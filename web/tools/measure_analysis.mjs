// Measures the analysis of the built page and prints it, tab-separated: how soon proven values are on the
// board, how soon the laboratory knows a pair, what is read of a server's tables, and how long the main
// thread was busy at a stretch while the computer thought. Run by hand:
// node web/tools/measure_analysis.mjs [values] [laboratory] [parts] [tasks]
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { launch, serve } from "./served_page.mjs";

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const THINKING_MS = 4000;
const SETTLED_MS = 800;
const LONG_MS = 50;
const VISITS = 7;
const REVIEWED_POSITIONS = 20_000;

const sowing = "1-0-2-0-0-1-0-1-0-2-0-0";
const few = "0-0-1-0-0-2-0-0-0-0-0-0-0-1-0-0-0-0-0-0-0-0-0-0-S";
const men = "W.W....B....W...B....B.B-0-0-0-W";
const inThePack = {
  ntxuva: few,
  "ntxuva-advanced": few,
  aqil: `${sowing}-33-32-S`,
  "aqil-source": `${sowing}-33-32-S`,
  morris: men,
  "morris-classic": men,
  ouri: `${sowing}-20-21-S`,
  oware: `${sowing}-20-21-S`,
  awari: `${sowing}-20-21-S`,
};
const rulesets = Object.keys(inThePack);
const singles = "1-0-1-0-1-0-1-0-0-1-0-0-0-1-0-0-1-0-1-0-1-0-0-0-N";
const records = [
  "ntxuva",
  "ntxuva-advanced",
  "aqil-match",
  "aqil-source-round",
  "morris",
  "ouri",
  "oware-position",
  "awari-resigned",
];
const pairs = [
  ["11-5-5-5-5-5", "6-7-5-6-6-6"],
  ["1-2-3-4-5-21", "9-9-6-6-3-3"],
  ["6-6-6-6-5-7", "1-1-1-1-1-31"],
];

const print = (...fields) => console.log(fields.join("\t"));
const ms = (time) => time.toFixed(0);

async function visit(browser, address) {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 860 },
    locale: "en",
    serviceWorkers: "block",
  });
  const page = await context.newPage();
  await page.goto(address);
  await page.locator("sowmill-app h1").first().waitFor();
  return page;
}

/** Milliseconds from the address until `part` is inside the screen, or inside the board on it. */
function until(page, address, screen, part) {
  return page.evaluate(
    async ([hash, name, wanted]) => {
      const begun = performance.now();
      location.hash = hash;
      const shown = () => {
        const root = document
          .querySelector("sowmill-app")
          ?.shadowRoot?.querySelector(name)?.shadowRoot;
        return (
          root?.querySelector(wanted) ??
          root?.querySelector("sowmill-board")?.shadowRoot?.querySelector(wanted)
        );
      };
      while (!shown() && performance.now() - begun < 60_000)
        await new Promise((resolve) => setTimeout(resolve, 2));
      return performance.now() - begun;
    },
    [address, screen, part],
  );
}

async function toAbout(page) {
  await page.evaluate(() => (location.hash = "#/about"));
  await page.locator("sowmill-about h1").waitFor();
}

/**
 * The tasks of the main thread while `action` runs: the longest by the clock and by the processor, which
 * others on the machine do not lengthen, and how many took the processor for more than 50 ms.
 */
async function tasksDuring(browser, page, action) {
  await browser.startTracing(page, { categories: ["toplevel", "devtools.timeline", "__metadata"] });
  await action();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString());
  const threadOf = ({ pid, tid }) => `${pid} ${tid}`;
  const names = traceEvents.filter(({ name }) => name === "thread_name");
  const mains = new Set(names.filter(({ args }) => args.name === "CrRendererMain").map(threadOf));
  const tasks = traceEvents.filter(
    (event) => event.ph === "X" && event.name.endsWith("RunTask") && mains.has(threadOf(event)),
  );
  const clock = Math.max(...tasks.map(({ dur }) => dur)) / 1000;
  const processor = tasks.map(({ tdur = 0 }) => tdur / 1000);
  return [ms(clock), ms(Math.max(...processor)), processor.filter((each) => each > LONG_MS).length];
}

/** Milliseconds of the processor that the page's own thread has used. */
async function processorClock(page) {
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  return async () => {
    const { metrics } = await session.send("Performance.getMetrics");
    return 1000 * metrics.find(({ name }) => name === "TaskDuration").value;
  };
}

async function measureValues(browser, address) {
  print(
    "# proven values on the board, ms",
    "with the pack to load",
    "soonest",
    "median",
    "median of the processor",
  );
  for (const ruleset of rulesets) {
    const page = await visit(browser, address);
    const hash = `#/analysis/${ruleset}/${inThePack[ruleset]}`;
    const part = ".value.exact, .value.interval";
    const first = await until(page, hash, "sowmill-analysis", part);
    const others = [];
    const used = [];
    const clock = await processorClock(page);
    for (let visits = 0; visits < VISITS; visits += 1) {
      await toAbout(page);
      const before = await clock();
      others.push(await until(page, hash, "sowmill-analysis", part));
      used.push((await clock()) - before);
    }
    for (const times of [others, used]) times.sort((one, other) => one - other);
    print(
      `values.${ruleset}`,
      ms(first),
      ms(others[0]),
      ms(others[VISITS >> 1]),
      ms(used[VISITS >> 1]),
    );
    await page.context().close();
  }
}

async function measureTasks(browser, address) {
  print("# longest task of the main thread, ms", "clock", "processor", "over 50 ms of processor");
  for (const ruleset of rulesets) {
    const page = await visit(browser, address);
    await page.waitForTimeout(SETTLED_MS);
    const hash = `#/analysis/${ruleset}/start`;
    const open = () => until(page, hash, "sowmill-analysis", ".value");
    print(`opening.${ruleset}`, ...(await tasksDuring(browser, page, open)));
    const think = () => page.waitForTimeout(THINKING_MS);
    print(`thinking.${ruleset}`, ...(await tasksDuring(browser, page, think)));
    await page.context().close();
  }
  for (const name of records) {
    const page = await visit(browser, address);
    await page.waitForTimeout(SETTLED_MS);
    const record = readFileSync(here(`../../tests/data/records/${name}.record`), "utf8");
    const review = async () => {
      await page.evaluate(
        async ([text, positions]) => {
          const { app } = document.querySelector("sowmill-app");
          const { id } = await app.importRecord(text);
          location.hash = `#/review/${id}/${positions}`;
        },
        [record, REVIEWED_POSITIONS],
      );
      await page.locator("sowmill-review .summary").waitFor();
      while ((await page.locator("sowmill-review progress").count()) > 0)
        await page.waitForTimeout(100);
    };
    print(`reviewing.${name}`, ...(await tasksDuring(browser, page, review)));
    await page.context().close();
  }
}

async function measureLaboratory(browser, address) {
  print("# laboratory, ms until both values are proven", "first pair", "another one");
  for (const ruleset of ["aqil", "aqil-source"])
    for (const [south, north] of pairs) {
      const page = await visit(browser, address);
      const hash = `#/laboratory/${ruleset}/${south}/${north}`;
      const proven = 'tr[data-first="south"]:has(.exact) + tr[data-first="north"]:has(.exact)';
      const first = await until(page, hash, "sowmill-laboratory", proven);
      await toAbout(page);
      const next = await until(page, hash, "sowmill-laboratory", proven);
      print(`laboratory.${ruleset}.${south}.${north}`, ms(first), ms(next));
      await page.context().close();
    }
}

async function measureParts(browser) {
  print("# read of a server's tables", "values", "requests", "kB", "ms");
  const { address, stop } = await serve("--tables", here("../../build/tables"));
  for (const [ruleset, position] of [
    ["ntxuva", singles],
    ["ntxuva-advanced", singles],
    ["ouri", inThePack.ouri],
  ]) {
    const page = await visit(browser, address);
    const read = [];
    page.on("response", async (response) => {
      if (response.status() === 206) read.push(Number(response.headers()["content-length"]));
    });
    const hash = `#/analysis/${ruleset}/${position}`;
    const took = await until(page, hash, "sowmill-analysis", ".proven tr[data-probe]");
    const values = 1 + (await page.locator("sowmill-analysis .proven tr[data-probe]").count());
    const kilobytes = read.reduce((sum, each) => sum + each, 0) / 1000;
    print(`parts.${ruleset}`, values, read.length, kilobytes.toFixed(1), ms(took));
    await page.context().close();
  }
  stop();
}

const browser = await launch();
const { address, stop } = await serve();
const parts = {
  values: measureValues,
  laboratory: measureLaboratory,
  parts: measureParts,
  tasks: measureTasks,
};
const wanted = process.argv.slice(2);
try {
  for (const [name, measure] of Object.entries(parts))
    if (wanted.length === 0 || wanted.includes(name)) await measure(browser, address);
} finally {
  stop();
  await browser.close();
}
