import { OFFLINE_PATH } from './kept-requests.ts';

export const PAGES = 'pages-v1';
export const ASSETS = 'assets-v1';
export const SHELL = 'shell-v1';

const MAX_PAGES = 40;
const MAX_ASSETS = 250;
export const LIMIT = { [PAGES]: MAX_PAGES, [ASSETS]: MAX_ASSETS } as const;

const ASSET_PATHS = /\/assets\/[\w.-]+/g;

/** Keeps the page for what was not kept, with everything it names: scripts, style sheets, fonts and texts. */
export async function keepOfflinePage(storage: CacheStorage, load: typeof fetch): Promise<void> {
  const page = await load(OFFLINE_PATH);
  if (!page.ok) return;
  const parts = new Set((await page.clone().text()).match(ASSET_PATHS));
  const [shell, assets] = await Promise.all([storage.open(SHELL), storage.open(ASSETS)]);
  await assets.addAll([...parts]);
  await shell.put(OFFLINE_PATH, page);
}

/** The oldest go first: a copy that is renewed moves to the end. */
export async function prune(cache: Cache, most: number): Promise<void> {
  const kept = await cache.keys();
  await Promise.all(kept.slice(0, Math.max(0, kept.length - most)).map((old) => cache.delete(old)));
}

export async function forgetPages(storage: CacheStorage): Promise<void> {
  await storage.delete(PAGES);
}
