// The packs of tables, kept by the browser after the page itself: from then on exact values need no network.

/** As in installable.ts, whose service worker answers from it. */
const cacheName = "tables";

export function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}

export async function keepTables(addresses: readonly URL[]): Promise<void> {
  if (!("serviceWorker" in navigator) || savesData()) return;
  await navigator.serviceWorker.ready;
  const cache = await caches.open(cacheName);
  const wanted = new Set(addresses.map(({ href }) => href));
  for (const { url } of await cache.keys()) if (!wanted.has(url)) await cache.delete(url);
  // One at a time: what somebody waits for comes first.
  for (const address of wanted) if (!(await cache.match(address))) await cache.add(address);
}
