import { randomUUID } from 'node:crypto';
import { authFlowStates, authUsers } from '@stellenvisite/db/schema/identity/auth';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createPerson } from '../../../testing/people.ts';
import {
  type Browser,
  exchange,
  newPkce,
  openProviderTestHarness,
  SITE,
} from '../../../testing/provider-test-harness.ts';

const { provider, database, start } = await openProviderTestHarness();
const { db } = database;
let time = Date.now();
const browser = await start({}, () => new Date(time));

function newPerson(email_verified = true) {
  const sub = randomUUID();
  const email = `${sub}@praxis.example`;
  provider.people.set(sub, { sub, email, email_verified });
  return { sub, email };
}

const visit = (sub: string, from: Browser = browser) =>
  from.visit({ login_hint: sub, redirect_to: `${SITE}/login`, ...newPkce().query });

function errorOf(landed: URL) {
  const fragment = new URLSearchParams(landed.hash.slice(1));
  const { error, error_code: code } = Object.fromEntries(landed.searchParams);
  expect(fragment.get('error_code')).toBe(code);
  expect(landed.searchParams.has('code')).toBe(false);
  return { path: landed.pathname, error, code };
}

const findUser = async (email: string) => (await db.select().from(authUsers).where(eq(authUsers.email, email)))[0];
const callback = async (query: string) =>
  new URL(String((await browser.app.inject(`/auth/v1/callback?${query}`)).headers.location));

test('an e-mail the provider has not verified makes no account', async () => {
  const { sub, email } = newPerson(false);
  const refused = { path: '/login', error: 'server_error', code: 'provider_email_needs_verification' };
  expect(errorOf(await visit(sub))).toEqual(refused);
  expect(await findUser(email)).toBeUndefined();
});

test('an e-mail the provider has not verified never opens the account that has it', async () => {
  const { sub, email } = newPerson(false);
  const known = await createPerson(db, { email });
  expect(errorOf(await visit(sub)).code).toBe('provider_email_needs_verification');
  expect(await findUser(email)).toMatchObject({ id: known.id, passwordHash: known.passwordHash, lastSignInAt: null });
});

test('while signing up is off, only who has an account comes in', async () => {
  const closed = await start({ AUTH_SIGNUP: 'off' });
  const stranger = newPerson();
  expect(errorOf(await visit(stranger.sub, closed)).code).toBe('signup_disabled');
  expect(await findUser(stranger.email)).toBeUndefined();
  const member = newPerson();
  await createPerson(db, { email: member.email });
  expect((await visit(member.sub, closed)).searchParams.get('code')).toBeTruthy();
});

test('who is banned stays outside, at the callback and at the exchange', async () => {
  const { sub, email } = newPerson();
  const ban = (until: Date | null) =>
    db.update(authUsers).set({ bannedUntil: until }).where(eq(authUsers.email, email));
  const pkce = newPkce();
  const landed = await browser.visit({ login_hint: sub, redirect_to: SITE, ...pkce.query });
  await ban(new Date(time + 60_000));
  const answer = await exchange(browser.app, landed.searchParams.get('code'), pkce.verifier);
  expect({ status: answer.statusCode, code: answer.json().error_code }).toEqual({ status: 403, code: 'user_banned' });
  expect(errorOf(await visit(sub))).toEqual({ path: '/login', error: 'access_denied', code: 'user_banned' });
});

test('who says no at the provider comes back with that', async () => {
  expect(errorOf(await visit('nobody'))).toEqual({
    path: '/login',
    error: 'access_denied',
    code: 'bad_oauth_callback',
  });
});

test('a state is good once', async () => {
  const { sub } = newPerson();
  await visit(sub);
  const used = new URL(browser.lastCallback());
  const again = await callback(used.search.slice(1));
  expect(again.origin).toBe(SITE);
  expect(errorOf(again)).toEqual({ path: '/', error: 'invalid_request', code: 'bad_oauth_state' });
});

test('a state is good for five minutes', async () => {
  const authorize = await browser.app.inject(
    `/auth/v1/authorize?${new URLSearchParams({ provider: 'haus', ...newPkce().query })}`,
  );
  const state = new URL(String(authorize.headers.location)).searchParams.get('state');
  time += 301_000;
  expect(errorOf(await callback(`code=x&state=${state}`)).code).toBe('bad_oauth_state');
});

test('a code is good for five minutes from the moment it was given', async () => {
  const pkce = newPkce();
  const landed = await browser.visit({ login_hint: newPerson().sub, ...pkce.query });
  time += 301_000;
  const answer = await exchange(browser.app, landed.searchParams.get('code'), pkce.verifier);
  expect(answer.json()).toMatchObject({ code: 422, error_code: 'flow_state_expired' });
});

test.each(['', 'state=', 'state=x&code=x', `state=${randomUUID()}&code=x`, `error=x&state=${randomUUID()}`])(
  'an unknown state leads to our own site: %s',
  async (query) => {
    expect(errorOf(await callback(query))).toEqual({ path: '/', error: 'invalid_request', code: 'bad_oauth_state' });
  },
);

test('the flow of a mail is no state of a provider', async () => {
  const id = randomUUID();
  await db
    .insert(authFlowStates)
    .values({ id, method: 'magiclink', redirectTo: `${SITE}/x`, createdAt: new Date(time) });
  expect(errorOf(await callback(`code=x&state=${id}`))).toMatchObject({ path: '/', code: 'bad_oauth_state' });
});

test('a code the provider did not give leads to no session', async () => {
  const url = `/auth/v1/authorize?${new URLSearchParams({ provider: 'haus', redirect_to: `${SITE}/login`, ...newPkce().query })}`;
  const state = new URL(String((await browser.app.inject(url)).headers.location)).searchParams.get('state');
  const iss = encodeURIComponent(provider.issuer);
  const landed = await callback(`code=invented&iss=${iss}&state=${state}`);
  expect(errorOf(landed)).toEqual({ path: '/login', error: 'server_error', code: 'unexpected_failure' });
});

test('a provider that is away is reported, on the page the person came from', async () => {
  const away = await start({ OIDC_ISSUER: 'http://127.0.0.1:9' });
  expect(errorOf(await visit('anybody', away))).toMatchObject({ path: '/login', error: 'temporarily_unavailable' });
});

test('nobody is led to another site', async () => {
  const { sub } = newPerson();
  for (const evil of ['https://evil.example/x', `${SITE}.evil.example`, `${SITE}@evil.example`, '//evil.example']) {
    const landed = await browser.visit({ login_hint: sub, redirect_to: evil, ...newPkce().query });
    expect(landed.origin).toBe(SITE);
    expect(landed.pathname).toBe('/');
  }
});
