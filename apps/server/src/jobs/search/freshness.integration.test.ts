import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { jobs } from '@stellenvisite/db/schema/jobs/jobs';
import { createTestDatabase } from '@stellenvisite/db/testing';
import { createEmployer, createJob } from '@stellenvisite/db/testing-market';
import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { startServer } from '../../start/start-server.ts';

const { db, connectionString } = await createTestDatabase();
const dataDir = mkdtempSync(join(tmpdir(), 'stellenvisite-fresh-'));
const start = (ROLE: string) =>
  startServer({
    ROLE,
    NODE_ENV: 'test',
    DEMO: '0',
    LOG_LEVEL: 'silent',
    RATE_LIMIT: '0',
    PORT: '0',
    DATA_DIR: dataDir,
    DATABASE_URL: connectionString,
  });
const servers = [await start('all'), await start('web')];
afterAll(async () => {
  for (const server of servers) await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

const employer = await createEmployer(db);
const word = () => `wort${randomUUID().replaceAll('-', '')}`;
const now = { postedAt: new Date(), validThrough: new Date(Date.now() + 86_400_000) };

async function totals(q: string): Promise<number[]> {
  const answers = await Promise.all(servers.map(({ url }) => fetch(`${url}/api/jobs?q=${q}`)));
  const lists = (await Promise.all(answers.map((answer) => answer.json()))) as { total: number }[];
  return lists.map(({ total }) => total);
}

test('a published job is found by every process, and gone from every process when it is closed', async () => {
  const title = word();
  expect(await totals(title)).toEqual([0, 0]);
  const id = await createJob(db, employer, { title, ...now });
  await expect.poll(() => totals(title)).toEqual([1, 1]);
  await db.update(jobs).set({ status: 'closed' }).where(eq(jobs.id, id));
  await expect.poll(() => totals(title), { interval: 5 }).toEqual([0, 0]);
  await db.update(jobs).set({ status: 'published' }).where(eq(jobs.id, id));
  await expect.poll(() => totals(title)).toEqual([1, 1]);
  await db.delete(jobs).where(eq(jobs.id, id));
  await expect.poll(() => totals(title)).toEqual([0, 0]);
});

test('a rewritten job is found by its new words and no longer by its old ones', async () => {
  const [before, after] = [word(), word()];
  const id = await createJob(db, employer, { title: before, ...now });
  await expect.poll(() => totals(before)).toEqual([1, 1]);
  await db.update(jobs).set({ title: after }).where(eq(jobs.id, id));
  await expect.poll(() => totals(after)).toEqual([1, 1]);
  await expect.poll(() => totals(before)).toEqual([0, 0]);
});

test('a phrase is looked for again in a job that was rewritten', async () => {
  const [one, other] = [word(), word()];
  const phrase = encodeURIComponent(`"${one} ${other}"`);
  const id = await createJob(db, employer, { title: `${one} ${other}`, ...now });
  await expect.poll(() => totals(phrase)).toEqual([1, 1]);
  await db
    .update(jobs)
    .set({ title: `${other} ${one}` })
    .where(eq(jobs.id, id));
  await expect.poll(() => totals(phrase)).toEqual([0, 0]);
  await db
    .update(jobs)
    .set({ title: `${one} ${other}` })
    .where(eq(jobs.id, id));
  await expect.poll(() => totals(phrase)).toEqual([1, 1]);
});

test('a job that is never committed is never found', async () => {
  const title = word();
  await db
    .transaction(async (tx) => {
      await createJob(tx, employer, { title, ...now });
      throw new Error('changed my mind');
    })
    .catch(() => undefined);
  const sentinel = word();
  await createJob(db, employer, { title: sentinel, ...now });
  await expect.poll(() => totals(sentinel)).toEqual([1, 1]);
  expect(await totals(title)).toEqual([0, 0]);
});
