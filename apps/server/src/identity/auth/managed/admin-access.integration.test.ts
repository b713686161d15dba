import { openFixedKeyRing } from '@stellenvisite/core/identity/auth/sessions/key-ring';
import { openStoredKeyRing } from '@stellenvisite/core/identity/auth/sessions/stored-key-ring';
import { authEvents, authSessions } from '@stellenvisite/db/schema/identity/auth';
import { eq } from 'drizzle-orm';
import { decodeJwt } from 'jose';
import { expect, test } from 'vitest';
import { openAuthTestHarness } from '../../../testing/auth-test-harness.ts';
import { signServiceToken } from '../../../testing/service-token.ts';

const harness = await openAuthTestHarness();
const { clock, newEmail, newPerson } = harness;
const { db } = harness.database;
const { call, signIn } = await harness.start();
const keys = openStoredKeyRing(db, clock.now);
const inAnHour = () => Math.floor(clock.now().getTime() / 1000) + 3600;
const sign = (claims: object) => signServiceToken(keys, { role: 'service_role', exp: inAnHour(), ...claims });
const list = (token: string) => call('GET', '/admin/users', { token });

const NOBODY = '00000000-0000-4000-8000-000000000000';
const ROUTES = [
  ['GET', '/admin/users'],
  ['POST', '/admin/users'],
  ['GET', `/admin/users/${NOBODY}`],
  ['PUT', `/admin/users/${NOBODY}`],
  ['DELETE', `/admin/users/${NOBODY}`],
  ['GET', `/admin/users/${NOBODY}/factors`],
  ['DELETE', `/admin/users/${NOBODY}/factors/${NOBODY}`],
  ['POST', '/invite'],
  ['POST', '/admin/generate_link'],
] as const;

test.each(ROUTES)('%s %s is for services only', async (method, path) => {
  const { email } = await newPerson();
  const { access_token: token } = await signIn(email);
  const nobody = await call(method, path);
  expect([nobody.status, nobody.json.code]).toEqual([401, 'no_authorization']);
  const person = await call(method, path, { token });
  expect([person.status, person.json.code]).toEqual([403, 'not_admin']);
  expect(person.headers.get('x-sb-error-code')).toBe('not_admin');
  const old = await call(method, path, { token, isVersioned: false });
  expect(old.json).toEqual({ code: 403, error_code: 'not_admin', msg: 'User not allowed' });
});

test('what cannot be an id is not found, and says so', async () => {
  const token = await sign({});
  const paths = ['/admin/users/1', '/admin/users/1/factors', `/admin/users/${NOBODY}/factors/1`];
  for (const path of paths) {
    const method = path.endsWith('/factors/1') ? 'DELETE' : 'GET';
    const answer = await call(method, path, { token });
    expect([answer.status, answer.json.code]).toEqual([404, 'validation_failed']);
  }
  const unknown = await call('GET', `/admin/users/${NOBODY}`, { token });
  expect([unknown.status, unknown.json.code]).toEqual([404, 'user_not_found']);
  const [event] = await db.select().from(authEvents).where(eq(authEvents.outcome, 'user_not_found'));
  expect(event?.userId).toBe(NOBODY);
});

test('a key without an end is refused, unless an instance wants it so', async () => {
  const endless = await sign({ exp: undefined });
  expect((await list(endless)).json.code).toBe('bad_jwt');
  const lax = await harness.start({ AUTH_ADMIN_REQUIRE_EXP: 'off', AUTH_ADMIN_ROLES: 'keeper,service_role' });
  expect((await lax.call('GET', '/admin/users', { token: endless })).status).toBe(200);
  const keeper = await sign({ role: 'keeper' });
  expect((await lax.call('GET', '/admin/users', { token: keeper })).status).toBe(200);
  expect((await list(keeper)).json.code).toBe('not_admin');
  expect((await list(await sign({ role: 'supabase_admin' }))).status).toBe(200);
});

test('a key is refused when it has run out, was signed by another or is a person without a session', async () => {
  expect((await list(await sign({ exp: inAnHour() - 3601 }))).json.code).toBe('bad_jwt');
  const stranger = await openFixedKeyRing([{ kty: 'oct', alg: 'HS256', kid: 'x', k: 'A'.repeat(64) }]);
  const forged = await signServiceToken(stranger, { role: 'service_role', exp: inAnHour() });
  expect((await list(forged)).json.code).toBe('bad_jwt');
  const { email } = await newPerson();
  const session = decodeJwt(String((await signIn(email)).access_token));
  const token = await sign({ sub: session.sub, session_id: session.session_id });
  expect((await list(token)).status).toBe(200);
  await db.delete(authSessions).where(eq(authSessions.id, String(session.session_id)));
  expect((await list(token)).json.code).toBe('session_not_found');
  expect((await list(await sign({ session_id: 'none' }))).json.code).toBe('bad_jwt');
});

test('a service key is nobody to the routes of a person', async () => {
  const answer = await call('GET', '/user', { token: await sign({}) });
  expect([answer.status, answer.json.code]).toEqual([403, 'bad_jwt']);
});

test('an instance with a shared secret takes keys signed with it', async () => {
  const jwk = { kty: 'oct', alg: 'HS256', kid: 'shared', k: Buffer.alloc(32, 7).toString('base64url') };
  const shared = await harness.start({ AUTH_JWT_KEYS: JSON.stringify([jwk]) });
  const token = await signServiceToken(await openFixedKeyRing([jwk]), { role: 'service_role', exp: inAnHour() });
  const made = await shared.call('POST', '/admin/users', { token, body: { email: newEmail() } });
  expect(made.status).toBe(200);
  expect((await list(token)).json.code).toBe('bad_jwt');
});
