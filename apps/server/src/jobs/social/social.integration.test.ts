import { createEmployer, createJob, daysAgo } from '@stellenvisite/db/testing-market';
import { expect, test } from 'vitest';
import { buildTestApp } from '../../testing/build-test-app.ts';

const {
  app,
  database: { db },
} = await buildTestApp();

test('a live job has a picture, an expired or unknown one has none', async () => {
  const employer = await createEmployer(db);
  const live = await createJob(db, employer);
  const expired = await createJob(db, employer, { validThrough: daysAgo(1) });
  const picture = await app.inject(`/social/jobs/${live}.png`);
  expect(picture.statusCode).toBe(200);
  expect(picture.headers['content-type']).toBe('image/png');
  expect((await app.inject(`/social/jobs/${expired}.png`)).statusCode).toBe(410);
  expect((await app.inject('/social/jobs/abc.png')).statusCode).toBe(404);
});

test('of many pictures at once some are drawn, and the others answer 503 with a time to retry', async () => {
  const employer = await createEmployer(db);
  const ids: string[] = [];
  for (let at = 0; at < 30; at += 1) ids.push(await createJob(db, employer, { title: `Pflegefachkraft ${at}` }));
  const answers = await Promise.all(ids.map((id) => app.inject(`/social/jobs/${id}.png`)));
  const later = answers.filter(({ statusCode }) => statusCode === 503);
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(30 - later.length);
  expect(later.length).toBeGreaterThan(0);
  expect(later.map(({ headers }) => headers['retry-after'])).toEqual(later.map(() => '5'));
}, 60_000);
