import { jobs } from '@stellenvisite/db/schema/jobs/jobs';
import { searchDocs, searchPending, searchRuns } from '@stellenvisite/db/schema/jobs/search';
import { createTestDatabase } from '@stellenvisite/db/testing';
import { createEmployer, createJob, newJob } from '@stellenvisite/db/testing-market';
import { findDisagreements } from '@stellenvisite/search/testing';
import { eq, sql } from 'drizzle-orm';
import { afterEach, expect, test, vi } from 'vitest';
import { type Indexer, startIndexer } from './indexer.ts';

const database = await createTestDatabase();
const { db, pool } = database;
const log = { warn: vi.fn(), error: vi.fn() };
const running: Indexer[] = [];
/** So rare that only a notification can be the reason. */
const NEVER = { pollMs: 3_600_000, cleanupMs: 3_600_000 };

afterEach(async () => {
  await Promise.all(running.splice(0).map((indexer) => indexer.stop()));
  expect(pool.totalCount - pool.idleCount, 'connections still in use').toBe(0);
  expect(await findDisagreements({ db })).toEqual([]);
  await db.delete(jobs);
  vi.clearAllMocks();
});

async function start(options: Partial<Parameters<typeof startIndexer>[0]> = {}): Promise<void> {
  running.push(await startIndexer({ database, log, reconnectMs: 1, ...NEVER, ...options }));
}

const isIndexed = async (jobId: string) => (await db.$count(searchDocs, eq(searchDocs.jobId, jobId))) === 1;
const untilIndexed = (jobId: string) => expect.poll(() => isIndexed(jobId)).toBe(true);

test('a job is indexed as soon as it is published', async () => {
  await start();
  await untilIndexed(await createJob(db, await createEmployer(db)));
});

test('what waited before the process began is indexed when it begins', async () => {
  const job = await createJob(db, await createEmployer(db));
  await start();
  await untilIndexed(job);
});

test('several processes share the work without reading a job twice', async () => {
  const employer = await createEmployer(db);
  const before = await lastNumber();
  await Promise.all([start(), start(), start()]);
  await Promise.all(Array.from({ length: 30 }, () => createJob(db, employer)));
  await expect.poll(() => db.$count(searchDocs)).toBe(30);
  expect((await lastNumber()) - before).toBe(30);
});

test('a bulk change is indexed, and what is published meanwhile', async () => {
  const employer = await createEmployer(db);
  await start();
  await db.insert(jobs).values(Array.from({ length: 400 }, () => newJob(employer)));
  await untilIndexed(await createJob(db, employer));
  await expect.poll(() => db.$count(searchDocs)).toBe(401);
});

async function lastNumber(): Promise<number> {
  const { rows } = await db.execute<{ last: number }>(
    sql`select pg_sequence_last_value('search_docs_doc_seq') as last`,
  );
  return Number(rows[0]?.last ?? 0);
}

test('a lost connection is taken up again, and what came meanwhile is indexed', async () => {
  await start();
  await db.execute(sql`select pg_terminate_backend(pid) from pg_stat_activity
    where query = 'LISTEN search_pending' and datname = current_database()`);
  await untilIndexed(await createJob(db, await createEmployer(db)));
});

test('a job that was being changed is indexed a moment later, though nobody tells', async () => {
  const job = await createJob(db, await createEmployer(db));
  await db.transaction(async (tx) => {
    await tx.update(jobs).set({ featured: true }).where(eq(jobs.id, job));
    await start({ pollMs: 5 });
    const other = await createJob(db, await createEmployer(db));
    await untilIndexed(other);
    expect(await isIndexed(job)).toBe(false);
  });
  await untilIndexed(job);
});

test('a failure is reported and tried again', async () => {
  await db.execute(sql`alter table search_runs add constraint broken check (false) not valid`);
  await start({ pollMs: 5 });
  const job = await createJob(db, await createEmployer(db));
  await expect.poll(() => log.warn.mock.calls.length).toBeGreaterThan(1);
  await db.execute(sql`alter table search_runs drop constraint broken`);
  await untilIndexed(job);
});

test('a job that cannot be read is reported, and indexed', async () => {
  const job = await createJob(db, await createEmployer(db), { status: 'draft' });
  await db.execute(sql`update jobs set sections = '{}', status = 'published' where id = ${job}`);
  await start();
  await untilIndexed(job);
  expect(log.error).toHaveBeenCalledWith(expect.objectContaining({ jobId: job }), 'job indexed by its title only');
});

test('small runs are merged', async () => {
  await start();
  const employer = await createEmployer(db);
  for (let count = 0; count < 9; count += 1) await untilIndexed(await createJob(db, employer));
  await expect.poll(() => db.$count(searchRuns)).toBeLessThan(8);
});

test('stopping finishes the batch in hand', async () => {
  await start();
  const employer = await createEmployer(db);
  await Promise.all(Array.from({ length: 5 }, () => createJob(db, employer)));
  await running[0]?.stop();
  expect((await db.$count(searchDocs)) + (await db.$count(searchPending))).toBe(5);
});
