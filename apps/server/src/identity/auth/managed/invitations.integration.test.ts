import { openStoredKeyRing } from '@stellenvisite/core/identity/auth/sessions/stored-key-ring';
import { AuthAdminApi } from '@supabase/auth-js';
import { expect, test } from 'vitest';
import { openAuthTestHarness, PASSWORD } from '../../../testing/auth-test-harness.ts';
import { signServiceToken } from '../../../testing/service-token.ts';

const { database, clock, start, newEmail, newPerson, mailTo, countMails } = await openAuthTestHarness();
const { call, client, signIn, url } = await start();
const exp = Math.floor(clock.now().getTime() / 1000) + 86_400;
const token = await signServiceToken(openStoredKeyRing(database.db, clock.now), { role: 'service_role', exp });
const admin = new AuthAdminApi({ url, headers: { authorization: `Bearer ${token}` } });

test('an invited person comes in by the mail and is confirmed', async () => {
  const email = newEmail();
  const invited = await admin.inviteUserByEmail(email, { data: { role: 'employer', full_name: 'Ida' } });
  expect(invited.data.user).toMatchObject({
    email,
    invited_at: expect.any(String),
    app_metadata: { role: 'employer' },
  });
  expect(invited.data.user?.email_confirmed_at).toBeUndefined();
  const { code, url: link } = await mailTo(email, 'auth.invite');
  expect(link?.searchParams.get('type')).toBe('invite');
  const { data, error } = await client().verifyOtp({ email, token: code, type: 'invite' });
  expect(error).toBeNull();
  expect(data.user?.email_confirmed_at).toBeTruthy();
  const again = await admin.inviteUserByEmail(email);
  expect(again.error).toMatchObject({ status: 422, code: 'email_exists' });
  expect((await call('POST', '/invite', { token, body: {} })).json.code).toBe('validation_failed');
});

test('who registered an address before its owner was invited does not get in with it', async () => {
  const { email } = await newPerson({ isConfirmed: false });
  await admin.inviteUserByEmail(email);
  const { tokenHash } = await mailTo(email, 'auth.invite');
  expect((await client().verifyOtp({ token_hash: tokenHash, type: 'invite' })).error).toBeNull();
  const body = { email, password: PASSWORD };
  expect((await call('POST', '/token?grant_type=password', { body })).json.code).toBe('invalid_credentials');
});

test('a link is made for a service to send: as a token, as a code, and nothing is sent from here', async () => {
  const email = newEmail();
  const options = { data: { full_name: 'Ida' }, redirectTo: 'https://evil.example.org/' };
  const { data, error } = await admin.generateLink({ type: 'signup', email, password: PASSWORD, options });
  expect(error).toBeNull();
  expect(data.user).toMatchObject({
    email,
    user_metadata: { full_name: 'Ida' },
    confirmation_sent_at: expect.any(String),
  });
  const { properties } = data;
  expect(properties).toMatchObject({ verification_type: 'signup', email_otp: expect.stringMatching(/^\d{6}$/) });
  expect(properties?.redirect_to).not.toContain('evil');
  const link = new URL(properties?.action_link ?? '');
  expect(Object.fromEntries(link.searchParams)).toMatchObject({ token: properties?.hashed_token, type: 'signup' });
  const token_hash = properties?.hashed_token ?? '';
  expect((await client().verifyOtp({ token_hash, type: 'signup' })).error).toBeNull();
  await signIn(email);
  expect(await countMails(email)).toBe(0);
  const again = await admin.generateLink({ type: 'signup', email, password: PASSWORD });
  expect(again.error?.code).toBe('email_exists');
});

test('magic, recovery and invitation links sign in, and a magic link for a stranger registers them', async () => {
  const { email } = await newPerson();
  for (const type of ['magiclink', 'recovery'] as const) {
    const { data } = await admin.generateLink({ type, email });
    expect(data.properties?.verification_type).toBe(type);
    const verified = await client().verifyOtp({ email, token: data.properties?.email_otp ?? '', type });
    expect(verified.data.session?.access_token).toBeTruthy();
  }
  for (const type of ['magiclink', 'invite'] as const) {
    const { data } = await admin.generateLink({ type, email: newEmail() });
    expect(data.properties?.verification_type).toBe(type === 'magiclink' ? 'signup' : 'invite');
    const token_hash = data.properties?.hashed_token ?? '';
    const verified = await client().verifyOtp({ token_hash, type: type === 'magiclink' ? 'signup' : 'invite' });
    expect(verified.error).toBeNull();
  }
});

test('an address changes when the links of both sides were used', async () => {
  const { id, email } = await newPerson();
  const newAddress = newEmail();
  const use = async (type: 'email_change_current' | 'email_change_new') => {
    const { data, error } = await admin.generateLink({ type, email, newEmail: newAddress });
    expect(error).toBeNull();
    return client().verifyOtp({ token_hash: data.properties?.hashed_token ?? '', type: 'email_change' });
  };
  expect((await use('email_change_current')).data.session).toBeNull();
  expect((await use('email_change_new')).data.user?.email).toBe(newAddress);
  expect((await admin.getUserById(id)).data.user?.email).toBe(newAddress);
});

test('links that cannot be are refused', async () => {
  const { email } = await newPerson();
  const other = await newPerson();
  const make = async (body: object) => {
    const { status, json } = await call('POST', '/admin/generate_link', { token, body });
    return [status, json.code];
  };
  expect(await make({ type: 'toString', email })).toEqual([400, 'validation_failed']);
  expect(await make({ type: 'magiclink' })).toEqual([400, 'validation_failed']);
  expect(await make({ type: 'signup', email: newEmail() })).toEqual([400, 'validation_failed']);
  expect(await make({ type: 'recovery', email: newEmail() })).toEqual([404, 'user_not_found']);
  expect(await make({ type: 'invite', email })).toEqual([422, 'email_exists']);
  expect(await make({ type: 'email_change_new', email })).toEqual([400, 'validation_failed']);
  expect(await make({ type: 'email_change_new', email, new_email: other.email })).toEqual([422, 'email_exists']);
});
