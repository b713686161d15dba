import { jobs } from '@stellenvisite/db/schema/jobs';
import { searchChanges } from '@stellenvisite/db/schema/search';
import { createTestDatabase } from '@stellenvisite/db/testing';
import { createEmployer, createJob } from '@stellenvisite/db/testing-market';
import { indexAllPending } from '@stellenvisite/search/index/index-pending';
import { createSearchIndex } from '@stellenvisite/search/index/search-index';
import { docOf } from '@stellenvisite/search/index/search-market.fixture';
import { eq } from 'drizzle-orm';
import { afterEach, expect, test, vi } from 'vitest';
import { listFoundJobs } from './list-found-jobs.ts';

const { db } = await createTestDatabase();
const DAY_MS = 86_400_000;

afterEach(() => {
  vi.restoreAllMocks();
});

test('a process that slept until changes were forgotten shows no job as it was before', async () => {
  const job = await createJob(db, await createEmployer(db));
  await indexAllPending({ db });
  const doc = (await docOf(db, job)) ?? 0;
  const searchIndex = createSearchIndex({ db });
  const ctx = { db, now: () => new Date(), publicUrl: '', language: 'de', searchIndex } as const;
  const isFeatured = async () => {
    const store = await searchIndex.refresh();
    const [found] = await listFoundJobs(ctx, [doc], null);
    return [store.isFeatured[doc], found?.item.featured];
  };
  expect(await isFeatured()).toEqual([0, false]);
  await db.update(jobs).set({ featured: true }).where(eq(jobs.id, job));
  await db.delete(searchChanges);
  const awake = performance.now();
  vi.spyOn(performance, 'now').mockReturnValue(awake + DAY_MS);
  expect(await isFeatured()).toEqual([1, true]);
});
