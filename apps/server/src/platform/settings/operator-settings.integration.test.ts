import { DEFAULT_LIMITS, DEFAULT_ORDERS, DEFAULT_TARGETS } from '@stellenvisite/contract/platform/operator-settings';
import { operatorSettingsSchema } from '@stellenvisite/contract/platform/operator-settings.schema';
import { installQueues } from '@stellenvisite/core/platform/queue/install-queues';
import { adminActs } from '@stellenvisite/db/schema/identity/admin-acts';
import { authLimits } from '@stellenvisite/db/schema/identity/auth';
import { mails } from '@stellenvisite/db/schema/platform/mails';
import { settings } from '@stellenvisite/db/schema/platform/settings';
import { createEmployer, createJob, createPlaces } from '@stellenvisite/db/testing-market';
import { beforeEach, expect, test } from 'vitest';
import { jobsOf, SLICES } from '../../slices.ts';
import { buildTestApp } from '../../testing/build-test-app.ts';
import { createAdminPerson, createPerson, signIn, signInAdmin } from '../../testing/people.ts';

const { app, database } = await buildTestApp();
const { db } = database;
await installQueues(database, jobsOf(SLICES));
await createPlaces(db);
await createAdminPerson(db, 'ada@amt.example');
await createPerson(db, { email: 'anna@post.example', fullName: 'Anna Berg' });
const ada = await signInAdmin(app, 'ada@amt.example');
const anna = await signIn(app, 'anna@post.example');
const employerId = await createEmployer(db, { name: 'Klinik am Wald' });

const unchanged = operatorSettingsSchema.parse({
  operator: {},
  holdsFirstJobs: true,
  targets: { ...DEFAULT_TARGETS },
  limits: { ...DEFAULT_LIMITS },
  orders: { ...DEFAULT_ORDERS },
  mailLanguages: ['de', 'en'],
});
const save = (change: object) => ada.call('PUT', '/api/admin/settings', { ...unchanged, ...change });
const report = async () => {
  const jobId = await createJob(db, employerId);
  return anna.call('POST', '/api/reports', {
    target: { kind: 'job', id: jobId },
    reason: 'fraud',
    explanation: 'Diese Stelle gibt es nicht.',
    goodFaith: true,
  });
};

beforeEach(async () => {
  for (const table of [settings, authLimits, mails]) await db.delete(table);
});

test('what nobody has set is as the product comes', async () => {
  expect((await ada.call('GET', '/api/admin/settings')).json()).toEqual(unchanged);
});

test('what the imprint says is checked, and read by everybody as soon as it is saved', async () => {
  const said = { ...unchanged.operator, companyName: 'Visite GmbH', phone: '+49 221 555 0', vatId: 'DE123456789' };
  for (const wrong of [{ vatId: '12' }, { postalCode: 'Köln' }, { phone: 'ruf an' }, { email: 'kein at' }])
    expect((await save({ operator: { ...said, ...wrong } })).statusCode).toBe(400);
  expect((await save({ operator: said })).statusCode).toBe(200);
  expect((await app.inject('/api/operator')).json()).toMatchObject(said);
});

test('a limit counts at once, and is logged with what it was before', async () => {
  expect((await report()).statusCode).toBe(201);
  expect((await save({ limits: { ...DEFAULT_LIMITS, reportsPerDay: 1 } })).statusCode).toBe(200);
  await db.delete(authLimits);
  expect((await report()).statusCode).toBe(201);
  expect((await report()).json()).toMatchObject({ status: 429, code: 'request.rate_limited' });
  expect(await db.select().from(adminActs)).toContainEqual(
    expect.objectContaining({
      action: 'settings.changed',
      before: { 'limit.reportsPerDay': 20 },
      after: { 'limit.reportsPerDay': 1 },
    }),
  );
});

test('a mail is in a language that the operator writes in', async () => {
  const ask = async () => {
    await db.delete(authLimits);
    await db.delete(mails);
    await app.inject({
      method: 'POST',
      url: '/auth/v1/recover',
      payload: { email: 'anna@post.example' },
      headers: { 'accept-language': 'en' },
    });
    return (await db.select({ language: mails.language }).from(mails)).map(({ language }) => language);
  };
  const before = await ask();
  await save({ mailLanguages: ['de'] });
  expect([before, await ask()]).toEqual([['en'], ['de']]);
});

test.each([
  ['a limit of nothing', { limits: { ...DEFAULT_LIMITS, messagesPerHour: 0 } }],
  ['mails without German', { mailLanguages: ['en'] }],
])('%s is refused, and nothing changes', async (_, change) => {
  expect((await save(change)).statusCode).toBe(400);
  expect((await ada.call('GET', '/api/admin/settings')).json()).toEqual(unchanged);
});
