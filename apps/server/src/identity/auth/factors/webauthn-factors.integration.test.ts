import { decodeJwt } from 'jose';
import { expect, test } from 'vitest';
import { openAuthTestHarness, PASSWORD } from '../../../testing/auth-test-harness.ts';
import { SoftwareAuthenticator } from '../../../testing/software-authenticator.ts';

const harness = await openAuthTestHarness();
const { clock, newPerson, countMails } = harness;
const ORIGIN = 'https://www.haus.example';
const instance = await harness.start({ PUBLIC_URL: ORIGIN });
const { call, client, signIn } = instance;
const SITE = { rpId: 'www.haus.example', rpOrigins: [ORIGIN] };

const challengeOf = async (factorId: string, token: string) =>
  (await call('POST', `/factors/${factorId}/challenge`, { token, body: { webauthn: SITE } })).json;

type Answer = { type: 'create' | 'request'; credential_response: object };

const verify = (factorId: string, token: string, { challenge, answer }: { challenge: string; answer: Answer }) =>
  call('POST', `/factors/${factorId}/verify`, {
    token,
    body: { challenge_id: challenge, webauthn: { ...SITE, ...answer } },
  });

const enroll = async (token: string) =>
  String(
    (await call('POST', '/factors', { token, body: { factor_type: 'webauthn', friendly_name: 'YubiKey' } })).json.id,
  );

/** Somebody whose second factor is a security key that does not recognise its owner. */
async function newPersonWithKey() {
  const person = await newPerson();
  const { access_token: token } = await signIn(person.email);
  const factorId = await enroll(token);
  const key = new SoftwareAuthenticator({ origin: ORIGIN, verifiesOwner: false });
  const { id: challenge, webauthn } = await challengeOf(factorId, token);
  const credential = key.create(webauthn.credential_options.publicKey);
  const { json } = await verify(factorId, token, {
    challenge,
    answer: { type: 'create', credential_response: credential },
  });
  return { ...person, factorId, key, token: String(json.access_token) };
}

test('the official client enrolls a security key and shows it at the next sign-in', async () => {
  const { email } = await newPerson();
  const auth = client();
  await auth.signInWithPassword({ email, password: PASSWORD });
  const { data: factor, error } = await auth.mfa.enroll({ factorType: 'webauthn', friendlyName: 'YubiKey' });
  expect(error).toBeNull();
  const factorId = factor?.id ?? '';
  const key = new SoftwareAuthenticator({ origin: ORIGIN, verifiesOwner: false });
  const asked = await auth.mfa.challenge({ factorId, webauthn: SITE });
  expect(asked.data?.webauthn.type).toBe('create');
  // In Node the client leaves the bytes of the challenge as they are in the browser: only the stored answer needs text.
  const options = asked.data?.webauthn.credential_options.publicKey as unknown as { challenge: ArrayBuffer };
  const text = Buffer.from(options.challenge).toString('base64url');
  const created = key.create({
    challenge: text,
    rp: { id: SITE.rpId, name: '' },
    user: { id: Buffer.from(asked.data?.id ?? '').toString('base64url'), name: email, displayName: email },
    pubKeyCredParams: [],
  });
  const credential = { toJSON: () => created } as unknown as PublicKeyCredential;
  const verified = await auth.mfa.verify({
    factorId,
    challengeId: asked.data?.id ?? '',
    webauthn: { type: 'create', ...SITE, credential_response: credential },
  } as unknown as Parameters<typeof auth.mfa.verify>[0]);
  expect(verified.error).toBeNull();
  expect(decodeJwt(verified.data?.access_token ?? '')).toMatchObject({
    aal: 'aal2',
    amr: [{ method: 'mfa/webauthn' }, { method: 'password' }],
  });
  expect((await auth.mfa.listFactors()).data?.webauthn).toMatchObject([{ id: factorId, status: 'verified' }]);
  expect(await countMails(email, 'auth.factor-added')).toBe(1);
  // Such a key signs nobody in by itself.
  expect((await auth.passkey.list()).data).toEqual([]);
});

test('a key signs a challenge, which raises the session once', async () => {
  const { email, factorId, key } = await newPersonWithKey();
  const { access_token: token } = await signIn(email);
  const { id: challenge, webauthn } = await challengeOf(factorId, token);
  expect(webauthn).toMatchObject({
    type: 'request',
    credential_options: { publicKey: { userVerification: 'preferred' } },
  });
  const answer = { type: 'request', credential_response: key.get(webauthn.credential_options.publicKey) } as const;
  const { status, json } = await verify(factorId, token, { challenge, answer });
  expect([status, decodeJwt(json.access_token).aal]).toEqual([200, 'aal2']);
  const again = await verify(factorId, json.access_token, { challenge, answer });
  expect([again.status, again.json.code]).toEqual([422, 'mfa_ip_address_mismatch']);
});

test('a wrong, a late or a second key is refused', async () => {
  const { email, factorId, key } = await newPersonWithKey();
  const { access_token: token } = await signIn(email);
  const other = await newPersonWithKey();
  const outcome = async (make: (options: never) => Answer, wait = 0) => {
    const { id: challenge, webauthn } = await challengeOf(factorId, token);
    clock.advance(wait);
    const answer = make(webauthn.credential_options.publicKey as never);
    return (await verify(factorId, token, { challenge, answer })).json.code;
  };
  const signed =
    (by: SoftwareAuthenticator) =>
    (options: never): Answer => ({
      type: 'request',
      credential_response: by.get(options),
    });
  expect(await outcome(signed(other.key))).toBe('mfa_verification_failed');
  expect(await outcome(signed(key), 301)).toBe('mfa_challenge_expired');
  const second = new SoftwareAuthenticator({ origin: ORIGIN });
  const planted = (options: { challenge: string; rpId: string }): Answer => ({
    type: 'create',
    credential_response: second.create({
      challenge: options.challenge,
      rp: { id: options.rpId, name: '' },
      user: { id: '', name: '', displayName: '' },
      pubKeyCredParams: [],
    }),
  });
  expect(await outcome(planted as never)).toBe('mfa_verification_failed');
  expect(await outcome(signed(key))).toBeUndefined();
});

test('passkeys satisfy the factor, and it goes with the last of them', async () => {
  const { email } = await newPerson();
  const { access_token: token } = await signIn(email);
  const passkey = new SoftwareAuthenticator({ origin: ORIGIN });
  const asked = (await call('POST', '/passkeys/registration/options', { token })).json;
  const added = await call('POST', '/passkeys/registration/verify', {
    token,
    body: { challenge_id: asked.challenge_id, credential: passkey.create(asked.options) },
  });
  expect(added.status).toBe(200);
  const factorId = await enroll(token);
  const show = async (as: string) => {
    const { id: challenge, webauthn } = await challengeOf(factorId, as);
    expect(webauthn.type).toBe('request');
    const answer = {
      type: 'request',
      credential_response: passkey.get(webauthn.credential_options.publicKey),
    } as const;
    return verify(factorId, as, { challenge, answer });
  };
  const raised = await show(token);
  expect(raised.status).toBe(200);
  const later = await signIn(email);
  const remove = (as: string) => call('DELETE', `/passkeys/${added.json.id}`, { token: as });
  expect((await remove(later.access_token)).json.code).toBe('insufficient_aal');
  const shown = await show(later.access_token);
  expect((await remove(shown.json.access_token)).status).toBe(200);
  const { json } = await call('GET', '/user', { token: shown.json.access_token });
  expect(json.factors).toBeUndefined();
  expect(await countMails(email, 'auth.factor-removed')).toBe(1);
});
