import { randomUUID } from 'node:crypto';
import { authFactors } from '@stellenvisite/db/schema/identity/auth-factors';
import { describe, expect, it } from 'vitest';
import { openAuthTestHarness, PASSWORD } from '../../../testing/auth-test-harness.ts';

const harness = await openAuthTestHarness();
const auth = await harness.start({ AUTH_PHONE: 'on' });
const telling = await harness.start({ AUTH_EMAIL_CHANGE_HIDE_TAKEN: 'off' });
const OTHER = 'Spaetdienst9!';
const DAY = 86_400;

async function signedIn(instance = auth) {
  const { id, email } = await harness.newPerson();
  const session = await instance.signIn(email);
  const put = async (body: unknown, at = instance) => {
    const { status, json } = await at.call('PUT', '/user', { token: session.access_token, body });
    return [status, json.code];
  };
  return { id, email, session, token: String(session.access_token), put };
}

describe('§9 PUT /user', () => {
  it('checks in the order of the protocol', async () => {
    const { id, put } = await signedIn();
    const other = await harness.newPerson();
    expect(await put({ email: 'no' })).toEqual([400, 'validation_failed']);
    expect(await put({ phone: '0' })).toEqual([400, 'validation_failed']);
    expect(await put({ password: 'short', app_metadata: { role: 'admin' } })).toEqual([422, 'weak_password']);
    expect(await put({ app_metadata: { role: 'admin' } })).toEqual([403, 'not_admin']);
    expect(await put({ email: other.email })).toEqual([200, undefined]);
    expect(await put({ email: other.email }, telling)).toEqual([422, 'email_exists']);
    expect(await put({ password: PASSWORD })).toEqual([422, 'same_password']);
    await harness.database.db
      .insert(authFactors)
      .values({ id: randomUUID(), userId: id, type: 'totp', status: 'verified' });
    for (const body of [{ email: other.email }, { phone: '+49151555' }, { password: OTHER }]) {
      expect(await put(body)).toEqual([401, 'insufficient_aal']);
    }
    expect(await put({ data: { a: 1 } })).toEqual([200, undefined]);
  });

  it('asks for a nonce once a session is a day old, and takes it once', async () => {
    const long = await harness.start({ AUTH_JWT_EXP: '86400' });
    const { email, session } = await signedIn(long);
    harness.clock.advance(DAY + 60);
    const { json } = await long.refresh(session.refresh_token);
    const put = async (body: unknown, at = long) => {
      const answer = await at.call('PUT', '/user', { token: json.access_token, body });
      return [answer.status, answer.json.code];
    };
    expect(await put({ password: OTHER })).toEqual([400, 'reauthentication_needed']);
    expect(await put({ password: OTHER, nonce: '000000' })).toEqual([422, 'reauthentication_not_valid']);
    await long.call('GET', '/reauthenticate', { token: json.access_token });
    const { code } = await harness.mailTo(email, 'auth.reauthentication');
    expect(await put({ password: OTHER, nonce: code })).toEqual([200, undefined]);
    expect(await put({ password: PASSWORD, nonce: code })).toEqual([422, 'reauthentication_not_valid']);
    const free = await harness.start({ AUTH_REQUIRE_REAUTHENTICATION: 'off' });
    expect(await put({ password: PASSWORD }, free)).toEqual([200, undefined]);
  });

  it('asks for the current password where that is on, except after a recovery', async () => {
    const strict = await harness.start({ AUTH_REQUIRE_CURRENT_PASSWORD: 'on' });
    const { email, put } = await signedIn(strict);
    expect(await put({ password: OTHER })).toEqual([400, 'current_password_required']);
    expect(await put({ password: OTHER, current_password: 'wrong' })).toEqual([400, 'current_password_invalid']);
    expect(await put({ password: OTHER, current_password: PASSWORD })).toEqual([200, undefined]);
    await strict.call('POST', '/recover', { body: { email } });
    const { code } = await harness.mailTo(email, 'auth.recovery');
    const { json } = await strict.call('POST', '/verify', { body: { type: 'recovery', email, token: code } });
    const recovered = await strict.call('PUT', '/user', { token: json.access_token, body: { password: PASSWORD } });
    expect(recovered.status).toBe(200);
  });

  it('ends the other sessions with a new password, and goes on in this one without new tokens', async () => {
    const { email, session, token, put } = await signedIn();
    const elsewhere = await auth.signIn(email);
    expect(await put({ password: OTHER })).toEqual([200, undefined]);
    expect((await auth.call('GET', '/user', { token: elsewhere.access_token })).json.code).toBe('session_not_found');
    expect((await auth.call('GET', '/user', { token })).status).toBe(200);
    expect((await auth.refresh(session.refresh_token)).status).toBe(200);
    expect((await auth.refresh(elsewhere.refresh_token)).status).toBe(400);
  });

  it('merges data one level deep, and null takes a key away', async () => {
    const { token } = await signedIn();
    await auth.call('PUT', '/user', { token, body: { data: { a: { x: 1 }, b: 2 } } });
    const { json } = await auth.call('PUT', '/user', { token, body: { data: { a: { y: 1 }, b: null } } });
    expect(json.user_metadata).toMatchObject({ a: { y: 1 } });
    expect(json.user_metadata).not.toHaveProperty('b');
  });

  it('asks only the new address where the secure change is off', async () => {
    const simple = await harness.start({ AUTH_SECURE_EMAIL_CHANGE: 'off' });
    const { email, put } = await signedIn(simple);
    const wanted = harness.newEmail();
    expect(await put({ email: wanted })).toEqual([200, undefined]);
    expect(await harness.countMails(email, 'auth.email-change')).toBe(0);
    const { code } = await harness.mailTo(wanted);
    const { json } = await simple.call('POST', '/verify', {
      body: { type: 'email_change', email: wanted, token: code },
    });
    expect(json.user.email).toBe(wanted);
    expect(await harness.countMails(email, 'auth.email-changed')).toBe(1);
  });

  it('makes an anonymous visitor a person, by e-mail or by phone', async () => {
    const open = await harness.start({ AUTH_ANONYMOUS: 'on', AUTH_PHONE: 'on' });
    const visitor = async () => (await open.call('POST', '/signup', { body: {} })).json;
    const email = harness.newEmail();
    const one = await visitor();
    await open.call('PUT', '/user', { token: one.access_token, body: { email } });
    const mail = await harness.mailTo(email);
    const byMail = await open.call('POST', '/verify', { body: { type: 'email_change', token_hash: mail.tokenHash } });
    expect(byMail.json.user).toMatchObject({
      id: one.user.id,
      email,
      is_anonymous: false,
      identities: [{ provider: 'email' }],
    });
    const two = await visitor();
    const phone = '+4915155512345';
    await open.call('PUT', '/user', { token: two.access_token, body: { phone } });
    const sms = await harness.mailTo(phone);
    const byPhone = await open.call('POST', '/verify', { body: { type: 'phone_change', phone, token: sms.code } });
    expect(byPhone.json.user).toMatchObject({ id: two.user.id, is_anonymous: false });
    for (const { access_token: token } of [byMail.json, byPhone.json]) {
      const account = await fetch(`${open.origin}/api/account`, { headers: { authorization: `Bearer ${token}` } });
      expect(account.status).toBe(200);
    }
  });
});

describe('§9 the rest', () => {
  it('sends a nonce to the confirmed e-mail, and says why not', async () => {
    const open = await harness.start({ AUTH_ANONYMOUS: 'on' });
    const { json: visitor } = await open.call('POST', '/signup', { body: {} });
    const { status, json } = await open.call('GET', '/reauthenticate', { token: visitor.access_token });
    expect([status, json.message]).toEqual([
      400,
      'Reauthentication requires the user to have an email or a phone number',
    ]);
    const { email, token } = await signedIn();
    expect((await auth.call('GET', '/reauthenticate', { token })).json).toEqual({});
    expect((await harness.mailTo(email)).code).toMatch(/^\d{6}$/);
  });

  it('signs out by scope, and knows no other scope', async () => {
    const { email, token } = await signedIn();
    const wrong = await auth.call('POST', '/logout?scope=planet', { token });
    expect([wrong.status, wrong.json.code]).toEqual([400, 'validation_failed']);
    const [second, third] = [await auth.signIn(email), await auth.signIn(email)];
    const works = async (each: string) => (await auth.call('GET', '/user', { token: each })).status === 200;
    expect((await auth.call('POST', '/logout?scope=local', { token })).status).toBe(204);
    expect([await works(token), await works(second.access_token)]).toEqual([false, true]);
    await auth.call('POST', '/logout?scope=others', { token: second.access_token });
    expect([await works(second.access_token), await works(third.access_token)]).toEqual([true, false]);
    const fourth = await auth.signIn(email);
    await auth.call('POST', '/logout?scope=', { token: second.access_token });
    expect(await works(fourth.access_token)).toBe(false);
  });
});

describe('§11 the instance', () => {
  it('says what it offers', async () => {
    const { json } = await auth.call('GET', '/settings');
    expect(json).toEqual({
      external: { email: true, phone: true, anonymous_users: false, google: false },
      disable_signup: false,
      mailer_autoconfirm: false,
      phone_autoconfirm: false,
      sms_provider: '',
      mfa: { totp: true, phone: false, webauthn: true },
      saml_enabled: false,
      passkeys_enabled: true,
      manual_linking_enabled: false,
    });
    expect(Object.keys((await auth.call('GET', '/health')).json)).toEqual(['name', 'version', 'description']);
  });

  it('publishes public keys only', async () => {
    const { json, headers } = await auth.call('GET', '/.well-known/jwks.json');
    expect(headers.get('cache-control')).toBe('public, max-age=600');
    for (const key of json.keys) {
      expect(key).toMatchObject({
        kty: 'EC',
        crv: 'P-256',
        alg: 'ES256',
        use: 'sig',
        key_ops: ['verify'],
        kid: expect.any(String),
      });
      expect(Object.keys(key)).not.toEqual(expect.arrayContaining(['d']));
    }
  });

  it('takes keys from outside: the first signs, all verify, secrets are not published', async () => {
    const secret = Buffer.from(randomUUID() + randomUUID()).toString('base64url');
    const key = { kty: 'oct', k: secret, alg: 'HS256', kid: 'shared' };
    const shared = await harness.start({ AUTH_JWT_KEYS: JSON.stringify([key]) });
    const { email } = await harness.newPerson();
    const session = await shared.signIn(email);
    expect((await shared.call('GET', '/user', { token: session.access_token })).status).toBe(200);
    expect((await shared.call('GET', '/.well-known/jwks.json')).json).toEqual({ keys: [] });
    expect((await auth.call('GET', '/user', { token: session.access_token })).json.code).toBe('bad_jwt');
  });

  it('limits each route by network address, refresh apart from passwords, and says when to come back', async () => {
    const limited = await harness.start({ AUTH_IP_LIMITS: 'on' });
    const { email } = await harness.newPerson();
    const session = await limited.signIn(email);
    const flood = async (path: string, body: object, times: number) => {
      const answers = [];
      for (let i = 0; i < times; i += 1) answers.push(await limited.call('POST', path, { body }));
      return answers;
    };
    for (const [path, body] of [
      ['/otp', {}],
      ['/recover', {}],
      ['/resend', {}],
      ['/verify', {}],
      ['/signup', { email: 'no' }],
    ] as const) {
      const answers = await flood(path, body, 31);
      expect(answers.slice(0, 30).map(({ status }) => status)).not.toContain(429);
      const last = answers.at(-1);
      expect([last?.status, last?.json.code]).toEqual([429, 'over_request_rate_limit']);
      expect(Number(last?.headers.get('retry-after'))).toBeGreaterThan(0);
    }
    const passwords = await flood('/token?grant_type=password', {}, 30);
    expect(passwords.at(-1)?.status).toBe(429);
    expect((await limited.refresh(session.refresh_token)).status).toBe(200);
    harness.clock.advance(300);
    expect((await limited.call('POST', '/otp', { body: {} })).status).toBe(400);
  });
});
