import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rotateKeys } from '@stellenvisite/core/identity/auth/sessions/stored-key-ring';
import { createTestDatabase } from '@stellenvisite/db/testing';
import { afterAll, expect, onTestFinished, test, vi } from 'vitest';
import { startTestSmtp } from '../../platform/mails/smtp-testing.ts';
import { freePort } from '../../testing/free-port.ts';
import { readServeFlags } from './settings/serve-flags.ts';
import { startAuthServer } from './start-auth-server.ts';

const { db, connectionString } = await createTestDatabase();
const folder = mkdtempSync(join(tmpdir(), 'stellenvisite-auth-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function serve(env: Record<string, string> = {}, prefix = '') {
  const settings = { NODE_ENV: 'test', LOG_LEVEL: 'silent', DATABASE_URL: connectionString, ...env };
  const port = await freePort();
  const server = await startAuthServer(settings, { port, prefix });
  onTestFinished(() => server.stop());
  const base = `http://127.0.0.1:${port}`;
  const call = (path: string, body?: object) =>
    fetch(base + prefix + path, {
      headers: { 'content-type': 'application/json' },
      ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
    });
  return { base, port, call };
}

const AUTOCONFIRM = { AUTH_EMAIL_AUTOCONFIRM: 'on', AUTH_IP_LIMITS: 'off' };
let count = 0;
const newPerson = () => ({ email: `person${count++}@praxis.example`, password: 'Nachtdienst7!' });

const headerOf = (token: string) => JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString());

test('several instances with settings of their own share a database', async () => {
  const open = await serve({ ...AUTOCONFIRM });
  const closed = await serve({ AUTH_SIGNUP: 'off', AUTH_PASSWORD_MIN: '12' }, '/auth/v1');
  const person = newPerson();
  const session = await (await open.call('/signup', person)).json();
  expect(session.access_token).toBeTruthy();
  expect((await closed.call('/signup', newPerson())).status).toBe(422);
  expect((await closed.call('/token?grant_type=password', person)).status).toBe(200);
  expect((await (await closed.call('/settings')).json()).disable_signup).toBe(true);
});

test('addresses follow from the port unless they are given', async () => {
  const own = await serve(AUTOCONFIRM, '/auth/v1');
  const { access_token: token } = await (await own.call('/signup', newPerson())).json();
  const claims = JSON.parse(Buffer.from(token.split('.')[1], 'base64url').toString());
  expect(claims.iss).toBe(`http://localhost:${own.port}/auth/v1`);
  const elsewhere = await serve({ AUTH_SITE_URL: 'https://www.haus.example/willkommen', DEMO: '1' });
  const { email } = newPerson();
  await elsewhere.call('/otp', { email });
  const mails: { to: string; text: string }[] = await (await fetch(`${elsewhere.base}/dev/mails.json`)).json();
  const mail = mails.find(({ to }) => to === email);
  expect(mail?.text).toContain('https://www.haus.example/auth/confirm?');
  expect(mail?.text).toContain(encodeURIComponent('https://www.haus.example/willkommen'));
});

test('there is nothing but the auth server', async () => {
  const { base } = await serve({}, '/auth/v1');
  for (const path of ['/', '/api/jobs', '/api/account', '/jobs', '/auth/v1/nichts']) {
    expect((await fetch(base + path)).status).toBe(404);
  }
});

test('with a mail server its mails leave by themselves, and nobody can look at them here', async () => {
  const smtp = await startTestSmtp();
  onTestFinished(() => smtp.stop());
  const { base, call } = await serve({ SMTP_URL: smtp.url });
  const { email } = newPerson();
  await call('/otp', { email });
  await vi.waitFor(() => expect(smtp.received.map(({ to }) => to)).toContain(email), { timeout: 20_000 });
  expect((await fetch(`${base}/dev/mails.json`)).status).toBe(404);
});

test('after a rotation old tokens are still good and new ones carry the new key, in a running server', async () => {
  const { call, base } = await serve(AUTOCONFIRM);
  const person = newPerson();
  const before = (await (await call('/signup', person)).json()).access_token;
  const { kid } = await rotateKeys({ db, now: () => new Date() });
  const signIn = async () => (await (await call('/token?grant_type=password', person)).json()).access_token;
  // Later than a server goes on with the keys it knows.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 6_000 });
  onTestFinished(() => void vi.useRealTimers());
  expect(headerOf(await signIn()).kid).toBe(kid);
  const asks = (token: string) => fetch(`${base}/user`, { headers: { authorization: `Bearer ${token}` } });
  expect([(await asks(before)).status, (await asks(await signIn())).status]).toEqual([200, 200]);
  const { keys } = await (await call('/.well-known/jwks.json')).json();
  const kids = keys.map((key: { kid: string }) => key.kid);
  expect(kids).toEqual(expect.arrayContaining([kid, headerOf(before).kid]));
  expect(JSON.stringify(keys)).not.toContain('"d"');
});

const secretKey = (secret: string) => [
  { kty: 'oct', kid: 'eins', alg: 'HS256', k: Buffer.from(secret).toString('base64url') },
];

test.each([
  ['a sample', secretKey('super-secret-jwt-token-with-at-least-32-characters-long'), 'sample'],
  ['another sample', secretKey('your-super-secret-jwt-token-with-at-least-32'), 'sample'],
  ['too short', secretKey('kurz'), 'shorter'],
  ['of no known kind', [{ ...secretKey('x'.repeat(40))[0], alg: 'none' }], 'ES256, RS256 or HS256'],
  ['nothing', [], 'no key'],
])('it does not start with a key that is %s', async (_case, keys, reason) => {
  const file = join(folder, 'keys.json');
  writeFileSync(file, JSON.stringify(keys));
  for (const given of [JSON.stringify(keys), file]) {
    await expect(serve({ AUTH_JWT_KEYS: given })).rejects.toThrow(new RegExp(`AUTH_JWT_KEYS: .*${reason}`));
  }
});

test('it starts with a secret of its own', async () => {
  const { call } = await serve({ ...AUTOCONFIRM, AUTH_JWT_KEYS: JSON.stringify(secretKey('m3hR'.repeat(12))) });
  const { access_token: token } = await (await call('/signup', newPerson())).json();
  expect(headerOf(token)).toMatchObject({ alg: 'HS256', kid: 'eins' });
  expect(await (await call('/.well-known/jwks.json')).json()).toEqual({ keys: [] });
});

test('it stops when the npm that runs it is stopped', async () => {
  const port = await freePort();
  const env = { ...process.env, NODE_ENV: 'test', LOG_LEVEL: 'silent', DATABASE_URL: connectionString };
  const npm = spawn('npm', ['run', '--silent', 'auth:serve', '--', '--port', String(port)], { env });
  onTestFinished(() => void npm.kill('SIGTERM'));
  const [line] = await once(npm.stdout, 'data');
  expect(String(line)).toContain(`http://localhost:${port}`);
  const ask = () => fetch(`http://127.0.0.1:${port}/health`);
  expect((await ask()).status).toBe(200);
  npm.kill('SIGTERM');
  await vi.waitFor(() => expect(ask()).rejects.toThrow(), { timeout: 20_000, interval: 200 });
}, 60_000);

test('flags are read, and a mistake is one sentence', () => {
  expect(readServeFlags(['--port', '9998', '--prefix', '/auth/v1/'], {})).toEqual({ port: 9998, prefix: '/auth/v1' });
  expect(readServeFlags([], {})).toEqual({ port: 9999, prefix: '' });
  expect(readServeFlags([], { PORT: '9001' })).toEqual({ port: 9001, prefix: '' });
  const refused = (...args: string[]) => {
    expect(() => readServeFlags(args, {})).toThrow(/^[A-Z][^.]*: use --port 9999 .*\.$/);
  };
  refused('--nichts');
  refused('--port');
  refused('--port', 'x');
  refused('--port', '70000');
  refused('--prefix', 'ohne');
  refused('9999');
});
