import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { mails } from '@stellenvisite/db/schema/platform/mails';
import { createTestDatabase } from '@stellenvisite/db/testing';
import { AuthAdminApi, AuthClient } from '@supabase/auth-js';
import { eq } from 'drizzle-orm';
import { SignJWT } from 'jose';
import { expect, onTestFinished, test, vi } from 'vitest';
import { freePort } from '../../testing/free-port.ts';
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
      const sent: SentMail[] = await (await fetch(`${url}/dev/mails.json`)).json();
      const body = sent.find(({ to }) => to === address)?.text ?? '';
      return { text: body, code: /\b\d{6}\b/.exec(body)?.[0] ?? '' };
    },
  };
}

type ReceivedSms = { authorization: string | undefined; body: { to: string; text: string } };

async function startSmsProvider() {
  const received: ReceivedSms[] = [];
  const server = createServer(async (request, response) => {
    received.push({ authorization: request.headers.authorization, body: JSON.parse(await text(request)) });
    response.writeHead(202).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/messages`, received };
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

/** Returns two shared secrets, and the service's key of the second. */
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

test('sign-in with an ID token is reported as not enabled', async () => {
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
  const lax = { AUTH_PASSWORD_RULE: 'length', AUTH_PASSWORD_COMMON_CHECK: 'off' };
  const strict = await serve(lax);
  expect((await strict.client().signUp(short)).error).toMatchObject({ code: 'weak_password', reasons: ['length'] });
  const lenient = await serve({
    ...lax,
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

test('a code for somebody unknown is answered like any other, unless AUTH_OTP_HIDE_UNKNOWN is off', async () => {
  const unknown = { email: newEmail(), options: { shouldCreateUser: false } };
  const careful = await serve();
  expect((await careful.client().signInWithOtp(unknown)).error).toBeNull();
  expect((await careful.mailTo(unknown.email)).text).toBe('');
  const telling = await serve({ AUTH_OTP_HIDE_UNKNOWN: 'off' });
  expect((await telling.client().signInWithOtp(unknown)).error?.code).toBe('otp_disabled');
});

test('a taken address is answered like any other, unless AUTH_EMAIL_CHANGE_HIDE_TAKEN is off', async () => {
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
  await client().signUp({ email, password: 'Unbefugt2026!', options: { data: { name: 'Mallory', role: 'employer' } } });
  await client().signUp({ email, password: PASSWORD, options: { data: { name: 'Eva' } } });
  const { code } = await mailTo(email);
  const { data } = await client().verifyOtp({ type: 'signup', email, token: code });
  expect(data.user).toMatchObject({ user_metadata: { name: 'Eva' }, app_metadata: { role: 'job_seeker' } });
  expect((await client().signInWithPassword({ email, password: 'Unbefugt2026!' })).error?.code).toBe(
    'invalid_credentials',
  );
  expect((await client().signInWithPassword({ email, password: PASSWORD })).error).toBeNull();
});

test('a phone number is taken only where phones are on, and no channel but text messages', async () => {
  const open = await serve({ AUTH_EMAIL_AUTOCONFIRM: 'on' });
  const email = newEmail();
  await open.client().signUp({ email, password: PASSWORD });
  const phone = '+4915100000001';
  const off = open.client();
  await off.signInWithPassword({ email, password: PASSWORD });
  expect((await off.updateUser({ phone })).error).toMatchObject({ status: 400, code: 'phone_provider_disabled' });
  const phones = await serve({ AUTH_PHONE: 'on', AUTH_MFA_PHONE: 'on' });
  const on = phones.client();
  await on.signInWithPassword({ email, password: PASSWORD });
  expect((await on.updateUser({ phone })).data.user?.new_phone).toBe(phone.slice(1));
  expect((await phones.mailTo(phone)).code).toMatch(/^\d{6}$/);
  const whatsapp = [
    await on.signInWithOtp({ phone, options: { channel: 'whatsapp' } }),
    await phones.client().signUp({ phone, password: PASSWORD, options: { channel: 'whatsapp' } }),
  ];
  for (const { error } of whatsapp) expect(error).toMatchObject({ status: 400, code: 'validation_failed' });
  const { data: factor } = await on.mfa.enroll({ factorType: 'phone', phone, friendlyName: 'SMS' });
  const challenge = (channel: 'sms' | 'whatsapp') => on.mfa.challenge({ factorId: factor?.id ?? '', channel });
  expect((await challenge('whatsapp')).error).toMatchObject({ status: 400, code: 'validation_failed' });
  expect((await challenge('sms')).error).toBeNull();
});

test('second factors by phone are off until text messages have a provider, which then gets them', async () => {
  const open = await serve({ AUTH_EMAIL_AUTOCONFIRM: 'on' });
  const email = newEmail();
  const client = open.client();
  await client.signUp({ email, password: PASSWORD });
  const wish = { factorType: 'phone', phone: '+4915100000002', friendlyName: 'SMS' } as const;
  expect((await client.mfa.enroll(wish)).error?.code).toBe('mfa_phone_enroll_not_enabled');
  expect(await (await fetch(`${open.url}/settings`)).json()).toMatchObject({ sms_provider: '', mfa: { phone: false } });

  const provider = await startSmsProvider();
  // A database of its own: the worker of the server above would take the message.
  const own = await createTestDatabase();
  const { url, client: newClient } = await serve({
    DATABASE_URL: own.connectionString,
    AUTH_EMAIL_AUTOCONFIRM: 'on',
    AUTH_SMS_URL: provider.url,
    AUTH_SMS_TOKEN: 'geheim',
  });
  expect(await (await fetch(`${url}/settings`)).json()).toMatchObject({ sms_provider: 'http', mfa: { phone: true } });
  const at = newClient();
  await at.signUp({ email, password: PASSWORD });
  const { data: factor, error } = await at.mfa.enroll(wish);
  expect(error).toBeNull();
  const factorId = factor?.id ?? '';
  const { data: challenge } = await at.mfa.challenge({ factorId });
  await vi.waitFor(() => expect(provider.received).toHaveLength(1), { timeout: 20_000 });
  const [sent] = provider.received;
  expect(sent).toMatchObject({ authorization: 'Bearer geheim', body: { to: wish.phone } });
  const code = /\d{6}/.exec(sent?.body.text ?? '')?.[0] ?? '';
  const verified = await at.mfa.verify({ factorId, challengeId: challenge?.id ?? '', code });
  expect(verified.error).toBeNull();
  const kept = async () => (await own.db.select().from(mails).where(eq(mails.to, wish.phone)))[0];
  await vi.waitFor(async () => expect((await kept())?.sentAt).not.toBeNull(), { timeout: 20_000 });
  expect((await kept())?.text).toBe('');
});

test('in production phones do not start without a provider', async () => {
  for (const name of ['AUTH_PHONE', 'AUTH_MFA_PHONE']) {
    await expect(serve({ NODE_ENV: 'production', [name]: 'on' })).rejects.toThrow(`${name}: text messages need`);
  }
});
