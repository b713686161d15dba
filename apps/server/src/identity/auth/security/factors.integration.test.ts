import { randomUUID } from 'node:crypto';
import { decodeJwt } from 'jose';
import { describe, expect, it } from 'vitest';
import { openAuthTestHarness, PASSWORD } from '../../../testing/auth-test-harness.ts';
import { answerFactor, challenge, newProtectedPerson, wrongCode } from '../../../testing/second-factor.ts';
import { totpCode } from '../../../testing/totp-code.ts';

const harness = await openAuthTestHarness();
const auth = await harness.start({ AUTH_PHONE: 'on' });
const OTHER = 'Spaetdienst9!';

async function signInTwice() {
  const person = await newProtectedPerson(harness, auth);
  const session = await auth.signIn(person.email);
  return { ...person, token: String(session.access_token), refreshToken: String(session.refresh_token) };
}

describe('second factors', () => {
  it('ASVS 6.4.3: no mail gets around the second factor: recovery, code and link open sessions that change nothing', async () => {
    const { email, factorId } = await newProtectedPerson(harness, auth);
    for (const [path, type] of [
      ['/recover', 'recovery'],
      ['/otp', 'magiclink'],
    ] as const) {
      await auth.call('POST', path, { body: { email } });
      const { tokenHash } = await harness.mailTo(email);
      const { json } = await auth.call('POST', '/verify', { body: { type, token_hash: tokenHash } });
      const token = json.access_token;
      expect(decodeJwt(token).aal).toBe('aal1');
      for (const body of [{ password: OTHER }, { email: harness.newEmail() }, { phone: '+4915112345' }]) {
        expect((await auth.call('PUT', '/user', { token, body })).json.code).toBe('insufficient_aal');
      }
      expect((await auth.call('DELETE', `/factors/${factorId}`, { token })).json.code).toBe('insufficient_aal');
      const enrol = await auth.call('POST', '/factors', {
        token,
        body: { factor_type: 'totp', friendly_name: 'mine' },
      });
      expect([enrol.status, enrol.json.code]).toEqual([403, 'insufficient_aal']);
    }
  });

  it('ASVS 6.5.1: of twenty who come at once with one code of an app, one is raised', async () => {
    const { token, factorId, code } = await signInTwice();
    const text = code();
    const to = await challenge(auth, factorId, token);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => answerFactor(auth, { factorId, token, code: text, to })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await answerFactor(auth, { factorId, token, code: text })).status).toBe(422);
  });

  it('ASVS 6.5.5: a code of an app is good one step before and after, and no further', async () => {
    for (const [steps, status] of [
      [-2, 422],
      [-1, 200],
      [0, 200],
      [1, 200],
      [2, 422],
    ] as const) {
      const { token, factorId, code } = await signInTwice();
      expect([steps, (await answerFactor(auth, { factorId, token, code: code(steps) })).status]).toEqual([
        steps,
        status,
      ]);
    }
  });

  it('ASVS 6.6.3: guesses at a factor end, and the right code among them is worth nothing', async () => {
    const { token, factorId, code } = await signInTwice();
    const to = await challenge(auth, factorId, token);
    const wrong = wrongCode(code);
    for (let i = 0; i < 5; i += 1) await answerFactor(auth, { factorId, token, code: wrong, to });
    expect((await answerFactor(auth, { factorId, token, code: code(), to })).status).toBe(422);
    for (let i = 0; i < 5; i += 1) await answerFactor(auth, { factorId, token, code: wrong });
    expect((await answerFactor(auth, { factorId, token, code: code() })).json.code).toBe('over_request_rate_limit');
    harness.clock.advance(901);
    const session = await auth.signIn((await auth.call('GET', '/user', { token })).json.email);
    expect((await answerFactor(auth, { factorId, token: session.access_token, code: code() })).status).toBe(200);
  });

  it('ASVS 7.2.4: a second factor keeps the session and replaces its refresh token', async () => {
    const { token, refreshToken, factorId, code } = await signInTwice();
    const { json } = await answerFactor(auth, { factorId, token, code: code() });
    expect(decodeJwt(json.access_token).session_id).toBe(decodeJwt(token).session_id);
    expect(json.refresh_token).not.toBe(refreshToken);
    const old = await auth.refresh(refreshToken);
    expect(old.status).toBe(400);
    expect(JSON.stringify(old.json)).not.toContain('eyJ');
  });

  it('ASVS 7.4.3, 6.3.7: the first use of a factor ends sessions without it, and its owner is informed', async () => {
    const { email } = await harness.newPerson();
    const lesser = await auth.signIn(email);
    const client = auth.client();
    await client.signInWithPassword({ email, password: PASSWORD });
    const { data } = await client.mfa.enroll({ factorType: 'totp', friendlyName: 'App' });
    if (data?.type !== 'totp') throw new Error('not enrolled');
    await client.mfa.challengeAndVerify({ factorId: data.id, code: totpCode(data.totp.secret, harness.clock.now()) });
    expect((await auth.call('GET', '/user', { token: lesser.access_token })).json.code).toBe('session_not_found');
    expect(await harness.countMails(email, 'auth.factor-added')).toBe(1);
  });

  it('ASVS 8.2.1, 8.2.2, 8.2.3: factors and challenges of another look like those of nobody', async () => {
    const [mine, other] = [await signInTwice(), await signInTwice()];
    const foreign = await challenge(auth, other.factorId, other.token);
    const tell = async (method: string, path: string, body?: object) => {
      const { status, json } = await auth.call(method, path, { token: mine.token, ...(body ? { body } : {}) });
      return [status, json.code];
    };
    for (const id of [other.factorId, randomUUID()]) {
      expect(await tell('POST', `/factors/${id}/challenge`, {})).toEqual([404, 'mfa_factor_not_found']);
      expect(await tell('DELETE', `/factors/${id}`)).toEqual([404, 'mfa_factor_not_found']);
      expect(await tell('POST', `/factors/${id}/verify`, { challenge_id: foreign, code: other.code() })).toEqual([
        404,
        'mfa_factor_not_found',
      ]);
    }
    for (const id of [foreign, randomUUID()]) {
      expect(await tell('POST', `/factors/${mine.factorId}/verify`, { challenge_id: id, code: mine.code() })).toEqual([
        422,
        'mfa_factor_not_found',
      ]);
    }
  });

  it('ASVS 8.3.2: a token that still says aal2 changes nothing once its session has fallen', async () => {
    const { session, email } = await newProtectedPerson(harness, auth);
    const token = session?.access_token ?? '';
    const second = await auth.call('POST', '/factors', {
      token,
      body: { factor_type: 'totp', friendly_name: 'second' },
    });
    await answerFactor(auth, {
      factorId: second.json.id,
      token,
      code: totpCode(second.json.totp.secret, harness.clock.now()),
    });
    await auth.call('DELETE', `/factors/${second.json.id}`, { token });
    expect(decodeJwt(token).aal).toBe('aal2');
    const refused = await auth.call('PUT', '/user', { token, body: { password: OTHER } });
    expect(refused.json.code).toBe('insufficient_aal');
    expect(await harness.countMails(email, 'auth.factor-removed')).toBe(1);
  });
});
