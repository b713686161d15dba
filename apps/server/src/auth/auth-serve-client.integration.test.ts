import { randomBytes } from 'node:crypto';
import { createTestDatabase } from '@stellenvisite/db/testing';
import { AuthAdminApi, AuthClient } from '@supabase/auth-js';
import { SignJWT } from 'jose';
import { expect, onTestFinished, test } from 'vitest';
import { freePort } from '../testing/free-port.ts';
import { startAuthServer } from './start-auth-server.ts';

/** The official client against `npm run auth:serve`, each test with the settings it is about. */
const { connectionString } = await createTestDatabase();
const PASSWORD = 'Nachtdienst7!';
let count = 0;
const newEmail = () => `person${count++}@praxis.example`;

type SentMail = { to: string; subject: string; text: string };

async function serve(env: Record<string, string> = {}) {
  const port = await freePort();
  const settings = {
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    DATABASE_URL: connectionString,
    AUTH_IP_LIMITS: 'off',
    AUTH_SEND_INTERVAL: '0',
    ...env,
  };
  const server = await startAuthServer(settings, { port, prefix: '' });
  onTestFinished(() => server.stop());
  const url = `http://127.0.0.1:${port}`;
  return {
    url,
    client: () => new AuthClient({ url, autoRefreshToken: false, persistSession: false }),
    async mailTo(address: string): Promise<{ text: string; code: string }> {
      const mails: SentMail[] = await (await fetch(`${url}/dev/mails.json`)).json();
      const text = mails.find(({ to }) => to === address)?.text ?? '';
      return { text, code: /\b\d{6}\b/.exec(text)?.[0] ?? '' };
    },
  };
}

const newSecret = () => randomBytes(48).toString('base64url');
const jwk = (k: string, kid: string) => ({ kty: 'oct', alg: 'HS256', kid, k });
/** As services have them from elsewhere: without the name of the key. */
const serviceKey = (secret: string) =>
  new SignJWT({ role: 'service_role' })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setExpirationTime('1h')
    .sign(Buffer.from(secret, 'base64url'));
const adminOf = (url: string, key: string) => new AuthAdminApi({ url, headers: { Authorization: `Bearer ${key}` } });

/** Two shared secrets, and the service's key of the second. */
async function withSecrets() {
  const [first, second] = [newSecret(), newSecret()];
  const env = { AUTH_JWT_KEYS: JSON.stringify([jwk(first, 'one'), jwk(second, 'two')]) };
  return { env, keys: [await serviceKey(first), await serviceKey(second)] as const };
}

test('any listed secret verifies a token that names no key', async () => {
  const { env, keys } = await withSecrets();
  const { url } = await serve(env);
  for (const key of keys) expect((await adminOf(url, key).listUsers()).error).toBeNull();
  expect((await adminOf(url, await serviceKey(newSecret())).listUsers()).error?.code).toBe('bad_jwt');
});

test('sign-in with an ID token is said to be not enabled', async () => {
  const { client } = await serve();
  const { error } = await client().signInWithIdToken({ provider: 'google', token: 'x.y.z' });
  expect(error).toMatchObject({
    status: 400,
    code: 'provider_disabled',
    message: expect.stringContaining('not enabled'),
  });
});

test('six characters are enough where an instance says so, and eight unless it does', async () => {
  const short = { email: newEmail(), password: 'k7xq2w' };
  const strict = await serve({ AUTH_PASSWORD_RULE: 'length' });
  expect((await strict.client().signUp(short)).error).toMatchObject({ code: 'weak_password', reasons: ['length'] });
  const lenient = await serve({
    AUTH_PASSWORD_RULE: 'length',
    AUTH_PASSWORD_MIN: '6',
    AUTH_EMAIL_AUTOCONFIRM: 'on',
  });
  expect((await lenient.client().signUp(short)).error).toBeNull();
  expect((await lenient.client().signInWithPassword(short)).error).toBeNull();
  expect((await lenient.client().signUp({ ...short, password: 'k7xq2' })).error?.code).toBe('weak_password');
  await expect(serve({ AUTH_PASSWORD_MIN: '5' })).rejects.toThrow(/AUTH_PASSWORD_MIN/);
});

test('the link that an administrator generates signs in, with a session in the address', async () => {
  const { env, keys } = await withSecrets();
  const { url, client } = await serve(env);
  const email = newEmail();
  const { data } = await adminOf(url, keys[1]).generateLink({ type: 'signup', email, password: PASSWORD });
  const link = new URL(data.properties?.action_link ?? '');
  const answer = await fetch(`${url}${link.pathname}${link.search}`, { redirect: 'manual' });
  const given = new URLSearchParams(new URL(answer.headers.get('location') ?? '').hash.slice(1));
  const tokens = {
    access_token: given.get('access_token') ?? '',
    refresh_token: given.get('refresh_token') ?? '',
  };
  expect((await client().setSession(tokens)).data.user?.email).toBe(email);
});

test('in production the same link leads to the page of the site that uses it, and to no session in the address', async () => {
  const { env, keys } = await withSecrets();
  const { url, client } = await serve({ ...env, NODE_ENV: 'production', PUBLIC_URL: 'https://www.haus.example' });
  for (const type of ['magiclink', 'recovery'] as const) {
    const email = newEmail();
    await adminOf(url, keys[0]).createUser({ email, email_confirm: true });
    const { data } = await adminOf(url, keys[1]).generateLink({ type, email });
    const link = new URL(data.properties?.action_link ?? '');
    const answer = await fetch(`${url}${link.pathname}${link.search}`, { redirect: 'manual' });
    const page = new URL(answer.headers.get('location') ?? '');
    expect([page.origin, page.pathname, page.hash]).toEqual(['https://www.haus.example', '/auth/confirm', '']);
    const token_hash = page.searchParams.get('token_hash') ?? '';
    expect(page.searchParams.get('type')).toBe(type);
    expect((await client().verifyOtp({ type, token_hash })).data.user?.email).toBe(email);
  }
});

test('a code for somebody unknown is answered like any other, unless the protocol’s word is asked for', async () => {
  const unknown = { email: newEmail(), options: { shouldCreateUser: false } };
  const careful = await serve();
  expect((await careful.client().signInWithOtp(unknown)).error).toBeNull();
  expect((await careful.mailTo(unknown.email)).text).toBe('');
  const telling = await serve({ AUTH_OTP_HIDE_UNKNOWN: 'off' });
  expect((await telling.client().signInWithOtp(unknown)).error?.code).toBe('otp_disabled');
});

test('a taken address is answered like any other, unless the protocol’s word is asked for', async () => {
  const open = await serve({ AUTH_EMAIL_AUTOCONFIRM: 'on' });
  const [owner, email] = [newEmail(), newEmail()];
  for (const address of [owner, email]) await open.client().signUp({ email: address, password: PASSWORD });
  for (const [env, code] of [
    [{}, undefined],
    [{ AUTH_EMAIL_CHANGE_HIDE_TAKEN: 'off' }, 'email_exists'],
  ] as const) {
    const client = (await serve(env)).client();
    await client.signInWithPassword({ email, password: PASSWORD });
    expect((await client.updateUser({ email: owner })).error?.code).toBe(code);
  }
  expect((await open.mailTo(owner)).text).toContain('gehört schon zu Ihrem Konto');
});

test('of two who sign up for one address, the one who confirms gets it', async () => {
  const { client, mailTo } = await serve();
  const email = newEmail();
  await client().signUp({ email, password: 'Mallory2026!', options: { data: { name: 'Mallory', role: 'employer' } } });
  await client().signUp({ email, password: PASSWORD, options: { data: { name: 'Eva' } } });
  const { code } = await mailTo(email);
  const { data } = await client().verifyOtp({ type: 'signup', email, token: code });
  expect(data.user).toMatchObject({ user_metadata: { name: 'Eva' }, app_metadata: { role: 'job_seeker' } });
  expect((await client().signInWithPassword({ email, password: 'Mallory2026!' })).error?.code).toBe(
    'invalid_credentials',
  );
  expect((await client().signInWithPassword({ email, password: PASSWORD })).error).toBeNull();
});
