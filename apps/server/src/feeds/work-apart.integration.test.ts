import type { ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { storeDocument } from '@stellenvisite/core/feeds/fetch/feed-document';
import { runFeed } from '@stellenvisite/core/feeds/import/run-feed';
import { ProcessLostError } from '@stellenvisite/core/feeds/import/work-on-document';
import { installQueues } from '@stellenvisite/core/queue/install-queues';
import { takeAdvisoryLock } from '@stellenvisite/db/advisory-lock';
import { feedItems, feedRuns, xmlFeeds } from '@stellenvisite/db/schema/feeds';
import { jobs } from '@stellenvisite/db/schema/jobs';
import { createTestDatabase } from '@stellenvisite/db/testing';
import { bookPlan, createEmployer, createPlaces } from '@stellenvisite/db/testing-market';
import { sql } from 'drizzle-orm';
import { beforeEach, expect, test, vi } from 'vitest';
import { createContext } from '../context.ts';
import { jobsOf, SLICES } from '../slices.ts';
import { openTestServices } from '../testing/create-test-context.ts';
import { createWorkApart } from './work-apart.ts';

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
const ctx = { ...createContext(services), workApart: createWorkApart({ connectionString, config, onStarted }) };
const JOBS = 30;
const employerId = randomUUID();
await createEmployer(db, { id: employerId, name: 'Klinik am See', verifiedAt: now() });
await bookPlan(db, employerId, 'group');

beforeEach(async () => {
  child = undefined;
  await db.delete(xmlFeeds);
  await db.delete(jobs);
});

const jobOf = (id: number) => `<job><title>Pflegefachkraft (m/w/d)</title><date>2026-11-01</date>
  <referencenumber>J-${id}</referencenumber><url>https://klinik.example/${id}</url><company>Klinik</company>
  <city>Berlin</city><country>DE</country><jobtype>fulltime</jobtype>
  <description><![CDATA[<p>Wir suchen Sie für Frühdienst und Nachtdienst auf unserer Station.</p>]]></description></job>`;
const DOCUMENT = `<source><publisher>Klinik</publisher>${Array.from({ length: JOBS }, (_, id) => jobOf(id)).join('\n')}</source>`;

/** A run whose document counts as a large one. */
async function createRun(document: string): Promise<string> {
  const [feedId, runId, at] = [randomUUID(), randomUUID(), now()];
  const { key } = await storeDocument(ctx, `feeds/${feedId}/${runId}.gz`, Readable.from([Buffer.from(document)]));
  await db.insert(xmlFeeds).values({
    id: feedId,
    employerId,
    name: 'Klinik',
    source: 'file',
    format: 'indeed',
    createdAt: at,
    updatedAt: at,
  });
  await db.insert(feedRuns).values({
    id: runId,
    feedId,
    kind: 'import',
    trigger: 'person',
    status: 'queued',
    queuedAt: at,
    documentKey: key,
    bytes: 5_000_000,
  });
  return runId;
}

test('a large document is taken over in a process of its own', async () => {
  const run = await runFeed(ctx, await createRun(DOCUMENT));
  expect(child).toBeDefined();
  expect(run).toMatchObject({ status: 'done', items: JOBS, created: JOBS });
  expect(await db.$count(jobs)).toBe(JOBS);
});

test('what is wrong with a large document is said as for any other', async () => {
  const run = await runFeed(ctx, await createRun(DOCUMENT.slice(0, -50)));
  expect(run).toMatchObject({ status: 'failed', failure: 'truncated' });
  expect(run?.line).toBeGreaterThan(10);
  expect(await db.$count(jobs)).toBe(0);
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
])('a process that %s ends at once, and the run goes on', async (_what, end) => {
  const runId = await createRun(DOCUMENT);
  await db.transaction(async (tx) => {
    // It cannot write before this transaction ends.
    await takeAdvisoryLock(tx, `feeds.places.${employerId}`);
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
