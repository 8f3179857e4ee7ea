import { Core } from "./client";
import { localPort, type CorePort } from "./port";

export interface Loading {
  /** The core: its bytes (inlined in a single file) or where to fetch it. */
  readonly wasm: BufferSource | URL | WebAssembly.Module | Promise<BufferSource>;
  /** Makes the worker. What throws here, or no worker at all, leaves the core on the page itself. */
  readonly worker?: () => CorePort;
}

/** Starts the core however it is packed; load.ts and load_inline.ts say how for each build. */
export async function startCore({ wasm, worker }: Loading): Promise<Core> {
  const port = openPort(worker);
  const module = await compile(await wasm);
  const core = new Core(port);
  port.postMessage({ module });
  return core;
}

function openPort(worker: Loading["worker"]): CorePort {
  try {
    return worker ? worker() : localPort();
  } catch {
    return localPort();
  }
}

async function compile(wasm: BufferSource | URL | WebAssembly.Module): Promise<WebAssembly.Module> {
  if (wasm instanceof WebAssembly.Module) return wasm;
  if (!(wasm instanceof URL)) return WebAssembly.compile(wasm);
  const response = await fetch(wasm);
  if (!response.ok) throw new Error(`${wasm.pathname}: ${response.status}`);
  // A plain server may not know the type that streaming asks for.
  if (response.headers.get("Content-Type") === "application/wasm")
    return WebAssembly.compileStreaming(response);
  return WebAssembly.compile(await response.arrayBuffer());
}

/** The bytes of a data: address or of plain base64. */
export function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  const characters = atob(text.slice(text.indexOf(",") + 1));
  const bytes = new Uint8Array(characters.length);
  for (let i = 0; i < characters.length; ++i) bytes[i] = characters.charCodeAt(i);
  return bytes;
}
