import { serve, type Answered, type ToWorker } from "./port";

// The page's own types are in force here; of the worker's global scope only this is used.
const scope = self as unknown as {
  postMessage(message: Answered): void;
  onmessage: (event: MessageEvent<ToWorker>) => void;
};

const take = serve((answered) => scope.postMessage(answered));
scope.onmessage = (event) => take(event.data);
