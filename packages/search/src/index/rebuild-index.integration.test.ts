import { jobs } from '@stellenvisite/db/schema/jobs/jobs';
import { jobClasses, searchDocs, searchPostings } from '@stellenvisite/db/schema/jobs/search';
import { createTestDatabase } from '@stellenvisite/db/testing';
import { createEmployer, createJob } from '@stellenvisite/db/testing-market';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { findDisagreements } from './find-disagreements.ts';
import { indexAllPending } from './index-pending.ts';
import { rebuildIndex } from './rebuild-index.ts';
import { docOf, termsOf } from './search-market.fixture.ts';

const { db } = await createTestDatabase();

test('a damaged index is right again, under new numbers, with what employers corrected', async () => {
  const employer = await createEmployer(db);
  const [corrected, closed] = [await createJob(db, employer), await createJob(db, employer)];
  await indexAllPending({ db });
  await db.update(jobClasses).set({ occupation: 'mfa', isCorrected: true }).where(eq(jobClasses.jobId, corrected));
  await db.update(jobs).set({ status: 'closed' }).where(eq(jobs.id, closed));
  const before = (await docOf(db, corrected)) ?? Number.POSITIVE_INFINITY;
  await db.update(searchPostings).set({ docs: Buffer.from([9, 9, 9, 9]) });
  expect(await findDisagreements({ db })).not.toEqual([]);

  expect(await rebuildIndex({ db })).toBe(1);
  expect(await findDisagreements({ db })).toEqual([]);
  expect(await docOf(db, corrected)).toBeGreaterThan(before);
  expect(await db.$count(searchDocs)).toBe(1);
  expect(await termsOf(db, corrected)).toContain('o:mfa');
});
