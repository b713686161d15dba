import { openStoredKeyRing } from '@stellenvisite/core/identity/auth/sessions/stored-key-ring';
import { createClient } from '@supabase/supabase-js';
import { decodeJwt } from 'jose';
import { expect, test } from 'vitest';
import { openAuthTestHarness, PASSWORD } from '../../../testing/auth-test-harness.ts';
import { signServiceToken } from '../../../testing/service-token.ts';

const harness = await openAuthTestHarness();
const auth = await harness.start({ AUTH_ANONYMOUS: 'on', AUTH_PHONE: 'on' });
const exp = Math.floor(harness.clock.now().getTime() / 1000) + 3600;
const keys = openStoredKeyRing(harness.database.db, harness.clock.now);
const key = await signServiceToken(keys, { role: 'service_role', exp });
const { admin } = createClient(auth.origin, key, { auth: { persistSession: false, autoRefreshToken: false } }).auth;

const LARGE = { note: 'x'.repeat(4100) };
const refused = { status: 422, code: 'validation_failed' };

test('more than 4 kB are refused wherever data of an account come in', async () => {
  const email = harness.newEmail();
  const { id, email: known } = await harness.newPerson();
  const client = auth.client();
  await client.signInWithPassword({ email: known, password: PASSWORD });
  const answers = [
    await auth.client().signUp({ email, password: PASSWORD, options: { data: LARGE } }),
    await auth.client().signInWithOtp({ email, options: { data: LARGE } }),
    await auth.client().signInWithOtp({ phone: '+4915112345678', options: { data: LARGE } }),
    await auth.client().signInAnonymously({ options: { data: LARGE } }),
    await client.updateUser({ data: LARGE }),
    await admin.createUser({ email, user_metadata: LARGE }),
    await admin.updateUserById(id, { user_metadata: LARGE }),
    await admin.inviteUserByEmail(email, { data: LARGE }),
    await admin.generateLink({ type: 'signup', email, password: PASSWORD, options: { data: LARGE } }),
  ];
  for (const { error } of answers) expect(error).toMatchObject(refused);
});

test('what comes in piece by piece ends at 4 kB too, and what was there stays', async () => {
  const { email } = await harness.newPerson();
  const client = auth.client();
  await client.signInWithPassword({ email, password: PASSWORD });
  expect((await client.updateUser({ data: { one: 'x'.repeat(2000) } })).error).toBeNull();
  expect((await client.updateUser({ data: { two: 'x'.repeat(2200) } })).error).toMatchObject(refused);
  const { data } = await client.getUser();
  expect(Object.keys(data.user?.user_metadata ?? {})).toEqual(expect.arrayContaining(['full_name', 'one']));
});

test('a token carries the name and the role, the account all of it', async () => {
  const { email } = await harness.newPerson();
  const client = auth.client();
  await client.signInWithPassword({ email, password: PASSWORD });
  await client.updateUser({ data: { theme: 'nacht', note: 'x'.repeat(3000) } });
  const { data } = await client.refreshSession();
  expect(data.user?.user_metadata).toMatchObject({ theme: 'nacht', full_name: 'Anna Beispiel' });
  const token = data.session?.access_token ?? '';
  expect(decodeJwt(token).user_metadata).toEqual({ full_name: 'Anna Beispiel', role: 'job_seeker' });
  expect(token.length).toBeLessThan(1500);
});
