import { ASSETS, copyPath, LIMIT, OFFLINE_PATH, PAGES, prune, SHELL, type StoredKind } from './cached-pages.ts';

type Surroundings = { storage: CacheStorage; load: typeof fetch };

/** Pages differ by cookies for language and theme, which a worker cannot see; they are forgotten when those change. */
const ANY_VARIANT = { ignoreVary: true };

/** With a copy at hand nobody waits longer than this for a network that only pretends to be there. */
const PATIENCE_MS = 6000;

/** How a request is answered: files that never change from their copy, pages from the network as long as there is one. */
export function answerRequest(request: Request, kind: StoredKind, around: Surroundings): Promise<Response> {
  if (kind === 'asset') return answerAsset(request, around);
  if (kind === 'offline') return answerOffline(request, around);
  if (kind === 'other') return around.load(request).catch(() => toOfflinePage(request));
  return answerPage(request, kind, around);
}

async function answerAsset(request: Request, { storage, load }: Surroundings): Promise<Response> {
  const cache = await storage.open(ASSETS);
  const copy = await cache.match(request, ANY_VARIANT);
  if (copy) return copy;
  const answer = await load(request);
  if (answer.ok) await store(cache, request, answer, LIMIT[ASSETS]);
  return answer;
}

async function answerPage(request: Request, kind: 'page' | 'data', around: Surroundings): Promise<Response> {
  const cache = await around.storage.open(PAGES);
  const copy = await cache.match(request, ANY_VARIANT);
  try {
    const answer = await (copy ? withPatience(around.load(request)) : around.load(request));
    if (isStorable(answer)) await store(cache, request, answer, LIMIT[PAGES]);
    return answer;
  } catch (failure) {
    if (copy) return copy;
    if (kind === 'data') throw failure;
    return toOfflinePage(request);
  }
}

function toOfflinePage({ url }: Request): Response {
  const { pathname, search, origin } = new URL(url);
  return Response.redirect(origin + copyPath(pathname + search), 302);
}

async function answerOffline(request: Request, { storage, load }: Surroundings): Promise<Response> {
  try {
    return await load(request);
  } catch (failure) {
    const copy = await (await storage.open(SHELL)).match(OFFLINE_PATH, ANY_VARIANT);
    if (copy) return copy;
    throw failure;
  }
}

/** Only what came as it was requested: no refusals, no redirects, and nothing the server wants to be forgotten. */
function isStorable({ status, redirected, headers }: Response): boolean {
  return status === 200 && !redirected && !headers.get('cache-control')?.includes('no-store');
}

async function store(cache: Cache, request: Request, answer: Response, most: number): Promise<void> {
  await cache.put(request, answer.clone());
  await prune(cache, most);
}

function withPatience(answer: Promise<Response>): Promise<Response> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('the network is too slow')), PATIENCE_MS);
    answer.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
