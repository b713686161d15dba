import { randomUUID } from 'node:crypto';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { DOCUMENT_DAYS, MAX_FEEDS } from '@stellenvisite/contract/feeds/feeds';
import { pauseBeyondLimit } from '@stellenvisite/core/billing/renew-subscriptions';
import { fetchFeed } from '@stellenvisite/core/feeds/fetch/fetch-feed';
import { FETCH_LIMITS, openAnswer } from '@stellenvisite/core/feeds/fetch/open-answer';
import { runFeed } from '@stellenvisite/core/feeds/import/run-feed';
import { findRun } from '@stellenvisite/core/feeds/require-feed';
import { deleteOldDocuments, startDueFeeds } from '@stellenvisite/core/feeds/runs/start-due-feeds';
import { installQueues } from '@stellenvisite/core/platform/queue/install-queues';
import { subscriptions } from '@stellenvisite/db/schema/billing/billing';
import { employers } from '@stellenvisite/db/schema/employers/employers';
import { feedItems, feedRuns, xmlFeeds } from '@stellenvisite/db/schema/feeds/feeds';
import { jobs } from '@stellenvisite/db/schema/jobs/jobs';
import { mails } from '@stellenvisite/db/schema/platform/mails';
import { bookPlan, createEmployer, createPlaces, NOW } from '@stellenvisite/db/testing-market';
import { and, asc, eq, gt } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { createContext } from '../context.ts';
import { jobsOf, SLICES } from '../slices.ts';
import { buildTestApp } from '../testing/build-test-app.ts';
import { createPerson, signIn } from '../testing/people.ts';

const XML = 'text/xml';
type Document = { body: string | Buffer; type?: string; location?: string };
/** The answers of the employer's server by path; any other path is not found. */
const documents = new Map<string, Document>();
let onRequest: (() => Promise<unknown>) | null = null;
const asked: string[] = [];
const authorizations: (string | undefined)[] = [];
const DRIPPING = '/dripping.xml';
/** Arrives for as long as anybody listens. */
function drip(response: ServerResponse): void {
  response.write('<source>');
  const timer = setInterval(() => response.write(item({ id: 'A' })), 20);
  response.on('close', () => clearInterval(timer));
}
const server = createServer(async ({ url = '', headers }, response) => {
  asked.push(headers.host ?? '');
  authorizations.push(headers.authorization);
  await onRequest?.();
  const { body, type = XML, location } = documents.get(url) ?? {};
  if (url === DRIPPING) drip(response);
  else if (location) response.writeHead(302, { location }).end();
  else if (body === undefined) response.writeHead(404).end();
  else response.setHeader('content-type', type).end(body);
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const { port } = server.address() as AddressInfo;
const other = createServer((request, response) => server.emit('request', request, response));
await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
const { port: otherPort } = other.address() as AddressInfo;
afterAll(() => {
  for (const each of [server, other]) {
    each.closeAllConnections();
    each.close();
  }
});
const HOST = `feed.klinik.example:${port}`;

const addresses: Record<string, string[]> = {};
let time = NOW.getTime();
/** How much later it is at each look at the clock. */
let tick = 0;
const now = () => {
  time += tick;
  return new Date(time);
};
const { app, database, services } = await buildTestApp({
  now,
  network: {
    lookup: async (host) => [{ address: addresses[host]?.shift() ?? '127.0.0.1', family: 4 }],
    resolveTxt: async () => [],
    allowHosts: [HOST, `feed.klinik.example:${otherPort}`, `dieb.klinik.example:${port}`],
  },
});
const { db } = database;
await createPlaces(db);
await installQueues(database, jobsOf(SLICES));
const ctx = createContext(services);
const { id: evaId } = await createPerson(db, { email: 'eva@see.example', role: 'employer' });
let eva = await signIn(app, 'eva@see.example');

type Item = { id: string; title?: string; city?: string; url?: string };
const item = ({ id, title = 'Pflegefachkraft (m/w/d)', city = 'Berlin', url }: Item) => `<job>
  <title>${title}</title><date>2026-11-01</date><referencenumber>${id}</referencenumber>
  <url>${url ?? `https://karriere.klinik.example/stelle/${id}`}</url><city>${city}</city><country>DE</country>
  <description>Wir suchen Sie für Frühdienst und Nachtdienst auf unserer Station.</description></job>`;
const feedOf = (items: readonly Item[]) =>
  `<source><publisher>Klinik</publisher>${items.map(item).join('\n')}</source>`;
const serve = (path: string, items: readonly Item[]) => documents.set(path, { body: feedOf(items) });
const many = (count: number) => Array.from({ length: count }, (_, at) => ({ id: `J-${at + 1}` }));

beforeEach(async () => {
  time = NOW.getTime();
  tick = 0;
  documents.clear();
  onRequest = null;
  asked.length = 0;
  authorizations.length = 0;
  eva = await signIn(app, 'eva@see.example');
  await db.delete(mails);
  await db.delete(employers);
  await createEmployer(db, { id: evaId, name: 'Klinik am See', verifiedAt: NOW });
  await bookPlan(db, evaId, 'group');
});

const create = async (path: string, host = HOST) =>
  (await eva.call('POST', '/api/employer/feeds', { source: { kind: 'url', url: `http://${host}${path}` } })).json();
const start = async (id: string, kind: string): Promise<string> =>
  (await eva.call('POST', `/api/employer/feeds/${id}/runs`, { kind })).json().id;
async function run(id: string, kind: string) {
  const runId = await start(id, kind);
  await runFeed(ctx, runId);
  return (await eva.call('GET', `/api/employer/feeds/${id}/runs/${runId}`)).json();
}
async function imported(path: string, items: readonly Item[]): Promise<string> {
  serve(path, items);
  const { id } = await create(path);
  await run(id, 'import');
  return id;
}
const later = async (hours: number) => {
  time += hours * 3_600_000;
  eva = await signIn(app, 'eva@see.example');
};
const jobsNow = () =>
  db.select({ id: jobs.id, status: jobs.status, title: jobs.title }).from(jobs).orderBy(asc(jobs.createdAt));
const callImporter = async (body: object) => {
  const sent = await eva.call('POST', '/functions/v1/xml-feed-importer', { employer_id: evaId, ...body });
  return sent.json();
};

test('a job that one feed gives up and another has is handed over, and is never taken down', async () => {
  const old = await imported('/old.xml', [{ id: 'A' }, { id: 'B' }]);
  const [first] = await db.select({ id: feedItems.jobId }).from(feedItems).where(eq(feedItems.externalId, 'A'));
  const other = await imported('/new.xml', [{ id: 'A' }]);
  expect(await jobsNow()).toHaveLength(2);
  serve('/old.xml', [{ id: 'B' }]);
  await later(24);
  expect((await run(old, 'sync')).counts).toMatchObject({ unchanged: 1, paused: 0, ended: 0 });
  serve('/new.xml', [{ id: 'A', title: 'Hebamme (m/w/d)' }]);
  await later(24);
  expect((await run(other, 'sync')).counts).toMatchObject({ updated: 1, created: 0 });
  const after = await jobsNow();
  expect(after.map(({ status }) => status)).toEqual(['published', 'published']);
  expect(after.find(({ id }) => id === first?.id)?.title).toBe('Hebamme (m/w/d)');
  // The first feed has it again: it is the other one's now.
  serve('/old.xml', [{ id: 'A', title: 'Hebamme (m/w/d)' }, { id: 'B' }]);
  await later(24);
  expect((await run(old, 'sync')).counts).toMatchObject({ duplicates: 1, created: 0 });
});

test('what a deleted feed shared with another stays public and follows the other', async () => {
  const old = await imported('/old.xml', [{ id: 'A' }, { id: 'B' }]);
  const other = await imported('/new.xml', [{ id: 'A' }]);
  expect((await eva.call('DELETE', `/api/employer/feeds/${old}?jobs=close`)).statusCode).toBe(204);
  expect((await jobsNow()).map(({ status }) => status).sort()).toEqual(['closed', 'published']);
  documents.set('/new.xml', { body: feedOf([{ id: 'C' }]) });
  await later(24);
  expect((await run(other, 'sync')).counts).toMatchObject({ created: 1, paused: 1 });
});

test('the same id in two feeds is one job where the title is the same, wherever it is reported to be', async () => {
  await imported('/a.xml', [{ id: '1' }, { id: '2' }]);
  serve('/b.xml', [
    { id: '1', city: 'Hamburg', url: 'https://b.example/1' },
    { id: '2', title: 'Hebamme (m/w/d)', url: 'https://b.example/2' },
  ]);
  const { id } = await create('/b.xml');
  expect((await run(id, 'import')).counts).toMatchObject({ duplicates: 1, created: 1 });
});

test('a public job that its feed breaks and then gives up is paused', async () => {
  const id = await imported('/a.xml', [{ id: 'A' }, { id: 'B' }]);
  serve('/a.xml', [{ id: 'A', city: '' }, { id: 'B' }]);
  await later(24);
  expect((await run(id, 'sync')).counts).toMatchObject({ quarantined: 1 });
  expect((await jobsNow()).map(({ status }) => status)).toEqual(['published', 'published']);
  serve('/a.xml', [{ id: 'B' }]);
  await later(24);
  expect((await run(id, 'sync')).counts).toMatchObject({ paused: 1 });
  expect((await jobsNow()).map(({ status }) => status).sort()).toEqual(['paused', 'published']);
});

test('a job that its feed had lost and brings back broken is public again once it is corrected', async () => {
  const id = await imported('/a.xml', [{ id: 'A' }, { id: 'B' }]);
  serve('/a.xml', [{ id: 'B' }]);
  await later(24);
  expect((await run(id, 'sync')).counts).toMatchObject({ paused: 1 });
  serve('/a.xml', [{ id: 'A', city: '' }, { id: 'B' }]);
  await later(24);
  expect((await run(id, 'sync')).counts).toMatchObject({ quarantined: 1 });
  const [quarantined] = await db.select({ id: feedItems.id }).from(feedItems).where(eq(feedItems.state, 'quarantined'));
  expect(
    (
      await eva.call('PATCH', `/api/employer/feeds/quarantined-items/${quarantined?.id}`, {
        values: { city: 'Berlin' },
      })
    ).statusCode,
  ).toBe(200);
  expect((await jobsNow()).map(({ status }) => status)).toEqual(['published', 'published']);
});

test('a job that the employer paused stays so, also where the feed loses it and has it again', async () => {
  const id = await imported('/a.xml', [{ id: 'A' }, { id: 'B' }]);
  const [first] = await db.select({ id: feedItems.jobId }).from(feedItems).where(eq(feedItems.externalId, 'A'));
  expect((await eva.call('POST', `/api/employer/jobs/${first?.id}/pause`)).statusCode).toBe(200);
  serve('/a.xml', [{ id: 'B' }]);
  await later(24);
  expect((await run(id, 'sync')).counts).toMatchObject({ paused: 0, ended: 0 });
  serve('/a.xml', [{ id: 'A' }, { id: 'B' }]);
  await later(24);
  await run(id, 'sync');
  expect((await jobsNow()).find((job) => job.id === first?.id)?.status).toBe('paused');
});

const statuses = async () => (await jobsNow()).map(({ status }) => status).sort();
/** Ends the plan and pauses the jobs beyond the limit, as the end of a plan does. */
async function endPlan(): Promise<void> {
  await db.update(subscriptions).set({ endedAt: now() }).where(eq(subscriptions.employerId, evaId));
  await db.transaction((tx) => pauseBeyondLimit(ctx, tx, evaId));
}

test('jobs that the end of a plan took down stay down, whatever the feed does', async () => {
  const id = await imported('/a.xml', many(4));
  await endPlan();
  expect(await statuses()).toEqual(['paused', 'paused', 'paused', 'paused']);
  for (const count of [2, 4]) {
    serve('/a.xml', many(count));
    await later(24);
    await run(id, 'sync');
    expect(await statuses()).toEqual(['paused', 'paused', 'paused', 'paused']);
  }
});

test.for([
  { name: 'as they were', title: undefined },
  { name: 'changed', title: 'Pflegefachkraft im Nachtdienst (m/w/d)' },
])(
  'jobs that ran out while nobody fetched their feed come back $name as far as the plan has places',
  async ({ title }) => {
    await db.update(subscriptions).set({ planId: 'practice' }).where(eq(subscriptions.employerId, evaId));
    const id = await imported('/a.xml', many(3));
    const live = () => db.$count(jobs, and(eq(jobs.status, 'published'), gt(jobs.validThrough, new Date(time))));
    await later(24 * 100);
    expect(await live()).toBe(0);
    await imported('/b.xml', [
      { id: 'K-1', city: 'Hamburg' },
      { id: 'K-2', city: 'Bremen' },
    ]);
    expect(await live()).toBe(2);
    serve(
      '/a.xml',
      many(3).map((each) => ({ ...each, ...(title && { title }) })),
    );
    await run(id, 'sync');
    expect(await live()).toBe(3);
  },
);

test('undoing brings back what that decision paused, nothing else, and nothing beyond the plan', async () => {
  const id = await imported('/a.xml', many(10));
  const [own] = await db.select({ id: feedItems.jobId }).from(feedItems).where(eq(feedItems.externalId, 'J-9'));
  await eva.call('POST', `/api/employer/jobs/${own?.id}/pause`);
  serve('/a.xml', many(3));
  await later(24);
  const onHold = await run(id, 'sync');
  const path = `/api/employer/feeds/${id}/runs/${onHold.id}/decision`;
  await eva.call('POST', path, { way: 'pause_missing' });
  expect(await db.$count(jobs, eq(jobs.status, 'published'))).toBe(3);
  await db.update(subscriptions).set({ planId: 'practice' }).where(eq(subscriptions.employerId, evaId));
  const refused = await eva.call('DELETE', path);
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'billing.no_place']);
  expect(await db.$count(jobs, eq(jobs.status, 'published'))).toBe(3);
  await db.update(subscriptions).set({ planId: 'group' }).where(eq(subscriptions.employerId, evaId));
  expect((await eva.call('DELETE', path)).json()).toMatchObject({ decision: null });
  const paused = await db.select({ id: jobs.id }).from(jobs).where(eq(jobs.status, 'paused'));
  expect(paused).toEqual([{ id: own?.id }]);
});

test('jobs that a removed feed left are adopted when it is added again, and are not there twice', async () => {
  const id = await imported('/a.xml', [{ id: 'A' }, { id: 'B' }]);
  const before = await jobsNow();
  expect((await eva.call('DELETE', `/api/employer/feeds/${id}?jobs=keep`)).statusCode).toBe(204);
  await later(24);
  serve('/a.xml', [{ id: 'A' }, { id: 'B' }, { id: 'C' }]);
  const again = await create('/a.xml');
  expect((await run(again.id, 'import')).counts).toMatchObject({ created: 1, updated: 2 });
  const after = await jobsNow();
  expect(after.map((job) => job.id)).toEqual(expect.arrayContaining(before.map((job) => job.id)));
  expect(after).toHaveLength(3);
  serve('/a.xml', [{ id: 'A' }, { id: 'C' }]);
  await later(24);
  expect((await run(again.id, 'sync')).counts).toMatchObject({ paused: 1 });
});

test('a job that a removed feed left is adopted also where it is quarantined first and corrected', async () => {
  const id = await imported('/a.xml', [{ id: 'A' }]);
  await eva.call('DELETE', `/api/employer/feeds/${id}?jobs=keep`);
  await later(24);
  await imported('/a.xml', [{ id: 'A', city: '' }]);
  const [quarantined] = await db.select({ id: feedItems.id }).from(feedItems).where(eq(feedItems.state, 'quarantined'));
  await eva.call('PATCH', `/api/employer/feeds/quarantined-items/${quarantined?.id}`, { values: { city: 'Berlin' } });
  expect(await jobsNow()).toHaveLength(1);
});

test('an import that is cancelled while its document is read judges nothing', async () => {
  const id = await imported('/a.xml', many(600));
  const published = await db.$count(jobs, eq(jobs.status, 'published'));
  documents.set('/a.xml', { body: `${feedOf(many(600))}\n` });
  await later(24);
  const runId = await start(id, 'sync');
  onRequest = () => eva.call('POST', `/api/employer/feeds/${id}/runs/${runId}/cancellation`);
  // Each look at the clock is long after the one before: the lease is renewed, and the wish to cancel met.
  tick = 30_000;
  await runFeed(ctx, runId);
  tick = 0;
  expect(await findRun(ctx, runId)).toMatchObject({ status: 'cancelled', items: null, drop: null });
  expect(await db.$count(jobs, eq(jobs.status, 'published'))).toBe(published);
}, 60_000);

test('a fetch that is cancelled while the document arrives ends, and says until then how much has come', async () => {
  const id = await imported('/a.xml', [{ id: 'A' }]);
  await db.update(xmlFeeds).set({ url: `http://${HOST}${DRIPPING}` });
  const runId = await start(id, 'sync');
  onRequest = () => eva.call('POST', `/api/employer/feeds/${id}/runs/${runId}/cancellation`);
  await runFeed(ctx, runId);
  const run = await findRun(ctx, runId);
  expect(run).toMatchObject({ status: 'cancelled', failure: null, documentKey: null });
  expect(run?.bytes).toBeGreaterThan(1000);
  expect(await db.$count(jobs, eq(jobs.status, 'published'))).toBe(1);
}, 30_000);

test('a file is uploaded again for the same feed: it changes what is different, and the one before stays stored for its run', async () => {
  const upload = (id: string, items: readonly Item[]) =>
    app.inject({
      method: 'PUT',
      url: `/api/employer/feeds/${id}/document`,
      headers: { authorization: `Bearer ${eva.token}`, 'content-type': 'application/octet-stream' },
      payload: feedOf(items),
    });
  const source = { kind: 'file', fileName: 'stellen.xml' };
  const { id } = (await eva.call('POST', '/api/employer/feeds', { source })).json();
  await upload(id, [{ id: 'A' }, { id: 'B' }]);
  await run(id, 'validate');
  const first = await run(id, 'import');
  await upload(id, [{ id: 'A', title: 'Hebamme (m/w/d)' }]);
  expect((await run(id, 'import')).counts).toMatchObject({ updated: 1, paused: 1, created: 0 });
  const document = await eva.call('GET', `/api/employer/feeds/${id}/runs/${first.id}/document`);
  expect(document.body).toContain('<referencenumber>B</referencenumber>');
});

test('people are notified once of a feed that is too small, however often it is fetched', async () => {
  const id = await imported('/a.xml', many(10));
  serve('/a.xml', many(3));
  for (let at = 0; at < 3; at++) {
    await later(1);
    expect((await run(id, 'sync')).status).toBe('on_hold');
  }
  expect(await db.$count(mails, eq(mails.to, 'eva@see.example'))).toBe(1);
});

test('the importer of the specification fetches what is there now, and imports no feed that has collapsed', async () => {
  const url = `http://${HOST}/a.xml`;
  serve('/a.xml', many(4));
  expect(await callImporter({ url, validate_only: true })).toMatchObject({ valid: true, summary: { successful: 4 } });
  serve('/a.xml', many(6));
  expect(await callImporter({ url, force_update: true })).toMatchObject({ success: true, summary: { successful: 6 } });
  serve('/a.xml', many(2));
  await later(2);
  const refused = { valid: false, success: false, error: 'too_small' };
  expect(await callImporter({ url, force_update: true })).toMatchObject(refused);
  expect(await callImporter({ url })).toMatchObject(refused);
  expect(await db.$count(jobs, eq(jobs.status, 'published'))).toBe(6);
});

const storedFiles = async () => {
  const { objects } = await services.files.listAll('', { recursive: true });
  return [...objects].flatMap((object) => (object.isFile ? [object.key] : [])).sort();
};

test('a check by the importer of the specification leaves no feed behind, whatever its outcome', async () => {
  serve('/a.xml', many(2));
  const before = await storedFiles();
  const check = (path: string) => callImporter({ url: `http://${HOST}${path}`, validate_only: true });
  expect(await check('/a.xml')).toMatchObject({ valid: true, summary: { successful: 2 } });
  expect(await check('/missing.xml')).toMatchObject({ valid: false, error: 'not_found' });
  expect((await Promise.all([check('/a.xml'), check('/a.xml'), check('/a.xml')])).some(({ valid }) => valid)).toBe(
    true,
  );
  expect(await db.$count(xmlFeeds)).toBe(0);
  expect(await storedFiles()).toEqual(before);
  const { id } = await create('/a.xml');
  expect(await check('/a.xml')).toMatchObject({ valid: true });
  expect(await db.$count(xmlFeeds, eq(xmlFeeds.id, id))).toBe(1);
});

test('the feed of a check whose process was killed is deleted within the hour, with its documents', async () => {
  serve('/a.xml', many(2));
  const checked = await create('/a.xml');
  const own = await create('/a.xml?own');
  const check = { kind: 'validate', trigger: 'function', status: 'failed', queuedAt: NOW } as const;
  const documentKey = 'feeds/killed.xml';
  await services.files.put(documentKey, 'x');
  await db.insert(feedRuns).values({ ...check, id: randomUUID(), feedId: checked.id, documentKey });
  await later(0.9);
  await startDueFeeds(ctx);
  expect(await db.$count(xmlFeeds)).toBe(2);
  await later(0.2);
  await startDueFeeds(ctx);
  expect((await db.select({ id: xmlFeeds.id }).from(xmlFeeds)).map(({ id }) => id)).toEqual([own.id]);
  expect(await storedFiles()).not.toContain(documentKey);
});

test('the importer of the specification makes no more feeds than an employer may have', async () => {
  const { id: _id, ...row } = (await db
    .insert(xmlFeeds)
    .values({
      id: crypto.randomUUID(),
      employerId: evaId,
      name: 'a',
      source: 'url',
      createdAt: NOW,
      updatedAt: NOW,
    })
    .returning()
    .then(([first]) => first)) as typeof xmlFeeds.$inferSelect;
  await db.insert(xmlFeeds).values(Array.from({ length: MAX_FEEDS - 1 }, () => ({ ...row, id: crypto.randomUUID() })));
  expect(await callImporter({ url: `http://${HOST}/b.xml` })).toMatchObject({ error: 'feed.limit_reached' });
  expect(await db.$count(xmlFeeds)).toBe(MAX_FEEDS);
});

test('feeds that are added at once respect the limit, and concurrent requests for one address add one feed', async () => {
  serve('/a.xml', many(1));
  const { id } = await create('/a.xml');
  const [row] = await db.select().from(xmlFeeds).where(eq(xmlFeeds.id, id));
  if (!row) throw new Error('no feed');
  const others = Array.from({ length: MAX_FEEDS - 3 }, () => ({ ...row, id: crypto.randomUUID() }));
  await db.insert(xmlFeeds).values(others);
  const again = { url: `http://${HOST}/again.xml` };
  serve('/again.xml', many(1));
  await Promise.all([callImporter(again), callImporter(again), callImporter(again)]);
  expect(await db.$count(xmlFeeds, eq(xmlFeeds.url, again.url))).toBe(1);
  await Promise.all([create('/b.xml'), create('/c.xml'), create('/d.xml')]);
  expect(await db.$count(xmlFeeds)).toBe(MAX_FEEDS);
});

test('a new rule is applied to the whole feed, also where its server says that nothing has changed', async () => {
  const id = await imported('/a.xml', [{ id: 'A' }, { id: 'B', city: '' }]);
  await db.update(xmlFeeds).set({ lastModified: 'Sun, 01 Nov 2026 00:00:00 GMT' }).where(eq(xmlFeeds.id, id));
  const [quarantined] = (await eva.call('GET', '/api/employer/feeds/quarantined-items')).json().items;
  const rule = { kind: 'default', field: 'city', from: null, to: 'Berlin' };
  const corrected = await eva.call('PATCH', `/api/employer/feeds/quarantined-items/${quarantined.id}`, {
    values: {},
    rule,
  });
  expect(corrected.statusCode).toBe(200);
  const [feed] = await db.select().from(xmlFeeds).where(eq(xmlFeeds.id, id));
  expect(feed).toMatchObject({ documentHash: null, etag: null, lastModified: null });
});

const page = (id: string) => ({
  type: 'text/html',
  body: `<!doctype html><html><head><script type="application/ld+json">${JSON.stringify({
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: 'Pflegefachkraft (m/w/d)',
    identifier: { '@type': 'PropertyValue', value: id },
    datePosted: '2026-11-01',
    description: '<p>Wir suchen Sie für unsere Station.</p>',
    hiringOrganization: 'Klinik am See',
    jobLocation: { '@type': 'Place', address: { addressLocality: 'Berlin', addressCountry: 'DE' } },
  })}</script></head></html>`,
});
const urlset = (paths: readonly string[]) =>
  `<urlset>${paths.map((path) => `<url><loc>http://${HOST}${path}</loc></url>`).join('')}</urlset>`;

test('the sitemaps that an index names are read too; where one does not answer, nothing counts as gone', async () => {
  const index = ['/jobs.xml', '/more.xml.gz'].map((path) => `<sitemap><loc>http://${HOST}${path}</loc></sitemap>`);
  documents.set('/sitemap.xml', { body: `<sitemapindex>${index.join('')}</sitemapindex>` });
  documents.set('/jobs.xml', { body: urlset(['/stelle/1', '/stelle/2']) });
  documents.set('/more.xml.gz', { body: gzipSync(urlset(['/stelle/3'])), type: 'application/gzip' });
  for (const id of ['1', '2', '3']) documents.set(`/stelle/${id}`, page(id));
  const feed = await create('/sitemap.xml');
  expect(feed).toMatchObject({ format: 'json-ld', recognition: { items: 3, failure: null } });
  expect((await run(feed.id, 'import')).counts).toMatchObject({ created: 3 });
  documents.set('/more.xml.gz', { body: gzipSync(urlset(['/stelle/3'])).subarray(0, 40), type: 'application/gzip' });
  await later(24);
  expect((await run(feed.id, 'sync')).counts).toMatchObject({ unchanged: 2, paused: 0 });
  documents.set('/sitemap.xml', { body: `<sitemapindex>${index[0]}` });
  await later(24);
  expect(await run(feed.id, 'sync')).toMatchObject({ status: 'failed', failure: 'truncated' });
  documents.set('/sitemap.xml', { body: `<sitemapindex>${index[0]}</sitemapindex>` });
  await later(24);
  expect((await run(feed.id, 'sync')).counts).toMatchObject({ unchanged: 2, paused: 1 });
}, 60_000);

test('a look at a long sitemap ends after its time and says so, an import reads all of it', async () => {
  const ids = many(4).map(({ id }) => id);
  documents.set('/sitemap.xml', { body: urlset(ids.map((id) => `/stelle/${id}`)) });
  for (const id of ids) documents.set(`/stelle/${id}`, page(id));
  const { id } = await create('/sitemap.xml');
  const [feed] = await db.select().from(xmlFeeds).where(eq(xmlFeeds.id, id));
  if (!feed) throw new Error('no feed');
  asked.length = 0;
  const look = await fetchFeed(ctx, feed, { runId: randomUUID(), lookMs: 1 });
  expect(look?.isCut).toBe(true);
  expect(asked).toHaveLength(2);
  expect((await run(id, 'import')).counts).toMatchObject({ created: 4 });
}, 60_000);

test('a list in pages that ends before its own number changes nothing', async () => {
  const content = [{ id: 'S-1', name: 'Pflegefachkraft (m/w/d)', refNumber: 'R', location: { city: 'Berlin' } }];
  const type = 'application/json';
  documents.set('/list', { type, body: JSON.stringify({ totalFound: 3, content }) });
  documents.set('/list?offset=1', { type, body: JSON.stringify({ totalFound: 3, content: [] }) });
  expect((await create('/list')).recognition.failure).toBe('truncated');
});

test('a document is stored for two weeks, and then deleted while the log stays', async () => {
  const id = await imported('/a.xml', [{ id: 'A' }]);
  const [last] = (await eva.call('GET', `/api/employer/feeds/${id}/runs`)).json().items;
  const document = () => eva.call('GET', `/api/employer/feeds/${id}/runs/${last.id}/document`);
  await later((DOCUMENT_DAYS - 1) * 24);
  await deleteOldDocuments(ctx, DOCUMENT_DAYS);
  expect((await document()).body).toContain('<referencenumber>A</referencenumber>');
  await later(2 * 24);
  await deleteOldDocuments(ctx, DOCUMENT_DAYS);
  expect((await document()).json().code).toBe('feed.document_gone');
  expect((await eva.call('GET', `/api/employer/feeds/${id}/runs/${last.id}`)).json().counts.created).toBe(1);
});

const BASIC = { kind: 'basic', name: 'karriere', secret: 'Geheim-123' };
const withSecret = async (path: string, host = HOST) => {
  const source = { kind: 'url', url: `http://${host}${path}`, auth: BASIC };
  return (await eva.call('POST', '/api/employer/feeds', { source })).json();
};

test.each([
  ['another host', `http://dieb.klinik.example:${port}/a.xml`],
  ['another port', `http://feed.klinik.example:${otherPort}/a.xml`],
])('the stored secret of a feed is never sent to %s', async (_name, url) => {
  serve('/a.xml', many(1));
  const { id } = await withSecret('/a.xml');
  expect(authorizations).toHaveLength(1);
  expect(authorizations[0]).toMatch(/^Basic /);
  const moved = await eva.call('PATCH', `/api/employer/feeds/${id}`, { url });
  expect(moved.json()).toMatchObject({ url, auth: { kind: 'none', name: null }, recognition: { items: 1 } });
  expect(authorizations.slice(1)).toEqual([undefined]);
  // Nor does it come back with the address.
  await eva.call('PATCH', `/api/employer/feeds/${id}`, { url: `http://${HOST}/a.xml` });
  expect(authorizations.slice(2)).toEqual([undefined]);
  const renewed = await eva.call('PATCH', `/api/employer/feeds/${id}`, { url, auth: BASIC });
  expect(renewed.json().auth).toEqual({ kind: 'basic', name: 'karriere' });
  expect(authorizations.at(-1)).toMatch(/^Basic /);
});

test('another path of the same server gets the stored secret', async () => {
  serve('/a.xml', many(1));
  serve('/b.xml', many(1));
  const { id } = await withSecret('/a.xml');
  const moved = await eva.call('PATCH', `/api/employer/feeds/${id}`, { url: `http://${HOST}/b.xml` });
  expect(moved.json().auth).toEqual({ kind: 'basic', name: 'karriere' });
  expect(authorizations.at(-1)).toMatch(/^Basic /);
});

test('a redirect to another server of the site, and pages there that a sitemap names, get no secret', async () => {
  documents.set('/a.xml', { body: '', location: `http://dieb.klinik.example:${port}/b.xml` });
  serve('/b.xml', many(1));
  await withSecret('/a.xml');
  expect(authorizations.map((each) => each !== undefined)).toEqual([true, false]);
  authorizations.length = 0;
  const page = `http://dieb.klinik.example:${port}/stelle/1`;
  documents.set('/map.xml', { body: `<urlset><url><loc>${page}</loc></url></urlset>` });
  documents.set('/stelle/1', { body: '<html></html>', type: 'text/html' });
  await withSecret('/map.xml');
  expect(authorizations.map((each) => each !== undefined)).toEqual([true, false]);
});

test('a page that is not encrypted gets no secret of a feed that is', async () => {
  serve('/a.xml', many(1));
  const { id } = await withSecret('/a.xml');
  const [feed] = await db.select().from(xmlFeeds).where(eq(xmlFeeds.id, id));
  if (!feed) throw new Error('no feed');
  const page = new URL(`http://${HOST}/a.xml`);
  await openAnswer(ctx, { ...feed, url: `https://${HOST}/map.xml` }, page, { limits: FETCH_LIMITS });
  expect(authorizations.at(-1)).toBeUndefined();
});

test('a name of the same site that leads into our own network is refused on the way', async () => {
  documents.set('/a.xml', { body: '', location: `http://intern.klinik.example:${port}/secret` });
  documents.set('/secret', { body: feedOf([{ id: 'A' }]) });
  expect((await create('/a.xml')).recognition.failure).toBe('address_refused');
  expect(asked).toEqual([HOST]);
});

test('a request goes to the network address that was checked, without a second lookup in between', async () => {
  serve('/a.xml', [{ id: 'A' }]);
  // A public address at first, for whoever checks; then the loopback, for whoever connects.
  addresses['rebinding.klinik.example'] = ['93.184.215.14', '127.0.0.1'];
  const { recognition } = await create('/a.xml', `rebinding.klinik.example:${port}`);
  expect(recognition.failure).not.toBeNull();
  expect(asked).toEqual([]);
}, 60_000);

test('the first time that a job was seen is preserved', async () => {
  const id = await imported('/a.xml', [{ id: 'A' }]);
  const [before] = await db
    .select({ at: feedItems.firstSeenAt, postedAt: jobs.postedAt })
    .from(feedItems)
    .innerJoin(jobs, eq(jobs.id, feedItems.jobId));
  serve('/a.xml', [{ id: 'A', title: 'Hebamme (m/w/d)' }]);
  await later(24);
  expect((await run(id, 'sync')).counts).toMatchObject({ updated: 1 });
  const [after] = await db
    .select({ at: feedItems.firstSeenAt, postedAt: jobs.postedAt })
    .from(feedItems)
    .innerJoin(jobs, eq(jobs.id, feedItems.jobId));
  expect(after).toEqual(before);
});
