import { jobs } from '@stellenvisite/db/schema/jobs/jobs';
import { createTestDatabase } from '@stellenvisite/db/testing';
import { createEmployer, createJob } from '@stellenvisite/db/testing-market';
import { eq } from 'drizzle-orm';
import { afterEach, expect, test, vi } from 'vitest';
import { createFactStore } from '../columns/fact-store.ts';
import { indexAllPending } from './index-pending.ts';
import { createChangeApplier } from './search-index.ts';
import { docOf } from './search-market.fixture.ts';

const { db } = await createTestDatabase();
const MANY = 2_500;
/** Of no job. */
const docsFrom = (first: number) => Array.from({ length: MANY }, (_none, index) => first + index);

afterEach(() => {
  vi.restoreAllMocks();
});

async function createIndexed(): Promise<{ job: string; doc: number }> {
  const job = await createJob(db, await createEmployer(db));
  await indexAllPending({ db });
  return { job, doc: (await docOf(db, job)) ?? 0 };
}

test('few changes do not wait for many', async () => {
  const store = createFactStore();
  const changes = createChangeApplier(db, store);
  const { doc } = await createIndexed();
  await changes.apply(docsFrom(1_000));
  expect(store.changes).toBe(0);
  await changes.apply([doc]);
  expect(store.isPublished[doc]).toBe(1);
  expect(store.changes).toBeLessThan(MANY);
  await changes.drain();
  expect(store.changes).toBeGreaterThan(MANY);
});

test('a doc that changes while many are applied is in the end as it is then', async () => {
  const store = createFactStore();
  const changes = createChangeApplier(db, store);
  const { job, doc } = await createIndexed();
  await changes.apply([...docsFrom(1_000), doc]);
  await db.update(jobs).set({ status: 'closed' }).where(eq(jobs.id, job));
  await changes.apply([doc]);
  expect(store.isPublished[doc]).toBe(0);
  await changes.drain();
  expect(store.isPublished[doc]).toBe(0);
});

test('what could not be read is tried again', async () => {
  const store = createFactStore();
  const changes = createChangeApplier(db, store);
  const { doc } = await createIndexed();
  vi.spyOn(db, 'select').mockImplementationOnce(() => {
    throw new Error('away');
  });
  await changes.apply([doc, ...docsFrom(1_000)]);
  await expect(changes.drain()).rejects.toThrow('away');
  expect(store.isPublished[doc]).toBe(0);
  await changes.drain();
  expect(store.isPublished[doc]).toBe(1);
});
