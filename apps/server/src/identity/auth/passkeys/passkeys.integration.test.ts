import { authEvents, authSessions, authUsers } from '@stellenvisite/db/schema/identity/auth';
import { authPasskeyChallenges, authPasskeys } from '@stellenvisite/db/schema/identity/auth-factors';
import type { VerifyPasskeyRegistrationParams } from '@supabase/auth-js';
import { desc, eq } from 'drizzle-orm';
import { decodeJwt } from 'jose';
import { expect, test } from 'vitest';
import { openAuthTestHarness, PASSWORD } from '../../../testing/auth-test-harness.ts';
import { newProtectedPerson } from '../../../testing/second-factor.ts';
import { SoftwareAuthenticator } from '../../../testing/software-authenticator.ts';

const harness = await openAuthTestHarness();
const { clock, newPerson, countMails } = harness;
const { db } = harness.database;
const instance = await harness.start({ PUBLIC_URL: 'https://www.haus.example' });
const { call, client, signIn } = instance;
const ORIGIN = 'https://www.haus.example';

/** The two libraries type the same JSON each in its own way. */
type Credential = VerifyPasskeyRegistrationParams['credential'];

const newKey = (options: Partial<ConstructorParameters<typeof SoftwareAuthenticator>[0]> = {}) =>
  new SoftwareAuthenticator({ origin: ORIGIN, ...options });

async function addPasskey(token: string, key = newKey()) {
  const { json } = await call('POST', '/passkeys/registration/options', { token });
  const body = { challenge_id: json.challenge_id, credential: key.create(json.options) };
  return { key, body, answer: await call('POST', '/passkeys/registration/verify', { token, body }) };
}

async function newPersonWithPasskey() {
  const person = await newPerson();
  const { access_token: token } = await signIn(person.email);
  const { key, answer } = await addPasskey(token);
  return { ...person, token, key, passkeyId: String(answer.json.id) };
}

async function answerChallenge(key: SoftwareAuthenticator) {
  const { json } = await call('POST', '/passkeys/authentication/options', { body: {} });
  return { challenge_id: json.challenge_id, credential: key.get(json.options) };
}

const verify = (body: object) => call('POST', '/passkeys/authentication/verify', { body });
const outcomeOf = ({ status, json }: { status: number; json: { code?: string } }) =>
  `${status} ${json.code ?? ''}`.trim();

async function lastEvent(userId: string) {
  const [event] = await db
    .select()
    .from(authEvents)
    .where(eq(authEvents.userId, userId))
    .orderBy(desc(authEvents.at))
    .limit(1);
  return event && [event.action, event.outcome];
}

test('the official client adds a passkey, signs in with it without a name, renames and removes it', async () => {
  const { id, email } = await newPerson();
  const auth = client();
  await auth.signInWithPassword({ email, password: PASSWORD });
  const started = await auth.passkey.startRegistration();
  expect(started.error).toBeNull();
  const options = started.data?.options;
  expect(options).toMatchObject({
    rp: { id: 'www.haus.example', name: 'Stellenvisite' },
    user: { name: email },
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  const key = newKey();
  const added = await auth.passkey.verifyRegistration({
    challengeId: started.data?.challenge_id ?? '',
    credential: key.create(options as Parameters<SoftwareAuthenticator['create']>[0]) as Credential,
  });
  expect(added.error).toBeNull();
  expect(await lastEvent(id)).toEqual(['passkey_added', 'ok']);
  expect(await countMails(email, 'auth.passkey-added')).toBe(1);

  const elsewhere = client();
  const asked = await elsewhere.passkey.startAuthentication();
  expect(asked.data?.options).toMatchObject({ rpId: 'www.haus.example', userVerification: 'required' });
  const signedIn = await elsewhere.passkey.verifyAuthentication({
    challengeId: asked.data?.challenge_id ?? '',
    credential: key.get(asked.data?.options as Parameters<SoftwareAuthenticator['get']>[0]) as Credential,
  });
  expect(signedIn.error).toBeNull();
  expect(signedIn.data?.user?.email).toBe(email);
  expect(decodeJwt(signedIn.data?.session?.access_token ?? '')).toMatchObject({
    aal: 'aal2',
    amr: [{ method: 'passkey' }],
  });
  expect((await elsewhere.getUser()).data.user?.id).toBe(id);

  const passkeyId = added.data?.id ?? '';
  const renamed = await auth.passkey.update({ passkeyId, friendlyName: 'Diensthandy' });
  expect(renamed.data).toMatchObject({ friendly_name: 'Diensthandy', last_used_at: expect.any(String) });
  expect((await auth.passkey.list()).data).toMatchObject([{ id: passkeyId, friendly_name: 'Diensthandy' }]);
  expect((await auth.passkey.delete({ passkeyId })).error).toBeNull();
  expect((await auth.passkey.list()).data).toEqual([]);
  expect(await countMails(email, 'auth.passkey-removed')).toBe(1);
  // Sessions opened with it elsewhere end; the session that removed it remains.
  expect((await elsewhere.getUser()).error).not.toBeNull();
  expect((await auth.getUser()).error).toBeNull();
});

test('a challenge is good once, right or wrong, for five minutes, and its hash alone is stored', async () => {
  const { key } = await newPersonWithPasskey();
  const first = await answerChallenge(key);
  const [row] = await db.select().from(authPasskeyChallenges).where(eq(authPasskeyChallenges.id, first.challenge_id));
  const clientData = Buffer.from(first.credential.response.clientDataJSON, 'base64url').toString();
  expect(row?.challengeHash).toBeTruthy();
  expect(clientData).not.toContain(row?.challengeHash);
  expect(outcomeOf(await verify(first))).toBe('200');
  expect(outcomeOf(await verify(first))).toBe('400 webauthn_challenge_not_found');

  const second = await answerChallenge(key);
  const broken = {
    ...second,
    credential: { ...second.credential, response: { ...second.credential.response, signature: 'AAAA' } },
  };
  expect(outcomeOf(await verify(broken))).toBe('400 webauthn_verification_failed');
  expect(outcomeOf(await verify(second))).toBe('400 webauthn_challenge_not_found');

  const third = await answerChallenge(key);
  clock.advance(301);
  expect(outcomeOf(await verify(third))).toBe('400 webauthn_challenge_expired');
});

test('of twenty answers to one challenge at once, one signs in', async () => {
  const { key } = await newPersonWithPasskey();
  const body = await answerChallenge(key);
  const answers = await Promise.all(Array.from({ length: 20 }, () => verify(body)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
});

test('a signature for another page, another site, another challenge or another account is refused', async () => {
  const victim = await newPersonWithPasskey();
  const { access_token: token } = await signIn(victim.email);
  for (const origin of ['https://www.haus.example.evil.example', 'http://www.haus.example']) {
    const { answer } = await addPasskey(token, newKey({ origin }));
    expect(outcomeOf(answer)).toBe('400 webauthn_verification_failed');
  }
  const { json } = await call('POST', '/passkeys/authentication/options', { body: {} });
  const elsewhere = victim.key.get({ ...json.options, rpId: 'haus.example' });
  expect(outcomeOf(await verify({ challenge_id: json.challenge_id, credential: elsewhere }))).toBe(
    '400 webauthn_verification_failed',
  );
  const [one, two] = [await answerChallenge(victim.key), await answerChallenge(victim.key)];
  expect(outcomeOf(await verify({ ...one, challenge_id: two.challenge_id }))).toBe('400 webauthn_verification_failed');
  const thief = await newPersonWithPasskey();
  const own = await answerChallenge(thief.key);
  const handle = Buffer.from(victim.id).toString('base64url');
  const asVictim = { ...own.credential, response: { ...own.credential.response, userHandle: handle } };
  expect(outcomeOf(await verify({ ...own, credential: asVictim }))).toBe('400 webauthn_verification_failed');
});

test('a registration belongs to the session that began it, and a credential to one account', async () => {
  const { email } = await newPerson();
  const { access_token: here } = await signIn(email);
  const { access_token: there } = await signIn(email);
  const { json } = await call('POST', '/passkeys/registration/options', { token: here });
  const body = { challenge_id: json.challenge_id, credential: newKey().create(json.options) };
  const stolen = await call('POST', '/passkeys/registration/verify', { token: there, body });
  expect(outcomeOf(stolen)).toBe('400 webauthn_challenge_not_found');

  const { key, answer } = await addPasskey(here);
  expect(answer.status).toBe(200);
  const other = await signIn((await newPerson()).email);
  const asked = await call('POST', '/passkeys/registration/options', { token: other.access_token });
  const copy = key.create(asked.json.options);
  const [row] = await db.select().from(authPasskeys).where(eq(authPasskeys.id, answer.json.id));
  await db
    .update(authPasskeys)
    .set({ credentialId: copy.id })
    .where(eq(authPasskeys.id, row?.id ?? ''));
  const again = await call('POST', '/passkeys/registration/verify', {
    token: other.access_token,
    body: { challenge_id: asked.json.challenge_id, credential: copy },
  });
  expect(outcomeOf(again)).toBe('422 webauthn_credential_exists');
});

test('an authenticator that does not recognise its owner is no passkey', async () => {
  const { email } = await newPerson();
  const { access_token: token } = await signIn(email);
  const { answer } = await addPasskey(token, newKey({ verifiesOwner: false }));
  expect(outcomeOf(answer)).toBe('400 webauthn_verification_failed');
});

test('a copied key, whose counter goes back, is refused and recorded', async () => {
  const { id, key } = await newPersonWithPasskey();
  for (let i = 0; i < 3; i += 1) expect(outcomeOf(await verify(await answerChallenge(key)))).toBe('200');
  key.counter = 1;
  expect(outcomeOf(await verify(await answerChallenge(key)))).toBe('400 webauthn_counter_regressed');
  expect(await lastEvent(id)).toEqual(['login_passkey', 'webauthn_counter_regressed']);
});

test('a banned person is refused, and wrong signatures end in a pause', async () => {
  const { id, key } = await newPersonWithPasskey();
  const body = await answerChallenge(key);
  const wrong = async () => {
    const { challenge_id, credential } = await answerChallenge(key);
    const response = { ...credential.response, signature: body.credential.response.signature };
    return outcomeOf(await verify({ challenge_id, credential: { ...credential, response } }));
  };
  for (let i = 0; i < 10; i += 1) expect(await wrong()).toBe('400 webauthn_verification_failed');
  expect(outcomeOf(await verify(await answerChallenge(key)))).toBe('429 over_request_rate_limit');
  clock.advance(61);
  expect(outcomeOf(await verify(await answerChallenge(key)))).toBe('200');
  await db
    .update(authUsers)
    .set({ bannedUntil: new Date(clock.now().getTime() + 86_400_000) })
    .where(eq(authUsers.id, id));
  expect(outcomeOf(await verify(await answerChallenge(key)))).toBe('403 user_banned');
});

test('adding and removing need fresh proof, and a second factor where there is one', async () => {
  const { email, passkeyId, token } = await newPersonWithPasskey();
  clock.advance(601);
  const remove = (as: string) => call('DELETE', `/passkeys/${passkeyId}`, { token: as });
  expect(outcomeOf(await call('POST', '/passkeys/registration/options', { token }))).toBe(
    '400 reauthentication_needed',
  );
  expect(outcomeOf(await remove(token))).toBe('400 reauthentication_needed');
  await call('PUT', '/user', { token, body: { current_password: PASSWORD } });
  expect(outcomeOf(await remove(token))).toBe('200');

  const protectedPerson = await newProtectedPerson(harness, instance);
  const { access_token: low } = await signIn(protectedPerson.email);
  expect(outcomeOf(await call('POST', '/passkeys/registration/options', { token: low }))).toBe('403 insufficient_aal');
  expect(await countMails(email, 'auth.passkey-removed')).toBe(1);
});

test('passkeys of others can be neither renamed nor removed, nor by whom is not signed in', async () => {
  const victim = await newPersonWithPasskey();
  const thief = await newPersonWithPasskey();
  for (const [method, token] of [
    ['PATCH', thief.token],
    ['DELETE', thief.token],
  ] as const) {
    const answer = await call(method, `/passkeys/${victim.passkeyId}`, { token, body: { friendly_name: 'meiner' } });
    expect(outcomeOf(answer)).toBe('404 passkey_not_found');
  }
  expect((await call('GET', '/passkeys')).status).toBe(401);
  const name = { friendly_name: ' '.repeat(3) };
  const unnamed = await call('PATCH', `/passkeys/${victim.passkeyId}`, { token: victim.token, body: name });
  expect(outcomeOf(unnamed)).toBe('400 validation_failed');
});

test('the last way to sign in cannot be removed, and the next to last can', async () => {
  const { id, token, passkeyId } = await newPersonWithPasskey();
  const second = await addPasskey(token);
  // No address that a code could go to is left.
  await db
    .update(authUsers)
    .set({ emailConfirmedAt: null, phoneConfirmedAt: clock.now(), passwordHash: null })
    .where(eq(authUsers.id, id));
  expect(outcomeOf(await call('DELETE', `/passkeys/${passkeyId}`, { token }))).toBe('200');
  const last = await call('DELETE', `/passkeys/${second.answer.json.id}`, { token });
  expect(outcomeOf(last)).toBe('422 last_sign_in_method');
  expect(outcomeOf(await verify(await answerChallenge(second.key)))).toBe('200');
});

test('the session of a passkey is nobody’s administration, and old devices see it in their list', async () => {
  const { id, key } = await newPersonWithPasskey();
  const { json } = await verify(await answerChallenge(key));
  const { session_id: sessionId } = decodeJwt(json.access_token) as { session_id: string };
  const [session] = await db.select().from(authSessions).where(eq(authSessions.id, sessionId));
  expect(session).toMatchObject({ userId: id, isAdmin: false, aal: 'aal2' });
});

test('an instance can switch passkeys off', async () => {
  const off = await harness.start({ AUTH_PASSKEYS: 'off' });
  expect((await off.call('GET', '/settings')).json.passkeys_enabled).toBe(false);
  expect(outcomeOf(await off.call('POST', '/passkeys/authentication/options', { body: {} }))).toBe(
    '422 passkey_disabled',
  );
});
