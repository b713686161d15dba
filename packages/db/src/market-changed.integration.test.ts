import { randomUUID } from 'node:crypto';
import { eq, type SQL, sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { testimonials } from './schema/content/testimonials.ts';
import { departments, employerMedia, employers } from './schema/employers/employers.ts';
import { jobs } from './schema/jobs/jobs.ts';
import { searchDocs } from './schema/jobs/search.ts';
import { createTestDatabase } from './testing.ts';
import { createEmployer, createJob, daysAgo, newJob } from './testing-market.ts';

const { db, connectionString } = await createTestDatabase();

const listener = new pg.Client({ connectionString });
await listener.connect();
await listener.query('listen market_changed');
afterAll(() => listener.end());

/** How often a change was notified: notifications come in the order of their commits, so our own enclose those of the change. */
async function countNotices(change: () => PromiseLike<unknown>): Promise<number> {
  const [begin, end] = [randomUUID(), randomUUID()];
  const heard: string[] = [];
  const hasEnded = new Promise<void>((resolve) => {
    const take = ({ payload = '' }: pg.Notification) => {
      heard.push(payload);
      if (payload !== end) return;
      listener.off('notification', take);
      resolve();
    };
    listener.on('notification', take);
  });
  await db.execute(sql`select pg_notify('market_changed', ${begin})`);
  await change();
  await db.execute(sql`select pg_notify('market_changed', ${end})`);
  await hasEnded;
  return heard.indexOf(end) - heard.indexOf(begin) - 1;
}

let employer: string;
let job: string;
beforeEach(async () => {
  employer = await createEmployer(db);
  job = await createJob(db, employer);
});

const change = (values: Partial<typeof jobs.$inferInsert>, id = job) =>
  db.update(jobs).set(values).where(eq(jobs.id, id));

test('a job that is written, changed or deleted before it is public changes nothing', async () => {
  const draft = newJob(employer, { status: 'draft' });
  expect(await countNotices(() => db.insert(jobs).values(draft))).toBe(0);
  expect(await countNotices(() => change({ title: 'Hebamme' }, draft.id))).toBe(0);
  expect(await countNotices(() => change({ status: 'paused' }, draft.id))).toBe(0);
  expect(await countNotices(() => db.delete(jobs).where(eq(jobs.id, draft.id)))).toBe(0);
});

test.each<[string, SQL]>([
  ['jobs', sql`update jobs set title = 'Hebamme' where false`],
  ['employers', sql`update employers set name = 'Klinik' where false`],
  ['departments', sql`update departments set name = 'Innere' where false`],
  ['pictures', sql`update employer_media set alt = 'Flur' where false`],
  ['testimonials', sql`update testimonials set name = 'A. B.' where false`],
  ['deleted jobs', sql`delete from jobs where false`],
  ['deleted employers', sql`delete from employers where false`],
])('a statement that meets no rows changes nothing: %s', async (_, statement) => {
  expect(await countNotices(() => db.execute(statement))).toBe(0);
});

test('values that stay the same and columns that are never shown change nothing', async () => {
  expect(await countNotices(() => change({ title: 'Pflegefachkraft (m/w/d)' }))).toBe(0);
  expect(await countNotices(() => change({ createdAt: daysAgo(9) }))).toBe(0);
  const same = { name: 'Klinikum am Park' };
  expect(await countNotices(() => db.update(employers).set(same).where(eq(employers.id, employer)))).toBe(0);
});

test('a job that becomes public, changes or stops being public is notified once', async () => {
  const draft = await createJob(db, employer, { status: 'draft' });
  expect(await countNotices(() => change({ status: 'published' }, draft))).toBe(1);
  expect(await countNotices(() => createJob(db, employer))).toBe(1);
  expect(await countNotices(() => change({ title: 'Hebamme' }))).toBe(1);
  expect(await countNotices(() => change({ updatedAt: new Date() }))).toBe(1);
  expect(await countNotices(() => change({ validThrough: daysAgo(1) }))).toBe(1);
  expect(await countNotices(() => change({ status: 'closed' }))).toBe(1);
  expect(await countNotices(() => change({ status: 'paused' }))).toBe(1);
  expect(await countNotices(() => db.delete(jobs).where(eq(jobs.id, draft)))).toBe(1);
});

test('one public job among many drafts is enough', async () => {
  const drafts = Array.from({ length: 20 }, () => newJob(employer, { status: 'draft' }));
  await db.insert(jobs).values(drafts);
  expect(await countNotices(() => db.update(jobs).set({ city: 'Potsdam' }).where(eq(jobs.employerId, employer)))).toBe(
    1,
  );
});

test('several changes of one transaction are notified together', async () => {
  const inOne = () =>
    db.transaction(async (tx) => {
      await tx.update(jobs).set({ title: 'Hebamme' }).where(eq(jobs.id, job));
      await tx.update(employers).set({ name: 'Klinik' }).where(eq(employers.id, employer));
    });
  expect(await countNotices(inOne)).toBe(1);
});

test('employers, their departments and pictures are public in every column', async () => {
  const ids = { id: randomUUID(), employerId: employer };
  const picture = { storageKey: 'a', contentType: 'image/svg+xml', alt: 'Haus', width: 3, height: 2 };
  const of = { department: eq(departments.id, ids.id), picture: eq(employerMedia.id, ids.id) };
  expect(await countNotices(() => createEmployer(db))).toBe(1);
  const email = { email: 'post@park.example' };
  expect(await countNotices(() => db.update(employers).set(email).where(eq(employers.id, employer)))).toBe(1);
  expect(await countNotices(() => db.insert(departments).values({ ...ids, name: 'Innere' }))).toBe(1);
  expect(await countNotices(() => db.update(departments).set({ beds: 20 }).where(of.department))).toBe(1);
  expect(await countNotices(() => db.delete(departments).where(of.department))).toBe(1);
  expect(await countNotices(() => db.insert(employerMedia).values({ ...ids, ...picture }))).toBe(1);
  expect(await countNotices(() => db.update(employerMedia).set({ position: 3 }).where(of.picture))).toBe(1);
  expect(await countNotices(() => db.delete(employerMedia).where(of.picture))).toBe(1);
  expect(await countNotices(() => db.delete(employers).where(eq(employers.id, employer)))).toBe(1);
});

test('testimonials are public in every column', async () => {
  const id = randomUUID();
  const words = { quoteDe: 'Gut.', quoteEn: 'Good.', roleDe: 'Pflegefachfrau', roleEn: 'Nurse' };
  const row = { id, audience: 'seeker' as const, name: 'A. B.', city: 'Berlin', ...words };
  expect(await countNotices(() => db.insert(testimonials).values(row))).toBe(1);
  expect(await countNotices(() => db.update(testimonials).set({ city: 'Wien' }).where(eq(testimonials.id, id)))).toBe(
    1,
  );
  expect(await countNotices(() => db.delete(testimonials).where(eq(testimonials.id, id)))).toBe(1);
});

test('a table that is emptied is notified', async () => {
  expect(await countNotices(() => db.execute(sql`truncate testimonials cascade`))).toBe(1);
});

test('what the search has read is notified where it can be found', async () => {
  const paused = await createJob(db, employer, { status: 'paused' });
  expect(await countNotices(() => db.insert(searchDocs).values({ jobId: paused }))).toBe(0);
  expect(await countNotices(() => db.insert(searchDocs).values({ jobId: job }))).toBe(1);
});
