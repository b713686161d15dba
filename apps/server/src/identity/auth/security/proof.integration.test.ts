import { describe, expect, it } from 'vitest';
import { openAuthTestHarness, PASSWORD } from '../../../testing/auth-test-harness.ts';
import { newProtectedPerson } from '../../../testing/second-factor.ts';

const harness = await openAuthTestHarness();
const auth = await harness.start({ AUTH_PHONE: 'on', AUTH_JWT_EXP: '86400' });
const OTHER = 'Spaetdienst9!';
const ELEVEN_MINUTES = 660;

/** Somebody whose session has outlived what a fresh sign-in proves: as a thief would find it. */
async function withOldSession(instance = auth) {
  const { email } = await harness.newPerson();
  const { access_token: token } = await instance.signIn(email);
  harness.clock.advance(ELEVEN_MINUTES);
  const put = async (body: unknown) => {
    const { status, json } = await instance.call('PUT', '/user', { token, body });
    return status === 200 ? 'done' : String(json.code);
  };
  const enrol = async () => {
    const body = { factor_type: 'totp', friendly_name: harness.newEmail() };
    const { status, json } = await instance.call('POST', '/factors', { token, body });
    return status === 200 ? 'done' : String(json.code);
  };
  const nonce = async () => {
    await instance.call('GET', '/reauthenticate', { token });
    return (await harness.mailTo(email, 'auth.reauthentication')).code;
  };
  return { email, token, put, enrol, nonce };
}

describe('sensitive changes need proof', () => {
  it('ASVS 6.2.3, 7.5.1: a stolen session changes neither password, e-mail, phone nor factors', async () => {
    const { put, enrol } = await withOldSession();
    const changes = [{ password: OTHER }, { email: harness.newEmail() }, { phone: '+4915155500001' }];
    for (const change of changes) expect(await put(change)).toBe('reauthentication_needed');
    expect(await enrol()).toBe('reauthentication_needed');
    expect(await put({ data: { full_name: 'Anna Neu' } })).toBe('done');
  });

  it('takes the current password, a mailed code, or a sign-in of the last ten minutes', async () => {
    const byPassword = await withOldSession();
    expect(await byPassword.put({ password: OTHER, current_password: 'wrong' })).toBe('current_password_invalid');
    expect(await byPassword.put({ password: OTHER, current_password: PASSWORD })).toBe('done');
    const byCode = await withOldSession();
    expect(await byCode.put({ email: harness.newEmail(), nonce: '000000' })).toBe('reauthentication_not_valid');
    expect(await byCode.put({ email: harness.newEmail(), nonce: await byCode.nonce() })).toBe('done');
    const { email } = await harness.newPerson();
    const { access_token: token } = await auth.signIn(email);
    harness.clock.advance(590);
    expect((await auth.call('PUT', '/user', { token, body: { password: OTHER } })).status).toBe(200);
  });

  it('takes proof without a change, and opens the next ten minutes of this session for calls without room for it', async () => {
    const { email, put, enrol, nonce } = await withOldSession();
    expect(await put({ current_password: 'wrong' })).toBe('current_password_invalid');
    expect(await enrol()).toBe('reauthentication_needed');
    expect(await put({ nonce: await nonce() })).toBe('done');
    expect(await enrol()).toBe('done');
    harness.clock.advance(ELEVEN_MINUTES);
    expect(await enrol()).toBe('reauthentication_needed');
    expect(await put({ current_password: PASSWORD })).toBe('done');
    const { access_token: elsewhere } = await auth.signIn(email);
    harness.clock.advance(ELEVEN_MINUTES);
    const body = { password: OTHER };
    expect((await auth.call('PUT', '/user', { token: elsewhere, body })).json.code).toBe('reauthentication_needed');
  });

  it('a second factor shown in this session counts as a fresh sign-in, and its level does not stand for proof', async () => {
    const { session } = await newProtectedPerson(harness, auth);
    const enrol = async () => {
      const body = { factor_type: 'totp', friendly_name: harness.newEmail() };
      const { status } = await auth.call('POST', '/factors', { token: session?.access_token, body });
      return status;
    };
    expect(await enrol()).toBe(200);
    harness.clock.advance(ELEVEN_MINUTES);
    expect(await enrol()).toBe(400);
  });

  it('the official client proves with updateUser, and a foreign instance can do without', async () => {
    const client = auth.client();
    const { email } = await harness.newPerson();
    await client.signInWithPassword({ email, password: PASSWORD });
    harness.clock.advance(ELEVEN_MINUTES);
    const refused = await client.updateUser({ password: OTHER });
    expect([refused.error?.status, refused.error?.code]).toEqual([400, 'reauthentication_needed']);
    await client.reauthenticate();
    const { code: nonce } = await harness.mailTo(email, 'auth.reauthentication');
    expect((await client.updateUser({ nonce })).error).toBeNull();
    expect((await client.mfa.enroll({ factorType: 'totp' })).error).toBeNull();
    const lax = await harness.start({ AUTH_REQUIRE_PROOF: 'off', AUTH_JWT_EXP: '86400' });
    const foreign = await withOldSession(lax);
    expect(await foreign.put({ password: OTHER })).toBe('done');
    expect(await foreign.enrol()).toBe('done');
  });
});
