import { ACCOUNT, ASSETS, cacheOfflinePage, forgetPages, isPublic, LIMIT, PAGES, prune } from './cached-pages.ts';

const WORKER = '/service-worker.js';

const storage = (): CacheStorage | undefined => (typeof caches === 'undefined' ? undefined : caches);

/** Starts the worker that caches pages, and hands it the files that came before it was there. */
export async function startCachingPages(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  await navigator.serviceWorker.register(WORKER);
  await navigator.serviceWorker.ready;
  const loaded = performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.startsWith(`${location.origin}/assets/`));
  const assets = await storage()?.open(ASSETS);
  await Promise.allSettled(
    loaded.map(async (name) => (await assets?.match(name, { ignoreVary: true })) ?? assets?.add(name)),
  );
}

/** Deletes the copies when somebody leaves: neither their account nor which pages they read is anybody else's business. */
export async function clearCopies(): Promise<void> {
  const copies = storage();
  if (!copies) return;
  await forgetPages(copies);
  await copies.delete(ACCOUNT);
}

/** Fetches copies again, since they have the language and display they came with. */
export async function refreshCachedPages(): Promise<void> {
  const copies = storage();
  if (!copies || !(await copies.has(ASSETS))) return;
  await forgetPages(copies);
  await cacheOfflinePage(copies, fetch);
}

/** Waits until the worker serves this page, without which no page is cached. Where workers are not allowed it waits as long as the page is open. */
export async function waitForWorker(): Promise<void> {
  const { serviceWorker: workers } = navigator;
  if (!workers || workers.controller) return;
  await new Promise((resolve) => workers.addEventListener('controllerchange', resolve, { once: true }));
}

/** Caches a page that was reached without loading it again: of those the worker has only seen the data. */
export async function cachePage(path: string): Promise<void> {
  const { controller } = navigator.serviceWorker ?? {};
  if (!controller || !isPublic(new URL(path, location.origin).pathname)) return;
  const pages = await storage()?.open(PAGES);
  if (!pages || (await pages.match(path, { ignoreVary: true }))) return;
  await pages.add(path);
  await prune(pages, LIMIT[PAGES]);
}

export type CachedPage = { path: string; title: string };

/** Lists the pages that can be read without a network, the newest first. */
export async function listCachedPages(): Promise<CachedPage[]> {
  const pages = await storage()?.open(PAGES);
  const requests = (await pages?.keys()) ?? [];
  const newest = requests.filter(({ url }) => !new URL(url).pathname.endsWith('.data')).reverse();
  return Promise.all(
    newest.map(async (request) => {
      const { pathname, search } = new URL(request.url);
      const html = (await (await pages?.match(request, { ignoreVary: true }))?.text()) ?? '';
      const { title } = new DOMParser().parseFromString(html, 'text/html');
      return { path: pathname + search, title: title || pathname };
    }),
  );
}
