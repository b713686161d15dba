import { renewSubscriptions } from '@stellenvisite/core/billing/renew-subscriptions';
import { eraseAccount } from '@stellenvisite/core/identity/accounts/erase-due-accounts';
import { liftEndedSuspensions } from '@stellenvisite/core/identity/permissions/employer-suspension';
import { installQueues } from '@stellenvisite/core/platform/queue/install-queues';
import { applications } from '@stellenvisite/db/schema/applications/applications';
import { subscriptions } from '@stellenvisite/db/schema/billing/billing';
import { employers } from '@stellenvisite/db/schema/employers/employers';
import { userEmployerLinks } from '@stellenvisite/db/schema/employers/team';
import { feedRuns, xmlFeeds } from '@stellenvisite/db/schema/feeds/feeds';
import { adminActs } from '@stellenvisite/db/schema/identity/admin-acts';
import { authUsers } from '@stellenvisite/db/schema/identity/auth';
import { apiKeys } from '@stellenvisite/db/schema/integrations/api-keys';
import { webhooks } from '@stellenvisite/db/schema/integrations/webhooks';
import { jobPostings } from '@stellenvisite/db/schema/jobs/job-postings';
import { jobs } from '@stellenvisite/db/schema/jobs/jobs';
import { mails } from '@stellenvisite/db/schema/platform/mails';
import { notifications } from '@stellenvisite/db/schema/platform/notifications';
import { bookPlan, createEmployer, createJob, createPlaces, NOW } from '@stellenvisite/db/testing-market';
import { and, desc, eq } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { createContext } from '../../context.ts';
import { jobsOf, SLICES } from '../../slices.ts';
import { buildTestApp } from '../../testing/build-test-app.ts';
import { openDoors, startReceiver, tryDoors } from '../../testing/open-doors.ts';
import { type Caller, createAdminPerson, createPerson, signIn, signInAdmin } from '../../testing/people.ts';

const { received, network, url: hookUrl } = await startReceiver();
afterAll(() => received.close());
let now = NOW;
const testApp = await buildTestApp({ now: () => now, network });
const { app, database, services } = testApp;
const { db } = database;
await createPlaces(db);
await installQueues(database, jobsOf(SLICES));
await createAdminPerson(db, 'ada@amt.example');
const ada = await signInAdmin(app, 'ada@amt.example');
const { id: annaId } = await createPerson(db, { email: 'anna@post.example' });

const ALL_OPEN = {
  key: true,
  publishes: true,
  link: true,
  delivers: true,
  imports: true,
  fetches: true,
  page: true,
  job: true,
  joins: true,
};
const ALL_SHUT = Object.fromEntries(Object.keys(ALL_OPEN).map((door) => [door, false]));

let eva: Caller;
let evaId: string;
let number = 0;
/** A further employer has an id of its own and an owner's link. */
let furtherId: string;

beforeEach(async () => {
  now = NOW;
  await db.delete(employers);
  await db.delete(mails);
  number += 1;
  const email = `eva${number}@see.example`;
  ({ id: evaId } = await createPerson(db, { email, role: 'employer', fullName: 'Eva See' }));
  await createEmployer(db, { id: evaId, name: 'Klinik am See', verifiedAt: NOW });
  furtherId = await createEmployer(db, { name: 'Klinik am Fluss', verifiedAt: NOW });
  await bookPlan(db, evaId, 'group');
  await bookPlan(db, furtherId, 'group');
  await link(evaId, furtherId, 'owner');
  eva = await signIn(app, email);
});

const link = (userId: string, employerId: string, role: 'owner' | 'recruiter') =>
  db.insert(userEmployerLinks).values({ userId, employerId, isActive: true, role });
const open = (employerId = evaId) => openDoors(testApp, { owner: eva, employerId, seekerId: annaId, hookUrl });
const actOn = async (act: string, ids: string[], more: object = {}) =>
  (await ada.call('POST', '/api/admin/users/acts', { act, ids, ...more })).json();
const moderate = async (act: string, ids: string[], more: object = {}) =>
  (await ada.call('POST', '/api/admin/employers/acts', { act, ids, ...more })).json();
const colleague = async (role: 'owner' | 'recruiter') => {
  number += 1;
  const email = `kim${number}@see.example`;
  const { id } = await createPerson(db, { email, role: 'employer', fullName: 'Kim See' });
  await link(id, evaId, role);
  return { id, email };
};
const resume = (who: Caller, id: string) =>
  who.call('POST', `/api/employer/jobs/bulk?employerId=${evaId}`, { action: 'resume', selection: { ids: [id] } });
const causeOf = async (id: string) =>
  (await db.select().from(employers).where(eq(employers.id, id)))[0]?.suspensionCause;

test('before a ban every door is open', async () => {
  expect(await tryDoors(testApp, await open(), received)).toEqual(ALL_OPEN);
});

test('a ban shuts keys, links, webhooks, feeds, pages and jobs of every employer of the person, until it is lifted', async () => {
  const [own, further] = [await open(), await open(furtherId)];
  expect(await actOn('ban', [evaId], { reason: 'Betrug' })).toEqual({ done: 1, skipped: 0 });
  for (const doors of [own, further]) expect(await tryDoors(testApp, doors, received)).toEqual(ALL_SHUT);
  expect((await own.partner.call('GET', '/api/v1/ats/jobs')).json()).toMatchObject({ code: 'employer.suspended' });
  const [act] = await db.select().from(adminActs).where(eq(adminActs.subjectId, evaId));
  expect(act?.before).toMatchObject({ employers: 2 });

  await actOn('unban', [evaId]);
  expect([await causeOf(evaId), await causeOf(furtherId)]).toEqual([null, null]);
  expect((await own.partner.call('GET', '/api/v1/ats/jobs')).statusCode).toBe(200);
  expect((await app.inject(`/api/employers/${evaId}`)).statusCode).toBe(200);
  expect((await app.inject(`/api/jobs/${own.jobId}`)).statusCode).toBe(404);
  const back = await signIn(app, `eva${number}@see.example`);
  expect((await resume(back, own.jobId)).statusCode).toBe(200);
  expect((await app.inject(`/api/jobs/${own.jobId}`)).statusCode).toBe(200);
});

test('an employer with another owner goes on, until that one is banned too', async () => {
  const doors = await open();
  const kim = await colleague('owner');
  await actOn('ban', [evaId], { reason: 'Betrug' });
  expect([await causeOf(evaId), await causeOf(furtherId)]).toEqual([null, 'banned_owners']);
  expect((await doors.partner.call('GET', '/api/v1/ats/jobs')).statusCode).toBe(200);
  const asKim = await signIn(app, kim.email);
  expect((await asKim.call('DELETE', `/api/employer/team/membership?employerId=${evaId}`)).json()).toMatchObject({
    code: 'team.last_owner',
  });
  await actOn('ban', [kim.id], { reason: 'Betrug' });
  expect(await causeOf(evaId)).toBe('banned_owners');
  await actOn('unban', [kim.id]);
  expect(await causeOf(evaId)).toBe(null);
});

test('a recruiter who is left can neither publish, fetch nor look into the pool', async () => {
  const doors = await open();
  const kim = await signIn(app, (await colleague('recruiter')).email);
  await actOn('ban', [evaId], { reason: 'Betrug' });
  const inEmployer = `employerId=${evaId}`;
  const [feed] = await db.select().from(xmlFeeds).where(eq(xmlFeeds.employerId, evaId));
  const calls = [
    kim.call('POST', `/api/employer/jobs/${doors.jobId}/publication`),
    resume(kim, doors.jobId),
    kim.call('POST', `/api/employer/feeds/${feed?.id}/runs`, { kind: 'import', asDrafts: false, force: false }),
    kim.call('GET', `/api/talent-pool?${inEmployer}`),
  ];
  for (const answer of await Promise.all(calls))
    expect(answer.json()).toMatchObject({ status: 403, code: 'employer.suspended' });
  expect((await kim.call('GET', `/api/employer/applications/${doors.applicationId}`)).statusCode).toBe(200);
  const { items } = (await kim.call('GET', '/api/employer/employers')).json();
  expect(items).toMatchObject([{ employerId: evaId, suspension: { reason: 'Betrug' } }]);
});

test('whom a banned owner had invited to own the employer does not bring it back', async () => {
  const { guest } = await open();
  await actOn('ban', [evaId], { reason: 'Betrug' });
  const accepted = await guest.caller.call('POST', '/api/team-invitations/accepted', { token: guest.token });
  expect(accepted.json()).toMatchObject({ status: 404, code: 'team_invitation.not_valid' });
  await liftEndedSuspensions(createContext(services));
  expect(await causeOf(evaId)).toBe('banned_owners');
});

test('a suspension and a publication at once never leave a public job', async () => {
  for (let round = 0; round < 5; round += 1) {
    const jobId = await createJob(db, evaId, { status: 'paused' });
    const [published] = await Promise.all([resume(eva, jobId), moderate('suspend', [evaId], { reason: 'Prüfung' })]);
    expect([200, 403]).toContain(published.statusCode);
    expect(await db.$count(jobs, and(eq(jobs.employerId, evaId), eq(jobs.status, 'published')))).toBe(0);
    await moderate('lift', [evaId]);
  }
});

test('a ban for some hours is lifted with its end, and a role that is taken counts as well', async () => {
  await open();
  const until = new Date(NOW.getTime() + 3_600_000);
  await actOn('ban', [evaId], { reason: 'Betrug' });
  await db.update(authUsers).set({ bannedUntil: until }).where(eq(authUsers.id, evaId));
  await liftEndedSuspensions(createContext(services));
  expect(await causeOf(evaId)).toBe('banned_owners');
  now = until;
  await liftEndedSuspensions(createContext(services));
  expect(await causeOf(evaId)).toBe(null);
  now = NOW;
  await db.update(authUsers).set({ bannedUntil: null }).where(eq(authUsers.id, evaId));
  await actOn('role', [evaId], { role: 'job_seeker' });
  expect(await causeOf(evaId)).toBe('no_owner');
  await actOn('role', [evaId], { role: 'employer' });
  expect(await causeOf(evaId)).toBe(null);
});

test('an administrator suspends and lifts with a reason, which the log has and the owners read', async () => {
  const doors = await open();
  expect(await moderate('suspend', [evaId], { reason: 'Falsche Angaben' })).toEqual({ done: 1, skipped: 0 });
  expect(await moderate('suspend', [evaId], { reason: 'Noch einmal' })).toEqual({ done: 0, skipped: 1 });
  expect(await tryDoors(testApp, doors, received)).toEqual(ALL_SHUT);
  const list = await ada.call('GET', '/api/admin/employers?state=suspended');
  const suspension = { since: NOW.toISOString(), cause: 'administrator', reason: 'Falsche Angaben' };
  expect(list.json()).toMatchObject({ total: 1, items: [{ id: evaId, suspension }] });
  expect((await app.inject('/api/employers')).json().items).toMatchObject([{ id: furtherId }]);
  const merge = await ada.call('POST', `/api/admin/employers/${evaId}/merge`, { intoId: furtherId });
  expect(merge.json()).toMatchObject({ code: 'employer.suspended' });
  await actOn('ban', [evaId], { reason: 'Betrug' });
  await actOn('unban', [evaId]);
  expect(await causeOf(evaId)).toBe('administrator');
  expect(await moderate('lift', [evaId])).toEqual({ done: 1, skipped: 0 });
  expect(await moderate('lift', [evaId])).toEqual({ done: 0, skipped: 1 });
  expect(await causeOf(evaId)).toBe(null);
  const acts = await db.select().from(adminActs).where(eq(adminActs.subjectId, evaId)).orderBy(desc(adminActs.at));
  expect(acts.map(({ action }) => action)).toEqual(
    expect.arrayContaining(['employer.suspended', 'employer.suspension_lifted']),
  );
  const sent = await db
    .select()
    .from(mails)
    .where(eq(mails.to, `eva${number}@see.example`));
  expect(sent.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(['employer.suspended', 'employer.suspension-lifted']),
  );
  expect((await ada.call('POST', '/api/admin/employers/acts', { act: 'suspend', ids: [evaId] })).statusCode).toBe(400);
});

test('for a suspended employer its owner orders nothing, creates no key and no webhook, and the plan is not renewed', async () => {
  await moderate('suspend', [evaId], { reason: 'Prüfung' });
  const place = { company: 'Klinik am See', street: 'Seeweg 1', postalCode: '50672', city: 'Köln', country: 'DE' };
  const address = {
    ...place,
    vatId: 'DE136695976',
    email: 'rechnung@see.example',
    reference: null,
    leitwegId: null,
    costCentre: null,
  };
  const order = { key: crypto.randomUUID(), version: 0, plan: 'practice', period: 'monthly', products: [], address };
  const calls = [
    eva.call('POST', '/api/employer/orders', { ...order, payment: 'invoice', gross: 0, agreed: true }),
    eva.call('POST', '/api/employer/api-keys', { name: 'SAP', scopes: ['jobs:read'], lastDay: null }),
    eva.call('POST', '/api/employer/webhooks', { name: 'SAP', url: hookUrl, events: ['message.created'] }),
  ];
  for (const answer of await Promise.all(calls)) expect(answer.json()).toMatchObject({ code: 'employer.suspended' });
  now = new Date('2026-12-02T12:00:00Z');
  await renewSubscriptions(createContext(services));
  const plans = await db.select().from(subscriptions);
  const endOf = (id: string) => plans.find(({ employerId }) => employerId === id)?.endedAt;
  expect([endOf(evaId), endOf(furtherId)]).toEqual([now, null]);
});

test('the erasure of the last owner closes jobs, answers applicants, and ends keys, webhooks, feeds and the plan', async () => {
  const doors = await open();
  const pending = {
    employerId: evaId,
    content: { title: 'Entwurf' },
    createdAt: NOW,
    updatedAt: NOW,
    pendingSince: NOW,
  };
  await db.insert(jobPostings).values({ id: crypto.randomUUID(), ...pending });
  await eraseAccount(createContext(services), { userId: evaId });
  expect(await tryDoors(testApp, doors, received)).toEqual(ALL_SHUT);
  expect(await db.select({ status: jobs.status }).from(jobs).where(eq(jobs.employerId, evaId))).toEqual([
    { status: 'closed' },
  ]);
  expect(await db.$count(jobPostings, eq(jobPostings.pendingSince, NOW))).toBe(0);
  const [application] = await db.select().from(applications).where(eq(applications.id, doors.applicationId));
  expect(application?.status).toBe('rejected');
  const told = await db.select().from(notifications).where(eq(notifications.userId, annaId));
  expect(told).toMatchObject(expect.arrayContaining([expect.objectContaining({ kind: 'application.rejected' })]));
  const isToAnna = and(eq(mails.to, 'anna@post.example'), eq(mails.kind, 'application.moved'));
  const subjects = (await db.select().from(mails).where(isToAnna)).map(({ subject }) => subject);
  expect(subjects).toContain('Die Stelle bei Klinik ist geschlossen');
  const [key] = await db.select().from(apiKeys).where(eq(apiKeys.employerId, evaId));
  expect(key?.revokedAt).toEqual(NOW);
  expect(await db.$count(webhooks, eq(webhooks.employerId, evaId))).toBe(0);
  const feeds = await db.select().from(xmlFeeds).where(eq(xmlFeeds.employerId, evaId));
  expect(feeds.map(({ status }) => status)).toEqual(['stopped', 'stopped']);
  expect(await db.$count(feedRuns, eq(feedRuns.status, 'cancelled'))).toBe(1);
  const [plan] = await db.select().from(subscriptions).where(eq(subscriptions.employerId, evaId));
  expect(plan).toMatchObject({ renews: false, cancelledAt: NOW });
  expect([await causeOf(evaId), await causeOf(furtherId)]).toEqual(['no_owner', 'no_owner']);
});

test('the erasure of an owner changes nothing while another one is there', async () => {
  const doors = await open();
  await colleague('owner');
  await eraseAccount(createContext(services), { userId: evaId });
  expect(await tryDoors(testApp, doors, received)).toEqual({ ...ALL_OPEN, joins: false });
  const [application] = await db.select().from(applications).where(eq(applications.id, doors.applicationId));
  expect(application?.status).toBe('interview');
});
