import { createHmac, generateKeyPairSync, randomUUID } from 'node:crypto';
import { rotateKeys } from '@stellenvisite/core/identity/auth/sessions/stored-key-ring';
import { authKeys, authRefreshTokens, authSessions, authUsers } from '@stellenvisite/db/schema/identity/auth';
import { eq } from 'drizzle-orm';
import { decodeJwt, decodeProtectedHeader, importJWK, type JWK, SignJWT } from 'jose';
import { describe, expect, it } from 'vitest';
import { openAuthTestHarness, PASSWORD } from '../../../testing/auth-test-harness.ts';

const harness = await openAuthTestHarness();
const auth = await harness.start();
const { db } = harness.database;
const DAY = 86_400;
const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

async function newSession() {
  const { id, email } = await harness.newPerson();
  const session = await auth.signIn(email);
  return { id, email, token: String(session.access_token), refreshToken: String(session.refresh_token) };
}
const ask = async (token: string) => {
  const { status, json } = await auth.call('GET', '/user', { token });
  return `${status} ${json.code ?? 'ok'}`;
};
const askApi = async (token: string) =>
  (await fetch(`${auth.origin}/api/account`, { headers: { authorization: `Bearer ${token}` } })).status;

/** Signed as the server would, with claims it would not give. */
async function forge(claims: Record<string, unknown>, header: Record<string, unknown> = {}) {
  const [row] = await db.select().from(authKeys);
  const jwk = row?.jwk as JWK;
  return new SignJWT(claims)
    .setProtectedHeader({ alg: 'ES256', kid: String(row?.kid), ...header })
    .sign(await importJWK(jwk, 'ES256'));
}

describe('access tokens', () => {
  it('ASVS 6.8.2, 9.1.1, 9.1.2, 9.1.3: no token is taken but one of our key, our algorithm, unchanged', async () => {
    const { token } = await newSession();
    const [head = '', body = '', signature = ''] = token.split('.');
    const header = decodeProtectedHeader(token);
    const { json: jwks } = await auth.call('GET', '/.well-known/jwks.json');
    const publicKey = JSON.stringify(jwks.keys[0]);
    const hs256 = (secret: string | Buffer) => {
      const signed = `${encode({ ...header, alg: 'HS256' })}.${body}`;
      return `${signed}.${createHmac('sha256', secret).update(signed).digest('base64url')}`;
    };
    const { privateKey, publicKey: foreignPublic } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const foreign = (extra: Record<string, unknown>) =>
      new SignJWT(decodeJwt(token))
        .setProtectedHeader({ alg: 'ES256', kid: String(header.kid), ...extra })
        .sign(privateKey);
    const jwk = foreignPublic.export({ format: 'jwk' });
    const flipped = Buffer.from(signature, 'base64url');
    flipped[10] = (flipped[10] ?? 0) ^ 1;
    const raised = encode({ ...decodeJwt(token), aal: 'aal2', role: 'service_role' });
    const forged: Record<string, string> = {
      none: `${encode({ alg: 'none', typ: 'JWT', kid: header.kid })}.${body}.`,
      'none with signature': `${encode({ alg: 'none', kid: header.kid })}.${body}.${signature}`,
      'none without kid': `${encode({ alg: 'none' })}.${body}.`,
      'HS256 with the public key as JSON': hs256(publicKey),
      'HS256 with the public point': hs256(Buffer.from(jwks.keys[0].x, 'base64url')),
      'HS256 with nothing': hs256(''),
      'other key, our kid': await foreign({}),
      'other key, no kid': await foreign({ kid: undefined }),
      'other key in jwk': await foreign({ jwk }),
      'other key at jku': await foreign({ jku: 'https://evil.example/jwks.json', kid: 'evil' }),
      'wrong kid': `${encode({ ...header, kid: randomUUID() })}.${body}.${signature}`,
      'kid of a path': `${encode({ ...header, kid: '../../etc/passwd' })}.${body}.${signature}`,
      'kid of SQL': `${encode({ ...header, kid: "' or 1=1 --" })}.${body}.${signature}`,
      'kid of another type': `${encode({ ...header, kid: { a: 1 } })}.${body}.${signature}`,
      'critical header': `${encode({ ...header, crit: ['b64'], b64: false })}.${body}.${signature}`,
      'flipped byte': `${head}.${body}.${flipped.toString('base64url')}`,
      'changed body': `${head}.${raised}.${signature}`,
      'no signature': `${head}.${body}.`,
      nonsense: 'a.b.c',
      'two parts': `${head}.${body}`,
    };
    for (const [name, each] of Object.entries(forged)) {
      expect([name, await ask(each)]).toEqual([name, '403 bad_jwt']);
      expect([name, await askApi(each)]).toEqual([name, 401]);
    }
    expect(await ask(token)).toBe('200 ok');
  });

  it('ASVS 9.2.1, 9.2.3: expired, not yet valid, for others, for nobody: refused', async () => {
    const { token } = await newSession();
    const claims = decodeJwt(token);
    const now = Math.floor(harness.clock.now().getTime() / 1000);
    expect(await ask(await forge({ ...claims }))).toBe('200 ok');
    const bad: Record<string, Record<string, unknown>> = {
      '403 bad_jwt': { exp: now - 1 },
      '403 bad_jwt ': { nbf: now + 600 },
      '400 bad_jwt': { aud: 'other' },
      '400 bad_jwt ': { aud: ['authenticated', 'other'] },
      '400 bad_jwt  ': { sub: 'not-an-id' },
      '403 bad_jwt  ': { sub: undefined },
      '403 bad_jwt   ': { session_id: 'not-an-id' },
      '403 bad_jwt    ': { session_id: undefined },
      '403 user_not_found': { sub: randomUUID() },
      '403 session_not_found': { session_id: randomUUID() },
    };
    for (const [refusal, change] of Object.entries(bad)) {
      expect([change, await ask(await forge({ ...claims, ...change }))]).toEqual([change, refusal.trim()]);
    }
    const service = await forge({ role: 'service_role', exp: now + 600 });
    expect(await ask(service)).toBe('403 bad_jwt');
    expect(await askApi(service)).toBe(401);
  });

  it('ASVS 9.2.1, 9.2.3: a session of one person does not serve the token of another', async () => {
    const [mine, other] = [await newSession(), await newSession()];
    const stolen = await forge({ ...decodeJwt(mine.token), session_id: decodeJwt(other.token).session_id });
    expect(await ask(stolen)).toBe('403 session_not_found');
  });

  it('ASVS 9.1.3: a key that was changed signs no more, verifies for a day and is then forgotten', async () => {
    const own = await openAuthTestHarness();
    const instance = await own.start({ AUTH_JWT_EXP: '86400' });
    const { email } = await own.newPerson();
    const before = await instance.signIn(email);
    const see = async (token: string) => (await instance.call('GET', '/user', { token })).status;
    const { kid } = await rotateKeys({ db: own.database.db, now: own.clock.now });
    own.clock.advance(61);
    const after = await instance.signIn(email);
    expect(decodeProtectedHeader(after.access_token).kid).toBe(kid);
    expect(await see(before.access_token)).toBe(200);
    expect((await instance.call('GET', '/.well-known/jwks.json')).json.keys).toHaveLength(2);
    own.clock.advance(DAY - 120);
    expect(await see(before.access_token)).toBe(200);
    own.clock.advance(121);
    expect((await instance.call('GET', '/.well-known/jwks.json')).json.keys).toHaveLength(1);
    expect(await see((await instance.signIn(email)).access_token)).toBe(200);
  });
});

describe('sessions', () => {
  it('ASVS 7.2.3, 7.2.4: tokens have 256 random bits, and every sign-in is a session of its own', async () => {
    const { email } = await harness.newPerson();
    const sessions = await Promise.all(Array.from({ length: 20 }, () => auth.signIn(email)));
    const tokens = sessions.map((session) => String(session.refresh_token));
    expect(new Set(tokens).size).toBe(20);
    for (const token of tokens) expect(Buffer.from(token, 'base64url').length).toBeGreaterThanOrEqual(16);
    expect(new Set(sessions.map((session) => decodeJwt(session.access_token).session_id)).size).toBe(20);
  });

  it('ASVS 7.3.1, 7.3.2, 10.4.8: rest and age end a session at its next refresh', async () => {
    const idle = await newSession();
    harness.clock.advance(14 * DAY + 1);
    expect((await auth.refresh(idle.refreshToken)).json.code).toBe('session_expired');
    let { refreshToken } = await newSession();
    for (let days = 0; days < 30; days += 6) {
      harness.clock.advance(6 * DAY);
      const { json } = await auth.refresh(refreshToken);
      if (days < 24) refreshToken = json.refresh_token;
      else expect(json.code).toBe('session_expired');
    }
  });

  it('ASVS 7.4.1, 7.5.2: after each kind of sign-out access and refresh token fail here', async () => {
    for (const [scope, ends] of [
      ['local', [true, false]],
      ['others', [false, true]],
      ['global', [true, true]],
    ] as const) {
      const first = await newSession();
      const second = await auth.signIn(first.email);
      await auth.call('POST', `/logout?scope=${scope}`, { token: first.token });
      const outcomes = [
        [await ask(first.token), (await auth.refresh(first.refreshToken)).status],
        [await ask(second.access_token), (await auth.refresh(second.refresh_token)).status],
      ];
      expect(outcomes).toEqual(ends.map((isEnded) => (isEnded ? ['403 session_not_found', 400] : ['200 ok', 200])));
    }
  });

  it('ASVS 7.4.2: a ban and an erasure end everything at once', async () => {
    const banned = await newSession();
    const until = new Date(harness.clock.now().getTime() + 3_600_000);
    await db.update(authUsers).set({ bannedUntil: until }).where(eq(authUsers.id, banned.id));
    expect(await ask(banned.token)).toBe('403 user_banned');
    expect((await auth.refresh(banned.refreshToken)).json.code).toBe('user_banned');
    const erased = await newSession();
    await db.update(authUsers).set({ deletedAt: harness.clock.now() }).where(eq(authUsers.id, erased.id));
    expect(await ask(erased.token)).toBe('403 user_not_found');
    expect((await auth.refresh(erased.refreshToken)).status).toBe(400);
  });

  it('ASVS 6.3.4: every way in asks for ban, erasure and confirmation', async () => {
    const ways = async (change: Partial<typeof authUsers.$inferInsert>) => {
      const { id, email } = await harness.newPerson();
      const session = await auth.signIn(email);
      await auth.call('POST', '/otp', { body: { email } });
      const { code, tokenHash } = await harness.mailTo(email);
      await db.update(authUsers).set(change).where(eq(authUsers.id, id));
      const post = async (path: string, body: object) => (await auth.call('POST', path, { body })).json.code;
      const { headers } = await auth.call('GET', `/verify?token=${tokenHash}&type=magiclink`);
      return [
        await post('/token?grant_type=password', { email, password: PASSWORD }),
        await post('/verify', { type: 'email', email, token: code }),
        await post('/verify', { type: 'magiclink', token_hash: tokenHash }),
        /error_code=(\w+)/.exec(headers.get('location') ?? '')?.[1],
        await post('/token?grant_type=refresh_token', { refresh_token: session.refresh_token }),
        (await auth.call('GET', '/user', { token: session.access_token })).json.code,
      ];
    };
    const banned = await ways({ bannedUntil: new Date(harness.clock.now().getTime() + 60_000) });
    expect(banned).toEqual(Array(6).fill('user_banned'));
    const erased = await ways({ deletedAt: harness.clock.now() });
    expect(erased).toEqual([
      'invalid_credentials',
      'otp_expired',
      'otp_expired',
      'otp_expired',
      'refresh_token_not_found',
      'user_not_found',
    ]);
  });

  it('ASVS 6.3.4: a code of a browser opens nothing for who was banned or erased after it was given', async () => {
    const verifier = 'v'.repeat(43);
    const challenge = Buffer.from(await crypto.subtle.digest('SHA-256', Buffer.from(verifier))).toString('base64url');
    for (const [change, code] of [
      [{ bannedUntil: new Date(harness.clock.now().getTime() + 60_000) }, 'user_banned'],
      [{ deletedAt: new Date() }, 'user_not_found'],
    ] as const) {
      const { id, email } = await harness.newPerson();
      await auth.call('POST', '/otp', { body: { email, code_challenge: challenge, code_challenge_method: 's256' } });
      const { tokenHash } = await harness.mailTo(email);
      const { headers } = await auth.call('GET', `/verify?token=${tokenHash}&type=magiclink`);
      const auth_code = new URL(headers.get('location') ?? '').searchParams.get('code');
      await db.update(authUsers).set(change).where(eq(authUsers.id, id));
      const body = { auth_code, code_verifier: verifier };
      expect((await auth.call('POST', '/token?grant_type=pkce', { body })).json.code).toBe(code);
      expect(await db.select().from(authSessions).where(eq(authSessions.userId, id))).toEqual([]);
    }
  });

  it('ASVS 7.4.3: a new password ends the other sessions', async () => {
    const { email, token } = await newSession();
    const other = await auth.signIn(email);
    await auth.call('PUT', '/user', { token, body: { password: 'Spaetdienst9!' } });
    expect([await ask(token), await ask(other.access_token)]).toEqual(['200 ok', '403 session_not_found']);
  });

  it('ASVS 10.4.5: twenty refreshes at once make one step of one chain', async () => {
    const { id, refreshToken } = await newSession();
    const answers = await Promise.all(Array.from({ length: 20 }, () => auth.refresh(refreshToken)));
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
    expect(new Set(answers.map(({ json }) => json.refresh_token)).size).toBe(1);
    const [session] = await db.select().from(authSessions).where(eq(authSessions.userId, id));
    const tokens = await db
      .select()
      .from(authRefreshTokens)
      .where(eq(authRefreshTokens.sessionId, session?.id ?? ''));
    expect(tokens).toHaveLength(2);
    expect(tokens.filter(({ usedAt }) => usedAt === null)).toHaveLength(1);
  });

  it('ASVS 10.4.5: an old token within the interval opens no second chain, and after it ends the session', async () => {
    const { token, refreshToken } = await newSession();
    const second = (await auth.refresh(refreshToken)).json.refresh_token;
    const third = (await auth.refresh(second)).json.refresh_token;
    expect((await auth.refresh(refreshToken)).json.refresh_token).toBe(third);
    harness.clock.advance(11);
    expect((await auth.refresh(refreshToken)).json.code).toBe('refresh_token_already_used');
    expect((await auth.refresh(third)).json.code).toBe('refresh_token_not_found');
    expect(await ask(token)).toBe('403 session_not_found');
  });

  it('ASVS 8.3.2: a role that was taken away is gone at the next refresh, and tokens live for an hour', async () => {
    const { id, token, refreshToken } = await newSession();
    const claims = decodeJwt(token);
    expect((claims.exp ?? 0) - (claims.iat ?? 0)).toBeLessThanOrEqual(3600);
    await db
      .update(authUsers)
      .set({ appMetadata: { role: 'employer' } })
      .where(eq(authUsers.id, id));
    const { json } = await auth.refresh(refreshToken);
    expect(decodeJwt(json.access_token).app_metadata).toEqual({ role: 'employer' });
  });
});
