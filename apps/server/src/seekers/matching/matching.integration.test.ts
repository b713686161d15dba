import { randomUUID } from 'node:crypto';
import { MATCH_VERSION } from '@stellenvisite/contract/seekers/matching';
import { deleteOldOpenings } from '@stellenvisite/core/seekers/matching/list-recommendations';
import { dismissedJobs, matchScores, openedJobs } from '@stellenvisite/db/schema/seekers/matching';
import { createEmployer, createJob, createPlaces, daysAgo } from '@stellenvisite/db/testing-market';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createContext } from '../../context.ts';
import { buildTestApp } from '../../testing/build-test-app.ts';
import { createPerson, signIn } from '../../testing/people.ts';

const { app, database, services } = await buildTestApp();
const { db } = database;
await createPlaces(db);
const houses = await Promise.all(['A', 'B', 'C'].map((name) => createEmployer(db, { name })));
const nurse = { title: 'Pflegefachkraft (m/w/d)', category: 'nursing' as const };
const jobIds: string[] = [];
for (const employerId of houses)
  for (let index = 0; index < 4; index += 1)
    jobIds.push(await createJob(db, employerId, { ...nurse, postedAt: daysAgo(index + 1) }));
const farAway = await createJob(db, houses[0] ?? '', {
  ...nurse,
  city: 'Wien',
  country: 'AT',
  lat: 48.2,
  lon: 16.37,
  payMin: 1,
  payMax: 1,
  payCurrency: 'EUR',
  payPeriod: 'month',
});
const draft = await createJob(db, houses[0] ?? '', { ...nurse, status: 'draft' });
await createPerson(db, { email: 'anna@post.example' });
const anna = await signIn(app, 'anna@post.example');
// Jobs are classified when they are first searched.
await app.inject('/api/jobs');

test('without an occupation there are factors and no number', async () => {
  const match = (await anna.call('GET', `/api/jobs/${jobIds[0]}/match`)).json();
  expect(match).toMatchObject({
    score: null,
    version: MATCH_VERSION,
    missing: expect.arrayContaining([{ item: 'occupations', points: 20, text: expect.any(String) }]),
  });
  expect((await anna.call('GET', '/api/recommendations')).json()).toEqual({ items: [] });
  const [own, common] = await Promise.all(
    ['matched-jobs', 'jobs'].map(async (path) => (await anna.call('GET', `/api/${path}`)).json()),
  );
  expect(own).toEqual({ ...common, isByMatch: false });
});

test('with a profile the score is reported, the same for card and page, and stored with its version', async () => {
  const choices = (await anna.call('GET', '/api/occupations')).json();
  const { key } = choices.occupations.find(({ label }: { label: string }) => /^Pflegefach/.test(label));
  await anna.call('PATCH', '/api/profile', {
    occupations: [key],
    location: 'Berlin',
    radiusKm: 30,
    employmentTypes: ['full_time'],
  });
  const near = (await anna.call('GET', `/api/jobs/${jobIds[0]}/match`)).json();
  const far = (await anna.call('GET', `/api/jobs/${farAway}/match`)).json();
  expect(near.score).toBeGreaterThan(far.score);
  expect(near.factors.map(({ name }: { name: string }) => name)).toHaveLength(10);
  const { items } = (
    await anna.call('POST', '/api/matches', { jobIds: [jobIds[0], farAway, draft, randomUUID()] })
  ).json();
  const distances = new Map(
    items.map(({ jobId, distanceKm }: { jobId: string; distanceKm: number }) => [jobId, distanceKm]),
  );
  expect(distances.get(jobIds[0])).toBeLessThan(30);
  expect(distances.get(farAway)).toBeGreaterThan(400);
  expect(new Map(items.map(({ jobId, score }: { jobId: string; score: number }) => [jobId, score]))).toEqual(
    new Map([
      [jobIds[0], near.score],
      [farAway, far.score],
    ]),
  );
  expect(await db.select({ score: matchScores.score, version: matchScores.version }).from(matchScores)).toEqual(
    expect.arrayContaining([{ score: near.score, version: MATCH_VERSION }]),
  );
  for (const id of [draft, randomUUID(), 'x'])
    expect((await anna.call('GET', `/api/jobs/${id}/match`)).json().code).toBe('job.not_found');
});

test('a search is in the order of the scores, page by page, and a visitor has no such order', async () => {
  const matched = async (query = '') => (await anna.call('GET', `/api/matched-jobs?q=pflegefachkraft${query}`)).json();
  const whole = await matched('&pageSize=50');
  const ids: string[] = whole.items.map(({ id }: { id: string }) => id);
  expect(whole).toMatchObject({ isByMatch: true, total: jobIds.length + 1, page: 1 });
  expect(ids.toSorted()).toEqual([...jobIds, farAway].toSorted());
  const { items } = (await anna.call('POST', '/api/matches', { jobIds: ids })).json();
  const scores = new Map<string, number>(
    items.map(({ jobId, score }: { jobId: string; score: number }) => [jobId, score]),
  );
  const shown = ids.map((id) => scores.get(id) ?? 0);
  expect(shown).toEqual(shown.toSorted((a, b) => b - a));
  expect(ids.at(-1)).toBe(farAway);
  const second = await matched('&pageSize=5&page=2');
  expect(second).toMatchObject({ page: 2, pageSize: 5, total: whole.total });
  expect(second.items.map(({ id }: { id: string }) => id)).toEqual(ids.slice(5, 10));
  expect((await app.inject('/api/matched-jobs')).statusCode).toBe(401);
});

test('recommendations are of several employers, explain themselves, and leave out what was dismissed', async () => {
  const recommended = async () => (await anna.call('GET', '/api/recommendations')).json().items;
  const first = await recommended();
  expect(first.length).toBeGreaterThan(6);
  const firstSix = first.slice(0, 6).map((item: { job: { employer: { name: string } } }) => item.job.employer.name);
  expect([...new Set(firstSix)].sort()).toEqual(['A', 'B', 'C']);
  expect(first[0].reasons.length).toBeGreaterThan(0);
  const gone = first[0].job.id;
  const path = `/api/recommendations/${gone}/dismissal`;
  expect((await anna.call('PUT', path, { reason: 'too_far' })).statusCode).toBe(204);
  expect((await anna.call('PUT', path, { reason: null })).statusCode).toBe(204);
  expect((await recommended()).map((item: { job: { id: string } }) => item.job.id)).not.toContain(gone);
  expect(await db.$count(dismissedJobs)).toBe(1);
  await anna.call('DELETE', path);
  expect((await recommended()).map((item: { job: { id: string } }) => item.job.id)).toContain(gone);
});

test('jobs of a kind that somebody keeps opening move up, and say why; the score stays', async () => {
  const recommended = async (): Promise<{ job: { id: string }; score: number; reasons: string[] }[]> =>
    (await anna.call('GET', '/api/recommendations')).json().items;
  await db.delete(openedJobs);
  const before = await recommended();
  await anna.call('GET', `/api/jobs/${jobIds[0]}/match`);
  expect(await recommended()).toEqual(before);
  for (const id of [jobIds[0], jobIds[1]]) await anna.call('GET', `/api/jobs/${id}/match`);
  expect(await db.$count(openedJobs)).toBe(2);
  const after = await recommended();
  expect(after.map(({ job, score }) => [job.id, score]).sort()).toEqual(
    before.map(({ job, score }) => [job.id, score]).sort(),
  );
  expect(after[0]?.reasons.at(-1)).toBe('Sie haben sich 2 ähnliche Stellen angesehen.');
});

test('what was opened long ago is forgotten', async () => {
  await db.delete(openedJobs);
  for (const id of [jobIds[0], jobIds[1]]) await anna.call('GET', `/api/jobs/${id}/match`);
  await db
    .update(openedJobs)
    .set({ openedAt: daysAgo(91) })
    .where(eq(openedJobs.jobId, jobIds[0] ?? ''));
  await deleteOldOpenings(createContext(services));
  expect((await db.select().from(openedJobs)).map(({ jobId }) => jobId)).toEqual([jobIds[1]]);
});
