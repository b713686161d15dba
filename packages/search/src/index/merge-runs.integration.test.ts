import { insertRows } from '@stellenvisite/db/insert-rows';
import { jobs } from '@stellenvisite/db/schema/jobs/jobs';
import { searchChanges, searchPostings, searchRuns } from '@stellenvisite/db/schema/jobs/search';
import { createTestDatabase } from '@stellenvisite/db/testing';
import { createEmployer, createJob, newJob, testHtml } from '@stellenvisite/db/testing-market';
import { eq, inArray, sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { dropDeadRuns, pruneChanges } from './drop-dead-runs.ts';
import { findDisagreements } from './find-disagreements.ts';
import { indexAllPending, indexPending } from './index-pending.ts';
import { mergeRuns } from './merge-runs.ts';
import { countPending } from './search-market.fixture.ts';

const { db } = await createTestDatabase();
const ctx = { db };

beforeEach(async () => {
  await db.delete(jobs);
  await dropDeadRuns(ctx);
});

const rowsOf = (term: string) => db.$count(searchPostings, eq(searchPostings.term, term));

async function publishOneByOne(count: number): Promise<string[]> {
  const employer = await createEmployer(db);
  const ids: string[] = [];
  for (let index = 0; index < count; index += 1) {
    ids.push(await createJob(db, employer, { title: index % 2 === 0 ? 'Hebamme' : 'Logopäde' }));
    await indexPending(ctx, { limit: 1 });
  }
  return ids;
}

test('merging leaves every term with one row and every job with its terms', async () => {
  await publishOneByOne(9);
  expect(await rowsOf('w:hebamme')).toBe(5);
  expect(await mergeRuns(ctx)).toBe(9);
  expect(await rowsOf('w:hebamme')).toBe(1);
  expect(await db.select().from(searchRuns)).toHaveLength(1);
  expect(await findDisagreements(ctx)).toEqual([]);
  expect(await mergeRuns(ctx)).toBe(0);
});

test('of several processes that merge at once one does, while another indexes', async () => {
  await publishOneByOne(8);
  await createJob(db, await createEmployer(db));
  const merged = await Promise.all([mergeRuns(ctx), mergeRuns(ctx), mergeRuns(ctx), indexPending(ctx, { limit: 1 })]);
  expect(merged.slice(0, 3).filter((count) => count === 8)).toHaveLength(1);
  expect(await findDisagreements(ctx)).toEqual([]);
});

test('a run in which nothing lives goes', async () => {
  await publishOneByOne(3);
  await db.delete(jobs);
  expect(await dropDeadRuns(ctx)).toBe(3);
  expect(await db.$count(searchPostings)).toBe(0);
});

test('a run of mostly dead docs is emptied, its living jobs read again', async () => {
  const employer = await createEmployer(db);
  const rows = Array.from({ length: 1_200 }, () => newJob(employer, { introHtml: testHtml('') }));
  await insertRows(db, jobs, rows);
  await indexAllPending(ctx);
  const dead = rows.slice(0, 800).map(({ id }) => id);
  await db.delete(jobs).where(inArray(jobs.id, dead));
  expect(await dropDeadRuns(ctx)).toBe(0);
  expect(await countPending(db)).toBe(400);
  await indexAllPending(ctx);
  expect(await dropDeadRuns(ctx)).toBe(1);
  expect(await findDisagreements(ctx)).toEqual([]);
  const [row] = await db.select().from(searchPostings).where(eq(searchPostings.term, 'k:hospital'));
  expect(row?.docs).toHaveLength(400 * 4);
});

test('changes are stored for a day', async () => {
  await publishOneByOne(1);
  await db.execute(sql`update search_changes set at = now() - interval '25 hours'`);
  await publishOneByOne(1);
  const fresh = await db.$count(searchChanges, sql`at > now() - interval '1 hour'`);
  await pruneChanges(ctx);
  expect(await db.$count(searchChanges)).toBe(fresh);
  expect(fresh).toBeGreaterThan(0);
});
