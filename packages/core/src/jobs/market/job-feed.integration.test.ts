import type { Tx } from '@stellenvisite/db/client';
import { jobFeed } from '@stellenvisite/db/schema/jobs/job-feed';
import { jobs } from '@stellenvisite/db/schema/jobs/jobs';
import { createTestDatabase } from '@stellenvisite/db/testing';
import { createEmployer, createJob, daysAgo, NOW, newJob } from '@stellenvisite/db/testing-market';
import { indexAllPending } from '@stellenvisite/search/indexing';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { adoptFeedJobs } from './job-feed.ts';

const { db } = await createTestDatabase();
const employerId = await createEmployer(db);
let now = NOW;
const ctx = { now: () => now };

beforeEach(async () => {
  now = NOW;
  await db.delete(jobs);
});

const take = async (tx: Tx, limit = 100) => adoptFeedJobs(ctx, tx, { consumer: 'job-alerts', limit });
async function takeIndexed(limit?: number) {
  await indexAllPending({ db });
  return db.transaction(async (tx) => (await take(tx, limit)).jobs);
}
const change = (id: string, values: Partial<typeof jobs.$inferInsert>) =>
  db.update(jobs).set(values).where(eq(jobs.id, id));

test('a job is in the feed once it is published, and each consumer has its own', async () => {
  const id = await createJob(db, employerId, { status: 'draft' });
  expect(await takeIndexed()).toEqual([]);
  await change(id, { status: 'published' });
  expect(await takeIndexed()).toEqual([{ jobId: id, isNew: true }]);
  expect(await takeIndexed()).toEqual([]);
  const others = await db.transaction((tx) => adoptFeedJobs(ctx, tx, { consumer: 'employer-followers', limit: 9 }));
  expect(others.jobs).toEqual([{ jobId: id, isNew: true }]);
});

test('a change of a public job is in the feed, but not as a new job', async () => {
  const id = await createJob(db, employerId);
  await takeIndexed();
  await change(id, { updatedAt: NOW });
  expect(await takeIndexed()).toEqual([]);
  await change(id, { featured: true });
  await change(id, { title: 'Ärztin (m/w/d)' });
  expect(await takeIndexed()).toEqual([{ jobId: id, isNew: false }]);
  await change(id, { status: 'paused' });
  expect(await takeIndexed()).toEqual([]);
  await change(id, { status: 'published' });
  expect(await takeIndexed()).toEqual([{ jobId: id, isNew: false }]);
});

test('a job that is posted later is in the feed from that moment on', async () => {
  const id = await createJob(db, employerId, { postedAt: daysAgo(-1) });
  expect(await takeIndexed()).toEqual([]);
  now = daysAgo(-1);
  expect(await takeIndexed()).toEqual([{ jobId: id, isNew: true }]);
});

test('what is no longer public when it is read is left out and forgotten', async () => {
  const [paused, ended] = [await createJob(db, employerId), await createJob(db, employerId)];
  await change(paused, { status: 'paused' });
  await change(ended, { validThrough: NOW });
  expect(await takeIndexed()).toEqual([]);
  expect(await db.$count(jobFeed, eq(jobFeed.consumer, 'job-alerts'))).toBe(0);
});

test('a job waits until the search can find it', async () => {
  const id = await createJob(db, employerId);
  expect((await db.transaction((tx) => take(tx))).jobs).toEqual([]);
  expect(await takeIndexed()).toEqual([{ jobId: id, isNew: true }]);
});

test('whoever fails finds the same jobs again, and two at once take different ones', async () => {
  const values = Array.from({ length: 30 }, () => newJob(employerId));
  await db.insert(jobs).values(values);
  await indexAllPending({ db });
  const failing = db.transaction(async (tx) => {
    expect((await take(tx)).jobs).toHaveLength(30);
    throw new Error('killed');
  });
  await expect(failing).rejects.toThrow('killed');
  const taken = await db.transaction(async (first) => {
    const one = await take(first, 10);
    const two = await db.transaction((second) => take(second, 20));
    expect([one.isMore, two.isMore]).toEqual([true, true]);
    return [...one.jobs, ...two.jobs].map(({ jobId }) => jobId);
  });
  expect(new Set(taken)).toEqual(new Set(values.map(({ id }) => id)));
});
