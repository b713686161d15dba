import { openStoredKeyRing } from '@stellenvisite/core/identity/auth/sessions/stored-key-ring';
import { profiles } from '@stellenvisite/db/schema/identity/accounts';
import { authEvents, authSessions, authUsers } from '@stellenvisite/db/schema/identity/auth';
import { createClient } from '@supabase/supabase-js';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { openAuthTestHarness, PASSWORD } from '../../../testing/auth-test-harness.ts';
import { signServiceToken } from '../../../testing/service-token.ts';

const harness = await openAuthTestHarness();
const { clock, newEmail, newPerson, mailTo, countMails } = harness;
const { db } = harness.database;
const instance = await harness.start();
const { call, signIn, refresh, origin } = instance;
const exp = Math.floor(clock.now().getTime() / 1000) + 86_400;
const token = await signServiceToken(openStoredKeyRing(db, clock.now), { role: 'service_role', exp });
const { admin } = createClient(origin, token, { auth: { persistSession: false, autoRefreshToken: false } }).auth;

const profileOf = async (id: string) => (await db.select().from(profiles).where(eq(profiles.id, id)))[0];
const countSessions = (id: string) => db.$count(authSessions, eq(authSessions.userId, id));

test('a service makes an account, confirmed only where it says so', async () => {
  const email = newEmail();
  const { data, error } = await admin.createUser({
    email: email.toUpperCase(),
    phone: '+49 30 1234567',
    password: PASSWORD,
    email_confirm: true,
    user_metadata: { full_name: 'Ida Klinik' },
    app_metadata: { role: 'employer', plan: 'gold', provider: 'google' },
  });
  expect(error).toBeNull();
  expect(data.user).toMatchObject({ email, phone: '49301234567', app_metadata: { role: 'employer', plan: 'gold' } });
  expect(data.user?.app_metadata).toMatchObject({ provider: 'email', providers: ['email', 'phone'] });
  expect(data.user?.identities?.map(({ provider }) => provider).toSorted()).toEqual(['email', 'phone']);
  expect(data.user?.email_confirmed_at).toBeTruthy();
  expect(data.user?.phone_confirmed_at).toBeUndefined();
  expect(await profileOf(data.user?.id ?? '')).toMatchObject({ role: 'employer', fullName: 'Ida Klinik' });
  expect((await signIn(email)).user.id).toBe(data.user?.id);
  const [event] = await db.select().from(authEvents).where(eq(authEvents.action, 'admin_user_created'));
  expect(event).toMatchObject({ outcome: 'ok', userId: data.user?.id });
});

test('an account is made once, with an id of its own choice and good data only', async () => {
  const id = crypto.randomUUID();
  const email = newEmail();
  const make = (body: object) => call('POST', '/admin/users', { token, body });
  const made = await Promise.all([make({ id, email }), make({ id, email }), make({ id, email })]);
  expect(made.map(({ status }) => status).toSorted()).toEqual([200, 422, 422]);
  expect((await make({ email })).json.code).toBe('email_exists');
  expect((await make({ id, email: newEmail() })).json.code).toBe('user_already_exists');
  expect((await make({ email: newEmail(), password: 'kurz' })).json.code).toBe('weak_password');
  const bad = [
    {},
    { email: 'x' },
    { phone: '0' },
    { email: newEmail(), id: '1' },
    { email: newEmail(), ban_duration: '1d' },
  ];
  for (const body of [...bad, { email: newEmail(), app_metadata: { role: 'admin' } }]) {
    const refused = await make(body);
    expect([refused.status, refused.json.code]).toEqual([400, 'validation_failed']);
  }
});

test('accounts are listed newest first, a page at a time', async () => {
  await db.delete(authUsers);
  const ids: string[] = [];
  for (let count = 0; count < 5; count += 1) {
    ids.unshift((await admin.createUser({ email: newEmail() })).data.user?.id ?? '');
  }
  const { data } = await admin.listUsers({ page: 2, perPage: 2 });
  expect(data.users.map(({ id }) => id)).toEqual(ids.slice(2, 4));
  expect(data).toMatchObject({ total: 5, nextPage: 3, lastPage: 3, aud: 'authenticated' });
  const all = await call('GET', '/admin/users?page=&per_page=', { token });
  expect(all.json.users).toHaveLength(5);
  expect(all.headers.get('x-total-count')).toBe('5');
  expect(all.headers.get('link')).toMatch(/\/admin\/users\?page=1&per_page=50>; rel="last"$/);
  expect((await call('GET', '/admin/users?page=-1', { token })).status).toBe(400);
  expect((await call('GET', '/admin/users?per_page=many', { token })).status).toBe(400);
});

test('a ban ends all sessions at once and holds on every way in, until it is lifted', async () => {
  const { id, email } = await newPerson();
  const session = await signIn(email);
  const { data } = await admin.updateUserById(id, { ban_duration: '24h' });
  const until = new Date((data.user as { banned_until?: string }).banned_until ?? 0).getTime();
  expect(Math.round((until - clock.now().getTime()) / 3_600_000)).toBe(24);
  expect(await countSessions(id)).toBe(0);
  expect((await call('GET', '/user', { token: session.access_token })).status).toBe(403);
  expect((await refresh(session.refresh_token)).status).toBe(400);
  const body = { email, password: PASSWORD };
  expect((await call('POST', '/token?grant_type=password', { body })).json.code).toBe('user_banned');
  await admin.updateUserById(id, { ban_duration: 'none' });
  expect((await signIn(email)).user.banned_until).toBeUndefined();
});

test('a password set by a service ends every session and notifies its owner', async () => {
  const { id, email } = await newPerson();
  const session = await signIn(email);
  expect((await admin.updateUserById(id, { password: 'Andere2026!' })).error).toBeNull();
  expect((await call('GET', '/user', { token: session.access_token })).json.code).toBe('session_not_found');
  await signIn(email, 'Andere2026!');
  expect(await countMails(email, 'auth.password-changed')).toBe(1);
});

test('data is merged, and the role of the market and of the token change together', async () => {
  const { id, email } = await newPerson();
  await admin.updateUserById(id, { app_metadata: { role: 'employer', a: 1, b: 2 }, user_metadata: { c: 3 } });
  const { data } = await admin.updateUserById(id, {
    app_metadata: { a: null, role: null },
    user_metadata: { c: null },
  });
  expect(data.user?.app_metadata).toMatchObject({ role: 'employer', b: 2, provider: 'email' });
  expect(data.user?.app_metadata).not.toHaveProperty('a');
  expect(data.user?.user_metadata).not.toHaveProperty('c');
  expect((await profileOf(id))?.role).toBe('employer');
  expect((await signIn(email)).user.app_metadata.role).toBe('employer');
  expect((await admin.updateUserById(id, { app_metadata: { role: 'admin' } })).error?.code).toBe('validation_failed');
  const other = await newPerson();
  expect((await admin.updateUserById(id, { email: other.email })).error?.code).toBe('email_exists');
  const changed = newEmail();
  const { data: moved } = await admin.updateUserById(id, { email: changed, email_confirm: true });
  expect(moved.user?.identities).toMatchObject([
    { provider: 'email', identity_data: { email: changed, email_verified: true } },
  ]);
  expect((await mailTo(email, 'auth.email-changed')).text).toContain(changed);
  await signIn(changed);
});
