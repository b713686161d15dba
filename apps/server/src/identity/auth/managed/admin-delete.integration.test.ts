import { openStoredKeyRing } from '@stellenvisite/core/identity/auth/sessions/stored-key-ring';
import { profiles } from '@stellenvisite/db/schema/identity/accounts';
import { authSessions } from '@stellenvisite/db/schema/identity/auth';
import { createClient } from '@supabase/supabase-js';
import { desc, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { openAuthTestHarness, PASSWORD } from '../../../testing/auth-test-harness.ts';
import { newProtectedPerson } from '../../../testing/second-factor.ts';
import { signServiceToken } from '../../../testing/service-token.ts';

const harness = await openAuthTestHarness();
const { clock, newEmail, newPerson } = harness;
const { db } = harness.database;
const instance = await harness.start({ AUTH_ANONYMOUS: 'on' });
const { call, signIn, refresh, origin } = instance;
const exp = Math.floor(clock.now().getTime() / 1000) + 86_400;
const token = await signServiceToken(openStoredKeyRing(db, clock.now), { role: 'service_role', exp });
const { admin } = createClient(origin, token, { auth: { persistSession: false, autoRefreshToken: false } }).auth;
const profileOf = async (id: string) => (await db.select().from(profiles).where(eq(profiles.id, id)))[0];

test('an account is put away or erased, and nobody signs in with it', async () => {
  const soft = await newPerson();
  const session = await signIn(soft.email);
  expect((await admin.deleteUser(soft.id, true)).error).toBeNull();
  expect((await call('GET', '/user', { token: session.access_token })).status).toBe(403);
  expect((await refresh(session.refresh_token)).status).toBe(400);
  const { data } = await admin.getUserById(soft.id);
  expect(data.user).toMatchObject({ email: '', deleted_at: expect.any(String), user_metadata: {}, identities: [] });
  expect((await profileOf(soft.id))?.fullName).toBe('');
  expect((await admin.updateUserById(soft.id, { password: PASSWORD })).error?.code).toBe('user_not_found');
  expect((await admin.deleteUser(soft.id)).error).toBeNull();
  expect((await admin.getUserById(soft.id)).error).toMatchObject({ status: 404, code: 'user_not_found' });
  const { id, email } = await newPerson();
  const other = await signIn(email);
  expect((await call('DELETE', `/admin/users/${id}`, { token })).json).toEqual({});
  expect((await call('GET', '/user', { token: other.access_token })).json.code).toBe('user_not_found');
  expect((await call('DELETE', `/admin/users/${id}`, { token })).status).toBe(404);
  expect(await profileOf(id)).toBeUndefined();
});

test('a visitor whom a service gives an address is a person from then on', async () => {
  const { user } = (await call('POST', '/signup', { body: { data: {} } })).json;
  const email = newEmail();
  const { data } = await admin.updateUserById(user.id, { email, email_confirm: true, password: PASSWORD });
  expect(data.user).toMatchObject({ email, is_anonymous: false, identities: [{ provider: 'email' }] });
  expect((await profileOf(user.id))?.role).toBe('job_seeker');
  await signIn(email);
});

test('of two who are given one address at once, one gets it', async () => {
  const people = [await newPerson(), await newPerson(), await newPerson()];
  const email = newEmail();
  const answers = await Promise.all(
    people.map(({ id }) => call('PUT', `/admin/users/${id}`, { token, body: { email } })),
  );
  expect(answers.map(({ json }) => json.code ?? 'ok').toSorted()).toEqual(['email_exists', 'email_exists', 'ok']);
});

test('a visitor without a name is erased like anybody', async () => {
  const visitor = (await call('POST', '/signup', { body: { data: {} } })).json;
  expect((await admin.deleteUser(visitor.user.id)).error).toBeNull();
  expect((await call('GET', '/user', { token: visitor.access_token })).json.code).toBe('user_not_found');
});

test('a service sees and takes away factors', async () => {
  const { id, factorId, session } = await newProtectedPerson(harness, instance);
  const { data } = await admin.mfa.listFactors({ userId: id });
  expect(data?.factors).toMatchObject([{ id: factorId, factor_type: 'totp', status: 'verified' }]);
  const nobodys = await call('DELETE', `/admin/users/${(await newPerson()).id}/factors/${factorId}`, { token });
  expect([nobodys.status, nobodys.json.code]).toEqual([404, 'mfa_factor_not_found']);
  expect((await call('DELETE', `/admin/users/${id}/factors/${factorId}`, { token })).json).toMatchObject({
    id: factorId,
  });
  const { error } = await admin.mfa.deleteFactor({ userId: id, id: factorId });
  expect(error?.code).toBe('mfa_factor_not_found');
  expect((await call('GET', `/admin/users/${id}/factors`, { token })).json).toEqual([]);
  const [row] = await db
    .select()
    .from(authSessions)
    .where(eq(authSessions.userId, id))
    .orderBy(desc(authSessions.createdAt));
  expect(row?.aal).toBe('aal1');
  expect((await refresh(session.refresh_token)).status).toBe(200);
});
