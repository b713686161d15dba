import { authChallenges } from '@stellenvisite/db/schema/identity/auth-factors';
import { eq } from 'drizzle-orm';
import { decodeJwt } from 'jose';
import { expect, test } from 'vitest';
import { openAuthTestHarness, PASSWORD } from '../../../testing/auth-test-harness.ts';
import { answerFactor, challenge, newProtectedPerson, wrongCode } from '../../../testing/second-factor.ts';

const harness = await openAuthTestHarness();
const { clock, newPerson, mailTo } = harness;
const { db } = harness.database;
const instance = await harness.start({ AUTH_SEND_INTERVAL: '60', AUTH_MFA_PHONE: 'on' });
const { call, client, signIn } = instance;

async function newProtected() {
  const { session, ...person } = await newProtectedPerson(harness, instance);
  const { factorId } = person;
  const token = session.access_token;
  const answer = (code: string, to?: string) =>
    answerFactor(instance, { factorId, token, code, ...(to ? { to } : {}) });
  return { ...person, token, answer };
}

test('of twenty who come with one code, one wins', async () => {
  const { email, factorId, code } = await newProtected();
  const { access_token: token } = await signIn(email);
  const one = await challenge(instance, factorId, token);
  const others = await Promise.all(Array.from({ length: 4 }, () => challenge(instance, factorId, token)));
  const text = code();
  const answers = await Promise.all(
    [...Array.from({ length: 16 }, () => one), ...others].map((to) =>
      answerFactor(instance, { factorId, token, code: text, to }),
    ),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 422]));
});

test('a code is good for one step before and after, and no step is taken twice or backwards', async () => {
  const { code, answer } = await newProtected();
  const outcome = async (text: string) => (await answer(text)).json.code ?? 'ok';
  expect(await outcome(code(-2))).toBe('mfa_verification_failed');
  expect(await outcome(code(2))).toBe('mfa_verification_failed');
  const [now, next] = [code(), code(1)];
  expect(await outcome(next)).toBe('ok');
  expect(await outcome(next)).toBe('mfa_verification_failed');
  expect(await outcome(now)).toBe('mfa_verification_failed');
});

test('a challenge lives five minutes, five wrong codes and one network address', async () => {
  const { factorId, token, code, answer } = await newProtected();
  const old = await challenge(instance, factorId, token);
  clock.advance(301);
  const expired = await answer(code(), old);
  expect([expired.status, expired.json.code]).toEqual([422, 'mfa_challenge_expired']);
  expect(await db.select().from(authChallenges).where(eq(authChallenges.id, old))).toEqual([]);
  const elsewhere = await challenge(instance, factorId, token);
  await db.update(authChallenges).set({ ip: '192.0.2.1' }).where(eq(authChallenges.id, elsewhere));
  expect((await answer(code(), elsewhere)).json.code).toBe('mfa_ip_address_mismatch');
  const guessed = await challenge(instance, factorId, token);
  for (let tries = 0; tries < 5; tries += 1) {
    expect((await answer(wrongCode(code), guessed)).json.message).toBe('Invalid TOTP code entered');
  }
  expect((await answer(code(), guessed)).json.code).toBe('mfa_challenge_expired');
  expect((await answer(code())).status).toBe(200);
});

test('after ten wrong codes, all at once or not, a factor rests and works again later', async () => {
  const { factorId, token, code, answer } = await newProtected();
  const challenges = await Promise.all(Array.from({ length: 12 }, () => challenge(instance, factorId, token)));
  const answers = await Promise.all(challenges.map((to) => answer(wrongCode(code), to)));
  expect(answers.filter(({ status }) => status === 422)).toHaveLength(10);
  const refused = await answer(code());
  expect([refused.status, refused.json.code]).toEqual([429, 'over_request_rate_limit']);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  clock.advance(90);
  expect((await answer(code())).status).toBe(200);
});

test('a phone gets a code a minute, and only the last one counts', async () => {
  const { email } = await newPerson();
  const auth = client();
  await auth.signInWithPassword({ email, password: PASSWORD });
  const phone = '+49 151 55501';
  const { data: factor } = await auth.mfa.enroll({ factorType: 'phone', phone, friendlyName: 'SMS' });
  expect(factor).toMatchObject({ type: 'phone', phone: '4915155501', friendly_name: 'SMS' });
  const factorId = factor?.id ?? '';
  const first = await auth.mfa.challenge({ factorId, channel: 'sms' });
  expect(first.data?.type).toBe('phone');
  const firstCode = (await mailTo('+4915155501', 'sms')).code;
  expect((await auth.mfa.challenge({ factorId })).error).toMatchObject({
    status: 429,
    code: 'over_sms_send_rate_limit',
  });
  clock.advance(61);
  const second = await auth.mfa.challenge({ factorId });
  const challengeId = second.data?.id ?? '';
  const stale = await auth.mfa.verify({ factorId, challengeId: first.data?.id ?? '', code: firstCode });
  expect(stale.error).toMatchObject({ code: 'mfa_verification_failed', message: 'Invalid MFA Phone code entered' });
  const { code } = await mailTo('+4915155501', 'sms');
  const { data, error } = await auth.mfa.verify({ factorId, challengeId, code });
  expect(error).toBeNull();
  expect(decodeJwt(data?.access_token ?? '')).toMatchObject({ aal: 'aal2', amr: [{ method: 'mfa/phone' }, {}] });
  const again = await auth.mfa.verify({ factorId, challengeId, code });
  expect(again.error?.code).toBe('mfa_ip_address_mismatch');
});

test('beginning a phone again does not send any sooner', async () => {
  const { email } = await newPerson();
  const { access_token: token } = await signIn(email);
  const enroll = async () =>
    (await call('POST', '/factors', { token, body: { factor_type: 'phone', phone: '4366012345' } })).json.id;
  const first = await enroll();
  expect((await call('POST', `/factors/${first}/challenge`, { token })).status).toBe(200);
  const second = await enroll();
  expect(second).not.toBe(first);
  expect((await call('POST', `/factors/${second}/challenge`, { token })).status).toBe(429);
});
