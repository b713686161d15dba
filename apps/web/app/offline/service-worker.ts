import { answerRequest } from './answer-request.ts';
import { cacheOfflinePage, isPublic, PAGES, storedKindOf } from './cached-pages.ts';
import { openPushed, type Pages, showPush } from './push-events.ts';

/** As far as it is used here: the types of a worker and those of a page do not go into one program. */
type WorkerEvent = Event & { waitUntil: (work: Promise<unknown>) => void };
type WorkerFetchEvent = WorkerEvent & { request: Request; respondWith: (answer: Promise<Response>) => void };
type WorkerPushEvent = WorkerEvent & { data: { text: () => string } | null };
type WorkerClickEvent = WorkerEvent & { notification: { data: { path: string }; close: () => void } };
type Worker = {
  location: Location;
  caches: CacheStorage;
  fetch: typeof fetch;
  skipWaiting: () => Promise<void>;
  clients: Pages & { claim: () => Promise<void> };
  registration: { showNotification: (title: string, options: object) => Promise<void> };
  addEventListener: {
    (type: 'install' | 'activate', listener: (event: WorkerEvent) => void): void;
    (type: 'fetch', listener: (event: WorkerFetchEvent) => void): void;
    (type: 'push', listener: (event: WorkerPushEvent) => void): void;
    (type: 'notificationclick', listener: (event: WorkerClickEvent) => void): void;
  };
};
const worker = globalThis as unknown as Worker;
const around = { storage: worker.caches, load: worker.fetch.bind(worker) };

worker.addEventListener('install', (event) => {
  event.waitUntil(Promise.all([cacheOfflinePage(around.storage, around.load), worker.skipWaiting()]));
});

worker.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([worker.clients.claim(), cacheOpenPages()]));
});

worker.addEventListener('fetch', (event) => {
  const kind = storedKindOf(event.request, worker.location.origin);
  if (kind) event.respondWith(answerRequest(event.request, kind, around));
});

worker.addEventListener('push', (event) => {
  event.waitUntil(showPush(worker.registration, event.data?.text()));
});

worker.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openPushed(worker.clients, worker.location.origin, event.notification.data.path));
});

/** The pages that were opened before this worker was there. */
async function cacheOpenPages(): Promise<void> {
  const pages = await around.storage.open(PAGES);
  const open = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const urls = open.map(({ url }) => url.replace(/#.*/, '')).filter((url) => isPublic(new URL(url).pathname));
  await Promise.allSettled([...new Set(urls)].map((url) => pages.add(url)));
}
