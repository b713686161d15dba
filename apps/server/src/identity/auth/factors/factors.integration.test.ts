import { authEvents, authSessions } from '@stellenvisite/db/schema/identity/auth';
import { authFactors } from '@stellenvisite/db/schema/identity/auth-factors';
import { and, eq } from 'drizzle-orm';
import { decodeJwt } from 'jose';
import { expect, test } from 'vitest';
import { openAuthTestHarness, PASSWORD } from '../../../testing/auth-test-harness.ts';
import { answerFactor, newProtectedPerson } from '../../../testing/second-factor.ts';
import { totpCode } from '../../../testing/totp-code.ts';

const harness = await openAuthTestHarness();
const { clock, newPerson, mailTo, countMails } = harness;
const { db } = harness.database;
const instance = await harness.start({ AUTH_MFA_PHONE: 'on' });
const { client, call, signIn, refresh } = instance;

test('an authenticator app raises the session, and the client sees it', async () => {
  const { email } = await newPerson();
  const auth = client();
  await auth.signInWithPassword({ email, password: PASSWORD });
  const enrolled = await auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Handy' });
  if (enrolled.data?.type !== 'totp') throw new Error('not enrolled');
  const { id, totp } = enrolled.data;
  const uri = new URL(totp.uri);
  expect(decodeURIComponent(uri.pathname)).toContain(`:${email}`);
  const shown = { secret: totp.secret, algorithm: 'SHA1', digits: '6', period: '30' };
  expect(Object.fromEntries(uri.searchParams)).toMatchObject(shown);
  expect(totp.secret).toMatch(/^[A-Z2-7]{32}$/);
  expect(totp.qr_code).toMatch(/^data:image\/svg\+xml;utf-8,<svg /);
  expect(totp.qr_code).not.toContain('#');
  const [row] = await db.select().from(authFactors).where(eq(authFactors.id, id));
  expect(JSON.stringify(row)).not.toContain(totp.secret);

  const asked = await auth.mfa.challenge({ factorId: id });
  expect(asked.data?.expires_at).toBeGreaterThan(clock.now().getTime() / 1000 + 290);
  const code = totpCode(totp.secret, clock.now());
  const { data, error } = await auth.mfa.verify({ factorId: id, challengeId: asked.data?.id ?? '', code });
  expect(error).toBeNull();
  const claims = decodeJwt(data?.access_token ?? '');
  expect(claims).toMatchObject({ aal: 'aal2', amr: [{ method: 'totp' }, { method: 'password' }] });
  const level = await auth.mfa.getAuthenticatorAssuranceLevel();
  expect(level.data).toMatchObject({ currentLevel: 'aal2', nextLevel: 'aal2' });
  const { data: factors } = await auth.mfa.listFactors();
  expect(factors?.totp).toMatchObject([{ id, status: 'verified', friendly_name: 'Handy' }]);
  expect(await countMails(email, 'auth.factor-added')).toBe(1);
});

test('at the next sign-in the client knows that the second factor is still to come', async () => {
  const { email } = await newProtectedPerson(harness, instance);
  const auth = client();
  await auth.signInWithPassword({ email, password: PASSWORD });
  const level = await auth.mfa.getAuthenticatorAssuranceLevel();
  expect(level.data).toMatchObject({ currentLevel: 'aal1', nextLevel: 'aal2' });
});

test('a second factor keeps the session but replaces its refresh token and ends lesser sessions', async () => {
  const { email } = await newPerson();
  const elsewhere = await signIn(email);
  const here = await signIn(email);
  const token = here.access_token;
  const { id, totp } = (await call('POST', '/factors', { token, body: { factor_type: 'totp' } })).json;
  const raised = await answerFactor(instance, { factorId: id, token, code: totpCode(totp.secret, clock.now()) });
  expect(decodeJwt(raised.json.access_token).session_id).toBe(decodeJwt(token).session_id);
  expect((await call('GET', '/user', { token: elsewhere.access_token })).json.code).toBe('session_not_found');
  expect((await refresh(here.refresh_token)).json.code).toBe('refresh_token_already_used');
  const next = await refresh(raised.json.refresh_token);
  expect(decodeJwt(next.json.access_token).aal).toBe('aal2');
});

test('a refresh token from before the second factor, tried later, ends the session', async () => {
  const { email, factorId, code } = await newProtectedPerson(harness, instance);
  const before = await signIn(email);
  const raised = await answerFactor(instance, { factorId, token: before.access_token, code: code() });
  clock.advance(11);
  expect((await refresh(before.refresh_token)).json.code).toBe('refresh_token_already_used');
  expect((await refresh(raised.json.refresh_token)).status).toBe(400);
  expect((await call('GET', '/user', { token: raised.json.access_token })).json.code).toBe('session_not_found');
});

test('taking a factor away needs it, lowers what it had raised, and is reported by mail', async () => {
  const { id, email, auth, factorId, session } = await newProtectedPerson(harness, instance);
  const lower = await signIn(email);
  const refused = await call('DELETE', `/factors/${factorId}`, { token: lower.access_token });
  expect([refused.status, refused.json.code]).toEqual([422, 'insufficient_aal']);
  expect((await auth.mfa.unenroll({ factorId })).data).toEqual({ id: factorId });
  const sessionId = String(decodeJwt(session.access_token).session_id);
  const [row] = await db.select().from(authSessions).where(eq(authSessions.id, sessionId));
  expect(row).toMatchObject({ aal: 'aal1', amr: [{ method: 'password' }], factorId: null });
  expect(decodeJwt((await auth.refreshSession()).data.session?.access_token ?? '').aal).toBe('aal1');
  expect(await countMails(email, 'auth.factor-removed')).toBe(1);
  const mine = and(eq(authEvents.userId, id), eq(authEvents.action, 'factor_removed'));
  const events = await db.select().from(authEvents).where(mine);
  expect(events.map(({ outcome }) => outcome).toSorted()).toEqual(['insufficient_aal', 'ok']);
});

test('a token that still says aal2 takes no factor away once its session has fallen', async () => {
  const { auth, factorId, session } = await newProtectedPerson(harness, instance);
  const { access_token: token } = session;
  const phone = await auth.mfa.enroll({ factorType: 'phone', phone: '+4915112345678', friendlyName: 'SMS' });
  await db
    .update(authFactors)
    .set({ status: 'verified' })
    .where(eq(authFactors.id, phone.data?.id ?? ''));
  await call('DELETE', `/factors/${factorId}`, { token });
  expect((await call('DELETE', `/factors/${phone.data?.id}`, { token })).json.code).toBe('insufficient_aal');
});

test('a recovery mail does not get around the second factor', async () => {
  const { email } = await newProtectedPerson(harness, instance);
  await call('POST', '/recover', { body: { email } });
  const { code } = await mailTo(email, 'auth.recovery');
  const { json } = await call('POST', '/verify', { body: { type: 'recovery', email, token: code } });
  expect(decodeJwt(json.access_token).aal).toBe('aal1');
  const refused = await call('PUT', '/user', { token: json.access_token, body: { password: 'Andere2026!' } });
  expect([refused.status, refused.json.code]).toEqual([401, 'insufficient_aal']);
});
