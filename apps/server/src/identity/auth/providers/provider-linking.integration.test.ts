import { randomUUID } from 'node:crypto';
import { authIdentities } from '@stellenvisite/db/schema/identity/auth';
import { authFactors } from '@stellenvisite/db/schema/identity/auth-factors';
import { and, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { asCaller, createPerson, PASSWORD, signIn } from '../../../testing/people.ts';
import { exchange, newPkce, openProviderTestHarness, SITE } from '../../../testing/provider-test-harness.ts';

const { provider, database, start } = await openProviderTestHarness();
const { db } = database;
const browser = await start({ AUTH_MANUAL_LINKING: 'on' });

async function newMember() {
  const person = await createPerson(db, { email: `${randomUUID()}@haus.example` });
  return { ...person, caller: await signIn(browser.app, person.email ?? '', PASSWORD) };
}
type Member = Awaited<ReturnType<typeof newMember>>;

function newSubject(email_verified = true) {
  const sub = randomUUID();
  provider.people.set(sub, { sub, email: `${sub}@praxis.example`, email_verified });
  return sub;
}

async function link({ caller }: Member, sub: string) {
  const pkce = newPkce();
  const wish = { provider: 'haus', redirect_to: `${SITE}/konto`, login_hint: sub, ...pkce.query };
  const query = new URLSearchParams({ ...wish, skip_http_redirect: 'true' });
  const answer = await caller.call('GET', `/auth/v1/user/identities/authorize?${query}`);
  expect(answer.statusCode).toBe(200);
  const landed = await browser.follow(answer.json().url);
  return { landed, verifier: pkce.verifier, code: landed.searchParams.get('code') };
}

/** Links an identity from start to end: the session that started it exchanges the code. */
async function connect(member: Member, sub: string) {
  const { code, verifier } = await link(member, sub);
  const answer = await exchange(browser.app, code, verifier);
  expect(answer.statusCode).toBe(200);
  return { ...member, caller: asCaller(browser.app, answer.json().access_token) };
}

const identityOf = async ({ id }: { id: string }, name: string) =>
  (
    await db
      .select()
      .from(authIdentities)
      .where(and(eq(authIdentities.userId, id), eq(authIdentities.provider, name)))
  )[0];
const unlink = ({ caller }: Member, id: string | undefined) => caller.call('DELETE', `/auth/v1/user/identities/${id}`);

test('a signed-in person connects a provider under another address and keeps the account', async () => {
  const member = await newMember();
  const { landed, code, verifier } = await link(member, newSubject());
  expect(landed.pathname).toBe('/konto');
  expect(await identityOf(member, 'haus')).toBeUndefined();
  const { user } = (await exchange(browser.app, code, verifier)).json();
  expect(user).toMatchObject({ id: member.id, email: member.email });
  expect(user.app_metadata).toMatchObject({ provider: 'email', providers: ['email', 'haus'] });
});

test('an identity belongs to one account', async () => {
  const [first, second] = [await newMember(), await newMember()];
  const sub = newSubject();
  await connect(first, sub);
  for (const member of [first, second]) {
    const { landed } = await link(member, sub);
    expect(landed.searchParams.get('error_code')).toBe('identity_already_exists');
  }
  expect(await identityOf(second, 'haus')).toBeUndefined();
});

test('a connected provider is taken away again, the last way in is not', async () => {
  const member = await connect(await newMember(), newSubject());
  const [email, haus] = [await identityOf(member, 'email'), await identityOf(member, 'haus')];
  const answer = await unlink(member, haus?.id);
  expect({ status: answer.statusCode, body: answer.json() }).toEqual({ status: 200, body: {} });
  const user = (await member.caller.call('GET', '/auth/v1/user')).json();
  expect(user.app_metadata.providers).toEqual(['email']);
  expect((await unlink(member, email?.id)).json()).toMatchObject({
    code: 422,
    error_code: 'single_identity_not_deletable',
  });
});

test('of two identities taken away at once one stays', async () => {
  const member = await connect(await newMember(), newSubject());
  const ids = [(await identityOf(member, 'email'))?.id, (await identityOf(member, 'haus'))?.id];
  const answers = await Promise.all(ids.map((id) => unlink(member, id)));
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 422]);
});

test("another person's identity is no different from one that does not exist", async () => {
  const [member, other] = [await newMember(), await newMember()];
  await connect(other, newSubject());
  const theirs = await unlink(member, (await identityOf(other, 'haus'))?.id);
  const nobodys = await unlink(member, randomUUID());
  expect(theirs.statusCode).toBe(404);
  expect(theirs.json()).toEqual(nobodys.json());
  expect(await identityOf(other, 'haus')).toBeDefined();
  expect((await unlink(member, 'x')).statusCode).toBe(404);
});

test('with a second factor, connecting and taking away need it', async () => {
  const member = await newMember();
  const now = new Date();
  await db
    .insert(authFactors)
    .values({ id: randomUUID(), userId: member.id, type: 'totp', status: 'verified', createdAt: now, updatedAt: now });
  const start = await member.caller.call(
    'GET',
    '/auth/v1/user/identities/authorize?provider=haus&skip_http_redirect=true',
  );
  expect(start.json()).toMatchObject({ code: 401, error_code: 'insufficient_aal' });
  const end = await unlink(member, (await identityOf(member, 'email'))?.id);
  expect(end.json()).toMatchObject({ code: 401, error_code: 'insufficient_aal' });
});

test('who is led through a provider by another’s address loses nothing to them', async () => {
  const mallory = await newMember();
  const sub = newSubject();
  const { code, verifier } = await link(mallory, sub);
  expect((await exchange(browser.app, code, 'w'.repeat(43))).json().error_code).toBe('bad_code_verifier');
  expect(await identityOf(mallory, 'haus')).toBeUndefined();
  expect((await exchange(browser.app, code, verifier)).statusCode).toBe(404);
  const query = { redirect_to: SITE, login_hint: sub, ...newPkce().query };
  expect((await browser.visit(query)).searchParams.get('code')).toBeTruthy();
  expect(await identityOf(mallory, 'haus')).toBeUndefined();
});

test('a link is finished in the session that started it, while it lives, and never without PKCE', async () => {
  const member = await newMember();
  const first = await link(member, newSubject());
  const answer = (await exchange(browser.app, first.code, first.verifier)).json();
  const sessionOf = (token: string) => JSON.parse(atob(token.split('.')[1] ?? '')).session_id;
  expect(sessionOf(answer.access_token)).toBe(sessionOf(member.caller.token));
  const other = await newMember();
  const { code, verifier } = await link(other, newSubject());
  await other.caller.call('POST', '/auth/v1/logout?scope=local');
  expect((await exchange(browser.app, code, verifier)).json().error_code).toBe('session_not_found');
  expect(await identityOf(other, 'haus')).toBeUndefined();
  const third = await newMember();
  const implicit = '/auth/v1/user/identities/authorize?provider=haus&skip_http_redirect=true';
  expect((await third.caller.call('GET', implicit)).json().error_code).toBe('validation_failed');
});

test('connecting is off unless it is switched on, and asks who is there', async () => {
  const closed = await start();
  const { caller } = await newMember();
  const headers = { authorization: `Bearer ${caller.token}` };
  const url = '/auth/v1/user/identities/authorize?provider=haus&skip_http_redirect=true';
  expect((await closed.app.inject({ url, headers })).json()).toMatchObject({ error_code: 'manual_linking_disabled' });
  const away = await closed.app.inject({ method: 'DELETE', url: `/auth/v1/user/identities/${randomUUID()}`, headers });
  expect(away.json()).toMatchObject({ code: 404, error_code: 'manual_linking_disabled' });
  expect((await browser.app.inject(url)).statusCode).toBe(401);
});
