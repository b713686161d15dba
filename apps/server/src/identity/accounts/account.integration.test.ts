import { deleteUnconfirmedAccounts } from '@stellenvisite/core/identity/accounts/delete-unconfirmed-accounts';
import { eraseDueAccounts } from '@stellenvisite/core/identity/accounts/erase-due-accounts';
import { installQueues } from '@stellenvisite/core/platform/queue/install-queues';
import { newsletterSubscriptions } from '@stellenvisite/db/schema/content/newsletter';
import { consents, profiles } from '@stellenvisite/db/schema/identity/accounts';
import { authEvents, authSessions, authUsers } from '@stellenvisite/db/schema/identity/auth';
import { mails } from '@stellenvisite/db/schema/platform/mails';
import { NOW } from '@stellenvisite/db/testing-market';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { createContext } from '../../context.ts';
import { jobsOf, SLICES } from '../../slices.ts';
import { buildTestApp } from '../../testing/build-test-app.ts';
import { createPerson, PASSWORD, signIn } from '../../testing/people.ts';

let now = NOW;
const { app, database, services } = await buildTestApp({ now: () => now });
const { db } = database;
await installQueues(database, jobsOf(SLICES));
const ctx = createContext(services);

const DAY = 86_400_000;
const SEEKER = 'anna@post.example';

beforeEach(async () => {
  now = NOW;
  await db.delete(authUsers);
  await db.delete(mails);
  await db.delete(newsletterSubscriptions);
});

test('somebody new sees who they are and what is still missing', async () => {
  const { id } = await createPerson(db, { email: SEEKER });
  const answer = await (await signIn(app, SEEKER)).call('GET', '/api/account');
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(answer.json()).toMatchObject({
    id,
    email: SEEKER,
    role: 'job_seeker',
    isAdmin: false,
    onboardingComplete: false,
    fullName: 'Anna Beispiel',
    hasPassword: true,
    providers: ['email'],
    employers: [],
    eraseAt: null,
    missing: ['category', 'location'],
  });
  expect(answer.body).not.toContain('argon2');
});

test('name, title and language change; a role does not, whatever is sent', async () => {
  await createPerson(db, { email: SEEKER });
  const anna = await signIn(app, SEEKER);
  const wish = {
    fullName: '  Anna Berg ',
    academicTitle: 'Dr. med.',
    language: 'en',
    role: 'admin',
    onboardingComplete: true,
  };
  const answer = await anna.call('PATCH', '/api/account', wish);
  expect(answer.json()).toMatchObject({
    fullName: 'Anna Berg',
    academicTitle: 'Dr. med.',
    language: 'en',
    role: 'job_seeker',
    onboardingComplete: false,
  });
  expect((await anna.call('PATCH', '/api/account', { academicTitle: null })).json().academicTitle).toBeNull();
  expect((await anna.call('PATCH', '/api/account', { fullName: '' })).statusCode).toBe(400);
  expect((await anna.call('PATCH', '/api/account', { academicTitle: 'Graf' })).statusCode).toBe(400);
});

test('the onboarding is saved step by step, answers can be taken back, and it ends when all that is needed is there', async () => {
  await createPerson(db, { email: SEEKER });
  const anna = await signIn(app, SEEKER);
  await anna.call('PUT', '/api/account/onboarding', { category: 'nursing', shifts: ['early', 'late'], step: 1 });
  const early = await anna.call('POST', '/api/account/onboarding/completion');
  expect([early.statusCode, early.json().code]).toEqual([409, 'account.onboarding_incomplete']);

  const saved = await anna.call('PUT', '/api/account/onboarding', {
    location: 'Köln',
    shifts: null,
    employerType: 'hospital',
  });
  expect(saved.json().onboarding).toEqual({ category: 'nursing', location: 'Köln', step: 1 });
  const done = await anna.call('POST', '/api/account/onboarding/completion');
  expect(done.json()).toMatchObject({
    onboardingComplete: true,
    onboarding: { category: 'nursing', location: 'Köln' },
  });
  expect((await anna.call('POST', '/api/account/onboarding/completion')).statusCode).toBe(200);
  expect((await anna.call('PUT', '/api/account/onboarding', { category: 'astronaut' })).statusCode).toBe(400);
  const [row] = await db
    .select({ onboarding: profiles.onboarding })
    .from(profiles)
    .where(eq(profiles.fullName, 'Anna Beispiel'));
  expect(row?.onboarding).toEqual({ step: 1 });
});

test('onboarding, profile and their percentage are one set of facts', async () => {
  await createPerson(db, { email: SEEKER });
  const anna = await signIn(app, SEEKER);
  const given = async () => (await anna.call('GET', '/api/profile')).json().completeness;
  expect(await given()).toEqual({ given: 0, asked: 16, percent: 0 });
  await anna.call('PUT', '/api/account/onboarding', {
    occupation: 'Oberarzt Kardiologie',
    location: 'München',
    shifts: ['early', 'late'],
  });
  const { data } = (await anna.call('GET', '/api/profile')).json();
  expect(data).toMatchObject({ location: 'München', specialties: ['cardiology'], week: expect.anything() });
  // Occupation, place, week and field.
  expect(await given()).toEqual({ given: 4, asked: 16, percent: 25 });
  await anna.call('PATCH', '/api/profile', { location: 'Augsburg' });
  expect((await anna.call('GET', '/api/account')).json().onboarding).toMatchObject({
    category: 'doctors',
    location: 'Augsburg',
    shifts: ['early', 'late'],
  });
  const unknown = await anna.call('PUT', '/api/account/onboarding', { occupation: 'Zauberlehrling' });
  expect([unknown.statusCode, unknown.json().code]).toEqual([422, 'account.occupation_unknown']);
});

test('two steps saved at the same moment both stay', async () => {
  await createPerson(db, { email: SEEKER });
  const anna = await signIn(app, SEEKER);
  await Promise.all([
    anna.call('PUT', '/api/account/onboarding', { category: 'doctors' }),
    anna.call('PUT', '/api/account/onboarding', { location: 'Wien' }),
    anna.call('PUT', '/api/account/onboarding', { radiusKm: 25 }),
  ]);
  expect((await anna.call('GET', '/api/account')).json().onboarding).toEqual({
    category: 'doctors',
    location: 'Wien',
    radiusKm: 25,
  });
});

test('an employer needs a company name', async () => {
  await createPerson(db, { email: SEEKER, role: 'employer' });
  const eva = await signIn(app, SEEKER);
  await eva.call('PUT', '/api/account/onboarding', { employerType: 'practice', location: 'Graz', category: 'nursing' });
  expect((await eva.call('POST', '/api/account/onboarding/completion')).statusCode).toBe(409);
  await eva.call('PATCH', '/api/account', { companyName: 'Praxis am Markt' });
  const done = await eva.call('POST', '/api/account/onboarding/completion');
  expect(done.json()).toMatchObject({ role: 'employer', onboardingComplete: true });
  expect(done.json().onboarding).not.toHaveProperty('category');
});

test('devices are named, the address is shortened, and one that is signed out is out at once', async () => {
  await createPerson(db, { email: SEEKER });
  const [here, there] = [await signIn(app, SEEKER), await signIn(app, SEEKER)];
  const { items } = (await here.call('GET', '/api/account/sessions')).json();
  expect(items).toHaveLength(2);
  expect(items[0]).toMatchObject({
    current: true,
    device: { browser: 'Chrome', system: 'Windows 10', kind: 'desktop' },
    ip: '127.0.0.x',
    aal: 'aal1',
  });
  const left = await here.call('DELETE', `/api/account/sessions/${items[1].id}`);
  expect(left.json().items.map(({ id }: { id: string }) => id)).toEqual([items[0].id]);
  const ended = await there.call('GET', '/api/account');
  expect([ended.statusCode, ended.json().code]).toEqual([401, 'auth.session_ended']);
});

test('nobody signs out somebody else’s device', async () => {
  await createPerson(db, { email: SEEKER });
  await createPerson(db, { email: 'bea@post.example' });
  const [anna, bea] = [await signIn(app, SEEKER), await signIn(app, 'bea@post.example')];
  const [theirs] = (await bea.call('GET', '/api/account/sessions')).json().items;
  for (const id of [theirs.id, 'no-id', '00000000-0000-4000-8000-000000000000']) {
    const answer = await anna.call('DELETE', `/api/account/sessions/${id}`);
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'account.session_not_found']);
  }
  expect((await bea.call('GET', '/api/account')).statusCode).toBe(200);
});

test('the terms somebody agreed to when they registered are on record', async () => {
  const { id } = await createPerson(db, { email: SEEKER, data: { terms_version: '2026-11' } });
  const [consent] = await db.select().from(consents).where(eq(consents.userId, id));
  expect(consent).toMatchObject({ kind: 'terms', version: '2026-11', givenAt: NOW });
});

async function erase(mode: string, proof: object) {
  return (await signIn(app, SEEKER)).call('POST', '/api/account/erasure', { mode, ...proof });
}

test('erasing needs proof: a wrong password or code changes nothing, and after five there is a pause', async () => {
  await createPerson(db, { email: SEEKER });
  const anna = await signIn(app, SEEKER);
  const ask = (proof: object) => anna.call('POST', '/api/account/erasure', { mode: 'at_once', ...proof });
  expect((await ask({})).statusCode).toBe(400);
  expect((await ask({ password: PASSWORD, nonce: '123456' })).statusCode).toBe(400);
  for (const proof of [
    { password: 'Falsch2026!' },
    { nonce: '000000' },
    { password: 'x' },
    { nonce: 'y' },
    { password: 'z' },
  ]) {
    expect((await ask(proof)).json().code).toBe('account.proof_invalid');
  }
  expect((await ask({ password: PASSWORD })).json().code).toBe('request.rate_limited');
  expect(await db.$count(authUsers)).toBe(1);
  now = new Date(NOW.getTime() + 15 * 60_000);
  expect((await ask({ password: PASSWORD })).json()).toEqual({ status: 'erased', eraseAt: null });
});

test('an account waits fourteen days, says so by mail, and is retained when its owner wants it back', async () => {
  const { id } = await createPerson(db, { email: SEEKER });
  const asked = await erase('after_waiting', { password: PASSWORD });
  const eraseAt = new Date(NOW.getTime() + 14 * DAY).toISOString();
  expect(asked.json()).toEqual({ status: 'waiting', eraseAt });
  now = new Date(NOW.getTime() + DAY);
  expect((await erase('after_waiting', { password: PASSWORD })).json().eraseAt).toBe(eraseAt);
  const written = await db.select().from(mails).where(eq(mails.to, SEEKER));
  expect(written.map(({ kind }) => kind)).toEqual(['account.erasure-requested']);
  expect(written[0]?.text).toContain('29.11.2026');

  const kept = await (await signIn(app, SEEKER)).call('DELETE', '/api/account/erasure');
  expect(kept.json().eraseAt).toBeNull();
  now = new Date(NOW.getTime() + 30 * DAY);
  expect(await eraseDueAccounts(ctx)).toEqual({ erased: 0 });
  expect(await db.$count(profiles, eq(profiles.id, id))).toBe(1);
});

test('what is due is erased once, however many do it at a time, with all that belongs to it and nothing of others', async () => {
  const { id } = await createPerson(db, { email: SEEKER, data: { terms_version: '1' } });
  await createPerson(db, { email: 'bea@post.example' });
  await signIn(app, 'bea@post.example');
  const subscription = { status: 'confirmed', language: 'de', frequency: 'weekly' } as const;
  await db.insert(newsletterSubscriptions).values([
    { id: crypto.randomUUID(), email: SEEKER, ...subscription },
    { id: crypto.randomUUID(), email: 'bea@post.example', ...subscription },
  ]);
  await erase('after_waiting', { password: PASSWORD });
  now = new Date(NOW.getTime() + 14 * DAY - 1);
  expect(await eraseDueAccounts(ctx)).toEqual({ erased: 0 });
  now = new Date(NOW.getTime() + 14 * DAY);
  const runs = await Promise.all([eraseDueAccounts(ctx), eraseDueAccounts(ctx)]);
  expect(runs.map(({ erased }) => erased).sort()).toEqual([0, 1]);

  expect((await db.select({ email: authUsers.email }).from(authUsers)).map(({ email }) => email)).toEqual([
    'bea@post.example',
  ]);
  expect(await db.$count(authSessions)).toBe(1);
  expect(await db.$count(consents, eq(consents.userId, id))).toBe(0);
  expect(await db.$count(authEvents, eq(authEvents.userId, id))).toBe(0);
  expect((await db.select().from(newsletterSubscriptions)).map(({ email }) => email)).toEqual(['bea@post.example']);
  const farewell = await db.select().from(mails).where(eq(mails.to, SEEKER));
  expect(farewell.map(({ kind }) => kind)).toEqual(['account.erased']);
});

test('an address somebody only requested is not theirs: its owner’s mails and newsletter stay', async () => {
  const victim = 'victim@post.example';
  await createPerson(db, { email: SEEKER });
  await db.update(authUsers).set({ newEmail: victim });
  const mail = { messageId: '<x>', language: 'de', subject: '', text: '', html: '', createdAt: NOW } as const;
  await db.insert(mails).values([
    { ...mail, id: crypto.randomUUID(), to: victim, kind: 'auth.recovery' },
    { ...mail, id: crypto.randomUUID(), to: victim, kind: 'auth.email-change' },
  ]);
  const subscription = {
    id: crypto.randomUUID(),
    email: victim,
    status: 'confirmed',
    language: 'de',
    frequency: 'daily',
  } as const;
  await db.insert(newsletterSubscriptions).values(subscription);
  expect((await erase('at_once', { password: PASSWORD })).json().status).toBe('erased');
  expect((await db.select().from(mails).where(eq(mails.to, victim))).map(({ kind }) => kind)).toEqual([
    'auth.recovery',
  ]);
  expect(await db.$count(newsletterSubscriptions)).toBe(1);
});

test('an erasure that fails on its way has erased nothing', async () => {
  await createPerson(db, { email: SEEKER });
  await erase('after_waiting', { password: PASSWORD });
  now = new Date(NOW.getTime() + 15 * DAY);
  const dying = { ...ctx, mail: { ...ctx.mail, write: () => Promise.reject(new Error('killed')) } };
  await expect(eraseDueAccounts(dying)).rejects.toThrow('killed');
  expect(await db.$count(authUsers)).toBe(1);
  expect(await db.$count(mails, eq(mails.to, SEEKER))).toBe(1);
  expect(await eraseDueAccounts(ctx)).toEqual({ erased: 1 });
});

test('the code of a reauthentication is proof, once', async () => {
  await createPerson(db, { email: SEEKER });
  const anna = await signIn(app, SEEKER);
  expect((await anna.call('GET', '/auth/v1/reauthenticate')).statusCode).toBe(200);
  const [mail] = await db.select().from(mails).where(eq(mails.to, SEEKER));
  const nonce = /\b\d{6}\b/.exec(mail?.text ?? '')?.[0];
  const ask = (mode: string) => anna.call('POST', '/api/account/erasure', { mode, nonce });
  expect((await ask('after_waiting')).json().status).toBe('waiting');
  expect((await ask('at_once')).json().code).toBe('account.proof_invalid');
});

test('accounts of addresses that nobody confirmed are deleted after a week, with the mails to them', async () => {
  const signUp = (email: string) =>
    app.inject({ method: 'POST', url: '/auth/v1/signup', payload: { email, password: PASSWORD } });
  await signUp('nie@post.example');
  await signUp('spaet@post.example');
  await createPerson(db, { email: SEEKER });
  now = new Date(NOW.getTime() + 6.5 * DAY);
  expect(await deleteUnconfirmedAccounts(ctx)).toEqual({ deleted: 0 });
  // Whoever is sent another mail has another week.
  await signUp('spaet@post.example');
  now = new Date(NOW.getTime() + 7 * DAY + 1000);
  const runs = await Promise.all([deleteUnconfirmedAccounts(ctx), deleteUnconfirmedAccounts(ctx)]);
  expect(runs.map(({ deleted }) => deleted).sort()).toEqual([0, 1]);
  const left = await db.select({ email: authUsers.email }).from(authUsers);
  expect(left.map(({ email }) => email).toSorted()).toEqual([SEEKER, 'spaet@post.example']);
  expect(await db.$count(mails, eq(mails.to, 'nie@post.example'))).toBe(0);
});
