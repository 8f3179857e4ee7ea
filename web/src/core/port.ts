import { openDesk } from "./wasm";

/** What the client says to the worker. */
export type ToWorker = { readonly module: WebAssembly.Module } | Asked;
export interface Asked {
  readonly number: number;
  readonly request: string;
  readonly attachment?: Uint8Array<ArrayBuffer>;
}
/** What the worker says to the client; a failure means that the core itself broke. */
export interface Answered {
  readonly number: number;
  readonly answer?: string;
  readonly failure?: string;
}

/** The part of a Worker that the client needs; a test or a page without workers brings its own. */
export interface CorePort {
  postMessage(message: ToWorker, transfer?: Transferable[]): void;
  onmessage: ((event: MessageEvent<Answered>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  terminate(): void;
}

/** Answers in the order asked, once the module has come. */
export function serve(answer: (answered: Answered) => void): (message: ToWorker) => void {
  let desk: ReturnType<typeof openDesk> | undefined;
  return (message) => {
    if ("module" in message) {
      desk = openDesk(message.module);
      return;
    }
    const { number, request, attachment } = message;
    if (!desk) return answer({ number, failure: "no module" });
    desk
      .then((ask) => answer({ number, answer: ask(request, attachment) }))
      .catch((problem: unknown) => answer({ number, failure: String(problem) }));
  };
}

/** A port without a worker, for tests and for browsers that refuse workers to a file. */
export function localPort(): CorePort {
  const port: CorePort = {
    onmessage: null,
    onerror: null,
    postMessage: serve((answered) =>
      port.onmessage?.({ data: answered } as MessageEvent<Answered>),
    ),
    terminate: () => undefined,
  };
  return port;
}
