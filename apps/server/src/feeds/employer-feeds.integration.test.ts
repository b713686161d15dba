import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { gzipSync } from 'node:zlib';
import { embargoEndsOn } from '@stellenvisite/contract/jobs/swiss-embargo';
import { startOfBerlinDay } from '@stellenvisite/contract/platform/berlin-time';
import { getPlan } from '@stellenvisite/core/employers/plan/get-plan';
import { FETCH_LIMITS } from '@stellenvisite/core/feeds/fetch/open-answer';
import { executeRun, runFeed } from '@stellenvisite/core/feeds/import/run-feed';
import { acquireLease, LEASE_MS } from '@stellenvisite/core/feeds/import/run-lease';
import { findRun } from '@stellenvisite/core/feeds/require-feed';
import { startDueFeeds } from '@stellenvisite/core/feeds/runs/start-due-feeds';
import { installQueues } from '@stellenvisite/core/platform/queue/install-queues';
import { subscriptions } from '@stellenvisite/db/schema/billing/billing';
import { employers } from '@stellenvisite/db/schema/employers/employers';
import { feedItems, feedRuns, xmlFeeds } from '@stellenvisite/db/schema/feeds/feeds';
import { jobPostings } from '@stellenvisite/db/schema/jobs/job-postings';
import { jobs } from '@stellenvisite/db/schema/jobs/jobs';
import { mails } from '@stellenvisite/db/schema/platform/mails';
import { bookPlan, createEmployer, createPlaces, NOW } from '@stellenvisite/db/testing-market';
import { demoFeedUrl } from '@stellenvisite/demo/feeds/demo-feeds';
import { createClient } from '@supabase/supabase-js';
import { asc, eq, isNotNull } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { createContext } from '../context.ts';
import { jobsOf, SLICES } from '../slices.ts';
import { buildTestApp } from '../testing/build-test-app.ts';
import { createAdminPerson, createPerson, signIn, signInAdmin } from '../testing/people.ts';
import { completeDemoFeeds } from './complete-demo-feeds.ts';
import { writeDemoFeed } from './feeds.routes.ts';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;
let answer: Answer = (_request, response) => response.end('');
const server = createServer((request, response) => answer(request, response));
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const { port } = server.address() as AddressInfo;
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** The network addresses by host; each lookup takes the next one of the list. */
const addresses: Record<string, string[]> = {};
let time = NOW.getTime();
const { app, database, services } = await buildTestApp({
  now: () => new Date(time),
  network: {
    lookup: async (host) => [{ address: (addresses[host] ?? ['127.0.0.1']).shift() ?? '127.0.0.1', family: 4 }],
    resolveTxt: async () => [],
    allowHosts: [`feed.klinik.example:${port}`],
  },
});
const { db } = database;
await createPlaces(db);
await installQueues(database, jobsOf(SLICES));
const ctx = createContext(services);
const { id: evaId } = await createPerson(db, { email: 'eva@see.example', role: 'employer' });
await createPerson(db, { email: 'wald@wald.example', role: 'employer' });
await createAdminPerson(db, 'ada@amt.example');
let eva = await signIn(app, 'eva@see.example');
const wald = await signIn(app, 'wald@wald.example');
const ada = await signInAdmin(app, 'ada@amt.example');
const ADDRESS = `http://feed.klinik.example:${port}/jobs.xml`;

type Item = { id?: string; title?: string; city?: string; text?: string; country?: string; salary?: string };
const item = ({
  id = '1',
  title = 'Pflegefachkraft (m/w/d)',
  city = 'Berlin',
  text,
  country = 'DE',
  salary,
}: Item) => `<job>
  <title><![CDATA[${title}]]></title><date>2026-11-01</date><referencenumber>${id}</referencenumber>
  <url>https://karriere.klinik.example/stelle/${id}</url><company>Klinik am See</company>
  <city>${city}</city><country>${country}</country>
  <description><![CDATA[${text ?? '<p>Wir suchen Sie für Frühdienst und Nachtdienst auf unserer Station.</p>'}]]></description>
  ${salary ? `<salary>${salary}</salary>` : ''}<jobtype>fulltime</jobtype>
</job>`;
const feedOf = (items: readonly Item[]) =>
  `<?xml version="1.0" encoding="utf-8"?>\n<source>\n<publisher>Klinik</publisher>\n${items.map(item).join('\n')}\n</source>`;
const many = (count: number, from = 1) => Array.from({ length: count }, (_, at) => ({ id: `J-${from + at}` }));
const serve = (items: readonly Item[]) => {
  answer = (_request, response) => response.setHeader('content-type', 'text/xml').end(feedOf(items));
};

beforeEach(async () => {
  time = NOW.getTime();
  eva = await signIn(app, 'eva@see.example');
  for (const host of Object.keys(addresses)) delete addresses[host];
  await db.delete(employers);
  await createEmployer(db, { id: evaId, name: 'Klinik am See', verifiedAt: NOW });
  await bookPlan(db, evaId, 'group');
});

const create = async (url = ADDRESS) =>
  (await eva.call('POST', '/api/employer/feeds', { source: { kind: 'url', url } })).json();
const start = async (id: string, kind: string, more: object = {}) =>
  (await eva.call('POST', `/api/employer/feeds/${id}/runs`, { kind, ...more })).json();
/** Starts a run and works on it, as the worker does. */
async function run(id: string, kind: string, more: object = {}) {
  const { id: runId } = await start(id, kind, more);
  await runFeed(ctx, runId);
  return (await eva.call('GET', `/api/employer/feeds/${id}/runs/${runId}`)).json();
}
async function imported(items: readonly Item[]) {
  serve(items);
  const feed = await create();
  await run(feed.id, 'validate');
  await run(feed.id, 'import');
  return feed.id as string;
}
const later = async (hours: number) => {
  time += hours * 3_600_000;
  eva = await signIn(app, 'eva@see.example');
};
const stateOf = async (id: string) => {
  const rows = await db
    .select({ id: feedItems.externalId, state: feedItems.state, status: jobs.status, title: jobs.title })
    .from(feedItems)
    .leftJoin(jobs, eq(jobs.id, feedItems.jobId))
    .where(eq(feedItems.feedId, id))
    .orderBy(asc(feedItems.externalId));
  return rows;
};
const statusOf = async (id: string) => (await stateOf(id)).map((row) => [row.id, row.state, row.status]);
const found = async () => (await app.inject('/api/jobs?q=pflegefachkraft')).json().total;

test('an address is recognised, checked, imported, found, changed, removed there and paused here', async () => {
  serve([{ id: 'A' }, { id: 'B' }, { id: 'C', city: '' }, { id: 'D', title: 'Sporttherapeut' }]);
  const feed = await create();
  expect(feed).toMatchObject({ status: 'setup', format: 'indeed', recognition: { items: 4, failure: null } });
  const report = await run(feed.id, 'validate');
  expect(report).toMatchObject({ status: 'done', items: 4, report: { quarantined: 1 } });
  expect(report.problems[0]).toMatchObject({ code: 'place_missing', isBlocking: true, externalId: 'C', field: 'city' });
  expect(report.problems[0].line).toBeGreaterThan(10);
  expect(report.preview[0]).toMatchObject({ title: 'Pflegefachkraft (m/w/d)', category: 'nursing', city: 'Berlin' });
  expect(report.preview[0].shifts).toEqual(['early', 'night']);
  expect(await db.$count(jobs)).toBe(0);

  expect((await run(feed.id, 'import')).counts).toMatchObject({ created: 3, quarantined: 1, failed: 0 });
  expect(await found()).toBe(2);

  serve([
    { id: 'A', salary: '3600 - 4100 EUR im Monat' },
    { id: 'C', city: '' },
    { id: 'D', title: 'Sporttherapeut' },
  ]);
  await later(24);
  const second = await run(feed.id, 'sync');
  expect(second.counts).toMatchObject({ created: 0, updated: 1, unchanged: 1, paused: 1, quarantined: 1 });
  expect(await statusOf(feed.id)).toEqual([
    ['A', 'published', 'published'],
    ['B', 'paused', 'paused'],
    ['C', 'quarantined', null],
    ['D', 'published', 'published'],
  ]);
  expect(await found()).toBe(1);
  await later(24);
  expect((await run(feed.id, 'sync')).counts).toMatchObject({ unchanged: 2, ended: 0 });
  await later(24);
  expect((await run(feed.id, 'sync')).counts).toMatchObject({ ended: 1 });
  expect((await statusOf(feed.id))[1]).toEqual(['B', 'ended', 'closed']);
  const list = (await eva.call('GET', '/api/employer/feeds')).json();
  expect(list).toMatchObject({ publishedFromFeeds: 2, quarantinedItems: 1, fetchedToday: 1 });
  expect(list.items[0]).toMatchObject({ state: 'quarantined_items', published: 2 });
  expect(list.items[0].days.filter((day: { runId: string | null }) => day.runId)).toHaveLength(4);
});

test('a fetch that is much too small changes nothing, sends a mail, and is decided about with a day to undo it', async () => {
  const id = await imported(many(10));
  serve(many(3));
  await later(24);
  const onHold = await run(id, 'sync');
  expect(onHold).toMatchObject({ status: 'on_hold', failure: 'too_small', drop: { percent: 70, usual: 10 } });
  expect(onHold.missing).toHaveLength(7);
  expect(await db.$count(jobs, eq(jobs.status, 'published'))).toBe(10);
  const sent = await db.select({ to: mails.to }).from(mails);
  expect(sent.map(({ to }) => to)).toContain('eva@see.example');
  const path = `/api/employer/feeds/${id}/runs/${onHold.id}/decision`;
  expect((await eva.call('POST', path, { way: 'pause_missing' })).json().decision.way).toBe('pause_missing');
  expect((await eva.call('POST', path, { way: 'leave' })).statusCode).toBe(409);
  expect(await db.$count(jobs, eq(jobs.status, 'paused'))).toBe(7);
  expect((await eva.call('DELETE', path)).statusCode).toBe(200);
  expect(await db.$count(jobs, eq(jobs.status, 'published'))).toBe(10);
  await eva.call('POST', path, { way: 'pause_missing' });
  await later(25);
  expect((await eva.call('DELETE', path)).statusCode).toBe(409);
  // The accepted size of the feed is the usual one from now on.
  expect((await run(id, 'sync')).status).toBe('done');
});

/** Reports the job of an entry, and pauses it until the report is decided. */
async function pauseReported(externalId: string): Promise<void> {
  const [item] = await db
    .select({ jobId: feedItems.jobId })
    .from(feedItems)
    .where(eq(feedItems.externalId, externalId));
  const payload = {
    target: { kind: 'job', id: item?.jobId },
    reason: 'payment_demanded',
    explanation: 'Ich soll vorab 49 Euro überweisen.',
    goodFaith: true,
  };
  expect((await app.inject({ method: 'POST', url: '/api/reports', payload })).statusCode).toBe(201);
  const [report] = (await ada.call('GET', '/api/admin/reports?status=open')).json().items.slice(-1);
  expect((await ada.call('POST', `/api/admin/reports/${report.id}/pause`)).statusCode).toBe(200);
}

test('a job that is paused until a report of it is decided is brought back by no fetch and no undoing', async () => {
  const id = await imported(many(10));
  await pauseReported('J-9');
  const published = () => db.$count(jobs, eq(jobs.status, 'published'));
  serve(many(3));
  await later(24);
  const onHold = await run(id, 'sync');
  const path = `/api/employer/feeds/${id}/runs/${onHold.id}/decision`;
  await eva.call('POST', path, { way: 'pause_missing' });
  expect((await eva.call('DELETE', path)).statusCode).toBe(200);
  expect(await published()).toBe(9);
  await eva.call('POST', path, { way: 'pause_missing' });
  serve(many(10));
  await later(24);
  expect((await run(id, 'sync')).status).toBe('done');
  expect(await published()).toBe(9);
});

test('what an employer changed here stays when the feed changes', async () => {
  const id = await imported([{ id: 'A' }]);
  const [{ jobId }] = (await db.select({ jobId: feedItems.jobId }).from(feedItems)) as [{ jobId: string }];
  const posting = (await eva.call('GET', `/api/employer/jobs/${jobId}`)).json();
  await eva.call('PATCH', `/api/employer/jobs/${jobId}`, { version: posting.version, title: 'Unsere Pflege (m/w/d)' });
  await eva.call('POST', `/api/employer/jobs/${jobId}/publication`);
  serve([{ id: 'A', text: '<p>Ein neuer Text<script>alert(1)</script> für alle, die bei uns arbeiten wollen.</p>' }]);
  await later(24);
  expect((await run(id, 'sync')).counts).toMatchObject({ updated: 1 });
  const [job] = await db.select().from(jobs);
  expect(job).toMatchObject({ title: 'Unsere Pflege (m/w/d)', status: 'published' });
  expect(job?.introHtml).toContain('Ein neuer Text');
  expect(JSON.stringify(job)).not.toContain('script');
});

test('a quarantined job is corrected by hand, and a rule corrects the others now and the next time', async () => {
  const id = await imported([{ id: 'A', city: '' }, { id: 'B', city: '' }, { id: 'C' }]);
  const quarantined = (await eva.call('GET', '/api/employer/feeds/quarantined-items')).json();
  expect(quarantined).toMatchObject({ total: 2, reasons: [{ reason: 'place_missing', count: 2 }] });
  const [first] = quarantined.items;
  expect(
    (await wald.call('PATCH', `/api/employer/feeds/quarantined-items/${first.id}`, { values: {} })).statusCode,
  ).toBe(404);
  const rule = { kind: 'default', field: 'city', from: null, to: 'Berlin' };
  const corrected = (
    await eva.call('PATCH', `/api/employer/feeds/quarantined-items/${first.id}`, { values: { city: 'Berlin' }, rule })
  ).json();
  expect(corrected).toMatchObject({ reasons: [], state: 'published', alsoCorrected: 1 });
  expect(await found()).toBe(3);
  serve([{ id: 'A', city: '' }, { id: 'B', city: '' }, { id: 'C' }, { id: 'D', city: '' }]);
  await later(24);
  expect((await run(id, 'sync')).counts).toMatchObject({ created: 1, quarantined: 0 });
});

test('Austria without pay and doubled names are quarantined; the same job of another feed is a duplicate', async () => {
  const id = await imported([
    { id: 'A', city: 'Wien', country: 'AT' },
    { id: 'B' },
    { id: 'B', title: 'Hebamme (m/w/d)' },
  ]);
  expect((await stateOf(id)).map(({ state }) => state)).toEqual(['quarantined', 'published', 'quarantined']);
  serve([{ id: 'B' }]);
  const other = await create(`${ADDRESS}?other`);
  expect((await run(other.id, 'import')).counts).toMatchObject({ duplicates: 1, created: 0 });
});

test('a bought Top-Job stays one when the feed changes', async () => {
  const id = await imported([{ id: 'A' }]);
  await db.update(jobs).set({ featured: true });
  serve([{ id: 'A', salary: '3600 - 4100 EUR im Monat' }]);
  await later(24);
  expect((await run(id, 'sync')).counts).toMatchObject({ updated: 1 });
  expect(await db.select({ featured: jobs.featured, payMin: jobs.payMin }).from(jobs)).toEqual([
    { featured: true, payMin: 360_000 },
  ]);
});

test('two feeds at once never publish more than the plan allows; the rest waits as drafts', async () => {
  await bookPlan(db, evaId, 'practice');
  const { jobs: places } = await getPlan(db, evaId);
  const runs: string[] = [];
  for (const letter of ['A', 'B', 'C']) {
    serve(
      [1, 2, 3, 4].map((at) => ({ id: `${letter}${at}`, title: `Pflegefachkraft Station ${letter}${at} (m/w/d)` })),
    );
    const feed = await create(`${ADDRESS}?${letter}`);
    await run(feed.id, 'validate');
    runs.push((await start(feed.id, 'import')).id);
  }
  await Promise.all(runs.map((runId) => runFeed(ctx, runId, { batchSize: 1 })));
  expect(await db.$count(jobs, eq(jobs.status, 'published'))).toBe(places);
  expect(await db.$count(feedItems, eq(feedItems.state, 'draft'))).toBe(12 - places);
});

test('the free ad has its days from a feed too; a booked plan leaves the end to the feed', async () => {
  const daysLeft = async () => {
    const [job] = await db.select({ validThrough: jobs.validThrough }).from(jobs);
    return (Number(job?.validThrough) - NOW.getTime()) / 86_400_000;
  };
  const booked = await imported([{ id: 'A', title: 'Pflegefachkraft (m/w/d)' }]);
  expect(await daysLeft()).toBeGreaterThan(30);
  await db.delete(xmlFeeds).where(eq(xmlFeeds.id, booked));
  await db.delete(jobs);
  await db.delete(subscriptions);
  const { maxDays } = await getPlan(db, evaId);
  const free = await imported([{ id: 'A', title: 'Pflegefachkraft (m/w/d)' }]);
  expect(await daysLeft()).toBe(maxDays);
  for (const days of [2, maxDays]) {
    await later(days * 24);
    await run(free, 'sync');
    expect(await daysLeft()).toBe(maxDays);
  }
});

test('the first jobs of an employer whom nobody has verified wait for an administrator', async () => {
  await db.update(employers).set({ verifiedAt: null });
  const id = await imported(many(2));
  expect((await stateOf(id)).map(({ state, status }) => [state, status])).toEqual([
    ['draft', null],
    ['draft', null],
  ]);
  expect(await db.$count(jobPostings, isNotNull(jobPostings.pendingSince))).toBe(2);
  expect(await found()).toBe(0);
});

test('what waits for an administrator has its place: no more of it than the plan allows', async () => {
  await db.update(employers).set({ verifiedAt: null });
  await db.delete(subscriptions);
  const id = await imported(many(5));
  expect(await db.$count(jobPostings, isNotNull(jobPostings.pendingSince))).toBe(1);
  const [quarantined] = await db.select().from(jobPostings).where(isNotNull(jobPostings.pendingSince));
  expect(
    (await ada.call('POST', `/api/admin/pending-jobs/${quarantined?.id}/release`, { version: quarantined?.version }))
      .statusCode,
  ).toBe(204);
  serve(many(6));
  await later(24);
  await run(id, 'sync');
  expect(await db.$count(jobPostings, isNotNull(jobPostings.pendingSince))).toBe(0);
  expect(await db.$count(jobs, eq(jobs.status, 'published'))).toBe(1);
});

test('a Swiss job that must be reported is quarantined until its report, and public after the embargo', async () => {
  const id = await imported([{ id: 'A', title: 'Köchin/Koch (m/w/d)', city: 'Zürich', country: 'CH' }]);
  const [quarantined] = (await eva.call('GET', '/api/employer/feeds/quarantined-items')).json().items;
  expect(quarantined.reasons).toContain('report_missing');
  const values = { reportedOn: NOW.toISOString().slice(0, 10) };
  const corrected = (
    await eva.call('PATCH', `/api/employer/feeds/quarantined-items/${quarantined.id}`, { values })
  ).json();
  expect(corrected).toMatchObject({ reasons: [], state: 'published' });
  const [job] = await db.select().from(jobs);
  expect(job?.postedAt).toEqual(startOfBerlinDay(embargoEndsOn(values.reportedOn)));
  expect((await app.inject('/api/jobs?q=koch')).json().total).toBe(0);
  expect(await statusOf(id)).toEqual([['A', 'published', 'published']]);
});

const hrBaItem = (id: string) => `<JobPositionPosting><JobPositionPostingId>${id}</JobPositionPostingId>
  <PostDetail><StartDate>2026-11-01</StartDate></PostDetail><JobPositionInformation>
  <JobPositionTitleDescription>Pflegefachkraft (m/w/d)</JobPositionTitleDescription><Objective>Wir suchen Sie.</Objective>
  <JobPositionDescription><JobPositionLocation><Location><CountryCode>DE</CountryCode><Municipality>Berlin</Municipality>
  </Location></JobPositionLocation></JobPositionDescription></JobPositionInformation></JobPositionPosting>`;
const hrBa = (load: 'F' | 'D', data: string, amount: number) => `<HRBAXMLJobPositionPosting>
  <Header><SupplierId>V1</SupplierId><Amount>${amount}</Amount><TypeOfLoad>${load}</TypeOfLoad></Header>
  <Data>${data}</Data></HRBAXMLJobPositionPosting>`;

test('a difference changes what it names: what it deletes ends, and what it does not name stays', async () => {
  const say = (text: string) => {
    answer = (_request, response) => response.setHeader('content-type', 'text/xml').end(text);
  };
  say(hrBa('F', ['A', 'B', 'C'].map(hrBaItem).join(''), 3));
  const feed = await create();
  expect(feed).toMatchObject({ format: 'hr-ba' });
  await run(feed.id, 'import');
  say(hrBa('D', `${hrBaItem('D')}<DeleteEntry><EntryId>A</EntryId></DeleteEntry>`, 2));
  await later(24);
  const difference = await run(feed.id, 'sync');
  expect(difference).toMatchObject({ status: 'done', counts: { created: 1, ended: 1, paused: 0 } });
  expect(await statusOf(feed.id)).toEqual([
    ['A', 'ended', 'closed'],
    ['B', 'published', 'published'],
    ['C', 'published', 'published'],
    ['D', 'published', 'published'],
  ]);
  // An entry that the feed deleted explicitly and lists again unchanged is published again.
  say(hrBa('D', hrBaItem('A'), 1));
  await later(24);
  expect((await run(feed.id, 'sync')).counts).toMatchObject({ updated: 1, created: 0 });
  expect((await statusOf(feed.id))[0]).toEqual(['A', 'published', 'published']);
});

const posting = (id: string) => ({
  '@context': 'https://schema.org',
  '@type': 'JobPosting',
  title: 'Pflegefachkraft (m/w/d)',
  identifier: { '@type': 'PropertyValue', value: id },
  datePosted: '2026-11-01',
  description: '<p>Wir suchen Sie für Frühdienst und Nachtdienst auf unserer Station.</p>',
  hiringOrganization: 'Klinik am See',
  jobLocation: { '@type': 'Place', address: { addressLocality: 'Berlin', addressCountry: 'DE' } },
});

test('career pages are read by their sitemap; a page that is gone pauses its job, one that fails does not', async () => {
  const pages: Record<string, number> = { '/a': 200, '/b': 200, '/c': 200 };
  answer = (request, response) => {
    const status = pages[request.url ?? ''];
    if (status === undefined) {
      const urls = Object.keys(pages).map((path) => `<url><loc>http://feed.klinik.example:${port}${path}</loc></url>`);
      response.setHeader('content-type', 'application/xml').end(`<urlset>${urls.join('')}</urlset>`);
    } else {
      const data = `<script type="application/ld+json">${JSON.stringify(posting(request.url ?? ''))}</script>`;
      response
        .writeHead(status, { 'content-type': 'text/html' })
        .end(`<!doctype html><html><head>${data}</head></html>`);
    }
  };
  const feed = await create(`http://feed.klinik.example:${port}/sitemap.xml`);
  expect(feed).toMatchObject({ format: 'json-ld', recognition: { items: 3, failure: null } });
  expect((await run(feed.id, 'import')).counts).toMatchObject({ created: 3 });
  Object.assign(pages, { '/b': 503 });
  await later(24);
  expect((await run(feed.id, 'sync')).counts).toMatchObject({ unchanged: 2, paused: 0 });
  Object.assign(pages, { '/b': 200, '/c': 404 });
  await later(24);
  expect((await run(feed.id, 'sync')).counts).toMatchObject({ unchanged: 2, paused: 1 });
  expect((await statusOf(feed.id)).map(([, state]) => state)).toEqual(['published', 'published', 'paused']);
}, 30_000);

test('a list in pages is read to its end, each job with the text of its own document', async () => {
  const total = 5;
  answer = (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', ADDRESS);
    const reference = (at: number) => `http://feed.klinik.example:${port}/postings/${at}`;
    const listed = (at: number) => ({
      id: `S-${at}`,
      name: 'Pflegefachkraft (m/w/d)',
      refNumber: `R${at}`,
      releasedDate: '2026-11-01T07:00:00.000Z',
      location: { city: 'Berlin', country: 'de' },
      ref: reference(at),
    });
    const at = Number(pathname.split('/')[2]);
    const offset = Number(searchParams.get('offset'));
    const numbers = [0, 1].map((each) => offset + each).filter((each) => each < total);
    const body = pathname.startsWith('/postings/')
      ? {
          ...listed(at),
          jobAd: { sections: { jobDescription: { title: 'Aufgaben', text: '<p>Pflege im Team.</p>' } } },
        }
      : { offset, limit: 2, totalFound: total, content: numbers.map(listed) };
    response.setHeader('content-type', 'application/json').end(JSON.stringify(body));
  };
  const feed = await create(`http://feed.klinik.example:${port}/list?limit=2`);
  expect(feed).toMatchObject({ format: 'smartrecruiters', recognition: { items: total, failure: null } });
  expect((await run(feed.id, 'import')).counts).toMatchObject({ created: total, quarantined: 0 });
  const [job] = await db.select({ sections: jobs.sections }).from(jobs);
  expect(job?.sections).toMatchObject([{ heading: 'Aufgaben', html: '<p>Pflege im Team.</p>' }]);
}, 30_000);

test('a process that is killed in the middle ends in the same state when it is started again', async () => {
  serve(many(25));
  const feed = await create();
  await run(feed.id, 'validate');
  const { id: runId } = await start(feed.id, 'import');
  let batches = 0;
  const taken = await acquireLease(ctx, runId);
  const killed = executeRun(ctx, taken as NonNullable<typeof taken>, {
    batchSize: 5,
    onBatch: () => {
      if (++batches === 3) throw new Error('killed');
    },
  });
  await expect(killed).rejects.toThrow('killed');
  expect((await findRun(ctx, runId))?.status).toBe('running');
  // Somebody else has it until its worker is taken for dead.
  expect(await runFeed(ctx, runId)).toBeNull();
  time += LEASE_MS + 1;
  const done = await runFeed(ctx, runId, { batchSize: 5 });
  expect(done).toMatchObject({ status: 'done', created: 25, unchanged: 0, processed: 25, paused: 0 });
  expect(await db.$count(jobs, eq(jobs.status, 'published'))).toBe(25);
});

test('a run that continues knows what it met before, also without a name of its own and with a name twice', async () => {
  serve([{ id: '' }, { id: 'A' }, { id: 'A', title: 'Hebamme (m/w/d)' }, { id: 'B' }, { id: 'C' }]);
  const feed = await create();
  const { id: runId } = await start(feed.id, 'import');
  const taken = await acquireLease(ctx, runId);
  const killed = executeRun(ctx, taken as NonNullable<typeof taken>, {
    batchSize: 3,
    onBatch: () => {
      throw new Error('killed');
    },
  });
  await expect(killed).rejects.toThrow('killed');
  time += LEASE_MS + 1;
  expect(await runFeed(ctx, runId)).toMatchObject({ status: 'done', created: 3, quarantined: 2, processed: 5 });
  expect(await db.$count(feedItems, eq(feedItems.state, 'quarantined'))).toBe(2);
  expect(await db.$count(feedItems, eq(feedItems.state, 'published'))).toBe(3);
});

test('of a document with a few changes the rest is counted as it is, wherever it is', async () => {
  const before: Item[] = [
    ...many(6),
    { id: 'H', city: '' },
    { id: 'J-3', title: 'Hebamme (m/w/d)' },
    { id: 'M', city: '' },
  ];
  const id = await imported(before);
  const items = (await eva.call('GET', '/api/employer/feeds/quarantined-items')).json().items;
  const { id: corrected } = items.find((each: { externalId: string }) => each.externalId === 'M');
  await eva.call('PATCH', `/api/employer/feeds/quarantined-items/${corrected}`, { values: { city: 'Berlin' } });
  serve(before.map((each) => (each.id === 'J-2' ? { ...each, title: 'MFA (m/w/d)' } : each)));
  await later(24);
  // The corrected job is met in the feed for the first time since it was corrected.
  const changed = { updated: 2, unchanged: 5, quarantined: 2, created: 0, paused: 0 };
  expect(await run(id, 'sync')).toMatchObject({ status: 'done', items: 9, counts: changed });
  expect((await stateOf(id)).find((each) => each.id === 'J-2')?.title).toBe('MFA (m/w/d)');
  serve([...before.slice(1), { id: 'N' }]);
  await later(24);
  const moved = { created: 1, updated: 1, unchanged: 5, quarantined: 2, paused: 1 };
  expect((await run(id, 'sync')).counts).toMatchObject(moved);
  await later(24);
  answer = (_request, response) =>
    response.setHeader('content-type', 'text/xml').end(`${feedOf([...before.slice(1), { id: 'N' }])}\n`);
  const same = { created: 0, updated: 0, unchanged: 7, quarantined: 2, paused: 0 };
  expect(await run(id, 'sync')).toMatchObject({ status: 'done', processed: 9, counts: same });
});

test('a document is read once by an import with changes, and by one that is too small', async () => {
  const id = await imported(many(10));
  const opened = vi.spyOn(ctx.files, 'getStream');
  serve([...many(9), { id: 'N' }]);
  await later(24);
  expect((await run(id, 'sync')).counts).toMatchObject({ created: 1, unchanged: 9, paused: 1 });
  expect(opened).toHaveBeenCalledTimes(1);
  serve(many(3));
  await later(24);
  const onHold = await run(id, 'sync');
  expect(onHold.status).toBe('on_hold');
  expect(onHold.missing.map(({ externalId }: { externalId: string }) => externalId).sort()).toEqual([
    'J-10',
    'J-4',
    'J-5',
    'J-6',
    'J-7',
    'J-8',
    'J-9',
    'N',
  ]);
  expect(opened).toHaveBeenCalledTimes(2);
  opened.mockRestore();
});

test('the feeds of the demo count as read: their next fetch changes nothing', async () => {
  const id = await imported([{ id: 'A' }]);
  await db.update(xmlFeeds).set({ url: demoFeedUrl(ctx.publicUrl, 'pflegeschule') });
  await db.update(feedItems).set({ hash: '' });
  const document = (await Readable.from(writeDemoFeed(ctx, 'pflegeschule')).toArray()).join('');
  await completeDemoFeeds(ctx);
  await db.update(xmlFeeds).set({ url: ADDRESS, documentHash: null });
  answer = (_request, response) => response.setHeader('content-type', 'text/xml').end(document);
  await later(24);
  expect((await run(id, 'sync')).counts).toMatchObject({ unchanged: 1, updated: 0 });
});

test('a report names its first problems, and all of them on request', async () => {
  serve(many(30).map((each) => ({ ...each, city: '' })));
  const feed = await create();
  const report = await run(feed.id, 'validate');
  expect(report).toMatchObject({ problemCount: 60 });
  expect(report.problems).toHaveLength(20);
  const all = (await eva.call('GET', `/api/employer/feeds/${feed.id}/runs/${report.id}/problems`)).json();
  expect(all).toMatchObject({ total: 60 });
  expect(all.items).toHaveLength(60);
  expect(all.items.slice(0, 30).every(({ code }: { code: string }) => code === 'place_missing')).toBe(true);
});

test('two workers never run one feed at once', async () => {
  serve(many(20));
  const feed = await create();
  await run(feed.id, 'validate');
  const { id: runId } = await start(feed.id, 'import');
  expect((await eva.call('POST', `/api/employer/feeds/${feed.id}/runs`, { kind: 'import' })).json().code).toBe(
    'feed.busy',
  );
  const both = await Promise.all([runFeed(ctx, runId, { batchSize: 2 }), runFeed(ctx, runId, { batchSize: 2 })]);
  expect(both.filter((each) => each === null)).toHaveLength(1);
  expect(await db.$count(jobs)).toBe(20);
});

test('a cancelled import leaves what came as drafts, and resumes where it stopped', async () => {
  serve(many(20));
  const feed = await create();
  await run(feed.id, 'validate');
  const { id: runId } = await start(feed.id, 'import');
  const path = `/api/employer/feeds/${feed.id}/runs/${runId}`;
  let batches = 0;
  await runFeed(ctx, runId, {
    batchSize: 4,
    onBatch: async () => {
      if (++batches === 2) await eva.call('POST', `${path}/cancellation`);
    },
  });
  const stopped = await findRun(ctx, runId);
  expect(stopped).toMatchObject({ status: 'cancelled', processed: 12 });
  expect(await db.$count(jobs, eq(jobs.status, 'published'))).toBe(0);
  expect(await db.$count(jobs, eq(jobs.status, 'draft'))).toBe(12);
  expect((await eva.call('POST', `${path}/resumption`)).json().status).toBe('queued');
  await runFeed(ctx, runId);
  expect(await findRun(ctx, runId)).toMatchObject({ status: 'done', created: 20 });
  expect(await db.$count(jobs, eq(jobs.status, 'published'))).toBe(20);
});

test('an import that is stopped and resumed publishes no more than the plan allows', async () => {
  serve(many(20));
  const feed = await create();
  await run(feed.id, 'validate');
  const { id: runId } = await start(feed.id, 'import');
  const path = `/api/employer/feeds/${feed.id}/runs/${runId}`;
  await runFeed(ctx, runId, {
    batchSize: 4,
    onBatch: async () => void (await eva.call('POST', `${path}/cancellation`)),
  });
  expect(await db.$count(jobs, eq(jobs.status, 'draft'))).toBe(8);
  await db.update(subscriptions).set({ planId: 'hospital' }).where(eq(subscriptions.employerId, evaId));
  await eva.call('POST', `${path}/resumption`);
  await runFeed(ctx, runId);
  expect(await findRun(ctx, runId)).toMatchObject({ status: 'done', created: 20 });
  expect(await db.$count(jobs, eq(jobs.status, 'published'))).toBe(12);
});

test('a server that knows the document is not read again, and a secret is sent to it alone', async () => {
  const asked: IncomingMessage['headers'][] = [];
  answer = (request, response) => {
    asked.push(request.headers);
    if (request.headers.authorization !== `Basic ${Buffer.from('klinik:geheim').toString('base64')}`) {
      response.writeHead(401).end();
    } else if (request.headers['if-none-match'] === '"1"') response.writeHead(304).end();
    else response.writeHead(200, { etag: '"1"', 'content-encoding': 'gzip' }).end(gzipSync(feedOf(many(2))));
  };
  expect((await create()).recognition.failure).toBe('auth_refused');
  const source = { kind: 'url', url: ADDRESS, auth: { kind: 'basic', name: 'klinik', secret: 'geheim' } };
  const feed = (await eva.call('POST', '/api/employer/feeds', { source })).json();
  expect(feed.auth).toEqual({ kind: 'basic', name: 'klinik' });
  const rows = await db.select().from(xmlFeeds);
  expect(JSON.stringify(rows)).not.toContain('geheim');
  await run(feed.id, 'validate');
  await run(feed.id, 'import');
  await later(24);
  const again = await run(feed.id, 'sync');
  expect(again).toMatchObject({ status: 'done', counts: { unchanged: 2, updated: 0 } });
  expect(again.steps.map(({ step }: { step: string }) => step)).toContain('not_modified');
});

test('a token in a header opens a feed, and a document that has not changed since is not read again', async () => {
  const CHANGED = 'Mon, 02 Nov 2026 08:00:00 GMT';
  answer = (request, response) => {
    if (request.headers['x-api-token'] !== 'geheim') response.writeHead(403).end();
    else if (request.headers['if-modified-since'] === CHANGED) response.writeHead(304).end();
    else response.writeHead(200, { 'last-modified': CHANGED }).end(feedOf(many(2)));
  };
  const auth = { kind: 'header', name: 'X-Api-Token', secret: 'geheim' };
  const feed = (await eva.call('POST', '/api/employer/feeds', { source: { kind: 'url', url: ADDRESS, auth } })).json();
  expect(feed).toMatchObject({ auth: { kind: 'header', name: 'X-Api-Token' }, recognition: { items: 2 } });
  expect(JSON.stringify(await db.select().from(xmlFeeds))).not.toContain('geheim');
  await run(feed.id, 'import');
  await later(24);
  const again = await run(feed.id, 'sync');
  expect(again).toMatchObject({ status: 'done', counts: { unchanged: 2 } });
  expect(again.steps.map(({ step }: { step: string }) => step)).toContain('not_modified');
});

test('a pasted document and a file are sources as well', async () => {
  const pasted = (
    await eva.call('POST', '/api/employer/feeds', { source: { kind: 'paste', text: feedOf(many(2)) } })
  ).json();
  expect(pasted).toMatchObject({ source: 'paste', format: 'indeed', recognition: { items: 2 } });
  expect((await run(pasted.id, 'import')).counts.created).toBe(2);
  const source = { kind: 'file', fileName: 'stellen.xml.gz' };
  const file = (await eva.call('POST', '/api/employer/feeds', { source })).json();
  const sent = await app.inject({
    method: 'PUT',
    url: `/api/employer/feeds/${file.id}/document`,
    headers: { authorization: `Bearer ${eva.token}`, 'content-type': 'application/gzip' },
    payload: gzipSync(feedOf(many(3, 100))),
  });
  expect(sent.json()).toMatchObject({ format: 'indeed', recognition: { items: 3 } });
});

const unknownItem = (id: string, place: string) => `<stellenangebot ref="${id}">
  <bezeichnung>Pflegefachkraft (m/w/d)</bezeichnung>
  <anzeigentext><![CDATA[<p>Wir suchen Sie für Frühdienst und Nachtdienst auf unserer Station.</p>]]></anzeigentext>
  <einsatzort><plz>10115</plz><ort_bez>${place}</ort_bez></einsatzort><arbeitszeit_modell>VZ</arbeitszeit_modell>
</stellenangebot>`;

test('an unknown format is read as its employer maps it, with proposals and a preview on the way', async () => {
  const text = `<stellen>${unknownItem('A-1', 'Berlin')}${unknownItem('A-2', '')}</stellen>`;
  const feed = (await eva.call('POST', '/api/employer/feeds', { source: { kind: 'paste', text } })).json();
  expect(feed).toMatchObject({ format: 'mapped', recognition: { format: 'mapped', item: 'stellenangebot' } });
  const at = `/api/employer/feeds/${feed.id}`;
  expect((await run(feed.id, 'validate')).failure).toBe('mapping_missing');

  const structure = (await eva.call('GET', `${at}/structure?at=1`)).json();
  expect(structure).toMatchObject({ item: 'stellen/stellenangebot', itemCount: 2, at: 1 });
  const depths = structure.elements.map(({ path, depth, sample }: Record<string, unknown>) => [path, depth, sample]);
  expect(depths).toContainEqual(['@ref', 0, 'A-2']);
  expect(depths).toContainEqual(['einsatzort', 0, null]);
  expect(depths).toContainEqual(['einsatzort/plz', 1, '10115']);
  const { proposedMapping: proposed } = structure;
  expect(proposed.fields.title).toEqual({ elements: ['bezeichnung'], separator: ' ', isConfirmed: false });
  expect(proposed.fields.employmentType.translations).toEqual({ VZ: 'full_time' });

  const { place: _place, ...others } = proposed.fields;
  const incomplete = { ...proposed, fields: others };
  const refused = await eva.call('PUT', `${at}/mapping`, { mapping: incomplete, isDraft: false });
  expect(refused.json()).toMatchObject({ code: 'feed.mapping_incomplete' });
  expect((await eva.call('GET', at)).json()).toMatchObject({ mapping: null, mappingDraft: incomplete });

  const fields = { ...others, place: { elements: ['einsatzort/ort_bez'], separator: ' ', isConfirmed: true } };
  const mapping = { ...proposed, fields };
  const preview = (await eva.call('POST', `${at}/mapping/preview`, { mapping, at: 0 })).json();
  expect(preview).toMatchObject({
    items: 2,
    complete: 1,
    quarantined: 1,
    withoutPlace: 1,
    preview: { externalId: 'A-1' },
  });
  const saved = (await eva.call('PUT', `${at}/mapping`, { mapping, isDraft: false })).json();
  expect(saved).toMatchObject({ mapping, mappingDraft: null });
  expect((await run(feed.id, 'import')).counts).toMatchObject({ created: 1, quarantined: 1 });
  expect((await wald.call('GET', `${at}/structure`)).statusCode).toBe(404);
});

test('the schedule starts what is due, once', async () => {
  const id = await imported(many(2));
  await later(25);
  await startDueFeeds(ctx);
  await startDueFeeds(ctx);
  const queued = await db.select().from(feedRuns).where(eq(feedRuns.status, 'queued'));
  expect(queued).toMatchObject([{ feedId: id, kind: 'sync', trigger: 'schedule' }]);
});

const FAST = { ...FETCH_LIMITS, idleMs: 300, totalMs: 2000, maxBytes: 200_000 };
const hostile: [string, Answer, string][] = [
  ['an empty answer', (_q, r) => r.end(''), 'empty'],
  [
    'a page',
    (_q, r) => r.setHeader('content-type', 'text/html').end('<!doctype html><html><body>Karriere</body></html>'),
    'html',
  ],
  [
    'a redirect to loopback',
    (_q, r) => r.writeHead(302, { location: `http://127.0.0.1:${port}/` }).end(),
    'redirected',
  ],
  ['an endless answer', (_q, r) => endless(r), 'too_large'],
  ['an answer that drips', (_q, r) => void r.write('<source>'), 'too_slow'],
  ['a document that breaks off', (_q, r) => r.end(feedOf(many(3)).slice(0, 900)), 'truncated'],
  [
    'a connection that breaks off',
    (_q, r) => r.writeHead(200, { 'content-length': '5000' }).end(feedOf([])),
    'truncated',
  ],
  ['an entity bomb', (_q, r) => r.end('<!DOCTYPE a [<!ENTITY b "x">]><source>&b;</source>'), 'forbidden_content'],
  ['a missing page', (_q, r) => r.writeHead(404).end(), 'not_found'],
];
function endless(response: ServerResponse): void {
  const write = () => {
    while (!response.destroyed && response.write('<job>'.repeat(2000)));
    if (!response.destroyed) response.once('drain', write);
  };
  write();
}

test.each(hostile)('%s changes nothing and says why', async (_name, hostileAnswer, failure) => {
  const id = await imported(many(3));
  answer = hostileAnswer;
  await later(24);
  const { id: runId } = await start(id, 'sync');
  await runFeed(ctx, runId, { limits: FAST });
  expect(await findRun(ctx, runId)).toMatchObject({ status: 'failed', failure });
  expect(await db.$count(jobs, eq(jobs.status, 'published'))).toBe(3);
  expect((await eva.call('GET', '/api/employer/feeds')).json().items[0]).toMatchObject({
    state: 'unreachable',
    failures: 1,
  });
});

test('a name that leads into our own network is refused', async () => {
  serve(many(2));
  addresses['other.klinik.example'] = ['10.0.0.1'];
  expect((await create(`http://other.klinik.example:${port}/2`)).recognition.failure).toBe('address_refused');
}, 40_000);

test('the functions of the specification answer the official client, for own feeds alone', async () => {
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const clientOf = (token: string) =>
    createClient(url, 'public-key', {
      auth: { persistSession: false, autoRefreshToken: false },
      global: { headers: { authorization: `Bearer ${token}` } },
    });
  const [own, other, admin] = [clientOf(eva.token), clientOf(wald.token), clientOf(ada.token)];
  serve([{ id: 'A' }, { id: 'B', city: '' }]);
  const body = { url: ADDRESS, employer_id: evaId };
  const checked = await own.functions.invoke('xml-feed-importer', { body: { ...body, validate_only: true } });
  expect(checked.data).toMatchObject({
    valid: true,
    success: true,
    summary: { successful: 1, duplicates: 0, failed: 1 },
    error: null,
  });
  expect(await db.$count(jobs)).toBe(0);
  const taken = await own.functions.invoke('xml-feed-importer', { body: { ...body, force_update: true } });
  expect(taken.data).toMatchObject({ success: true, summary: { successful: 1, failed: 1 } });
  expect((await other.functions.invoke('xml-feed-importer', { body })).error).not.toBeNull();
  const { data: rows } = await own.rpc('sync_xml_feeds_with_logging');
  expect(rows).toHaveLength(1);
  expect(rows[0].sync_result).toMatch(/^SUCCESS/);
  expect((await other.rpc('sync_xml_feeds_with_logging')).data).toEqual([]);
  answer = (_request, response) => response.writeHead(500).end();
  expect((await admin.rpc('sync_xml_feeds_with_logging')).data[0].sync_result).toMatch(/^ERROR/);
  const { data: read, error } = await admin.from('xml_feeds').select('*').limit(5);
  expect(error).toBeNull();
  expect(read).toMatchObject([{ employer_id: evaId, url: ADDRESS, status: 'active' }]);
});
