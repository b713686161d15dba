import { installQueues } from '@stellenvisite/core/queue/install-queues';
import { adminUsers, profiles } from '@stellenvisite/db/schema/accounts';
import { authIdentities, authLimits, authSessions, authUsers } from '@stellenvisite/db/schema/auth';
import { authFactors } from '@stellenvisite/db/schema/auth-factors';
import { mails } from '@stellenvisite/db/schema/mails';
import { NOW } from '@stellenvisite/db/testing-market';
import { desc, eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { jobsOf, SLICES } from '../slices.ts';
import { buildTestApp } from '../testing/build-test-app.ts';
import { asCaller, createAdminPerson, createPerson, PASSWORD, signIn, signInAdmin } from '../testing/people.ts';

let now = NOW;
const { app, database } = await buildTestApp({ now: () => now });
const { db } = database;
await installQueues(database, jobsOf(SLICES));
const ADA = 'ada@amt.example';

beforeEach(async () => {
  now = NOW;
  await db.delete(adminUsers);
  await db.delete(authUsers);
  await db.delete(authLimits);
});

const open = (email: string, password = PASSWORD) =>
  app.inject({ method: 'POST', url: '/api/admin/session', payload: { email, password } });

test('an administrator signs in by the own table and gets a session of the auth protocol', async () => {
  const id = await createAdminPerson(db, ADA);
  const answer = await open(' ADA@amt.example');
  expect(answer.json()).toMatchObject({ token_type: 'bearer', expires_in: 3600, user: { email: ADA } });
  expect(answer.headers['cache-control']).toBe('no-store');
  const [row] = await db.select().from(adminUsers).where(eq(adminUsers.id, id));
  expect(row).toMatchObject({ authUserId: answer.json().user.id, lastLoginAt: NOW });

  const ada = asCaller(app, answer.json().access_token);
  expect((await ada.call('GET', '/api/account')).json()).toMatchObject({
    role: 'admin',
    isAdmin: true,
    fullName: 'Ada Amt',
    missing: [],
  });
  const again = await open(ADA);
  expect(again.json().user.id).toBe(answer.json().user.id);
  const refreshed = await app.inject({
    method: 'POST',
    url: '/auth/v1/token?grant_type=refresh_token',
    payload: { refresh_token: again.json().refresh_token },
  });
  expect((await asCaller(app, refreshed.json().access_token).call('GET', '/api/admin/admins')).statusCode).toBe(200);
});

test('unknown and wrong are answered alike, and ten wrong ones bring a pause that ends', async () => {
  await createAdminPerson(db, ADA);
  const [wrong, unknown] = [await open(ADA, 'Falsch2026!'), await open('niemand@amt.example')];
  for (const answer of [wrong, unknown]) expect(answer.statusCode).toBe(401);
  const { requestId: _, ...body } = wrong.json();
  expect(unknown.json()).toMatchObject(body);
  for (let tries = 1; tries < 10; tries++) await open(ADA, 'Falsch2026!');
  expect((await open(ADA)).json().code).toBe('request.rate_limited');
  expect((await open('niemand@amt.example')).json().code).toBe('admin.credentials_invalid');
  now = new Date(NOW.getTime() + 61_000);
  expect((await open(ADA)).statusCode).toBe(200);
});

test('one network address cannot try many names', async () => {
  const codes: string[] = [];
  for (let tries = 0; tries < 31; tries++) codes.push((await open(`name${tries}@amt.example`)).json().code);
  expect(codes.slice(0, 30)).toEqual(Array(30).fill('admin.credentials_invalid'));
  expect(codes[30]).toBe('request.rate_limited');
});

test('who registered an administrator’s address without owning it is left with nothing', async () => {
  const squatter = await createPerson(db, { email: ADA, isConfirmed: false, fullName: 'Mallory', role: 'employer' });
  await db
    .insert(authFactors)
    .values({ id: crypto.randomUUID(), userId: squatter.id, type: 'totp', status: 'verified' });
  await createAdminPerson(db, ADA);
  const { user } = (await open(ADA)).json();
  expect(user.id).toBe(squatter.id);
  expect(user.user_metadata).toEqual({ full_name: 'Ada Amt' });
  const [row] = await db.select().from(authUsers).where(eq(authUsers.id, squatter.id));
  expect(row?.passwordHash).toBeNull();
  expect(await db.$count(authFactors)).toBe(0);
  expect(await db.$count(authIdentities, eq(authIdentities.userId, squatter.id))).toBe(1);
  await expect(signIn(app, ADA)).rejects.toThrow('invalid_credentials');
});

test('a confirmed account of the address is linked as it is', async () => {
  const known = await createPerson(db, { email: ADA });
  await createAdminPerson(db, ADA);
  expect((await open(ADA)).json().user.id).toBe(known.id);
});

test('a mailed code, or the password of the account, opens no session with an administrator’s rights', async () => {
  await createPerson(db, { email: ADA });
  await createAdminPerson(db, ADA);
  await signInAdmin(app, ADA);
  await app.inject({ method: 'POST', url: '/auth/v1/otp', payload: { email: ADA } });
  const [mail] = await db.select().from(mails).where(eq(mails.to, ADA)).orderBy(desc(mails.createdAt));
  const token = /\b\d{6}\b/.exec(mail?.text ?? '')?.[0];
  const payload = { type: 'email', email: ADA, token };
  const byCode = await app.inject({ method: 'POST', url: '/auth/v1/verify', payload });
  for (const ada of [asCaller(app, byCode.json().access_token), await signIn(app, ADA)]) {
    expect((await ada.call('GET', '/api/account')).json()).toMatchObject({ role: 'job_seeker', isAdmin: false });
    for (const url of ['/api/admin/overview', '/api/admin/admins', '/api/admin/events']) {
      expect((await ada.call('GET', url)).json().code).toBe('request.forbidden');
    }
  }
});

test('a token of somebody else opens nothing, and neither does one that says it is an administrator’s', async () => {
  await createPerson(db, { email: 'eva@haus.example', role: 'employer', data: { role: 'admin', is_admin: true } });
  const eva = await signIn(app, 'eva@haus.example');
  expect((await eva.call('GET', '/api/admin/admins')).json().code).toBe('request.forbidden');
  const visitor = await asCaller(app, '').call('GET', '/api/admin/admins');
  expect([visitor.statusCode, visitor.json().code]).toEqual([401, 'auth.required']);
});

test('an administrator who is removed is none from that moment, whatever their token says', async () => {
  await createAdminPerson(db, ADA);
  const id = await createAdminPerson(db, 'bob@amt.example');
  const [ada, bob] = [await signInAdmin(app, ADA), await signInAdmin(app, 'bob@amt.example')];
  expect((await ada.call('DELETE', `/api/admin/admins/${id}`)).json()).toEqual({ status: 'deleted' });
  expect((await bob.call('GET', '/api/admin/admins')).json().code).toBe('auth.session_ended');
  expect((await ada.call('DELETE', `/api/admin/admins/${id}`)).json().code).toBe('admin.not_found');
});

test('a second factor of the linked account is asked for by every admin call', async () => {
  await createAdminPerson(db, ADA);
  const ada = await signInAdmin(app, ADA);
  const [row] = await db.select().from(adminUsers);
  await db
    .insert(authFactors)
    .values({ id: crypto.randomUUID(), userId: row?.authUserId ?? '', type: 'totp', status: 'verified' });
  for (const url of ['/api/admin/admins', '/api/admin/events', '/api/admin/overview', '/api/account/sessions']) {
    const answer = await ada.call('GET', url);
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'auth.second_factor_required']);
  }
  expect((await ada.call('GET', '/api/account')).json().role).toBe('admin');
  await db.update(authSessions).set({ aal: 'aal2' });
  expect((await ada.call('GET', '/api/admin/admins')).statusCode).toBe(200);
});

test('administrators are created, listed newest first, changed; an address is there once', async () => {
  await createAdminPerson(db, ADA);
  const ada = await signInAdmin(app, ADA);
  const bob = { email: 'Bob@amt.example', password: 'Visite2027!', firstName: 'Bob', lastName: 'Bach' };
  now = new Date(NOW.getTime() + 1000);
  const created = await ada.call('POST', '/api/admin/admins', bob);
  expect(created.statusCode).toBe(201);
  expect(created.json()).toMatchObject({ email: 'bob@amt.example', role: 'admin', lastLoginAt: null, isSelf: false });
  expect(created.body).not.toMatch(/password|argon2/i);

  const duplicate = await ada.call('POST', '/api/admin/admins', bob);
  expect([duplicate.statusCode, duplicate.json().code]).toEqual([409, 'admin.duplicate_email']);
  const parallel = { ...bob, email: 'eva@amt.example' };
  const answers = await Promise.all([1, 2, 3].map(() => ada.call('POST', '/api/admin/admins', parallel)));
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409]);

  const list = (await ada.call('GET', '/api/admin/admins?pageSize=2')).json();
  expect(list).toMatchObject({ total: 3, page: 1, pageSize: 2 });
  const names = (await ada.call('GET', '/api/admin/admins')).json().items.map(({ email }: { email: string }) => email);
  expect(names.at(-1)).toBe(ADA);

  const url = `/api/admin/admins/${created.json().id}`;
  expect((await ada.call('PATCH', url, { firstName: 'Robert' })).json()).toMatchObject({
    firstName: 'Robert',
    lastName: 'Bach',
  });
  expect((await ada.call('PATCH', url, { email: ADA })).json().code).toBe('admin.duplicate_email');
  expect((await ada.call('PATCH', '/api/admin/admins/nobody', { firstName: 'X' })).json().code).toBe('admin.not_found');
  const weak = await ada.call('POST', '/api/admin/admins', { ...bob, email: 'x@amt.example', password: 'schwach' });
  expect(weak.json().code).toBe('request.invalid');
});

test('a new password ends what was opened with the old one', async () => {
  await createAdminPerson(db, ADA);
  const id = await createAdminPerson(db, 'bob@amt.example');
  const [ada, bob] = [await signInAdmin(app, ADA), await signInAdmin(app, 'bob@amt.example')];
  await ada.call('PATCH', `/api/admin/admins/${id}`, { password: 'Visite2028!' });
  expect((await bob.call('GET', '/api/account')).json().code).toBe('auth.session_ended');
  expect((await open('bob@amt.example')).statusCode).toBe(401);
  expect((await open('bob@amt.example', 'Visite2028!')).statusCode).toBe(200);
});

test('the last administrator stays', async () => {
  const id = await createAdminPerson(db, ADA);
  const ada = await signInAdmin(app, ADA);
  const answer = await ada.call('DELETE', `/api/admin/admins/${id}`);
  expect([answer.statusCode, answer.json().code]).toEqual([409, 'admin.last']);
  expect((await ada.call('GET', '/api/admin/admins')).json().total).toBe(1);
});

test('somebody is left when all are removed at the same moment', async () => {
  const emails = [ADA, 'bob@amt.example', 'eva@amt.example', 'jan@amt.example'];
  const all = await Promise.all(
    emails.map(async (email) => ({ id: await createAdminPerson(db, email), admin: await signInAdmin(app, email) })),
  );
  const answers = await Promise.all(
    all.map(({ admin }, index) => admin.call('DELETE', `/api/admin/admins/${all[(index + 1) % all.length]?.id}`)),
  );
  expect(await db.$count(adminUsers)).toBe(all.length - answers.filter(({ statusCode }) => statusCode === 200).length);
  expect(await db.$count(adminUsers)).toBeGreaterThanOrEqual(1);
});

test('two administrators who remove each other at the same moment: one stays', async () => {
  for (let round = 0; round < 5; round++) {
    await db.delete(adminUsers);
    await db.delete(authLimits);
    const [a, b] = [await createAdminPerson(db, ADA), await createAdminPerson(db, 'bob@amt.example')];
    const [ada, bob] = [await signInAdmin(app, ADA), await signInAdmin(app, 'bob@amt.example')];
    await Promise.all([ada.call('DELETE', `/api/admin/admins/${b}`), bob.call('DELETE', `/api/admin/admins/${a}`)]);
    expect(await db.$count(adminUsers)).toBe(1);
  }
});

test('the log shows sign-ins, refused ones too, and filters', async () => {
  await createAdminPerson(db, ADA);
  await open(ADA, 'Falsch2026!');
  const ada = await signInAdmin(app, ADA);
  const { items } = (await ada.call('GET', '/api/admin/events?action=admin_login')).json();
  expect(items.map(({ outcome }: { outcome: string }) => outcome).sort()).toContain('admin.credentials_invalid');
  const failed = (await ada.call('GET', '/api/admin/events?outcome=failed')).json().items;
  expect(failed.every(({ outcome }: { outcome: string }) => outcome !== 'ok')).toBe(true);
  expect((await ada.call('GET', '/api/admin/events?outcome=perhaps')).statusCode).toBe(400);
  const file = await ada.call('GET', '/api/admin/events/file?outcome=failed');
  expect(file.body).toContain(';admin_login;admin.credentials_invalid;');
  expect(file.body).not.toContain(ADA);
  expect(file.body.trim().split('\r\n')).toHaveLength(failed.length + 1);
});

test('the overview counts', async () => {
  await createAdminPerson(db, ADA);
  await createPerson(db, { email: 'eva@haus.example', role: 'employer', isConfirmed: false });
  const ada = await signInAdmin(app, ADA);
  expect((await ada.call('GET', '/api/admin/overview')).json()).toMatchObject({
    admins: 1,
    employerAccounts: 1,
    unconfirmed: 1,
    liveJobs: 0,
  });
  expect(await db.$count(profiles)).toBe(2);
});
