import { randomUUID } from 'node:crypto';
import type { RealtimeEvent } from '@stellenvisite/contract/platform/realtime.schema';
import { createAuthUser } from '@stellenvisite/core/identity/auth/sign-up/create-auth-user';
import { authSessions, authUsers } from '@stellenvisite/db/schema/identity/auth';
import { createTestDatabase } from '@stellenvisite/db/testing';
import { eq, sql } from 'drizzle-orm';
import { afterAll, expect, test, vi } from 'vitest';
import { createTestContext } from '../../testing/create-test-context.ts';
import { listenToEvents } from './start-realtime.ts';

const database = await createTestDatabase();
const { db } = database;
const ctx = await createTestContext({ database });
const heard: RealtimeEvent[] = [];
const warned: string[] = [];
const ended: string[] = [];
let gaps = 0;
const listening = await listenToEvents({
  pool: database.pool,
  log: { warn: (_fields: unknown, message?: string) => void warned.push(message ?? '') },
  onEvent: (event) => heard.push(event),
  onSessionEnd: (sessionId) => ended.push(sessionId),
  onGap: () => void gaps++,
});
afterAll(() => listening.stop());

const newEvent = (): RealtimeEvent => ({
  name: 'notification.created',
  userId: randomUUID(),
  recordId: randomUUID(),
});

test('an event is heard once its transaction is committed, and never after a rollback', async () => {
  const undone = newEvent();
  const first = newEvent();
  const second = newEvent();
  await expect(
    db.transaction(async (tx) => {
      await ctx.publish(tx, undone);
      throw new Error('rolled back');
    }),
  ).rejects.toThrow('rolled back');
  await db.transaction(async (tx) => {
    await ctx.publish(tx, first);
    await db.execute(sql`select 1`);
    expect(heard).toEqual([]);
  });
  await ctx.publish(db, second);
  await vi.waitFor(() => expect(heard).toEqual([first, second]));
});

test('what is no event is dropped, and what is no event of the list is not published', async () => {
  heard.length = 0;
  await db.execute(sql`select pg_notify('realtime', 'not json')`);
  const event = newEvent();
  await expect(ctx.publish(db, { ...event, userId: 'nobody' })).rejects.toThrow();
  await ctx.publish(db, event);
  await vi.waitFor(() => expect(heard).toEqual([event]));
  expect(warned).toEqual(['a notification is no event']);
});

test('the end of a session is heard from its table, whoever deletes it', async () => {
  const userId = randomUUID();
  await db.transaction((tx) =>
    createAuthUser(tx, { id: userId, email: 'a@post.example', emailConfirmedAt: null, userMetadata: {} }, new Date()),
  );
  const [one, two] = [randomUUID(), randomUUID()];
  await db.insert(authSessions).values([one, two].map((id) => ({ id, userId, amr: [] })));
  await db.delete(authUsers).where(eq(authUsers.id, userId));
  await vi.waitFor(() => expect(new Set(ended)).toEqual(new Set([one, two])));
});

test('it is reported when listening begins', () => {
  expect(gaps).toBe(1);
});
