import { PAGES } from './kept-pages.ts';

/** Opens the copy of a page whose data cannot be fetched. False where there is none, or no worker to answer with it. */
export async function openKeptPage(url: string): Promise<boolean> {
  if (typeof caches === 'undefined' || !navigator.serviceWorker?.controller) return false;
  const copy = await (await caches.open(PAGES)).match(url, { ignoreVary: true });
  if (copy) location.assign(url);
  return copy !== undefined;
}
