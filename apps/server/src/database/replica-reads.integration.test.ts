import { installQueues } from '@stellenvisite/core/platform/queue/install-queues';
import type { Database } from '@stellenvisite/db/client';
import { newsletterSubscriptions } from '@stellenvisite/db/schema/content/newsletter';
import { mails } from '@stellenvisite/db/schema/platform/mails';
import { createTestDatabase } from '@stellenvisite/db/testing';
import { createEmployer, createJob, createPlaces } from '@stellenvisite/db/testing-market';
import { indexAllPending } from '@stellenvisite/search/indexing';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { jobsOf, SLICES } from '../slices.ts';
import { openReplica } from '../start/start-server.ts';
import { buildTestApp } from '../testing/build-test-app.ts';

const JOB = '6f1c1a52-8f0f-4a38-9d43-0d7a3bb0c1f7';
const EMPLOYER = '0d7a3bb0-8f0f-4a38-9d43-6f1c1a52c1f7';

const source = await createTestDatabase();
await createPlaces(source.db);
await createEmployer(source.db, { id: EMPLOYER, name: 'Haus der Kopie' });
await createJob(source.db, EMPLOYER, { id: JOB, title: 'Stelle der Kopie', placeId: 1 });
await indexAllPending(source);
// As a standby does: whoever tried to write here would be refused.
const { pathname } = new URL(source.connectionString);
await source.db.execute(
  sql`alter database ${sql.identifier(pathname.slice(1))} set default_transaction_read_only = on`,
);
const replica = (await openReplica(
  readConfig({ NODE_ENV: 'test', DATABASE_REPLICA_URL: source.connectionString }),
)) as Database;

const { app, database } = await buildTestApp({ replica });
await installQueues(database, jobsOf(SLICES));

const get = (url: string) => app.inject({ method: 'GET', url });

test.each([
  ['/api/jobs', 'Stelle der Kopie'],
  [`/api/jobs/${JOB}`, 'Stelle der Kopie'],
  ['/api/employers', 'Haus der Kopie'],
  [`/api/employers/${EMPLOYER}`, 'Haus der Kopie'],
  [`/api/employers/${EMPLOYER}/jobs`, 'Stelle der Kopie'],
  ['/api/places?q=Dach', 'Dachau'],
  ['/api/suggestions?q=Haus', 'Haus der Kopie'],
  ['/api/market', '"jobs":1'],
  ['/sitemaps/employers.xml', EMPLOYER],
  ['/feeds/jobs.rss', 'Stelle der Kopie'],
])('%s is read from the replica, of which the primary knows nothing', async (url, expected) => {
  const answer = await get(url);
  expect({ url, status: answer.statusCode, body: answer.body }).toMatchObject({ status: 200 });
  expect(answer.body).toContain(expected);
});

test('the social picture of a job is drawn from the replica', async () => {
  const answer = await get(`/social/jobs/${JOB}.png`);
  expect({ status: answer.statusCode, type: answer.headers['content-type'] }).toEqual({
    status: 200,
    type: 'image/png',
  });
});

test('what is written, and what is read to write it, stays with the primary', async () => {
  const payload = { email: 'pflege@klinik.example' };
  const answer = await app.inject({ method: 'POST', url: '/api/newsletter/subscriptions', payload });
  expect(answer.statusCode).toBe(202);
  expect(await database.db.select().from(newsletterSubscriptions)).toHaveLength(1);
  expect(await source.db.select().from(newsletterSubscriptions)).toHaveLength(0);
  const viewed = await get('/dev/mails.json');
  expect(viewed.json()).toHaveLength(1);
  expect(await source.db.select().from(mails)).toHaveLength(0);
});

test('a worker opens no replica, and neither does a server without one', async () => {
  const url = 'postgres://127.0.0.1:1/none';
  expect(await openReplica(readConfig({ DATABASE_REPLICA_URL: url, ROLE: 'worker' }))).toBeUndefined();
  expect(await openReplica(readConfig({}))).toBeUndefined();
});

test('a replica that cannot be reached is named in one sentence', async () => {
  const opening = openReplica(readConfig({ DATABASE_REPLICA_URL: 'postgres://anna:geheim@127.0.0.1:1/markt' }));
  await expect(opening).rejects.toThrow(
    'The database at 127.0.0.1:1/markt cannot be used: the connection was refused; check DATABASE_REPLICA_URL.',
  );
});

// The last one: it takes the replica away.
test('health speaks of the primary alone', async () => {
  await replica.close();
  expect((await get('/api/jobs')).statusCode).toBe(500);
  expect((await get('/api/health')).statusCode).toBe(200);
});
