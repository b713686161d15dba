import { randomUUID } from 'node:crypto';
import { computeBenchmarks } from '@stellenvisite/core/jobs/statistics/compute-benchmarks';
import { removeOldSearchesJob } from '@stellenvisite/core/jobs/statistics/count-search';
import { applicationEvents, applications } from '@stellenvisite/db/schema/applications/applications';
import { emptySearches, jobViews, searchCounts } from '@stellenvisite/db/schema/jobs/statistics';
import { createEmployer, createJob, createPlaces, daysAgo, NOW } from '@stellenvisite/db/testing-market';
import { expect, test } from 'vitest';
import { createContext } from '../../context.ts';
import { buildTestApp } from '../../testing/build-test-app.ts';
import { createPerson, signIn } from '../../testing/people.ts';

const { app, database, services } = await buildTestApp({ now: () => NOW });
const { db } = database;
await createPlaces(db);
const { id: employerId } = await createPerson(db, { email: 'eva@haus.example', role: 'employer' });
await createPerson(db, { email: 'ole@ander.example', role: 'employer' });
await createEmployer(db, { id: employerId, name: 'Klinik am Wald', website: 'https://www.klinik-wald.example' });
const eva = await signIn(app, 'eva@haus.example');
const ole = await signIn(app, 'ole@ander.example');
const jobId = await createJob(db, employerId);

const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36';
const look = (changes: { job?: string; agent?: string; origin?: string | null; referrer?: string | null } = {}) =>
  app.inject({
    method: 'POST',
    url: `/api/jobs/${changes.job ?? jobId}/views`,
    headers: { 'user-agent': changes.agent ?? BROWSER },
    payload: { origin: changes.origin ?? null, referrer: changes.referrer ?? null },
  });
const read = async (query = '') => (await eva.call('GET', `/api/employer/statistics${query}`)).json();

async function sendApplication(to: { employerId: string; jobId: string }, days: number, answeredAfter: number | null) {
  const id = randomUUID();
  const job = { jobTitle: 'Pflege', employerName: 'Klinik', city: 'Berlin', country: 'DE' as const };
  const at = { sentAt: daysAgo(days), statusUpdatedAt: daysAgo(days) };
  const base = { id, ...to, ...job, ...at, kind: 'full' as const, status: 'applied', privacyVersion: '1' };
  await db.insert(applications).values(base);
  if (answeredAfter !== null)
    await db
      .insert(applicationEvents)
      .values({ applicationId: id, kind: 'rejected', party: 'employer', at: daysAgo(days - answeredAfter) });
}

test('a look counts once, with its source; robots, gone jobs and nonsense do not count', async () => {
  expect((await look({ origin: 'search' })).statusCode).toBe(204);
  await look({ origin: 'search' });
  await look({ agent: `${BROWSER} two`, referrer: 'www.google.de' });
  await look({ agent: `${BROWSER} three`, referrer: 'karriere.klinik-wald.example' });
  await look({ agent: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' });
  await look({ job: randomUUID() });
  const { sources, totals, days } = await read();
  expect(sources.filter(({ views }: { views: number }) => views > 0)).toEqual([
    { source: 'search', views: 1, applications: 0 },
    { source: 'google', views: 1, applications: 0 },
    { source: 'own_site', views: 1, applications: 0 },
  ]);
  expect(totals.views).toBe(3);
  expect(days).toHaveLength(60);
  expect(days.at(-1)).toMatchObject({ views: 3 });
});

test('another employer’s figures are not found, and nothing of them is in the own ones', async () => {
  expect((await ole.call('GET', `/api/employer/statistics?employerId=${employerId}`)).statusCode).toBe(404);
  const foreign = await createEmployer(db, { name: 'Fremde Klinik' });
  const job = await createJob(db, foreign);
  await db.insert(jobViews).values({ jobId: job, day: '2026-11-10', source: 'search', views: 500 });
  expect((await read(`?jobId=${job}`)).totals.views).toBe(0);
  expect((await read()).totals.views).toBe(3);
});

test('medians are reported from ten applications on, and the market from twelve employers on', async () => {
  for (let index = 0; index < 9; index += 1) await sendApplication({ employerId, jobId }, 20, 2);
  expect((await read()).answers).toEqual({ of: 9, count: 9, medianDays: null });
  await sendApplication({ employerId, jobId }, 20, null);
  expect((await read()).answers).toEqual({ of: 10, count: 9, medianDays: 2 });
  expect((await eva.call('GET', '/api/employer/statistics/jobs')).json().items).toMatchObject([
    { jobId, views: 3, applications: 10, answerDays: 2 },
  ]);

  const market = async () => (await read()).market.find(({ scope }: { scope: string }) => scope === 'all');
  await computeBenchmarks({ db, now: () => NOW });
  expect(await market()).toMatchObject({ employers: 1, answerDays: null, perHundredViews: null });
  for (let index = 0; index < 11; index += 1) {
    const other = await createEmployer(db, { name: `Haus ${index}` });
    const job = await createJob(db, other);
    await db.insert(jobViews).values({ jobId: job, day: '2026-11-10', source: 'search', views: 1000 });
    for (let sent = 0; sent < 10; sent += 1) await sendApplication({ employerId: other, jobId: job }, 20, 5);
  }
  await computeBenchmarks({ db, now: () => NOW });
  expect(await market()).toMatchObject({ employers: 12, answerDays: 5, perHundredViews: 1 });
});

const search = (query: string, changes: { agent?: string; hasHits?: boolean } = {}) =>
  app.inject({
    method: 'POST',
    url: '/api/searches',
    headers: { 'user-agent': changes.agent ?? BROWSER },
    payload: { query, hasHits: changes.hasHits ?? false },
  });

test('a search counts once, and as empty only if it really finds nothing; robots and the list of all jobs do not count', async () => {
  expect((await search('q=Raumfahrtmedizin')).statusCode).toBe(204);
  await search('q=Raumfahrtmedizin');
  await search('country=DE');
  await search('country=AT', { hasHits: true });
  await search('q=Raumfahrtmedizin', {
    agent: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  });
  await search('page=2');
  await search('');
  expect(await db.select().from(searchCounts)).toEqual([{ day: '2026-11-15', searches: 3, emptySearches: 1 }]);
  expect(await db.select().from(emptySearches)).toEqual([
    { day: '2026-11-15', query: 'q=raumfahrtmedizin', searches: 1 },
  ]);
});

test('words that look like somebody’s are counted and not retained, nor those that only a filter leaves without hits', async () => {
  await search('q=anna.berg%40post.example');
  await search('q=0171+2345678');
  await search('country=DE&salaryMin=99999');
  expect((await db.select().from(searchCounts))[0]).toMatchObject({ searches: 6, emptySearches: 4 });
  expect(await db.$count(emptySearches)).toBe(1);
});

test('the words go after sixty days, the numbers stay', async () => {
  await db.insert(emptySearches).values([
    { day: '2026-09-16', query: 'q=noch', searches: 9 },
    { day: '2026-09-15', query: 'q=vorbei', searches: 9 },
  ]);
  await removeOldSearchesJob.handler(createContext(services), {});
  const kept = await db.select({ query: emptySearches.query }).from(emptySearches);
  expect(kept.map(({ query }) => query).sort()).toEqual(['q=noch', 'q=raumfahrtmedizin']);
  expect(await db.$count(searchCounts)).toBe(1);
});
