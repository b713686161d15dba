import { jobSearchSchema } from '@stellenvisite/contract/jobs/job-search.schema';
import { jobs } from '@stellenvisite/db/schema/jobs/jobs';
import { searchChanges } from '@stellenvisite/db/schema/jobs/search';
import { createTestDatabase } from '@stellenvisite/db/testing';
import { createEmployer, createJob } from '@stellenvisite/db/testing-market';
import { createSearch } from '@stellenvisite/search';
import { indexAllPending } from '@stellenvisite/search/indexing';
import { docOf } from '@stellenvisite/search/testing';
import { eq } from 'drizzle-orm';
import { afterEach, expect, test, vi } from 'vitest';
import { listFoundJobs } from './list-employer-jobs.ts';

const { db } = await createTestDatabase();
const DAY_MS = 86_400_000;

afterEach(() => {
  vi.restoreAllMocks();
});

test('a process that slept until changes were forgotten shows no job as it was before', async () => {
  const job = await createJob(db, await createEmployer(db));
  await indexAllPending({ db });
  const doc = (await docOf(db, job)) ?? 0;
  const search = createSearch({ db, now: () => new Date('2026-11-15T08:00:00Z') });
  const ctx = { db, search };
  const isFeatured = async () => {
    const { total } = await search.search(jobSearchSchema.parse({ featured: 'true' }), { language: 'de' });
    const [found] = await listFoundJobs(ctx, [doc], null);
    return [total, found?.item.featured];
  };
  expect(await isFeatured()).toEqual([0, false]);
  await db.update(jobs).set({ featured: true }).where(eq(jobs.id, job));
  await db.delete(searchChanges);
  const awake = performance.now();
  vi.spyOn(performance, 'now').mockReturnValue(awake + DAY_MS);
  expect(await isFeatured()).toEqual([1, true]);
});
