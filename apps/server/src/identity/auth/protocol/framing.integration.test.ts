import { authUsers } from '@stellenvisite/db/schema/identity/auth';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { openAuthTestHarness, PASSWORD } from '../../../testing/auth-test-harness.ts';

const harness = await openAuthTestHarness();
const auth = await harness.start({ AUTH_REDIRECT_ALLOW_LIST: 'https://partner.example/*,myapp://callback' });
const VERSION = '2024-01-01';
const JSON_TYPE = { 'content-type': 'application/json;charset=UTF-8' };

describe('§1 framing', () => {
  it('ignores keys nobody knows and takes null as absent', async () => {
    const { email } = await harness.newPerson();
    const noise = { gotrue_meta_security: { captcha_token: null }, code_challenge: null, code_challenge_method: null };
    const body = { email, password: PASSWORD, phone: null, options: { a: 1 }, factorId: 'x', ...noise };
    expect((await auth.call('POST', '/token?grant_type=password', { body })).status).toBe(200);
    expect((await auth.call('POST', '/recover', { body: { email, ...noise } })).json).toEqual({});
  });

  it('takes a call with a JSON type and no body at all', async () => {
    const { email } = await harness.newPerson();
    const { access_token: token } = await auth.signIn(email);
    const answer = await auth.call('POST', '/logout', { token, headers: JSON_TYPE });
    expect(answer.status).toBe(204);
    expect(answer.json).toBe('');
    const empty = await auth.call('POST', '/recover', { headers: JSON_TYPE });
    expect([empty.status, empty.json.code]).toEqual([400, 'validation_failed']);
  });

  it('does not look at the authorization of public routes, and refuses a key without a person on others', async () => {
    const { email } = await harness.newPerson();
    const headers = { apikey: 'anon', authorization: 'Bearer anon' };
    const body = { email, password: PASSWORD };
    expect((await auth.call('POST', '/token?grant_type=password', { body, headers })).status).toBe(200);
    const refused = await auth.call('GET', '/user', { headers });
    expect([refused.status, refused.json.code]).toEqual([403, 'bad_jwt']);
  });

  it('asks for authorization in any spelling of its scheme', async () => {
    const { email } = await harness.newPerson();
    const { access_token: token } = await auth.signIn(email);
    const by = (authorization: string) => auth.call('GET', '/user', { headers: { authorization } });
    expect((await by(`bearer ${token}`)).status).toBe(200);
    expect((await by(`BEARER ${token}`)).status).toBe(200);
    for (const wrong of ['Basic YTpi', 'Bearer', token]) {
      expect([(await by(wrong)).status, (await by(wrong)).json.code]).toEqual([401, 'no_authorization']);
    }
    expect((await auth.call('GET', '/user')).json.code).toBe('no_authorization');
  });

  it('refuses what is not JSON, and a body over one mebibyte', async () => {
    const refuse = async (body: string, headers = {}) => {
      const { status, json } = await auth.call('POST', '/signup', { body, headers });
      return [status, json.code];
    };
    expect(await refuse('{"email":')).toEqual([400, 'bad_json']);
    expect(await refuse('[]')).toEqual([400, 'bad_json']);
    expect(await refuse('"text"')).toEqual([400, 'bad_json']);
    expect(await refuse('7')).toEqual([400, 'bad_json']);
    expect(await refuse(`{"data":{"a":"${'x'.repeat(1_048_576)}"}}`)).toEqual([413, 'request_entity_too_large']);
    expect(await refuse('email=a', { 'content-type': 'application/x-www-form-urlencoded' })).toEqual([
      415,
      'validation_failed',
    ]);
    expect(await refuse('{}', { 'content-type': 'text/plain' })).toEqual([415, 'validation_failed']);
  });

  it('answers every unknown route with a JSON 404', async () => {
    const routes = ['GET /nothing', 'GET /oauth/authorize', 'POST /passkeys/nothing', 'GET /nothing/else'];
    routes.push('GET /user/oauth/grants', 'GET /admin/oauth/clients', 'GET /admin/custom-providers', 'DELETE /token');
    routes.push('GET /', 'PATCH /user', 'GET /../v1/nothing', 'GET /%zz');
    for (const route of routes) {
      const [method = '', path = ''] = route.split(' ');
      const { status, json, headers } = await auth.call(method, path);
      expect([route, status, json.code], route).toEqual([route, 404, 'not_found']);
      expect(headers.get('content-type')).toContain('application/json');
    }
  });
});

describe('§1 cross-origin calls', () => {
  const preflight = (origin: string) =>
    auth.call('OPTIONS', '/token?grant_type=password', {
      headers: {
        origin,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'authorization,apikey,content-type,x-client-info,x-supabase-api-version',
      },
    });

  it('lets our own site and listed ones ask, without authorization and without cookies', async () => {
    for (const origin of ['http://localhost:3000', 'https://partner.example']) {
      const { status, headers } = await preflight(origin);
      expect(status).toBe(204);
      expect(headers.get('access-control-allow-origin')).toBe(origin);
      expect(headers.get('access-control-allow-credentials')).toBeNull();
      const allowed = headers.get('access-control-allow-headers') ?? '';
      for (const name of [
        'authorization',
        'apikey',
        'content-type',
        'x-client-info',
        'x-supabase-api-version',
        'accept',
      ]) {
        expect(allowed).toContain(name);
      }
      for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']) {
        expect(headers.get('access-control-allow-methods')).toContain(method);
      }
    }
  });

  it('exposes the headers without which browsers lose every error code, on errors too', async () => {
    const { headers } = await auth.call('GET', '/user', { headers: { origin: 'http://localhost:3000' } });
    expect(headers.get('access-control-allow-origin')).toBe('http://localhost:3000');
    for (const name of ['x-supabase-api-version', 'x-total-count', 'link']) {
      expect(headers.get('access-control-expose-headers')).toContain(name);
    }
    expect(headers.get('vary')?.toLowerCase()).toContain('origin');
  });

  it('tells other sites nothing', async () => {
    for (const origin of [
      'https://evil.example',
      'null',
      'http://localhost:3000.evil.example',
      'http://localhost:30001',
    ]) {
      expect((await preflight(origin)).headers.get('access-control-allow-origin'), origin).toBeNull();
    }
  });
});

describe('§2 errors', () => {
  it('have the new shape for who names the version, with the old code alongside', async () => {
    const { status, json, headers } = await auth.call('GET', '/user');
    expect(status).toBe(401);
    expect(json).toEqual({ code: 'no_authorization', error_code: 'no_authorization', message: expect.any(String) });
    expect(headers.get('x-supabase-api-version')).toBe(VERSION);
    expect(headers.get('x-sb-error-code')).toBe('no_authorization');
    const later = await auth.call('GET', '/user', { headers: { 'x-supabase-api-version': '2025-01-01' } });
    expect(later.json.code).toBe('no_authorization');
  });

  it('have the old shape for everybody else', async () => {
    for (const version of [undefined, '2023-01-01', 'latest', '9']) {
      const headers = version ? { 'x-supabase-api-version': version } : {};
      const answer = await auth.call('GET', '/user', { isVersioned: false, headers });
      expect(answer.json).toEqual({ code: 401, error_code: 'no_authorization', msg: expect.any(String) });
      expect(answer.headers.get('x-supabase-api-version')).toBeNull();
      expect(answer.headers.get('x-sb-error-code')).toBe('no_authorization');
    }
  });

  it('name the reasons of a weak password in both shapes', async () => {
    const body = { email: harness.newEmail(), password: 'abc' };
    for (const isVersioned of [true, false]) {
      const { status, json } = await auth.call('POST', '/signup', { body, isVersioned });
      expect([status, json.error_code]).toEqual([422, 'weak_password']);
      expect(json.weak_password.reasons).toEqual(
        ['length', 'characters', 'pwned'].filter((reason) => json.weak_password.reasons.includes(reason)),
      );
      expect(json.weak_password.reasons).toContain('length');
    }
  });

  it('say nothing of what broke inside, but its number for who reads the log', async () => {
    const { db } = harness.database;
    await db.execute(sql`alter table auth_sessions rename to auth_sessions_away`);
    try {
      const { email } = await harness.newPerson();
      const body = { email, password: PASSWORD };
      const broken = await auth.call('POST', '/token?grant_type=password', { body, isVersioned: false });
      expect(broken.status).toBe(500);
      expect(broken.json).toEqual({
        code: 500,
        error_code: 'unexpected_failure',
        msg: 'Unexpected failure, please check server logs for more information',
        error_id: broken.headers.get('x-request-id'),
      });
      const versioned = await auth.call('POST', '/token?grant_type=password', { body });
      expect(versioned.json.code).toBe('unexpected_failure');
      expect(JSON.stringify(versioned.json)).not.toMatch(/auth_sessions|select|insert/i);
    } finally {
      await db.execute(sql`alter table auth_sessions_away rename to auth_sessions`);
    }
  });

  it('refuse grants and doors that are not offered in their own words', async () => {
    const refuse = async (path: string) => {
      const { status, json } = await auth.call('POST', path, { body: {} });
      return [status, json.code];
    };
    expect(await refuse('/token?grant_type=id_token')).toEqual([400, 'provider_disabled']);
    expect(await refuse('/token?grant_type=web3')).toEqual([422, 'web3_provider_disabled']);
    expect(await refuse('/token?grant_type=toString')).toEqual([400, 'invalid_credentials']);
    expect(await refuse('/token')).toEqual([400, 'invalid_credentials']);
    expect(await refuse('/sso')).toEqual([404, 'saml_provider_disabled']);
  });

  it('give up with a conflict where one session is refreshed too long, and with a timeout where a call is', async () => {
    const hasty = await harness.start({ AUTH_ANSWER_WITHIN: '1' });
    const { id, email } = await harness.newPerson();
    const session = await auth.signIn(email);
    const client = await harness.database.pool.connect();
    try {
      await client.query('begin');
      await client.query('select 1 from auth_sessions where user_id = $1 for update', [id]);
      await client.query('select 1 from auth_users where id = $1 for update', [id]);
      const [conflict, timeout] = await Promise.all([
        hasty.refresh(session.refresh_token),
        hasty.call('POST', '/recover', { body: { email } }),
      ]);
      expect([conflict.status, conflict.json.code]).toEqual([409, 'conflict']);
      expect([timeout.status, timeout.json.code]).toEqual([504, 'request_timeout']);
    } finally {
      await client.query('rollback');
      client.release();
    }
    expect((await auth.refresh(session.refresh_token)).status).toBe(200);
  });
});

describe('§2 the person behind a token', () => {
  it('is distinguished: unknown, without a session, banned', async () => {
    const { id, email } = await harness.newPerson();
    const { access_token: token } = await auth.signIn(email);
    const { db } = harness.database;
    const ask = async () => {
      const { status, json } = await auth.call('GET', '/user', { token });
      return [status, json.code];
    };
    await db
      .update(authUsers)
      .set({ bannedUntil: new Date(harness.clock.now().getTime() + 60_000) })
      .where(sql`id = ${id}`);
    expect(await ask()).toEqual([403, 'user_banned']);
    await db.update(authUsers).set({ bannedUntil: null }).where(sql`id = ${id}`);
    await db.execute(sql`delete from auth_sessions where user_id = ${id}`);
    expect(await ask()).toEqual([403, 'session_not_found']);
    await db.execute(sql`delete from auth_users where id = ${id}`);
    expect(await ask()).toEqual([403, 'user_not_found']);
  });
});
