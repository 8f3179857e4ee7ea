/** Answers a request of src/wasm/desk.hpp, perhaps with bytes: "ok" or "error", a tab, and a text. */
export type Desk = (request: string, attachment?: Uint8Array) => string;

interface CoreExports {
  readonly memory: WebAssembly.Memory;
  readonly _initialize: () => void;
  readonly request: (size: number) => number;
  readonly attachment: (size: number) => number;
  readonly answer: () => number;
  readonly answer_text: () => number;
}

// The core asks the system for next to nothing; what it does ask for is answered "not supported".
const NOT_SUPPORTED = 52;

export async function openDesk(module: WebAssembly.Module): Promise<Desk> {
  const system: Record<string, () => number> = {};
  for (const wanted of WebAssembly.Module.imports(module))
    system[wanted.name] = () => NOT_SUPPORTED;
  const instance = await WebAssembly.instantiate(module, { wasi_snapshot_preview1: system });
  const core = instance.exports as unknown as CoreExports;
  core._initialize();
  const encoder = new TextEncoder();
  const decoder = new TextDecoder();
  // The memory may have grown, so no view of it is kept.
  const write = (bytes: Uint8Array, place: number) =>
    new Uint8Array(core.memory.buffer, place, bytes.length).set(bytes);
  return (request, attachment) => {
    const bytes = encoder.encode(request);
    write(bytes, core.request(bytes.length));
    if (attachment) write(attachment, core.attachment(attachment.length));
    const length = core.answer();
    return decoder.decode(new Uint8Array(core.memory.buffer, core.answer_text(), length));
  };
}
