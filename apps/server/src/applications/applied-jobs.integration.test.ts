import { installQueues } from '@stellenvisite/core/platform/queue/install-queues';
import { applications } from '@stellenvisite/db/schema/applications/applications';
import { createEmployer, createJob, createPlaces, NOW } from '@stellenvisite/db/testing-market';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { jobsOf, SLICES } from '../slices.ts';
import { buildTestApp } from '../testing/build-test-app.ts';
import { createPerson, signIn } from '../testing/people.ts';

const MINUTE = 60_000;
let now = NOW;
const { app, database } = await buildTestApp({ now: () => now });
const { db } = database;
await installQueues(database, jobsOf(SLICES));
await createPlaces(db);
await createPerson(db, { email: 'anna@post.example' });
await createPerson(db, { email: 'bea@post.example' });
const { id: houseId } = await createPerson(db, { email: 'eva@haus.example', role: 'employer' });
const employerId = await createEmployer(db, { id: houseId, name: 'Klinik am Wald' });
const anna = await signIn(app, 'anna@post.example');
const bea = await signIn(app, 'bea@post.example');
const eva = await signIn(app, 'eva@haus.example');

const newJob = () => createJob(db, employerId, { applyMethod: 'here', contactEmail: 'stelle@haus.example' });
const apply = async (jobId: string): Promise<string> =>
  (await anna.call('POST', `/api/jobs/${jobId}/applications`, {})).json().id;
const list = async (caller = anna) => (await caller.call('GET', '/api/applied-jobs')).json().items;

beforeEach(async () => {
  now = NOW;
  await db.delete(applications);
});

test('each job is listed once, with the newest application to it and what has become of that', async () => {
  const [first, second] = [await newJob(), await newJob()];
  const withdrawn = await apply(first);
  await anna.call('POST', `/api/applications/${withdrawn}/withdrawal`);
  now = new Date(NOW.getTime() + MINUTE);
  const again = await apply(first);
  now = new Date(NOW.getTime() + 2 * MINUTE);
  const other = await apply(second);
  now = new Date(NOW.getTime() + 3 * MINUTE);
  const { version } = (await eva.call('GET', `/api/employer/applications/${again}`)).json();
  const at = new Date(NOW.getTime() + 5000 * MINUTE).toISOString();
  await eva.call('PATCH', `/api/employer/applications/${again}`, { status: 'interview', version, interview: { at } });
  expect(await list()).toEqual([
    expect.objectContaining({ id: other, jobId: second, status: 'applied', openedAt: null, interviewAt: null }),
    expect.objectContaining({
      id: again,
      jobId: first,
      status: 'interview',
      openedAt: now.toISOString(),
      interviewAt: at,
      offeredAt: null,
    }),
  ]);
  const answerBy = new Date(NOW.getTime() + 20_000 * MINUTE).toISOString().slice(0, 10);
  const sent = await eva.call('PUT', `/api/employer/applications/${again}/offer`, { version: version + 1, answerBy });
  expect(sent.statusCode).toBe(200);
  expect(await list()).toContainEqual(expect.objectContaining({ id: again, offeredAt: now.toISOString() }));
  await anna.call('PUT', `/api/applications/${again}/offer-answer`, { version: version + 2, answer: 'declined' });
  expect(await list()).toContainEqual(expect.objectContaining({ id: again, offeredAt: null }));
});

test('nobody sees the applications of others, the employer who received them included', async () => {
  await apply(await newJob());
  expect(await list(bea)).toEqual([]);
  expect(await list(eva)).toEqual([]);
});

test('a status of a newer version reads as unknown, and an application whose job is deleted is left out', async () => {
  const [kept, deleted] = [await apply(await newJob()), await apply(await newJob())];
  await db.update(applications).set({ status: 'on_hold' }).where(eq(applications.id, kept));
  await db.update(applications).set({ jobId: null }).where(eq(applications.id, deleted));
  expect(await list()).toEqual([expect.objectContaining({ id: kept, status: 'unknown' })]);
});
