import { expect, test } from 'vitest';
import { answerRequest } from './answer-request.ts';
import { cacheOfflinePage, PAGES, prune, type StoredKind } from './cached-pages.ts';

const ORIGIN = 'https://stellen.example';
const urlOf = (request: RequestInfo | URL) =>
  new URL(request instanceof Request ? request.url : String(request), ORIGIN).href;

/** As much of the browser's store as the worker uses: a copy that is renewed moves to the end. */
function openStorage(load: typeof fetch): CacheStorage {
  const caches = new Map<string, ReturnType<typeof openCache>>();
  const openCache = () => {
    const copies = new Map<string, Response>();
    const put = async (request: RequestInfo | URL, answer: Response) => {
      copies.delete(urlOf(request));
      copies.set(urlOf(request), answer);
    };
    return {
      put,
      match: async (request: RequestInfo | URL) => copies.get(urlOf(request))?.clone(),
      keys: async () => [...copies.keys()].map((url) => new Request(url)),
      delete: async (request: RequestInfo | URL) => copies.delete(urlOf(request)),
      addAll: async (urls: string[]) => {
        for (const url of urls) await put(url, await load(url));
      },
    };
  };
  const open = async (name: string) => {
    const cache = caches.get(name) ?? openCache();
    caches.set(name, cache);
    return cache;
  };
  return { open } as unknown as CacheStorage;
}

function openDevice() {
  const network = { isThere: true, body: 'fresh', status: 200, headers: {} as Record<string, string>, asked: 0 };
  const load = (async () => {
    network.asked += 1;
    if (!network.isThere) throw new TypeError('Failed to fetch');
    return new Response(network.body, { status: network.status, headers: network.headers });
  }) as typeof fetch;
  const storage = openStorage(load);
  const ask = async (path: string, kind: StoredKind) =>
    answerRequest(new Request(ORIGIN + path), kind, { storage, load });
  return { network, storage, load, ask };
}

test('a page comes from the network, and from its copy without one', async () => {
  const { network, ask } = openDevice();
  await ask('/jobs', 'page');
  network.body = 'newer';
  expect(await (await ask('/jobs', 'page')).text()).toBe('newer');
  network.isThere = false;
  expect(await (await ask('/jobs', 'page')).text()).toBe('newer');
});

test('a page without a copy leads to the one that says so, and remembers what was requested', async () => {
  const { network, ask } = openDevice();
  network.isThere = false;
  const answer = await ask('/jobs?q=hebamme', 'page');
  expect(answer.headers.get('location')).toBe(`${ORIGIN}/offline?von=%2Fjobs%3Fq%3Dhebamme`);
});

test('a screen of an account leaves no copy, and without a network leads to the page that says so', async () => {
  const { network, storage, ask } = openDevice();
  expect(await (await ask('/dashboard', 'other')).text()).toBe('fresh');
  expect(await (await storage.open(PAGES)).keys()).toEqual([]);
  network.isThere = false;
  const answer = await ask('/dashboard/merkliste', 'other');
  expect(answer.headers.get('location')).toBe(`${ORIGIN}/offline?von=%2Fdashboard%2Fmerkliste`);
});

test('data without a copy fail as they would without a worker: the page that is shown says so', async () => {
  const { network, ask } = openDevice();
  network.isThere = false;
  await expect(ask('/jobs.data', 'data')).rejects.toThrow('Failed to fetch');
});

test.each([
  ['a missing page', { status: 404, headers: {} }],
  ['what must not be stored', { status: 200, headers: { 'cache-control': 'no-store' } }],
])('%s leaves no copy', async (_, answer) => {
  const { network, storage, ask } = openDevice();
  Object.assign(network, answer);
  await ask('/jobs/1', 'page');
  expect(await (await storage.open(PAGES)).keys()).toEqual([]);
});

test('a file that never changes is fetched once', async () => {
  const { network, ask } = openDevice();
  await ask('/assets/a-1.js', 'asset');
  await ask('/assets/a-1.js', 'asset');
  expect(network.asked).toBe(1);
});

test('the page for a lost connection is stored with all it names', async () => {
  const { network, storage, load, ask } = openDevice();
  network.body = '<link rel="stylesheet" href="/assets/root-1.css"><script src="/assets/entry-2.js"></script>';
  await cacheOfflinePage(storage, load);
  network.isThere = false;
  expect(await (await ask('/offline?von=%2Fjobs', 'offline')).text()).toBe(network.body);
  for (const path of ['/assets/root-1.css', '/assets/entry-2.js']) expect((await ask(path, 'asset')).ok).toBe(true);
});

test('only the pages seen last are retained', async () => {
  const { storage, ask } = openDevice();
  for (const path of ['/jobs/1', '/jobs/2', '/jobs/3', '/jobs/1']) await ask(path, 'page');
  const pages = await storage.open(PAGES);
  await prune(pages, 2);
  expect((await pages.keys()).map(({ url }) => new URL(url).pathname)).toEqual(['/jobs/3', '/jobs/1']);
});
