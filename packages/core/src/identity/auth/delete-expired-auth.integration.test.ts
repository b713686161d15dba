import { randomUUID } from 'node:crypto';
import {
  authEvents,
  authFlowStates,
  authLimits,
  authOneTimeTokens,
  authSessions,
  authSignUps,
} from '@stellenvisite/db/schema/identity/auth';
import { authChallenges, authFactors } from '@stellenvisite/db/schema/identity/auth-factors';
import { createTestDatabase } from '@stellenvisite/db/testing';
import { expect, test } from 'vitest';
import { deleteExpiredAuth } from './delete-expired-auth.ts';
import { createAuthUser } from './sign-up/create-auth-user.ts';

const { db } = await createTestDatabase();
const now = new Date('2026-11-15T09:00:00Z');
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const ago = (ms: number) => new Date(now.getTime() - ms);
const user = await db.transaction((tx) => createAuthUser(tx, { email: 'jemand@praxis.example' }, ago(400 * DAY)));
const userId = user.id;

async function deleteExpired(settings = { sessionMaxAgeSeconds: 30 * 86_400, sessionIdleSeconds: 14 * 86_400 }) {
  await deleteExpiredAuth({ db, now: () => now, auth: { settings } });
}

async function addSession(createdAt: Date, refreshedAt: Date): Promise<string> {
  const id = randomUUID();
  await db.insert(authSessions).values({ id, userId, amr: [], createdAt, refreshedAt });
  return id;
}
const sessionIds = async () => (await db.select({ id: authSessions.id }).from(authSessions)).map(({ id }) => id);

test('sessions past their limits go, those in use stay', async () => {
  await addSession(ago(31 * DAY), ago(HOUR));
  await addSession(ago(20 * DAY), ago(15 * DAY));
  const fresh = await addSession(ago(29 * DAY), ago(13 * DAY));
  await deleteExpired();
  expect(await sessionIds()).toEqual([fresh]);
});

test('longer limits of the instance are retained, shorter ones take nothing from the others', async () => {
  await db.delete(authSessions);
  const old = await addSession(ago(60 * DAY), ago(40 * DAY));
  const long = { sessionMaxAgeSeconds: 90 * 86_400, sessionIdleSeconds: 90 * 86_400 };
  await deleteExpired(long);
  expect(await sessionIds()).toEqual([old]);
  const young = await addSession(ago(DAY), ago(DAY));
  await deleteExpired({ sessionMaxAgeSeconds: 1, sessionIdleSeconds: 1 });
  expect(await sessionIds()).toEqual([young]);
});

test('flows go when no code of theirs can be good any more', async () => {
  const add = async (createdAt: Date, provider: string | null) => {
    const id = randomUUID();
    await db
      .insert(authFlowStates)
      .values({ id, method: 'oauth', redirectTo: 'https://x.example', provider, createdAt });
    return id;
  };
  await add(ago(26 * HOUR), null);
  await add(ago(61 * MINUTE), 'google');
  const kept = [await add(ago(24 * HOUR), null), await add(ago(10 * MINUTE), 'google')];
  await deleteExpired();
  const left = await db.select({ id: authFlowStates.id }).from(authFlowStates);
  expect(left.map(({ id }) => id).toSorted()).toEqual(kept.toSorted());
});

test('expired codes go, open ones stay', async () => {
  const secret = { userId, sentTo: 'x', codeHash: 'x', method: 'otp' as const };
  await db.insert(authOneTimeTokens).values([
    { ...secret, id: randomUUID(), slot: 'recovery', expiresAt: ago(1) },
    { ...secret, id: randomUUID(), slot: 'confirmation', expiresAt: ago(-1) },
  ]);
  await deleteExpired();
  expect(await db.select({ slot: authOneTimeTokens.slot }).from(authOneTimeTokens)).toEqual([{ slot: 'confirmation' }]);
});

test('sign-ups nobody confirmed go after a week, unless a mail of theirs is still open', async () => {
  const add = async (createdAt: Date) => {
    const id = randomUUID();
    await db.insert(authSignUps).values({ id, userId, sourceHash: '', createdAt });
    return id;
  };
  await add(ago(8 * DAY));
  const kept = [await add(ago(8 * DAY)), await add(ago(6 * DAY))];
  const open = { id: randomUUID(), userId, sentTo: 'x', codeHash: 'x', method: 'otp', slot: 'confirmation' } as const;
  await db.insert(authOneTimeTokens).values({ ...open, signUpId: kept[0] ?? null, expiresAt: ago(-MINUTE) });
  await deleteExpired();
  const left = await db.select({ id: authSignUps.id }).from(authSignUps);
  expect(left.map(({ id }) => id).toSorted()).toEqual(kept.toSorted());
});

test('factors nobody verified go after a day with their challenges, verified ones stay', async () => {
  const add = async (status: 'verified' | 'unverified', createdAt: Date) => {
    const id = randomUUID();
    await db.insert(authFactors).values({ id, userId, type: 'totp', status, friendlyName: id, createdAt });
    return id;
  };
  const stale = await add('unverified', ago(25 * HOUR));
  const kept = [await add('unverified', ago(23 * HOUR)), await add('verified', ago(300 * DAY))];
  const challenge = (factorId: string, createdAt: Date) => ({ id: randomUUID(), factorId, createdAt });
  const open = challenge(kept[1] ?? '', ago(MINUTE));
  await db
    .insert(authChallenges)
    .values([open, challenge(kept[1] ?? '', ago(2 * HOUR)), challenge(stale, ago(MINUTE))]);
  await deleteExpired();
  const left = await db.select({ id: authFactors.id }).from(authFactors);
  expect(left.map(({ id }) => id).toSorted()).toEqual(kept.toSorted());
  expect(await db.select({ id: authChallenges.id }).from(authChallenges)).toEqual([{ id: open.id }]);
});

test('the log keeps ninety days, limits a day', async () => {
  const event = (action: string, at: Date) => ({ id: randomUUID(), action, outcome: 'ok', at });
  await db.insert(authEvents).values([event('alt', ago(91 * DAY)), event('neu', ago(89 * DAY))]);
  await db.insert(authLimits).values([
    { key: 'alt', tokens: 0, updatedAt: ago(25 * HOUR) },
    { key: 'neu', tokens: 0, updatedAt: ago(HOUR) },
  ]);
  await deleteExpired();
  expect(await db.select({ action: authEvents.action }).from(authEvents)).toEqual([{ action: 'neu' }]);
  expect(await db.select({ key: authLimits.key }).from(authLimits)).toEqual([{ key: 'neu' }]);
});
