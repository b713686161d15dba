import type { ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { storeDocument } from '@stellenvisite/core/feeds/fetch/feed-document';
import { ProcessLostError } from '@stellenvisite/core/feeds/import/import-document';
import { runFeed } from '@stellenvisite/core/feeds/import/run-feed';
import { installQueues } from '@stellenvisite/core/platform/queue/install-queues';
import { acquireAdvisoryLock } from '@stellenvisite/db/advisory-lock';
import { feedItems, feedRuns, xmlFeeds } from '@stellenvisite/db/schema/feeds/feeds';
import { jobs } from '@stellenvisite/db/schema/jobs/jobs';
import { createTestDatabase } from '@stellenvisite/db/testing';
import { bookPlan, createEmployer, createPlaces } from '@stellenvisite/db/testing-market';
import { count, sql } from 'drizzle-orm';
import { beforeEach, expect, test, vi } from 'vitest';
import { createContext } from '../context.ts';
import { jobsOf, SLICES } from '../slices.ts';
import { openTestServices } from '../testing/create-test-context.ts';
import { createRunInChildProcess } from './run-in-child-process.ts';

const database = await createTestDatabase();
const { db, connectionString } = database;
await createPlaces(db);
await installQueues(database, jobsOf(SLICES));
const now = () => new Date();
const { config, services } = await openTestServices({ database, now });
let child: ChildProcess | undefined;
const onStarted = (started: ChildProcess) => {
  child = started;
};
const runInChildProcess = createRunInChildProcess({ connectionString, config, onStarted });
const ctx = createContext({ ...services, features: { ...services.features, runInChildProcess } });
const JOBS = 30;
const employerId = randomUUID();
await createEmployer(db, { id: employerId, name: 'Klinik am See', verifiedAt: now() });
await bookPlan(db, employerId, 'group');

beforeEach(async () => {
  child = undefined;
  await db.delete(xmlFeeds);
  await db.delete(jobs);
});

const jobOf = (id: number, title: string) => `<job><title>${title} (m/w/d)</title><date>2026-11-01</date>
  <referencenumber>J-${id}</referencenumber><url>https://klinik.example/${id}</url><company>Klinik</company>
  <city>Berlin</city><country>DE</country><jobtype>fulltime</jobtype>
  <description><![CDATA[<p>Wir suchen Sie für Frühdienst und Nachtdienst auf unserer Station.</p>]]></description></job>`;
const documentOf = (count: number, titleOf: (id: number) => string = () => 'Pflegefachkraft') => {
  const jobsOfFeed = Array.from({ length: count }, (_, id) => jobOf(id, titleOf(id)));
  return `<source><publisher>Klinik</publisher>${jobsOfFeed.join('\n')}</source>`;
};
const DOCUMENT = documentOf(JOBS);

/** Creates a run of a new feed whose document counts as a large one. */
async function createRun(document: string): Promise<string> {
  const [feedId, at] = [randomUUID(), now()];
  await db.insert(xmlFeeds).values({
    id: feedId,
    employerId,
    name: 'Klinik',
    source: 'file',
    format: 'indeed',
    createdAt: at,
    updatedAt: at,
  });
  return createRunOf(feedId, document);
}

async function createRunOf(feedId: string, document: string): Promise<string> {
  const runId = randomUUID();
  const { key } = await storeDocument(ctx, `feeds/${feedId}/${runId}.gz`, Readable.from([Buffer.from(document)]));
  await db.insert(feedRuns).values({
    id: runId,
    feedId,
    kind: 'import',
    trigger: 'person',
    status: 'queued',
    queuedAt: now(),
    documentKey: key,
    bytes: 5_000_000,
  });
  return runId;
}

test('a large document is imported in a child process', async () => {
  const run = await runFeed(ctx, await createRun(DOCUMENT));
  expect(child).toBeDefined();
  expect(run).toMatchObject({ status: 'done', items: JOBS, created: JOBS });
  expect(await db.$count(jobs)).toBe(JOBS);
});

test('the failure of a large document is reported as for any other', async () => {
  const run = await runFeed(ctx, await createRun(DOCUMENT.slice(0, -50)));
  expect(run).toMatchObject({ status: 'failed', failure: 'truncated' });
  expect(run?.line).toBeGreaterThan(10);
  expect(await db.$count(jobs)).toBe(0);
});

test('a large document with more changes than the memory holds is read a second time, one with few is not', async () => {
  const inPlace = { ...ctx, features: { ...ctx.features, runInChildProcess: null } };
  const opened = vi.spyOn(ctx.files, 'getStream');
  const first = await runFeed(inPlace, await createRun(documentOf(300)));
  expect(first).toMatchObject({ status: 'done', created: 300, processed: 300 });
  expect(opened).toHaveBeenCalledTimes(2);
  const change = (isChanged: (id: number) => boolean, title: string) =>
    documentOf(300, (id) => (isChanged(id) ? title : 'Pflegefachkraft'));
  const feedId = first?.feedId ?? '';
  const many = await runFeed(
    inPlace,
    await createRunOf(
      feedId,
      change((id) => id % 8 !== 0, 'Hebamme'),
    ),
  );
  expect(many).toMatchObject({ status: 'done', updated: 262, unchanged: 38, processed: 300 });
  expect(opened).toHaveBeenCalledTimes(4);
  const back = change((id) => id % 8 !== 0 && id % 50 !== 1, 'Hebamme');
  expect(await runFeed(inPlace, await createRunOf(feedId, back))).toMatchObject({ updated: 6, unchanged: 294 });
  expect(opened).toHaveBeenCalledTimes(5);
  const { title } = feedItems;
  const titles = await db.select({ title, count: count() }).from(feedItems).groupBy(title).orderBy(title);
  expect(titles).toEqual([
    { title: 'Hebamme (m/w/d)', count: 256 },
    { title: 'Pflegefachkraft (m/w/d)', count: 44 },
  ]);
  opened.mockRestore();
});

const isWaiting = async () => {
  const { rows } = await db.execute(
    sql`select from pg_stat_activity where application_name = 'stellenvisite-feed' and wait_event_type = 'Lock'`,
  );
  return rows.length > 0;
};

test.each<[string, (running: ChildProcess) => void]>([
  ['is killed', (running) => running.kill('SIGKILL')],
  ['loses the worker that started it', (running) => running.disconnect()],
])('a process that %s ends at once, and the run continues', async (_what, end) => {
  const runId = await createRun(DOCUMENT);
  await db.transaction(async (tx) => {
    // It cannot write before this transaction ends.
    await acquireAdvisoryLock(tx, `feeds.places.${employerId}`);
    const lost = expect(runFeed(ctx, runId)).rejects.toThrow(ProcessLostError);
    await vi.waitFor(async () => expect(await isWaiting()).toBe(true), { timeout: 60_000, interval: 100 });
    end(child as ChildProcess);
    await lost;
  });
  expect(await db.$count(jobs)).toBe(0);
  expect(await runFeed(ctx, runId)).toMatchObject({ status: 'done', created: JOBS });
  expect(await db.$count(feedItems)).toBe(JOBS);
  expect(await db.$count(jobs)).toBe(JOBS);
});
