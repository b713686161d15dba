import { employers } from '@stellenvisite/db/schema/employers/employers';
import { jobs } from '@stellenvisite/db/schema/jobs/jobs';
import { jobClasses, searchDocs } from '@stellenvisite/db/schema/jobs/search';
import { createTestDatabase } from '@stellenvisite/db/testing';
import { createEmployer, createJob, newJob } from '@stellenvisite/db/testing-market';
import { eq, sql } from 'drizzle-orm';
import { afterEach, expect, test } from 'vitest';
import { findDisagreements } from './find-disagreements.ts';
import { indexAllPending, indexPending } from './index-pending.ts';
import { INDEX_STEPS, type IndexStep, openSteppedDatabase } from './index-steps.fixture.ts';
import { countPending, docOf, termsOf } from './search-market.fixture.ts';

const { db, connectionString } = await createTestDatabase();
const ctx = { db };

afterEach(async () => {
  await indexAllPending(ctx);
  expect(await findDisagreements(ctx)).toEqual([]);
  expect(await countPending(db)).toBe(0);
});

/** Begins something on another connection in the middle of an indexing; it may have to wait for its end. */
async function indexWhile(step: IndexStep, begin: () => Promise<unknown>): Promise<void> {
  let begun: Promise<unknown> | undefined;
  const afterStep = async (reached: IndexStep) => {
    if (reached !== step || begun) return;
    // A query of Drizzle is sent each time it is awaited; this one only once.
    begun = Promise.resolve(begin());
    await overOrWaiting(begun);
  };
  const stepped = openSteppedDatabase({ connectionString, afterStep });
  await indexAllPending(stepped).finally(stepped.close);
  expect(begun, `the step “${step}” was reached`).toBeDefined();
  await begun;
}

async function overOrWaiting(begun: Promise<unknown>): Promise<void> {
  let isOver = false;
  const end = () => {
    isOver = true;
  };
  begun.then(end, end);
  while (!isOver) {
    const { rows } = await db.execute(
      sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    if (rows.length > 0) return;
  }
}

test('of several processes that index at once each job is read by one', async () => {
  const employer = await createEmployer(db);
  await db.insert(jobs).values(Array.from({ length: 300 }, () => newJob(employer)));
  const before = await lastNumber();
  await Promise.all(
    [1, 2, 3, 4].map(async () => {
      while ((await countPending(db)) > 0) await indexPending(ctx, { limit: 40 });
    }),
  );
  expect(await db.$count(searchDocs)).toBe(300);
  expect((await lastNumber()) - before).toBe(300);
});

async function lastNumber(): Promise<number> {
  const { rows } = await db.execute<{ last: number | null }>(
    sql`select pg_sequence_last_value('search_docs_doc_seq') as last`,
  );
  return Number(rows[0]?.last ?? 0);
}

test.each(INDEX_STEPS)('an employer renamed after the step “%s” is found by the new name', async (step) => {
  const employer = await createEmployer(db, { name: 'Haus Sonnenblick' });
  const job = await createJob(db, employer);
  await indexWhile(step, () => db.update(employers).set({ name: 'Stift Abendruh' }).where(eq(employers.id, employer)));
  await indexAllPending(ctx);
  expect(await termsOf(db, job)).toContain('e:abendruh');
});

test.each(INDEX_STEPS)('a job rewritten and closed after the step “%s” comes back with its new words', async (step) => {
  const job = await createJob(db, await createEmployer(db), { title: 'Hebamme' });
  await indexWhile(step, () => db.update(jobs).set({ title: 'Logopäde', status: 'closed' }).where(eq(jobs.id, job)));
  await indexAllPending(ctx);
  await db.update(jobs).set({ status: 'published' }).where(eq(jobs.id, job));
  await indexAllPending(ctx);
  expect(await termsOf(db, job)).toContain('w:logopade');
});

test.each(INDEX_STEPS)('a class corrected after the step “%s” is the one that counts', async (step) => {
  const job = await createJob(db, await createEmployer(db), { title: 'Hebamme' });
  const correction = { occupation: 'mfa', isCorrected: true };
  await indexWhile(step, () =>
    db
      .insert(jobClasses)
      .values({ jobId: job, confidence: 1, reason: 'berichtigt', ...correction })
      .onConflictDoUpdate({ target: jobClasses.jobId, set: correction }),
  );
  await indexAllPending(ctx);
  expect(await termsOf(db, job)).toContain('o:mfa');
});

test.each(INDEX_STEPS)('a job deleted after the step “%s” is gone', async (step) => {
  const job = await createJob(db, await createEmployer(db));
  await indexWhile(step, () => db.delete(jobs).where(eq(jobs.id, job)));
  await indexAllPending(ctx);
  expect(await docOf(db, job)).toBeUndefined();
});

test('a job that somebody holds keeps nobody waiting, and is read when it is free', async () => {
  const employer = await createEmployer(db);
  const locked = await createJob(db, employer);
  const free = await createJob(db, await createEmployer(db));
  await db.transaction(async (tx) => {
    await tx.update(jobs).set({ featured: true }).where(eq(jobs.id, locked));
    expect(await indexPending(ctx, { limit: 1 })).toBe(1);
    expect(await docOf(db, free)).toBeDefined();
    expect(await indexPending(ctx, { limit: 1 })).toBe(0);
  });
  expect(await indexPending(ctx, { limit: 1 })).toBe(1);
  expect(await docOf(db, locked)).toBeDefined();
});
