// Serves build/web by `sowmill serve` while the tests run.
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import type { TestProject } from "vitest/node";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
export const builtPage = here("../../../../build/web");

declare module "vitest" {
  export interface ProvidedContext {
    /** Where the page is: "http://127.0.0.1:PORT/". */
    site: string;
  }
}

export function findProgram(): string {
  const places = [
    process.env["SOWMILL"],
    ...["release", "dev"].map((preset) => here(`../../../../build/${preset}/sowmill`)),
  ];
  const found = places.find((place) => place !== undefined && existsSync(place));
  if (found === undefined)
    throw new Error("build the program first: cmake --build --preset release");
  return found;
}

/** The page, served by the program with these options. */
export async function serve(
  ...options: readonly string[]
): Promise<{ readonly address: string; readonly stop: () => Promise<void> }> {
  const server = spawn(findProgram(), ["serve", "--root", builtPage, "--port", "0", ...options], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = new Promise<void>((resolve) => server.once("exit", () => resolve()));
  const address = await new Promise<string>((resolve, reject) => {
    createInterface(server.stdout).once("line", (line) =>
      resolve(/http:\S+/.exec(line)?.[0] ?? ""),
    );
    server.once("exit", () => reject(new Error("sowmill serve ended")));
  });
  const stop = () => {
    server.kill("SIGTERM");
    return ended;
  };
  return { address, stop };
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  for (const file of ["index.html", "sowmill.html"])
    if (!existsSync(`${builtPage}/${file}`))
      throw new Error(`build the page first: there is no build/web/${file}`);
  const { address, stop } = await serve();
  project.provide("site", address);
  return stop;
}
