// Measures the built page and prints it, tab-separated: how soon there is a board to play on, in a browser
// that has just been started, over http and from file://; and how long frames take while the longest relay
// is shown on a phone six times slower than this machine. Run by hand, with nothing else at work:
// node web/tools/measure_page.mjs
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { builtPage, launch, serve } from "./served_page.mjs";

const STARTS = 5;
const SLOWER = 6;
const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
// 148 laps, as many as any of 380,000 plays from positions by chance had.
const relay = {
  ruleset: "ntxuva",
  position: "2-1-2-4-3-0-3-2-1-2-1-3-2-2-2-2-2-2-2-2-2-2-2-2-S",
  move: "E",
};
const boards = {
  "two people": { ruleset: "ouri", second: { kind: "person" } },
  "against the computer": { ruleset: "morris", second: { kind: "computer", level: 3 } },
};

const print = (...fields) => console.log(fields.join("\t"));
const rank = (values, share) =>
  [...values].sort((one, other) => one - other)[
    Math.min(values.length - 1, Math.floor(values.length * share))
  ];

const figures = (values, shares) =>
  shares.map((share) => `${share * 100} % within ${rank(values, share).toFixed(0)} ms`);

/** A game as the page keeps it, which it opens by its address. */
function kept({ ruleset, start = null, second }) {
  return {
    id: "measured",
    ruleset,
    start,
    actions: [],
    players: { first: { kind: "person" }, second },
    ending: null,
    clock: null,
    timeLeft: null,
    created: 0,
    updated: 0,
    outcome: "ongoing",
    result: "*",
  };
}

async function opened(browser, address, game, options = {}) {
  const context = await browser.newContext({ locale: "en", ...options });
  await context.addInitScript((stored) => {
    localStorage.setItem(`sowmill.game.${stored.id}`, JSON.stringify(stored));
  }, game);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  await page.goto(`${address}#/game/${game.id}`);
  return { page, session };
}

/** The page's own thread, in milliseconds of processor time, which others at work hardly change. */
async function processorTime(session) {
  const { metrics } = await session.send("Performance.getMetrics");
  return 1000 * metrics.find(({ name }) => name === "TaskDuration").value;
}

/** Milliseconds from the start of the navigation until a house can be pressed that plays. */
function firstMove(page) {
  return page.evaluate(async () => {
    const inside = (host, part) => host?.shadowRoot?.querySelector(part);
    const usable = () => {
      const game = inside(document.querySelector("sowmill-app"), "sowmill-game");
      return inside(inside(game, "sowmill-board"), ".place.usable");
    };
    while (!usable()) await new Promise((later) => setTimeout(later, 4));
    return performance.now();
  });
}

async function measureStarts(kind, address) {
  for (const [name, board] of Object.entries(boards)) {
    const times = [];
    const spent = [];
    for (let start = 0; start < STARTS; ++start) {
      const browser = await launch();
      const { page, session } = await opened(browser, address, kept(board));
      times.push(await firstMove(page));
      spent.push(await processorTime(session));
      await browser.close();
    }
    print("first move", kind, name, "processor time", ...figures(spent, [0.5, 1]));
    print("first move", kind, name, ...figures(times, [0.5, 1]));
  }
}

/** The time of each frame while the move is shown. */
function framesOf(page, move) {
  return page.evaluate(async (played) => {
    const { app } = document.querySelector("sowmill-app");
    const times = [];
    let shown = true;
    let last = performance.now();
    const note = (now) => {
      times.push(now - last);
      last = now;
      if (shown) requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
    await app.session.tryMove(played);
    shown = false;
    return times.slice(2);
  }, move);
}

async function measureRelay(address, slower) {
  const browser = await launch();
  const game = kept({ ...relay, start: relay.position, second: { kind: "person" } });
  const { page, session } = await opened(browser, address, game, phone);
  await firstMove(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slower });
  const before = await processorTime(session);
  const frames = await framesOf(page, relay.move);
  const spent = (await processorTime(session)) - before;
  const name = slower === 1 ? "relay" : `relay, ${slower} times slower`;
  // Slowing down is busy waiting, which counts.
  if (slower === 1)
    print(name, "processor time a frame", `${(spent / frames.length).toFixed(1)} ms`);
  print(name, `${frames.length} frames`, ...figures(frames, [0.5, 0.95, 1]));
  await browser.close();
}

const { address, stop } = await serve();
try {
  await measureRelay(address, 1);
  await measureRelay(address, SLOWER);
  await measureStarts("http", address);
  await measureStarts("file", pathToFileURL(join(builtPage, "sowmill.html")).href);
} finally {
  stop();
}
