import { authFactors } from '@stellenvisite/db/schema/identity/auth-factors';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { openAuthTestHarness } from '../../../testing/auth-test-harness.ts';
import { answerFactor, challenge, newProtectedPerson } from '../../../testing/second-factor.ts';

const harness = await openAuthTestHarness();
const { clock, newPerson } = harness;
const { db } = harness.database;
const instance = await harness.start({ AUTH_ANONYMOUS: 'on', AUTH_MFA_PHONE: 'on' });
const { call, signIn } = instance;

const newToken = async () => (await signIn((await newPerson()).email)).access_token as string;
const enroll = (token: string, body: object) => call('POST', '/factors', { token, body });
const outcome = ({ status, json }: Awaited<ReturnType<typeof call>>) => [status, json.code];
const NOBODY = '00000000-0000-4000-8000-000000000000';

test('a factor needs a session of a person and a type we know', async () => {
  const token = await newToken();
  expect(outcome(await call('POST', '/factors', { body: {} }))).toEqual([401, 'no_authorization']);
  expect(outcome(await enroll(token, {}))).toEqual([400, 'validation_failed']);
  expect(outcome(await enroll(token, { factor_type: 'recovery_code' }))).toEqual([400, 'validation_failed']);
  const withoutKeys = await harness.start({ AUTH_PASSKEYS: 'off' });
  const key = await withoutKeys.call('POST', '/factors', { token, body: { factor_type: 'webauthn' } });
  expect(outcome(key)).toEqual([422, 'mfa_webauthn_enroll_not_enabled']);
  expect(outcome(await enroll(token, { factor_type: 'phone' }))).toEqual([400, 'validation_failed']);
  expect(outcome(await enroll(token, { factor_type: 'phone', phone: '0151' }))).toEqual([400, 'validation_failed']);
  const visitor = (await call('POST', '/signup', { body: { data: {} } })).json.access_token;
  expect(outcome(await enroll(visitor, { factor_type: 'totp' }))).toEqual([403, 'no_authorization']);
});

test('names are unique, an empty one too, and ten factors are the most', async () => {
  const token = await newToken();
  expect((await enroll(token, { factor_type: 'totp' })).status).toBe(200);
  expect(outcome(await enroll(token, { factor_type: 'totp', friendly_name: '' }))).toEqual([
    422,
    'mfa_factor_name_conflict',
  ]);
  for (let count = 1; count < 10; count += 1) await enroll(token, { factor_type: 'totp', friendly_name: `${count}` });
  expect(outcome(await enroll(token, { factor_type: 'totp', friendly_name: 'eleventh' }))).toEqual([
    422,
    'too_many_enrolled_mfa_factors',
  ]);
});

test('an unfinished factor is replaced after five minutes, one with a challenge stays', async () => {
  const token = await newToken();
  const forgotten = (await enroll(token, { factor_type: 'totp', friendly_name: 'a' })).json.id;
  const challenged = (await enroll(token, { factor_type: 'totp', friendly_name: 'b' })).json.id;
  await challenge(instance, challenged, token);
  clock.advance(301);
  expect((await enroll(token, { factor_type: 'totp', friendly_name: 'a' })).status).toBe(200);
  const ids = ((await call('GET', '/user', { token })).json.factors as { id: string }[]).map(({ id }) => id);
  expect(ids).toContain(challenged);
  expect(ids).not.toContain(forgotten);
});

test('a number begun twice is one factor, a verified number is not begun again', async () => {
  const { session } = await newProtectedPerson(harness, instance);
  const token = session.access_token;
  const body = { factor_type: 'phone', phone: '+4915100001', friendly_name: 'SMS' };
  const first = (await enroll(token, body)).json.id;
  const second = (await enroll(token, body)).json.id;
  expect(outcome(await call('POST', `/factors/${first}/challenge`, { token }))).toEqual([404, 'mfa_factor_not_found']);
  await db.update(authFactors).set({ status: 'verified' }).where(eq(authFactors.id, second));
  expect(outcome(await enroll(token, body))).toEqual([422, 'mfa_verified_factor_exists']);
});

test('who has a factor adds another only with it, and a right code clears what was begun of its kind', async () => {
  const { email, factorId, code } = await newProtectedPerson(harness, instance);
  const { access_token: token } = await signIn(email);
  const body = { factor_type: 'totp', friendly_name: 'Zweites' };
  expect(outcome(await enroll(token, body))).toEqual([403, 'insufficient_aal']);
  const raised = (await answerFactor(instance, { factorId, token, code: code() })).json;
  expect((await enroll(raised.access_token, body)).status).toBe(200);
  clock.advance(60);
  const { json } = await answerFactor(instance, { factorId, token: raised.access_token, code: code() });
  expect(json.user.factors).toMatchObject([{ id: factorId, status: 'verified' }]);
});

test("another person's factor, challenge and what is no id look like nothing at all", async () => {
  const { factorId, session, code } = await newProtectedPerson(harness, instance);
  const stranger = await newToken();
  for (const id of [factorId, NOBODY]) {
    const body = { challenge_id: NOBODY, code: '123456' };
    const answers = await Promise.all([
      call('POST', `/factors/${id}/challenge`, { token: stranger }),
      call('POST', `/factors/${id}/verify`, { token: stranger, body }),
      call('DELETE', `/factors/${id}`, { token: stranger }),
    ]);
    expect(answers.map(outcome)).toEqual(Array(3).fill([404, 'mfa_factor_not_found']));
  }
  const { access_token: token } = session;
  expect(outcome(await call('DELETE', '/factors/none', { token }))).toEqual([404, 'validation_failed']);
  const own = (await enroll(stranger, { factor_type: 'totp' })).json.id;
  const theirs = await challenge(instance, own, stranger);
  for (const to of [theirs, NOBODY, 'none']) {
    const answer = await answerFactor(instance, { factorId, token, code: code(), to });
    expect(outcome(answer)).toEqual([422, 'mfa_factor_not_found']);
  }
  expect(outcome(await answerFactor(instance, { factorId, token, code: '' }))).toEqual([400, 'validation_failed']);
});

test('kinds of factors are switched off one by one, and can still be taken away', async () => {
  const off = await harness.start({ AUTH_MFA_TOTP: 'off', AUTH_MFA_PHONE: 'off', AUTH_IP_LIMITS: 'on' });
  const { factorId, session, code } = await newProtectedPerson(harness, instance);
  const { access_token: token } = session;
  const begin = (body: object) => off.call('POST', '/factors', { token, body });
  expect(outcome(await begin({ factor_type: 'totp' }))).toEqual([422, 'mfa_totp_enroll_not_enabled']);
  expect(outcome(await begin({ factor_type: 'phone', phone: '+491' }))).toEqual([422, 'mfa_phone_enroll_not_enabled']);
  expect(outcome(await off.call('POST', `/factors/${factorId}/challenge`, { token }))).toEqual([
    422,
    'mfa_totp_verify_not_enabled',
  ]);
  const to = await challenge(instance, factorId, token);
  const answer = () => answerFactor(off, { factorId, token, code: code(), to });
  expect(outcome(await answer())).toEqual([422, 'mfa_totp_verify_not_enabled']);
  const many = await Promise.all(Array.from({ length: 30 }, answer));
  expect(many.map(outcome)).toContainEqual([429, 'over_request_rate_limit']);
  expect((await off.call('DELETE', `/factors/${factorId}`, { token })).status).toBe(200);
});
