// The built page for the scripts beside: served by the program, and a browser to look at it.
import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
export const builtPage = here("../../build/web");

export async function serve(...options) {
  const program = process.env.SOWMILL ?? here("../../build/release/sowmill");
  const server = spawn(program, ["serve", "--root", builtPage, "--port", "0", ...options], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const line = await new Promise((told) => createInterface(server.stdout).once("line", told));
  return { address: /http:\S+/.exec(line)[0], stop: () => server.kill("SIGTERM") };
}

export function launch() {
  return chromium.launch({
    executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
    args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--no-first-run"],
  });
}
