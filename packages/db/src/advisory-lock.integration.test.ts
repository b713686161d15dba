import { sql } from 'drizzle-orm';
import { afterAll, expect, test, vi } from 'vitest';
import { acquireAdvisoryLock } from './advisory-lock.ts';
import { openDatabase } from './client.ts';
import { createTestDatabase } from './testing.ts';

const { db, connectionString } = await createTestDatabase();
const hasty = openDatabase({ connectionString, applicationName: 'hasty', statementTimeoutMs: 20 });
afterAll(() => hasty.close());

/** Waiting for longer than its statements may usually take. */
const waiting = sql`select 1 from pg_stat_activity
  where application_name = 'hasty' and wait_event_type = 'Lock' and now() - query_start > interval '60 ms'`;

test('an advisory lock is waited for without a timeout, which applies again afterwards', async () => {
  const order: string[] = [];
  const second = await db.transaction(async (tx) => {
    await acquireAdvisoryLock(tx, 'test');
    const waits = hasty.db.transaction(async (other) => {
      await acquireAdvisoryLock(other, 'test');
      order.push('second');
    });
    await vi.waitFor(async () => expect((await db.execute(waiting)).rows).toHaveLength(1), { timeout: 10_000 });
    order.push('first');
    return { waits };
  });
  await second.waits;
  expect(order).toEqual(['first', 'second']);
  await expect(hasty.db.execute(sql`select pg_sleep(10)`)).rejects.toMatchObject({ cause: { code: '57014' } });
});

test('a lock of another name does not wait', async () => {
  await db.transaction(async (tx) => {
    await acquireAdvisoryLock(tx, 'test');
    await db.transaction((other) => acquireAdvisoryLock(other, 'other test'));
  });
});
