import { createEmployer, createJob, daysAgo } from '@stellenvisite/db/testing-market';
import { expect, test } from 'vitest';
import { buildTestApp } from '../testing/build-test-app.ts';

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
