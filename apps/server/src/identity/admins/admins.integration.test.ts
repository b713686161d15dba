import { installQueues } from '@stellenvisite/core/platform/queue/install-queues';
import { adminUsers, profiles } from '@stellenvisite/db/schema/identity/accounts';
import {
  authEvents,
  authIdentities,
  authLimits,
  authSessions,
  authUsers,
} from '@stellenvisite/db/schema/identity/auth';
import { authFactors } from '@stellenvisite/db/schema/identity/auth-factors';
import { mails } from '@stellenvisite/db/schema/platform/mails';
import { createEmployer, NOW } from '@stellenvisite/db/testing-market';
import { and, desc, eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { jobsOf, SLICES } from '../../slices.ts';
import { buildTestApp } from '../../testing/build-test-app.ts';
import { asCaller, createAdminPerson, createPerson, PASSWORD, signIn, signInAdmin } from '../../testing/people.ts';

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
  await db.delete(mails);
  await db.delete(authEvents);
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
      expect((await ada.call('GET', url)).json().code).toBe('admin.session_required');
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

test('every admin call requires the second factor of the linked account', async () => {
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

const linkOf = async (email: string) => {
  const [mail] = await db
    .select()
    .from(mails)
    .where(and(eq(mails.to, email), eq(mails.kind, 'admin.password-link')))
    .orderBy(desc(mails.createdAt));
  return /#([\w.-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
};
const setPassword = async (token: string, password = 'Visite2028!') => {
  const answer = await app.inject({ method: 'POST', url: '/api/admin/password', payload: { token, password } });
  return answer.json().status === 'changed' ? 'changed' : answer.json().code;
};
const noticesTo = async (email: string) => {
  const isNotice = and(eq(mails.to, email), eq(mails.kind, 'admin.changed'));
  return (await db.select().from(mails).where(isNotice)).map(({ subject }) => subject);
};

test('the password of another administrator is set only by a mailed link, once; it ends sessions and notifies all', async () => {
  await createAdminPerson(db, ADA);
  const id = await createAdminPerson(db, 'bob@amt.example');
  const [ada, bob] = [await signInAdmin(app, ADA), await signInAdmin(app, 'bob@amt.example')];
  const direct = await ada.call('PATCH', `/api/admin/admins/${id}`, { password: 'Visite2028!' });
  expect([direct.statusCode, (await open('bob@amt.example')).statusCode]).toEqual([400, 200]);

  expect((await ada.call('POST', `/api/admin/admins/${id}/password-link`)).json()).toEqual({ status: 'sent' });
  const token = await linkOf('bob@amt.example');
  expect(await setPassword(token, 'Password1!')).toBe('admin.password_weak');
  expect(await setPassword(`${token.slice(0, -2)}xx`)).toBe('admin.link_invalid');
  expect(await setPassword(token.replace(/\.\d+\./, `.${NOW.getTime() + 9e9}.`))).toBe('admin.link_invalid');
  const answers = await Promise.all([setPassword(token), setPassword(token, 'Visite2029!')]);
  expect(answers.sort()).toEqual(['admin.link_invalid', 'changed']);
  expect((await bob.call('GET', '/api/account')).json().code).toBe('auth.session_ended');
  expect((await open('bob@amt.example')).statusCode).toBe(401);
  for (const email of [ADA, 'bob@amt.example'])
    expect(await noticesTo(email)).toEqual(['Das Passwort eines Admins wurde geändert']);
});

test('a link for a password ends after an hour', async () => {
  const id = await createAdminPerson(db, ADA);
  const ada = await signInAdmin(app, ADA);
  await ada.call('POST', `/api/admin/admins/${id}/password-link`);
  now = new Date(NOW.getTime() + 61 * 60_000);
  expect(await setPassword(await linkOf(ADA))).toBe('admin.link_invalid');
});

test('administrators, settings and prices are changed with a password or factor of the last ten minutes', async () => {
  const id = await createAdminPerson(db, ADA);
  const ada = await signInAdmin(app, ADA);
  const carl = { email: 'carl@amt.example', password: 'Visite2027!', firstName: 'Carl', lastName: 'Cam' };
  const settings = (await ada.call('GET', '/api/admin/settings')).json();
  const seller = (await ada.call('GET', '/api/admin/invoice-seller')).json();
  const sensitive = () =>
    Promise.all([
      ada.call('POST', '/api/admin/admins', carl),
      ada.call('PATCH', `/api/admin/admins/${id}`, { firstName: 'Adele' }),
      ada.call('DELETE', `/api/admin/admins/${id}`),
      ada.call('POST', `/api/admin/admins/${id}/password-link`),
      ada.call('PUT', '/api/admin/settings', settings),
      ada.call('PUT', '/api/admin/invoice-seller', seller),
      ada.call('PUT', '/api/admin/products/top_job', { days: 30, prices: { EUR: 1, CHF: 1 } }),
    ]);
  now = new Date(NOW.getTime() + 10 * 60_000 + 1000);
  const codes = (await sensitive()).map((answer) => answer.json().code);
  expect(codes).toEqual(Array(codes.length).fill('admin.proof_needed'));
  // A mailed code is no proof: who reads the mails is no administrator.
  await db.update(authSessions).set({ provenAt: now });
  expect((await ada.call('POST', '/api/admin/admins', carl)).json().code).toBe('admin.proof_needed');

  const prove = (password: string) => ada.call('POST', '/api/admin/session/proof', { password });
  expect((await prove('Falsch2026!')).json().code).toBe('admin.password_wrong');
  expect((await ada.call('POST', '/api/admin/admins', carl)).json().code).toBe('admin.proof_needed');
  expect((await prove(PASSWORD)).json()).toEqual({ status: 'proven' });
  expect((await ada.call('POST', '/api/admin/admins', carl)).statusCode).toBe(201);
  expect((await ada.call('PUT', '/api/admin/settings', settings)).statusCode).toBe(200);
  now = new Date(now.getTime() + 10 * 60_000 + 1000);
  expect((await ada.call('PUT', '/api/admin/settings', settings)).json().code).toBe('admin.proof_needed');
});

test('wrong proof is counted with wrong sign-ins', async () => {
  await createAdminPerson(db, ADA);
  const ada = await signInAdmin(app, ADA);
  for (let tries = 0; tries < 11; tries++)
    await ada.call('POST', '/api/admin/session/proof', { password: 'Falsch2026!' });
  const answer = await ada.call('POST', '/api/admin/session/proof', { password: PASSWORD });
  expect(answer.json().code).toBe('request.rate_limited');
});

test('a password that everybody guesses is refused although it has all kinds of characters', async () => {
  await createAdminPerson(db, ADA);
  const ada = await signInAdmin(app, ADA);
  for (const password of ['Password1!', 'Krankenhaus1!', 'Aa1!Aa1!']) {
    const names = { email: 'carl@amt.example', firstName: 'Carl', lastName: 'Cam' };
    const answer = await ada.call('POST', '/api/admin/admins', { ...names, password });
    expect([answer.statusCode, answer.json().code]).toEqual([422, 'admin.password_weak']);
  }
  expect(await db.$count(adminUsers)).toBe(1);
});

test('every administrator is mailed about a new one, another address and a removed one', async () => {
  await createAdminPerson(db, ADA);
  const id = await createAdminPerson(db, 'bob@amt.example');
  const ada = await signInAdmin(app, ADA);
  const carl = { email: 'carl@amt.example', password: 'Visite2027!', firstName: 'Carl', lastName: 'Cam' };
  await ada.call('POST', '/api/admin/admins', carl);
  await ada.call('PATCH', `/api/admin/admins/${id}`, { firstName: 'Robert' });
  const created = 'Neuer Admin bei Stellenvisite';
  for (const email of [ADA, 'bob@amt.example', 'carl@amt.example']) expect(await noticesTo(email)).toEqual([created]);
  await ada.call('PATCH', `/api/admin/admins/${id}`, { email: 'robert@amt.example' });
  await ada.call('DELETE', `/api/admin/admins/${id}`);
  const changed = 'Die Adresse eines Admins wurde geändert';
  const deleted = 'Ein Admin wurde gelöscht';
  expect((await noticesTo(ADA)).sort()).toEqual([changed, deleted, created].sort());
  expect((await noticesTo('bob@amt.example')).sort()).toEqual([changed, created].sort());
  expect((await noticesTo('robert@amt.example')).sort()).toEqual([changed, deleted].sort());
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

/** Own data of a job seeker, of an employer, and of anybody with an account. */
const OWN_DATA = [
  '/api/saved-jobs',
  '/api/applications',
  '/api/talent-pool/me',
  '/api/job-alerts',
  '/api/employer/jobs',
  '/api/employer/applications',
  '/api/employer/overview',
  '/api/notifications',
];

test.each(['job_seeker', 'employer'] as const)(
  'an account of the table that signs in at /login is no %s, and is led to the sign-in of administrators',
  async (role) => {
    const { id } = await createPerson(db, { email: ADA, role });
    if (role === 'employer') await createEmployer(db, { id, name: 'Klinik am See' });
    const before = await signIn(app, ADA);
    const reads = async (who: typeof before) =>
      Promise.all(OWN_DATA.map(async (url) => (await who.call('GET', url)).json().code));
    expect(await reads(before)).not.toContain('admin.session_required');
    expect((await before.call('GET', '/api/account')).json()).not.toHaveProperty('needsAdminSignIn');

    await createAdminPerson(db, ADA);
    expect(await reads(before)).toEqual(OWN_DATA.map(() => 'admin.session_required'));
    const ada = await signInAdmin(app, ADA);
    const atLogin = await signIn(app, ADA);
    expect(await reads(atLogin)).toEqual(OWN_DATA.map(() => 'admin.session_required'));
    expect((await atLogin.call('GET', '/api/admin/admins')).statusCode).toBe(403);
    expect((await atLogin.call('GET', '/api/employer/employers')).json()).toEqual({ items: [] });
    expect((await atLogin.call('PATCH', '/api/account', { fullName: 'Ada' })).statusCode).toBe(403);
    expect((await atLogin.call('GET', '/api/account/export')).statusCode).toBe(403);
    expect((await atLogin.call('GET', '/api/account')).json()).toMatchObject({
      isAdmin: false,
      needsAdminSignIn: true,
      employers: [],
      missing: [],
    });
    expect((await ada.call('GET', '/api/account')).json()).not.toHaveProperty('needsAdminSignIn');
    expect((await ada.call('GET', '/api/admin/admins')).statusCode).toBe(200);
  },
);
