/** Lists screens that anybody may read, by the first part of their path. No other screen is ever cached on the device. */
const PUBLIC_SCREENS = new Set([
  '',
  'jobs',
  'arbeitgebern',
  'employers',
  'fuer-arbeitgeber',
  'preise',
  'ueber-uns',
  'entwickler',
  'datenschutz',
  'nutzungsbedingungen',
  'cookie-richtlinie',
  'impressum',
  'agb',
  'barrierefreiheit',
]);

/** Names the page that answers where there is no copy. */
export const OFFLINE_PATH = '/offline';

export const isAccountScreen = (path: string): boolean => /^\/(dashboard|konto)(\/|\?|$)/.test(path);

/** Returns the address of the offline page for what is stored of a screen. Links to it load it: there is no data to be had. */
export const copyPath = (path: string): string => `${OFFLINE_PATH}?von=${encodeURIComponent(path)}`;

/** `other`: a page that is never stored, such as those of an account. */
export type StoredKind = 'asset' | 'page' | 'data' | 'offline' | 'other';

type CacheRequest = { method: string; url: string; mode: string; headers: { has: (name: string) => boolean } };

export const isPublic = (pathname: string): boolean => PUBLIC_SCREENS.has(pathname.split('/')[1] ?? '');

/** Returns whether a path is one of a screen; downloads, feeds and the answers of other servers are not. */
const isScreen = (pathname: string): boolean => !/^\/(api|auth\/v1|feeds|files)(\/|$)|\.\w+$/.test(pathname);

export const PAGES = 'pages-v1';
export const ASSETS = 'assets-v1';
export const SHELL = 'shell-v1';
/** Contains nothing but the copy of one account, so that deleting it deletes all of it. */
export const ACCOUNT = 'account-v1';

const MAX_PAGES = 40;
const MAX_ASSETS = 250;
export const LIMIT = { [PAGES]: MAX_PAGES, [ASSETS]: MAX_ASSETS } as const;

const ASSET_PATHS = /\/assets\/[\w.-]+/g;

/** Caches the page that answers where there is no copy, with everything it names: scripts, style sheets, fonts and texts. */
export async function cacheOfflinePage(storage: CacheStorage, load: typeof fetch): Promise<void> {
  const page = await load(OFFLINE_PATH);
  if (!page.ok) return;
  const parts = new Set((await page.clone().text()).match(ASSET_PATHS));
  const [shell, assets] = await Promise.all([storage.open(SHELL), storage.open(ASSETS)]);
  await assets.addAll([...parts]);
  await shell.put(OFFLINE_PATH, page);
}

/** Deletes the oldest copies; one that is renewed moves to the end. */
export async function prune(cache: Cache, most: number): Promise<void> {
  const cached = await cache.keys();
  await Promise.all(cached.slice(0, Math.max(0, cached.length - most)).map((old) => cache.delete(old)));
}

export async function forgetPages(storage: CacheStorage): Promise<void> {
  await storage.delete(PAGES);
}

/** Returns which part of a request may be cached; null for everything else, above all for the API and for what carries a token. */
export function storedKindOf({ method, url, mode, headers }: CacheRequest, origin: string): StoredKind | null {
  const { origin: requested, pathname } = new URL(url);
  if (method !== 'GET' || requested !== origin || headers.has('authorization') || headers.has('range')) return null;
  if (pathname.startsWith('/assets/')) return 'asset';
  if (pathname === OFFLINE_PATH) return 'offline';
  if (mode === 'navigate') return isPublic(pathname) ? 'page' : isScreen(pathname) ? 'other' : null;
  return pathname.endsWith('.data') && isPublic(pathname.replace(/\/_\.data$|\.data$/, '') || '/') ? 'data' : null;
}
