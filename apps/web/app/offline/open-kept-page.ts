import { PAGES } from './kept-pages.ts';

const withoutHash = (url: string) => url.replace(/#.*/, '');

/**
 * Opens the copy of a page whose data cannot be fetched. False where there is none, no worker to answer with it, or
 * where it is the page that is shown: that one would load itself again and again.
 */
export async function openKeptPage(url: string): Promise<boolean> {
  if (withoutHash(url) === withoutHash(location.href)) return false;
  if (typeof caches === 'undefined' || !navigator.serviceWorker?.controller) return false;
  const copy = await (await caches.open(PAGES)).match(url, { ignoreVary: true });
  if (copy) location.assign(url);
  return copy !== undefined;
}
