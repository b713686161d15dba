import { insertRows } from '@stellenvisite/db/insert-rows';
import { employers } from '@stellenvisite/db/schema/employers/employers';
import { jobs } from '@stellenvisite/db/schema/jobs/jobs';
import { jobClasses, searchDocs, searchRuns } from '@stellenvisite/db/schema/jobs/search';
import { createTestDatabase } from '@stellenvisite/db/testing';
import { createEmployer, createJob, newJob, testHtml } from '@stellenvisite/db/testing-market';
import { eq, inArray, sql } from 'drizzle-orm';
import { afterEach, expect, test, vi } from 'vitest';
import { findDisagreements } from './find-disagreements.ts';
import { indexAllPending, indexPending } from './index-pending.ts';
import { openSteppedDatabase } from './index-steps.fixture.ts';
import { countPending, docOf, termsOf } from './search-market.fixture.ts';

const { db, connectionString } = await createTestDatabase();
const INTENSIVE_CARE = testHtml('<p>Wir suchen Sie für unsere Intensivstation.</p>');
const ctx = { db };

afterEach(async () => {
  await indexAllPending(ctx);
  expect(await findDisagreements(ctx)).toEqual([]);
  expect(await countPending(db)).toBe(0);
});

/** Does something else once the jobs of a batch have been read for the first time. */
async function indexPausingToRead(batch: Parameters<typeof indexPending>[1], meanwhile: () => Promise<unknown>) {
  let isDone = false;
  const stepped = openSteppedDatabase({
    connectionString,
    async afterStep(step) {
      if (step !== 'read' || isDone) return;
      isDone = true;
      await meanwhile();
    },
  });
  return indexPending(stepped, batch).finally(stepped.close);
}

test('a published job is found by its title, text, place, employer and class', async () => {
  const job = await createJob(db, await createEmployer(db), {
    title: 'Oberärztin Kardiologie',
    city: 'München',
    introHtml: INTENSIVE_CARE,
  });
  expect(await indexPending(ctx, { limit: 10 })).toBe(1);
  expect(await termsOf(db, job)).toEqual(
    expect.arrayContaining(['t:oberarzt', 'p:arzt', 'w:oberarztin', 'x:intensiv', 'e:klinikum', 'k:hospital']),
  );
  expect(await termsOf(db, job)).toEqual(expect.arrayContaining(['c:munch', 'c:berl', 'o:oberarzt', 's:cardiology']));
  const [stored] = await db.select().from(jobClasses).where(eq(jobClasses.jobId, job));
  expect(stored).toMatchObject({ occupation: 'oberarzt', specialty: 'cardiology', isCorrected: false });
});

test('a draft is not found, and is once it is published', async () => {
  const job = await createJob(db, await createEmployer(db), { status: 'draft' });
  await indexAllPending(ctx);
  expect(await docOf(db, job)).toBeUndefined();
  await db.update(jobs).set({ status: 'published' }).where(eq(jobs.id, job));
  await indexAllPending(ctx);
  expect(await docOf(db, job)).toBeDefined();
});

test('an edited job is found by its new words alone, under a higher number', async () => {
  const job = await createJob(db, await createEmployer(db), { title: 'Hebamme' });
  await indexAllPending(ctx);
  const before = await docOf(db, job);
  await db.update(jobs).set({ title: 'Logopäde' }).where(eq(jobs.id, job));
  await indexAllPending(ctx);
  expect(await termsOf(db, job)).toEqual(expect.arrayContaining(['w:logopade', 'o:logo']));
  expect(await termsOf(db, job)).not.toContain('w:hebamme');
  expect(await docOf(db, job)).toBeGreaterThan(before ?? Number.POSITIVE_INFINITY);
});

test('a change that leaves the words as they are is not read again', async () => {
  const job = await createJob(db, await createEmployer(db));
  await indexAllPending(ctx);
  await db.update(jobs).set({ featured: true, status: 'paused' }).where(eq(jobs.id, job));
  expect(await countPending(db)).toBe(0);
});

test('a job edited while it is closed is found by its new words once it is open again', async () => {
  const job = await createJob(db, await createEmployer(db), { title: 'Hebamme' });
  await indexAllPending(ctx);
  await db.update(jobs).set({ status: 'closed' }).where(eq(jobs.id, job));
  await db.update(jobs).set({ title: 'Logopäde' }).where(eq(jobs.id, job));
  await indexAllPending(ctx);
  await db.update(jobs).set({ status: 'published' }).where(eq(jobs.id, job));
  await indexAllPending(ctx);
  expect(await termsOf(db, job)).toContain('w:logopade');
});

test('a deleted job leaves nothing, not even while it waits to be read', async () => {
  const employer = await createEmployer(db);
  const [read, waiting] = [await createJob(db, employer), await createJob(db, employer)];
  await indexPending(ctx, { limit: 1 });
  await db.delete(jobs).where(inArray(jobs.id, [read, waiting]));
  expect(await indexPending(ctx, { limit: 10 })).toBe(1);
  expect(
    await db
      .select()
      .from(searchDocs)
      .where(inArray(searchDocs.jobId, [read, waiting])),
  ).toEqual([]);
});

test('the jobs of a renamed employer are found by the new name', async () => {
  const employer = await createEmployer(db, { name: 'Haus Sonnenblick' });
  const job = await createJob(db, employer);
  await indexAllPending(ctx);
  await db
    .update(employers)
    .set({ name: 'Stift Abendruh', kinds: ['care_facilities'] })
    .where(eq(employers.id, employer));
  await indexAllPending(ctx);
  expect(await termsOf(db, job)).toEqual(expect.arrayContaining(['e:abendruh', 'k:care_facilities']));
  expect(await termsOf(db, job)).not.toContain('e:sonnenblick');
});

test('a corrected class is what a job is found by, and outlives later edits', async () => {
  const job = await createJob(db, await createEmployer(db), { title: 'Fachkraft' });
  await indexAllPending(ctx);
  await db.update(jobClasses).set({ occupation: 'mfa', isCorrected: true }).where(eq(jobClasses.jobId, job));
  await indexAllPending(ctx);
  expect(await termsOf(db, job)).toContain('o:mfa');
  await db.update(jobs).set({ title: 'Hebamme' }).where(eq(jobs.id, job));
  await indexAllPending(ctx);
  expect(await termsOf(db, job)).toEqual(expect.arrayContaining(['o:mfa', 'w:hebamme']));
  expect(await termsOf(db, job)).not.toContain('o:hebamme');
});

test('a job that cannot be read is found by its title, and others next to it as ever', async () => {
  const employer = await createEmployer(db);
  const [broken, sound] = [
    await createJob(db, employer, { title: 'Hebamme' }),
    await createJob(db, employer, { introHtml: INTENSIVE_CARE }),
  ];
  await db.execute(sql`update jobs set sections = '{"not": "a list"}' where id = ${broken}`);
  const onBroken = vi.fn();
  await indexAllPending({ db, onBroken });
  expect(onBroken).toHaveBeenCalledExactlyOnceWith(broken, expect.any(TypeError));
  expect(await termsOf(db, broken)).toEqual(expect.arrayContaining(['w:hebamme']));
  expect(await termsOf(db, sound)).toContain('x:intensiv');
});

test('words of any length and kind are taken', async () => {
  const title = `${'Ä'.repeat(3_000)} 護理師 🏥 \u{1d400} ' " \\ {a,b} NULL`;
  const job = await createJob(db, await createEmployer(db), { title, introHtml: testHtml('ß'.repeat(60_000)) });
  await indexAllPending(ctx);
  expect(await termsOf(db, job)).toContain('w:護理師');
});

test('a change of two thousand jobs in one statement is read in batches, each job once', async () => {
  const employer = await createEmployer(db);
  await insertRows(
    db,
    jobs,
    Array.from({ length: 2_000 }, () => newJob(employer)),
  );
  await indexAllPending(ctx);
  await db
    .update(jobs)
    .set({ title: 'Hebamme', introHtml: testHtml('') })
    .where(eq(jobs.employerId, employer));
  const runs = await db.$count(searchRuns);
  expect(await countPending(db)).toBe(2_000);
  for (let done = -1; done !== 0; ) done = await indexPending(ctx, { limit: 500 });
  expect(await db.$count(searchRuns)).toBe(runs + 4);
  expect(await findDisagreements(ctx)).toEqual([]);
  await db.delete(jobs).where(eq(jobs.employerId, employer));
});

test('a job published by itself is read before thousands that were changed together, and while they are read', async () => {
  const employer = await createEmployer(db);
  await insertRows(
    db,
    jobs,
    Array.from({ length: 50 }, () => newJob(employer)),
  );
  const first = await createJob(db, employer);
  expect(await indexPending(ctx, { limit: 1 })).toBe(1);
  expect(await docOf(db, first)).toBeDefined();

  let second: string | undefined;
  const indexed = await indexPausingToRead({ limit: 50, only: 'bulk' }, async () => {
    second = await createJob(db, employer);
    expect(await indexPending(ctx, { limit: 10, only: 'single' })).toBe(1);
    expect(await docOf(db, second)).toBeDefined();
  });
  expect(second).toBeDefined();
  expect(indexed).toBe(50);
});

test('of single jobs the newest is read first', async () => {
  const employer = await createEmployer(db);
  const [earlier, latest] = [await createJob(db, employer), await createJob(db, employer)];
  await indexPending(ctx, { limit: 1, only: 'single' });
  expect(await docOf(db, earlier)).toBeUndefined();
  expect(await docOf(db, latest)).toBeDefined();
});

test('a job changed while it was read is read again as it is then', async () => {
  const employer = await createEmployer(db);
  const [stored, changed] = [await createJob(db, employer), await createJob(db, employer, { title: 'Hebamme' })];
  await indexPausingToRead({ limit: 10 }, () =>
    db.update(jobs).set({ title: 'Logopäde' }).where(eq(jobs.id, changed)).execute(),
  );
  expect(await docOf(db, stored)).toBeDefined();
  expect(await docOf(db, changed)).toBeUndefined();
  await indexAllPending(ctx);
  expect(await termsOf(db, changed)).toContain('w:logopade');
});

test('what another process read meanwhile is not read twice', async () => {
  const job = await createJob(db, await createEmployer(db));
  let doc: number | undefined;
  await indexPausingToRead({ limit: 10 }, async () => {
    await indexPending(ctx, { limit: 10, only: 'single' });
    doc = await docOf(db, job);
  });
  expect(doc).toBeDefined();
  expect(await docOf(db, job)).toBe(doc);
});

test('a bulk change is noted quickly also by a session that changed single jobs before', async () => {
  const employer = await createEmployer(db);
  const rows = Array.from({ length: 2_000 }, () => newJob(employer));
  await insertRows(db, jobs, rows);
  await indexAllPending(ctx);
  await db.transaction(async (tx) => {
    for (const { id } of rows.slice(0, 6)) await tx.update(jobs).set({ title: 'Logopäde' }).where(eq(jobs.id, id));
    await tx.execute(sql`set local statement_timeout = '10s'`);
    await tx.update(jobs).set({ title: 'Hebamme' }).where(eq(jobs.employerId, employer));
  });
  await db.delete(jobs).where(eq(jobs.employerId, employer));
});
