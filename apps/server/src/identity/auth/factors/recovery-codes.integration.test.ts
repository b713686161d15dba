import { RECOVERY_CODE_COUNT } from '@stellenvisite/contract/identity/auth';
import { authRecoveryCodes } from '@stellenvisite/db/schema/identity/auth-factors';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { openAuthTestHarness, PASSWORD } from '../../../testing/auth-test-harness.ts';
import { newProtectedPerson } from '../../../testing/second-factor.ts';

const harness = await openAuthTestHarness();
const auth = await harness.start({ AUTH_JWT_EXP: '86400' });
const experimental = { recoveryCodes: true };

/** Somebody with an authenticator app and a set of codes, and a client that has shown the first factor only. */
async function withCodes() {
  const person = await newProtectedPerson(harness, { client: () => auth.client({ experimental }) });
  const { data, error } = await person.auth.mfa.recoveryCodes.generate();
  if (error) throw error;
  const again = auth.client({ experimental });
  await again.signInWithPassword({ email: person.email, password: PASSWORD });
  return { ...person, id: person.id, set: data, codes: data.codes, again };
}

describe('recovery codes', () => {
  it('a set of ten is shown once, stored as hashes, and counted by the official client', async () => {
    const { id, set, codes, auth: client } = await withCodes();
    expect(set).toMatchObject({ type: 'recovery_code', total: RECOVERY_CODE_COUNT });
    expect(new Set(codes).size).toBe(RECOVERY_CODE_COUNT);
    for (const code of codes) expect(code).toMatch(/^[2-9a-hjkmnp-z]{16}$/);
    const { data } = await client.mfa.recoveryCodes.getStatus();
    expect(data).toEqual({ id: set.id, type: 'recovery_code', total: 10, remaining: 10 });
    const rows = await harness.database.db.select().from(authRecoveryCodes).where(eq(authRecoveryCodes.userId, id));
    for (const code of codes) expect(JSON.stringify(rows)).not.toContain(code);
  });

  it('a code raises the session once, however it is typed, and the owner is informed', async () => {
    const { email, codes, again, auth: raised } = await withCodes();
    const typed = ` ${codes[0]?.toUpperCase().replace(/(.{4})(?=.)/g, '$1-')} `;
    const { data, error } = await again.mfa.recoveryCodes.verify({ code: typed });
    expect(error).toBeNull();
    const { data: level } = await again.mfa.getAuthenticatorAssuranceLevel();
    expect(level).toMatchObject({ currentLevel: 'aal2' });
    expect(level?.currentAuthenticationMethods[0]).toMatchObject({ method: 'mfa/recovery_code' });
    expect(data?.user.email).toBe(email);
    expect((await again.mfa.recoveryCodes.getStatus()).data?.remaining).toBe(9);
    expect((await harness.mailTo(email, 'auth.recovery-code-used')).text).toContain('9');
    const second = await raised.mfa.recoveryCodes.verify({ code: typed });
    expect(second.error?.code).toBe('mfa_verification_failed');
  });

  it('of twenty who come at once with one code, one is raised', async () => {
    const { email, codes } = await withCodes();
    const sessions = await Promise.all(Array.from({ length: 20 }, () => auth.signIn(email)));
    const answers = await Promise.all(
      sessions.map(({ access_token: token }) =>
        auth.call('POST', '/factors/recovery-codes/verify', { token, body: { code: codes[1] } }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('whoever lost the factor takes it away with a code, and the codes go with the last factor', async () => {
    const { codes, again, factorId } = await withCodes();
    await again.mfa.recoveryCodes.verify({ code: codes[2] ?? '' });
    expect((await again.mfa.unenroll({ factorId })).error).toBeNull();
    expect((await again.mfa.recoveryCodes.getStatus()).error?.code).toBe('mfa_factor_not_found');
  });

  it('a new set ends the old one and keeps its id; one set is all there is', async () => {
    const { set, codes, again, auth: client } = await withCodes();
    expect((await client.mfa.recoveryCodes.generate()).error?.code).toBe('mfa_verified_factor_exists');
    const { data } = await client.mfa.recoveryCodes.regenerate();
    expect(data?.id).toBe(set.id);
    expect(data?.codes).not.toContain(codes[3]);
    const fresh = auth.client({ experimental });
    await fresh.setSession((await again.getSession()).data.session ?? { access_token: '', refresh_token: '' });
    expect((await fresh.mfa.recoveryCodes.verify({ code: codes[3] ?? '' })).error?.code).toBe(
      'mfa_verification_failed',
    );
    expect((await client.mfa.recoveryCodes.unenroll()).data).toEqual({ id: set.id });
    expect((await client.mfa.recoveryCodes.regenerate()).error?.code).toBe('mfa_factor_not_found');
  });

  it('codes are made with the second factor and fresh proof, and never instead of a factor', async () => {
    const { again, auth: client } = await withCodes();
    expect((await again.mfa.recoveryCodes.regenerate()).error?.code).toBe('insufficient_aal');
    expect((await again.mfa.recoveryCodes.unenroll()).error?.code).toBe('insufficient_aal');
    harness.clock.advance(660);
    expect((await client.mfa.recoveryCodes.regenerate()).error?.code).toBe('reauthentication_needed');
    const { email } = await harness.newPerson();
    const { access_token: token } = await auth.signIn(email);
    expect((await auth.call('POST', '/factors/recovery-codes', { token })).json.code).toBe('insufficient_aal');
  });

  it('guessing ends, and the right code among the guesses is worth nothing until later', async () => {
    const { codes, again } = await withCodes();
    const guess = async (code: string) => (await again.mfa.recoveryCodes.verify({ code })).error?.code;
    for (let i = 0; i < 10; i += 1) expect(await guess('2222-2222-2222-2222')).toBe('mfa_verification_failed');
    expect(await guess(codes[4] ?? '')).toBe('mfa_recovery_codes_locked');
    harness.clock.advance(120);
    expect(await guess(codes[4] ?? '')).toBeUndefined();
  });
});
