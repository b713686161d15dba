import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { jobs } from '@stellenvisite/db/schema/jobs/jobs';
import { createTestDatabase } from '@stellenvisite/db/testing';
import { createEmployer, createJob } from '@stellenvisite/db/testing-market';
import { and, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { findDisagreements } from './find-disagreements.ts';
import { indexAllPending } from './index-pending.ts';
import { KILL_POINTS, type KillPoint } from './killed-publisher.fixture.ts';
import { countPending, docOf } from './search-market.fixture.ts';

const { db, connectionString } = await createTestDatabase();
const ctx = { db };
const PUBLISHER = fileURLToPath(new URL('./killed-publisher.fixture.ts', import.meta.url));

async function killPublisher(employerId: string, killAfter: KillPoint): Promise<void> {
  const orders = JSON.stringify({ connectionString, employerId, killAfter });
  const child = spawn(process.execPath, [PUBLISHER, orders], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [, signal] = await once(child, 'exit');
  expect(signal).toBe('SIGKILL');
}

async function stockEmployer(): Promise<string> {
  const employerId = await createEmployer(db, { name: 'Altes Haus' });
  for (const title of ['Pflegefachkraft', 'Oberarzt', 'Apotheker']) await createJob(db, employerId, { title });
  await createJob(db, employerId, { title: 'Hebamme', status: 'draft' });
  await indexAllPending(ctx);
  return employerId;
}

test.each(KILL_POINTS)('index and table agree when the process is killed after “%s”', async (killAfter) => {
  const employerId = await stockEmployer();
  await killPublisher(employerId, killAfter);
  expect(await findDisagreements(ctx), 'right after').toEqual([]);

  await indexAllPending(ctx);
  expect(await findDisagreements(ctx), 'when another process went on').toEqual([]);
  expect(await countPending(db)).toBe(0);
  const published = await db
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(eq(jobs.employerId, employerId), eq(jobs.status, 'published')));
  const docs = await Promise.all(published.map(({ id }) => docOf(db, id)));
  expect(docs.every((doc) => doc !== undefined)).toBe(true);
});
