// Three ways without a network: installed after one visit, as a folder on any server, and as one file.
import { cpSync, mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { type Server, createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { tell } from "../../src/messages/messages";
import { launch, visit, visitInstalled, withoutNetwork } from "./support/browser";
import { mouse } from "./support/hands";
import { rulesets } from "./support/rulesets";
import { builtPage } from "./support/site";
import { Table, look } from "./support/table";

let browser: Browser;
beforeAll(
  async () => void (browser = await launch("--host-resolver-rules=MAP sowmill.test 127.0.0.1")),
);
afterAll(() => browser.close());

/** A few moves against the computer at its weakest and its strongest, in every rule set that is asked. */
async function playsABit(page: Page, which: readonly string[], level: number): Promise<void> {
  for (const ruleset of which) {
    const table = new Table(page, mouse(page), "en");
    await table.start({ ruleset, way: "computer", level });
    for (let act = 0; act < (ruleset.startsWith("aqil") ? 5 : 2); act += 1) await table.act();
    await look(page);
  }
}

test("after one visit everything works without a network", async () => {
  const visited = await visitInstalled(browser, inject("site"));
  const { page, problems, close } = visited;
  await withoutNetwork(visited);
  await playsABit(page, ["ouri", "morris"], 1);
  await page.evaluate(() => (location.hash = "#/rules/ntxuva"));
  await page.locator("sowmill-rules-text h2").first().waitFor();
  // A page not visited before the network went, in another language.
  await page.goto(`${inject("site")}#/settings`);
  await page.getByRole("radio", { name: tell("en", "language.pt-BR") }).click();
  await expect
    .poll(() => page.locator("sowmill-settings h1").textContent())
    .toBe(tell("pt-BR", "settings.title"));
  expect(problems).toEqual([]);
  await close();
});

test("the page can be installed", async () => {
  const { page, close } = await visit(browser, inject("site"), {
    context: { serviceWorkers: "allow" },
  });
  const address = await page.locator('link[rel="manifest"]').getAttribute("href");
  const manifest = await (await page.request.get(new URL(address ?? "", page.url()).href)).json();
  expect(manifest).toMatchObject({ name: "Sowmill", display: "standalone", start_url: "./" });
  for (const { src, sizes, type } of manifest.icons) {
    const icon = await page.request.get(new URL(src, page.url()).href);
    expect(icon.headers()["content-type"]).toBe(type);
    if (type !== "image/png") continue;
    const content = await icon.body();
    expect(`${content.readUInt32BE(16)}x${content.readUInt32BE(20)}`).toBe(sizes);
  }
  const session = await page.context().newCDPSession(page);
  const { installabilityErrors } = await session.send("Page.getInstallabilityErrors");
  // A window without a profile can install nothing; that is the browser's reason, not ours.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== "in-incognito")).toEqual([]);
  await close();
});

test("it plays under a name that is not localhost, where much of the browser is forbidden", async () => {
  const site = new URL(inject("site"));
  site.hostname = "sowmill.test";
  const { page, problems, close } = await visit(browser, site.href);
  expect(await page.evaluate(() => isSecureContext)).toBe(false);
  await playsABit(page, rulesets, 1);
  expect(problems).toEqual([]);
  await close();
});

/** The plainest of servers: no types, no policy, and the page in a folder below. */
function plainServer(folder: string): Promise<Server> {
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? "/", "http://x").pathname
      .replace(/^\/some\/folder\//, "/")
      .replace(/\/$/, "/index.html");
    try {
      const type = path.endsWith(".html")
        ? "text/html"
        : path.endsWith(".js")
          ? "text/javascript"
          : "application/octet-stream";
      response.writeHead(200, { "Content-Type": type }).end(readFileSync(join(folder, path)));
    } catch {
      response.writeHead(404).end();
    }
  });
  return new Promise((resolve) => server.listen(0, "127.0.0.1", () => resolve(server)));
}

test("the folder works on a plain server, under any path", async () => {
  const server = await plainServer(builtPage);
  const { port } = server.address() as AddressInfo;
  const { page, problems, close } = await visit(browser, `http://127.0.0.1:${port}/some/folder/`);
  await playsABit(page, ["ntxuva", "oware"], 1);
  expect(problems).toEqual([]);
  await close();
  server.close();
});

test("sowmill.html is one small file that plays everything from file://", async () => {
  expect(statSync(join(builtPage, "sowmill.html")).size).toBeLessThan(4_000_000);
  // Alone in its folder, with blanks and letters as people have them.
  const folder = mkdtempSync(join(tmpdir(), "USB çedilha "));
  const file = join(folder, "sowmill.html");
  cpSync(join(builtPage, "sowmill.html"), file);
  const { page, problems, close } = await visit(browser, pathToFileURL(file).href);
  await playsABit(page, rulesets, 1);
  await playsABit(page, ["ouri"], 9);
  await page.evaluate(() => (location.hash = "#/rules/aqil"));
  await page.locator("sowmill-rules-text h2").first().waitFor();
  // The search runs in a worker: the page itself stays free.
  expect(page.workers().length).toBe(1);
  await page.evaluate(() => (location.hash = "#/games"));
  // On a busy machine the browser takes a while to hand what was stored to a page that is read anew.
  const kept = async () => {
    await page.reload();
    await page.locator("sowmill-games h1").waitFor();
    return page.locator("sowmill-games li").count();
  };
  await expect.poll(kept, { interval: 1000 }).toBe(rulesets.length + 1);
  expect(problems).toEqual([]);
  await close();
  rmSync(folder, { recursive: true });
});

test("the page offers the file for download", async () => {
  const { page, problems, close } = await visit(browser, `${inject("site")}#/about`);
  const saving = page.waitForEvent("download");
  await page.getByRole("link", { name: tell("en", "about.download") }).click();
  const saved = readFileSync(await (await saving).path());
  expect(saved.equals(readFileSync(join(builtPage, "sowmill.html")))).toBe(true);
  expect(problems).toEqual([]);
  await close();
});

test("the first load is small", async () => {
  const { page, close } = await visit(browser, inject("site"));
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  const loaded = { script: 0, wasm: 0 };
  const kinds = new Map<string, "script" | "wasm">();
  session.on("Network.responseReceived", ({ requestId, response }) => {
    if (response.mimeType === "application/wasm") kinds.set(requestId, "wasm");
    if (response.mimeType === "text/javascript") kinds.set(requestId, "script");
  });
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId);
    if (kind) loaded[kind] += encodedDataLength;
  });
  await session.send("Network.setCacheDisabled", { cacheDisabled: true });
  await session.send("Network.setBypassServiceWorker", { bypass: true });
  await page.goto(`${inject("site")}?again#/ouri/4-4-4-4-4-4-4-4-4-4-4-4-0-0-S`);
  await page.locator('sowmill-board [data-place="A"]').waitFor();
  console.log(`first load: ${loaded.script} bytes of script, ${loaded.wasm} bytes of WebAssembly`);
  expect(loaded.script).toBeGreaterThan(0);
  expect(loaded.script).toBeLessThan(200_000);
  expect(loaded.wasm).toBeGreaterThan(0);
  expect(loaded.wasm).toBeLessThan(400_000);
  await close();
});
