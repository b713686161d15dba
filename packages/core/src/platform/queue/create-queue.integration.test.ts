import { randomUUID } from 'node:crypto';
import { createTestDatabase } from '@stellenvisite/db/testing';
import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { z } from 'zod';
import { createQueue } from './create-queue.ts';
import { defineJob, SCHEDULED_JOB_OPTIONS } from './define-job.ts';
import { installQueues } from './install-queues.ts';

const sendTestJob = defineJob({
  name: 'test.send',
  payload: z.object({ mailId: z.uuid() }),
  options: SCHEDULED_JOB_OPTIONS,
  handler: async () => {},
});

const database = await createTestDatabase();
const { db } = database;
const { enqueue, enqueueAll, stop } = createQueue(database);
afterAll(stop);
await Promise.all([
  installQueues(database, [sendTestJob]),
  installQueues(database, [sendTestJob]),
  installQueues(database, [sendTestJob]),
]);

async function queuedMails(): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(
    sql`select data->>'mailId' as id from pgboss.job where name = 'test.send' order by 1`,
  );
  return rows.map((row: { id: string }) => row.id);
}

test('several processes may install the queues at once', async () => {
  const { rows } = await db.execute<{ count: number }>(sql`select count(*) from pgboss.queue where name = 'test.send'`);
  expect(rows[0]?.count).toBe(1);
});

test('work is queued by the transaction that causes it, and not when that is undone', async () => {
  const kept = randomUUID();
  const undone = randomUUID();
  await db.transaction((tx) => enqueue(tx, sendTestJob, { mailId: kept }, { key: kept }));
  const failing = db.transaction(async (tx) => {
    await enqueue(tx, sendTestJob, { mailId: undone }, { key: undone });
    throw new Error('undone');
  });
  await expect(failing).rejects.toThrow('undone');
  expect(await queuedMails()).toContain(kept);
  expect(await queuedMails()).not.toContain(undone);
});

test('more transactions than the pool has connections may enqueue as the first work of a process', async () => {
  const fresh = createQueue(database);
  const ids = Array.from({ length: 20 }, () => randomUUID());
  await Promise.all(
    ids.map((id) => db.transaction((tx) => fresh.enqueue(tx, sendTestJob, { mailId: id }, { key: id }))),
  ).finally(fresh.stop);
  const queued = new Set(await queuedMails());
  expect(ids.every((id) => queued.has(id))).toBe(true);
});

test('work under one key waits once', async () => {
  const mailId = randomUUID();
  await Promise.all([1, 2, 3].map(() => enqueue(db, sendTestJob, { mailId }, { key: mailId })));
  expect((await queuedMails()).filter((id) => id === mailId)).toHaveLength(1);
});

test('many jobs are queued in one go', async () => {
  const ids = Array.from({ length: 300 }, () => randomUUID());
  await enqueueAll(
    db,
    sendTestJob,
    ids.map((id) => ({ payload: { mailId: id }, key: id })),
  );
  const queued = new Set(await queuedMails());
  expect(ids.every((id) => queued.has(id))).toBe(true);
});

test('a payload that does not fit its job is refused', async () => {
  await expect(enqueue(db, sendTestJob, { mailId: 'not an id' })).rejects.toThrow();
});
