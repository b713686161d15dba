import { randomUUID } from 'node:crypto';
import { profiles } from '@stellenvisite/db/schema/identity/accounts';
import {
  authFlowStates,
  authIdentities,
  authSessions,
  authSignUps,
  authUsers,
} from '@stellenvisite/db/schema/identity/auth';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createPerson, PASSWORD } from '../../../testing/people.ts';
import { exchange, newPkce, openProviderTestHarness, SITE } from '../../../testing/provider-test-harness.ts';

const { provider, database, start } = await openProviderTestHarness();
const { db } = database;
const browser = await start();

function newPerson(more: { email_verified?: boolean } = {}) {
  const sub = randomUUID();
  const person = {
    sub,
    email: `${sub}@Praxis.example`,
    email_verified: true,
    name: 'Ada Amt',
    role: 'employer',
    ...more,
  };
  provider.people.set(sub, person);
  return { sub, email: person.email.toLowerCase() };
}

async function signIn(sub: string, more: Record<string, string> = {}) {
  const pkce = newPkce();
  const landed = await browser.visit({
    login_hint: sub,
    redirect_to: `${SITE}/auth/confirm?from=x`,
    ...pkce.query,
    ...more,
  });
  return { landed, verifier: pkce.verifier, code: landed.searchParams.get('code') };
}

const findUser = async (email: string) => (await db.select().from(authUsers).where(eq(authUsers.email, email)))[0];
const identitiesOf = (userId: string) => db.select().from(authIdentities).where(eq(authIdentities.userId, userId));

test('somebody unknown signs in with a provider and has an account, once', async () => {
  const { sub, email } = newPerson();
  const { landed, code, verifier } = await signIn(sub);
  expect(landed.pathname + landed.search).toBe(`/auth/confirm?from=x&code=${code}`);
  const answer = await exchange(browser.app, code, verifier);
  expect(answer.statusCode).toBe(200);
  const session = answer.json();
  expect(session).toMatchObject({
    token_type: 'bearer',
    provider_token: expect.any(String),
    provider_refresh_token: expect.any(String),
    user: { email, app_metadata: { provider: 'haus', providers: ['haus'], role: 'job_seeker' } },
  });
  expect(session.user.email_confirmed_at).toBeTruthy();
  expect(session.user.identities).toMatchObject([{ provider: 'haus', id: sub, email }]);
  const claims = JSON.parse(Buffer.from(session.access_token.split('.')[1], 'base64url').toString());
  expect(claims.amr).toMatchObject([{ method: 'oauth' }]);

  const again = await signIn(sub);
  const second = (await exchange(browser.app, again.code, again.verifier)).json();
  expect(second.user.id).toBe(session.user.id);
  expect(second.user.identities).toHaveLength(1);
});

test('nothing of the provider lies open in the database, and its tokens are given once', async () => {
  const { sub } = newPerson();
  const { code, verifier } = await signIn(sub);
  const [kept] = (await db.select().from(authFlowStates)).filter(({ usedAt, codeIssuedAt }) => codeIssuedAt && !usedAt);
  expect(kept?.sealedProviderTokens).toBeTruthy();
  expect(kept?.sealedProviderState).toBeNull();
  const { provider_token: token } = (await exchange(browser.app, code, verifier)).json();
  expect(JSON.stringify(kept)).not.toContain(token);
  expect(JSON.stringify(kept)).not.toContain(code);
  const [used] = await db
    .select()
    .from(authFlowStates)
    .where(eq(authFlowStates.id, kept?.id ?? ''));
  expect(used?.sealedProviderTokens).toBeNull();
});

test('the provider hears what the client wants, and nothing that is ours to say', async () => {
  const evil = {
    client_id: 'evil',
    redirect_uri: 'https://evil.example',
    state: 'evil',
    response_type: 'token',
    scope: 'evil',
  };
  const query = {
    ...evil,
    nonce: 'evil',
    request: 'evil',
    request_uri: 'https://evil.example',
    prompt: 'login',
    scopes: 'profile',
  };
  const pkce = newPkce();
  const answer = await browser.app.inject(
    `/auth/v1/authorize?${new URLSearchParams({ provider: 'haus', ...query, ...pkce.query })}`,
  );
  expect(answer.statusCode).toBe(302);
  const url = new URL(String(answer.headers.location));
  expect(url.origin).toBe(provider.issuer);
  expect(url.href).not.toContain('evil');
  expect(url.searchParams.get('prompt')).toBe('login');
  expect(url.searchParams.get('scope')).toBe('openid email profile');
  expect(url.searchParams.get('code_challenge')).not.toBe(pkce.query.code_challenge);
  expect(url.searchParams.get('code_challenge_method')).toBe('S256');
});

test('an answer the browser posts is taken, and forms nowhere else', async () => {
  const { sub } = newPerson();
  const { code, verifier } = await signIn(sub, { response_mode: 'form_post' });
  expect((await exchange(browser.app, code, verifier)).statusCode).toBe(200);
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const form = { method: 'POST', url: '/auth/v1/otp', headers, payload: 'email=a@b.example' } as const;
  expect((await browser.app.inject(form)).statusCode).toBe(415);
});

test('without PKCE the session comes in the fragment, where that is allowed', async () => {
  const { sub, email } = newPerson();
  const landed = await browser.visit({ login_hint: sub, redirect_to: `${SITE}/konto` });
  const fragment = new URLSearchParams(landed.hash.slice(1));
  expect(landed.search).toBe('');
  expect(fragment.get('token_type')).toBe('bearer');
  expect(fragment.get('provider_token')).toBeTruthy();
  const headers = { authorization: `Bearer ${fragment.get('access_token')}` };
  expect((await browser.app.inject({ url: '/auth/v1/user', headers })).json().email).toBe(email);
  const strict = await start({ AUTH_IMPLICIT_FLOW: 'off' });
  expect((await strict.app.inject('/auth/v1/authorize?provider=haus')).statusCode).toBe(400);
});

test.each(['unbekannt', '', '__proto__', 'google'])('a provider that is not set up is refused: %s', async (name) => {
  const answer = await browser.app.inject(`/auth/v1/authorize?provider=${name}`);
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({
    error_code: 'validation_failed',
    msg: expect.stringMatching(/^Unsupported provider/),
  });
});

test.each([
  ['challenge without method', { code_challenge: 'x'.repeat(43) }],
  ['plain', { code_challenge: 'x'.repeat(43), code_challenge_method: 'plain' }],
  ['too short', { code_challenge: 'x'.repeat(42), code_challenge_method: 's256' }],
])('a challenge has to be a good one: %s', async (_case, query) => {
  const answer = await browser.app.inject(`/auth/v1/authorize?${new URLSearchParams({ provider: 'haus', ...query })}`);
  expect(answer.json()).toMatchObject({ code: 400, error_code: 'validation_failed' });
});

test('of twenty who bring one code at once one gets a session, and the others end it', async () => {
  const { sub, email } = newPerson();
  const { code, verifier } = await signIn(sub);
  const answers = await Promise.all(Array.from({ length: 20 }, () => exchange(browser.app, code, verifier)));
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  const refusals = answers.filter(({ statusCode }) => statusCode !== 200);
  expect(new Set(refusals.map((answer) => answer.json().error_code))).toEqual(new Set(['flow_state_not_found']));
  const user = await findUser(email);
  expect(
    await db
      .select()
      .from(authSessions)
      .where(eq(authSessions.userId, user?.id ?? '')),
  ).toEqual([]);
});

test('a wrong verifier burns the code', async () => {
  const { sub } = newPerson();
  const { code, verifier } = await signIn(sub);
  expect((await exchange(browser.app, code, newPkce().verifier)).json().error_code).toBe('bad_code_verifier');
  expect((await exchange(browser.app, code, verifier)).json().error_code).toBe('flow_state_not_found');
});

test('the verified e-mail of a provider opens the account that has it', async () => {
  const { sub, email } = newPerson();
  const known = await createPerson(db, { email });
  const { code, verifier } = await signIn(sub);
  const { user } = (await exchange(browser.app, code, verifier)).json();
  expect(user.id).toBe(known.id);
  expect(user.app_metadata).toMatchObject({ provider: 'email', providers: ['email', 'haus'] });
  const payload = { email, password: PASSWORD };
  const answer = await browser.app.inject({ method: 'POST', url: '/auth/v1/token?grant_type=password', payload });
  expect(answer.statusCode).toBe(200);
});

test('an account nobody confirmed loses its password and identity to the owner of the address', async () => {
  const { sub, email } = newPerson();
  const planted = await createPerson(db, { email, isConfirmed: false });
  const { code, verifier } = await signIn(sub);
  const { user } = (await exchange(browser.app, code, verifier)).json();
  expect(user.id).toBe(planted.id);
  expect(user.app_metadata.providers).toEqual(['haus']);
  expect((await identitiesOf(planted.id)).map((identity) => identity.provider)).toEqual(['haus']);
  expect(await findUser(email)).toMatchObject({ passwordHash: null, emailConfirmedAt: expect.any(Date) });
});

test('a provider’s person gets nothing that a stranger has entered for their address', async () => {
  const { sub, email } = newPerson();
  const entered = { full_name: 'Mallory', role: 'employer', company_name: 'Falle GmbH' };
  const body = { email, password: 'Unbefugt2026!', data: entered };
  await browser.app.inject({ method: 'POST', url: '/auth/v1/signup', payload: body });
  const { code, verifier } = await signIn(sub);
  const { user } = (await exchange(browser.app, code, verifier)).json();
  const [profile] = await db.select().from(profiles).where(eq(profiles.id, user.id));
  expect(JSON.stringify([user, profile])).not.toMatch(/Mallory|Falle|employer/);
  expect(profile).toMatchObject({ role: 'job_seeker', companyName: null });
  expect(await findUser(email)).toMatchObject({ passwordHash: null, emailConfirmedAt: expect.any(Date) });
  expect(await db.$count(authSignUps, eq(authSignUps.userId, user.id))).toBe(0);
});
