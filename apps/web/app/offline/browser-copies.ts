import { ASSETS, forgetPages, keepOfflinePage, LIMIT, PAGES, prune } from './kept-pages.ts';
import { isPublic } from './kept-requests.ts';

const WORKER = '/service-worker.js';

const storage = (): CacheStorage | undefined => (typeof caches === 'undefined' ? undefined : caches);

/** Starts the worker that keeps pages, and hands it the files that came before it was there. */
export async function startKeepingPages(): Promise<void> {
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

/** When somebody leaves: which pages they read is nobody else's business on this device. */
export async function forgetKeptPages(): Promise<void> {
  const kept = storage();
  if (kept) await forgetPages(kept);
}

/** Copies are in the language and display they came with. */
export async function renewKeptPages(): Promise<void> {
  const kept = storage();
  if (!kept || !(await kept.has(ASSETS))) return;
  await forgetPages(kept);
  await keepOfflinePage(kept, fetch);
}

/** Keeps a page that was reached without loading it anew: of those the worker has only seen the data. */
export async function keepPage(path: string): Promise<void> {
  const { controller } = navigator.serviceWorker ?? {};
  if (!controller || !isPublic(new URL(path, location.origin).pathname)) return;
  const pages = await storage()?.open(PAGES);
  if (!pages || (await pages.match(path, { ignoreVary: true }))) return;
  await pages.add(path);
  await prune(pages, LIMIT[PAGES]);
}

export type KeptPage = { path: string; title: string };
const SHOWN = 10;

/** The pages that can be read without a network, the newest first. */
export async function listKeptPages(): Promise<KeptPage[]> {
  const pages = await storage()?.open(PAGES);
  const requests = (await pages?.keys()) ?? [];
  const newest = requests
    .filter(({ url }) => !new URL(url).pathname.endsWith('.data'))
    .reverse()
    .slice(0, SHOWN);
  return Promise.all(
    newest.map(async (request) => {
      const { pathname, search } = new URL(request.url);
      const html = (await (await pages?.match(request, { ignoreVary: true }))?.text()) ?? '';
      const { title } = new DOMParser().parseFromString(html, 'text/html');
      return { path: pathname + search, title: title || pathname };
    }),
  );
}
