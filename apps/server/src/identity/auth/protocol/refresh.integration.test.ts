import { authRefreshTokens, authSessions, authUsers } from '@stellenvisite/db/schema/identity/auth';
import { eq } from 'drizzle-orm';
import { decodeJwt } from 'jose';
import { describe, expect, it } from 'vitest';
import { openAuthTestHarness } from '../../../testing/auth-test-harness.ts';

const harness = await openAuthTestHarness();
const auth = await harness.start();
const { db } = harness.database;
const HOUR = 3600;
const DAY = 24 * HOUR;

async function newSession() {
  const { id, email } = await harness.newPerson();
  const session = await auth.signIn(email);
  return { userId: id, session, first: String(session.refresh_token) };
}

async function rotate(token: string): Promise<string> {
  const { status, json } = await auth.refresh(token);
  expect([status, json.code]).toEqual([200, undefined]);
  return json.refresh_token;
}

async function refusal(token: string) {
  const { status, json } = await auth.refresh(token);
  return [status, json.code];
}

describe('§8 refresh', () => {
  it('does not know an invented token, whatever it looks like', async () => {
    for (const token of ['x', 'a'.repeat(10_000), '../..', 'ä🩺', 7]) {
      const { status, json } = await auth.call('POST', '/token?grant_type=refresh_token', {
        body: { refresh_token: token },
      });
      expect([status, json.code]).toEqual([400, 'refresh_token_not_found']);
      expect(json.message).toBe('Invalid Refresh Token: Refresh Token Not Found');
    }
    const { json } = await auth.call('POST', '/token?grant_type=refresh_token', { body: {} });
    expect(json.code).toBe('validation_failed');
  });

  it('rotates the current token, and leaves session, level and methods as they were', async () => {
    const { session, first } = await newSession();
    harness.clock.advance(60);
    const { json } = await auth.call('POST', '/token?grant_type=refresh_token', {
      body: { refresh_token: first },
      headers: { 'user-agent': 'second browser' },
    });
    const [before, after] = [decodeJwt(session.access_token), decodeJwt(json.access_token)];
    for (const claim of ['session_id', 'aal', 'amr', 'sub']) expect(after[claim]).toEqual(before[claim]);
    expect(after.exp).toBeGreaterThan(before.exp ?? 0);
    expect(json.refresh_token).not.toBe(first);
    const [row] = await db
      .select()
      .from(authSessions)
      .where(eq(authSessions.id, String(before.session_id)));
    expect(row?.userAgent).toBe('second browser');
    expect(row?.refreshedAt.getTime()).toBeGreaterThan(row?.createdAt.getTime() ?? 0);
  });

  it('gives the current token again to its direct parent, at any time', async () => {
    const { first } = await newSession();
    const second = await rotate(first);
    harness.clock.advance(2 * DAY);
    expect(await rotate(first)).toBe(second);
    expect(await rotate(first)).toBe(second);
    expect(await rotate(second)).not.toBe(second);
  });

  it('gives the current token to an older one within the interval', async () => {
    const { first } = await newSession();
    const third = await rotate(await rotate(first));
    harness.clock.advance(9);
    expect(await rotate(first)).toBe(third);
  });

  it('ends the whole session when an older one comes later', async () => {
    const { session, first } = await newSession();
    const third = await rotate(await rotate(first));
    harness.clock.advance(11);
    const { status, json } = await auth.refresh(first);
    expect([status, json.code, json.message]).toEqual([
      400,
      'refresh_token_already_used',
      'Invalid Refresh Token: Already Used',
    ]);
    expect(await refusal(third)).toEqual([400, 'refresh_token_not_found']);
    expect((await auth.call('GET', '/user', { token: session.access_token })).json.code).toBe('session_not_found');
  });

  it('has an interval that each instance may set', async () => {
    const strict = await harness.start({ AUTH_REUSE_INTERVAL: '0' });
    const { first } = await newSession();
    await rotate(await rotate(first));
    harness.clock.advance(1);
    expect((await strict.refresh(first)).json.code).toBe('refresh_token_already_used');
  });

  it('refuses a banned person, and lets them in again afterwards', async () => {
    const { userId, first } = await newSession();
    const ban = (bannedUntil: Date | null) => db.update(authUsers).set({ bannedUntil }).where(eq(authUsers.id, userId));
    await ban(new Date(harness.clock.now().getTime() + HOUR * 1000));
    expect(await refusal(first)).toEqual([400, 'user_banned']);
    harness.clock.advance(HOUR + 1);
    await rotate(first);
  });

  it('ends with inactivity and with age, by setting', async () => {
    const idle = await newSession();
    harness.clock.advance(14 * DAY + 1);
    expect(await refusal(idle.first)).toEqual([400, 'session_expired']);
    let { first: token } = await newSession();
    for (let day = 0; day < 30; day += 10) {
      token = await rotate(token);
      harness.clock.advance(10 * DAY);
    }
    harness.clock.advance(1);
    expect(await refusal(token)).toEqual([400, 'session_expired']);
    const short = await harness.start({ AUTH_SESSION_MAX_AGE: '100', AUTH_SESSION_IDLE: '50' });
    const { first } = await newSession();
    harness.clock.advance(51);
    expect((await short.refresh(first)).json.code).toBe('session_expired');
  });

  it('knows no token of a session that has ended', async () => {
    const { session, first } = await newSession();
    await auth.call('POST', '/logout', { token: session.access_token });
    expect(await refusal(first)).toEqual([400, 'refresh_token_not_found']);
  });

  it('gives a token of its own to each new session', async () => {
    const { email } = await harness.newPerson();
    const sessions = await Promise.all([auth.signIn(email), auth.signIn(email)]);
    expect(new Set(sessions.map((session) => decodeJwt(session.access_token).session_id)).size).toBe(2);
    expect(new Set(sessions.map((session) => session.refresh_token)).size).toBe(2);
    expect((await db.select().from(authRefreshTokens)).length).toBeGreaterThan(2);
  });

  it('signs tokens for as long as the instance says', async () => {
    const brief = await harness.start({ AUTH_JWT_EXP: '120' });
    const { first } = await newSession();
    const { json } = await brief.refresh(first);
    expect(json.expires_in).toBe(120);
    expect((await auth.call('GET', '/user', { token: json.access_token })).status).toBe(200);
    harness.clock.advance(121);
    const late = await auth.call('GET', '/user', { token: json.access_token });
    expect([late.status, late.json.code]).toEqual([403, 'bad_jwt']);
  });
});
