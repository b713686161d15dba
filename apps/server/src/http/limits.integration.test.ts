import { installQueues } from '@stellenvisite/core/platform/queue/install-queues';
import { jobPostings } from '@stellenvisite/db/schema/jobs/job-postings';
import { createEmployer, NOW } from '@stellenvisite/db/testing-market';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { jobsOf, SLICES } from '../slices.ts';
import { buildTestApp } from '../testing/build-test-app.ts';
import { createPerson, signIn } from '../testing/people.ts';

const TOKEN = 'a token of the operator, long enough for us';
const { app, database } = await buildTestApp();
const { db } = database;
await installQueues(database, jobsOf(SLICES));

test.each(['/api/emma', '/api/newsletter/subscriptions', '/auth/v1/token?grant_type=password'])(
  'a body of %s that is nested too deeply is refused before it is read',
  async (url) => {
    const payload = `{"messages":${'['.repeat(450_000)}${']'.repeat(450_000)}}`;
    const before = process.threadCpuUsage();
    const answer = await app.inject({ method: 'POST', url, payload, headers: { 'content-type': 'application/json' } });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject(
      url.startsWith('/api/') ? { code: 'request.too_deep' } : { error_code: 'bad_json' },
    );
    const { user, system } = process.threadCpuUsage(before);
    expect((user + system) / 1_000).toBeLessThan(100);
  },
);

test.each(['/api/emma', '/api/newsletter/subscriptions', '/auth/v1/token?grant_type=password'])(
  'a body of %s with more values than any person sends is refused before it is read',
  async (url) => {
    const payload = `{"messages":[${'[],'.repeat(340_000)}[]]}`;
    const answer = await app.inject({ method: 'POST', url, payload, headers: { 'content-type': 'application/json' } });
    expect(answer.statusCode).toBe(413);
    expect(answer.json()).toMatchObject(
      url.startsWith('/api/') ? { code: 'request.too_large' } : { error_code: 'request_entity_too_large' },
    );
  },
);

const readMetrics = (on: typeof app, headers: Record<string, string> = {}, remoteAddress = '127.0.0.1') =>
  on.inject({ url: '/metrics', headers, remoteAddress }).then(({ statusCode }) => statusCode);

test('metrics are for this machine, and not for a proxy on it', async () => {
  expect(await readMetrics(app)).toBe(200);
  expect(await readMetrics(app, {}, '10.0.0.5')).toBe(404);
  expect(await readMetrics(app, { 'x-forwarded-for': '203.0.113.7' })).toBe(404);
  expect(await readMetrics(app, { via: '1.1 proxy' })).toBe(404);
  const { app: site } = await buildTestApp({ database, env: { PUBLIC_URL: 'https://www.stellenvisite.example' } });
  expect(await readMetrics(site)).toBe(404);
});

test('with a token metrics are for whoever shows it', async () => {
  const env = { PUBLIC_URL: 'https://www.stellenvisite.example', METRICS_TOKEN: TOKEN };
  const { app: site } = await buildTestApp({ database, env });
  const bearer = (token: string) => ({ authorization: `Bearer ${token}`, 'x-forwarded-for': '203.0.113.7' });
  expect(await readMetrics(site, bearer(TOKEN), '203.0.113.8')).toBe(200);
  for (const token of ['', TOKEN.slice(1), `${TOKEN}x`, TOKEN.toUpperCase()])
    expect(await readMetrics(site, bearer(token))).toBe(404);
  expect(await readMetrics(site)).toBe(404);
});

test('drafts of an employer have a bound, by hand and by file, also for two at once', async () => {
  const { id: employerId } = await createPerson(db, { email: 'eva@see.example', role: 'employer' });
  await createEmployer(db, { id: employerId, name: 'Klinik am See', verifiedAt: NOW });
  const eva = await signIn(app, 'eva@see.example');
  const draft = (origin: 'here' | 'feed') => ({
    id: crypto.randomUUID(),
    employerId,
    content: {},
    origin,
    createdAt: NOW,
    updatedAt: NOW,
  });
  await db
    .insert(jobPostings)
    .values([...Array.from({ length: 598 }, () => draft('here')), ...Array.from({ length: 20 }, () => draft('feed'))]);
  const long = [
    { sections: Array(4).fill({ kind: 'tasks', heading: '', html: 'x'.repeat(19_000) }) },
    { introHtml: '<'.repeat(19_000) },
  ];
  for (const texts of long)
    expect((await eva.call('POST', '/api/employer/jobs', texts)).json()).toMatchObject({
      status: 422,
      code: 'job_posting.too_long',
    });
  const create = () => eva.call('POST', '/api/employer/jobs', { title: 'Pflegefachkraft (m/w/d)' });
  const importThree = () =>
    eva.call('POST', '/api/employer/jobs/file', { csv: 'Titel\nEins\nZwei\nDrei\n', preview: false });
  expect((await importThree()).json()).toMatchObject({ status: 409, code: 'job_posting.too_many_drafts' });
  const created = await Promise.all([create(), create(), create()]);
  expect(created.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 201, 409]);
  expect(await db.$count(jobPostings, eq(jobPostings.employerId, employerId))).toBe(620);
  const [mine] = await db.select().from(jobPostings).where(eq(jobPostings.employerId, employerId));
  await eva.call('DELETE', `/api/employer/jobs/${mine?.id}`);
  expect((await create()).statusCode).toBe(201);
});

test('whole lists of applications are exported ten times in a row, then at the pace of thirty an hour', async () => {
  const { id } = await createPerson(db, { email: 'ida@see.example', role: 'employer' });
  await createEmployer(db, { id, name: 'Klinik am Meer', verifiedAt: NOW });
  const ida = await signIn(app, 'ida@see.example');
  const statuses: number[] = [];
  for (let at = 0; at < 11; at += 1)
    statuses.push((await ida.call('GET', '/api/employer/applications/export.csv')).statusCode);
  expect(statuses).toEqual([...Array(10).fill(200), 429]);
  const ids = [crypto.randomUUID(), crypto.randomUUID()].map((each) => `id=${each}`).join('&');
  expect((await ida.call('GET', `/api/employer/applications/files.zip?${ids}`)).statusCode).toBe(429);
});

test('every job of the queue has a bound of time and number', () => {
  const unbounded = jobsOf(SLICES).filter(
    ({ options: { expireInSeconds = Number.POSITIVE_INFINITY }, concurrency = 1 }) =>
      expireInSeconds > 2 * 3_600 || concurrency > 10,
  );
  expect(unbounded.map(({ name }) => name)).toEqual([]);
});
