/** Does it when nothing else is to be done. */
export function whenIdle(action: () => void): void {
  if (typeof requestIdleCallback === "undefined") setTimeout(action);
  else requestIdleCallback(action);
}
