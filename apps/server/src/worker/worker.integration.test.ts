import { randomUUID } from 'node:crypto';
import { runAskedFeedJob, runFeedJob } from '@stellenvisite/core/feeds/import/run-feed';
import { deleteOldMailsJob } from '@stellenvisite/core/platform/mails/delete-old-mails';
import type { JobDefinition } from '@stellenvisite/core/platform/queue/define-job';
import { installQueues } from '@stellenvisite/core/platform/queue/install-queues';
import { mails } from '@stellenvisite/db/schema/platform/mails';
import { createTestDatabase } from '@stellenvisite/db/testing';
import { eq, sql } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { createSmtpTransport } from '../platform/mails/open-mail-transport.ts';
import { startTestSmtp } from '../platform/mails/smtp-testing.ts';
import { jobsOf, SLICES } from '../slices.ts';
import { createTestContext } from '../testing/create-test-context.ts';
import { startWorker, type WorkerOptions } from './start-worker.ts';

const database = await createTestDatabase();
const { db, connectionString } = database;
const JOBS = jobsOf(SLICES);
await installQueues(database, JOBS);

const publicUrl = 'https://www.stellenvisite.example';
const NOWHERE = 'smtp://127.0.0.1:1';
const ctx = await createTestContext({ database, now: () => new Date(), env: { PUBLIC_URL: publicUrl } });

function recordingLog() {
  const lines: string[] = [];
  const write = (...parts: unknown[]) => {
    lines.push(JSON.stringify(parts));
  };
  return { lines, debug: write, info: write, warn: write, error: write };
}

function start(
  smtpUrl: string,
  { log = recordingLog(), ...options }: Partial<WorkerOptions> & { log?: ReturnType<typeof recordingLog> } = {},
) {
  const transport = createSmtpTransport({ smtpUrl, from: 'post@stellenvisite.example' });
  const jobContext = { ...ctx, log, mail: { ...ctx.mail, transport } };
  return startWorker({
    connectionString,
    jobs: JOBS,
    createContext: () => jobContext,
    hasSchedules: false,
    ...options,
  });
}

async function writeTo(to: string): Promise<void> {
  const message = { kind: 'newsletter.confirm', values: { confirmUrl: publicUrl, frequency: 'daily' } } as const;
  await db.transaction((tx) => ctx.mail.write(tx, { to, language: 'de', message }));
}

async function note(to: string) {
  const [row] = await db.select().from(mails).where(eq(mails.to, to));
  return row;
}

test('a mail written anywhere is sent once, however many workers there are', async () => {
  const smtp = await startTestSmtp();
  const workers = await Promise.all([start(smtp.url), start(smtp.url)]);
  const addresses = Array.from({ length: 20 }, () => `${randomUUID()}@praxis.example`);
  await Promise.all(addresses.map(writeTo));

  await vi.waitFor(() => expect(smtp.received).toHaveLength(addresses.length), { timeout: 20_000 });
  await Promise.all(workers.map((worker) => worker.stop()));
  expect(smtp.received.map(({ to }) => to).sort()).toEqual([...addresses].sort());
  await smtp.stop();
});

test('mails wait while the mail server is away and leave when it is back, and the log names nobody', async () => {
  const away = await startTestSmtp();
  await away.stop();
  const log = recordingLog();
  const worker = await start(away.url, { log });
  const address = `${randomUUID()}@praxis.example`;
  await writeTo(address);
  await vi.waitFor(async () => expect((await note(address))?.attempts).toBe(1), { timeout: 10_000 });

  const back = await startTestSmtp(away.port);
  await vi.waitFor(async () => expect((await endBackoff()) + back.received.length).toBe(1), { timeout: 10_000 });
  // The worker looks for work when there is some more.
  const another = `${randomUUID()}@praxis.example`;
  await writeTo(another);
  const sent = () => back.received.map(({ to }) => to).sort();
  await vi.waitFor(() => expect(sent()).toEqual([address, another].sort()), { timeout: 20_000 });
  await worker.stop();
  expect((await note(address))?.sentAt).not.toBeNull();
  expect(log.lines.join('\n')).not.toContain(address);
  await back.stop();
});

/** The wait until the next attempt is real time. Answers how many mails were waiting. */
async function endBackoff(): Promise<number> {
  const { rowCount } = await db.execute(
    sql`update pgboss.job set start_after = now() where name = 'mail.send' and state = 'retry'`,
  );
  return rowCount ?? 0;
}

test('a stopping worker finishes what it has in hand', async () => {
  const begun = Promise.withResolvers<void>();
  const finish = Promise.withResolvers<void>();
  let isFinished = false;
  const slowJob: JobDefinition = {
    ...deleteOldMailsJob,
    handler: async () => {
      begun.resolve();
      await finish.promise;
      isFinished = true;
    },
  };
  const worker = await start(NOWHERE, { jobs: [slowJob] });
  await ctx.queue.enqueue(db, slowJob, {});
  await begun.promise;
  const stopped = worker.stop();
  finish.resolve();
  await stopped;
  expect(isFinished).toBe(true);
  const { rows } = await db.execute<{ state: string }>(sql`select state from pgboss.job where name = 'mail.forget'`);
  expect(rows).toEqual([{ state: 'completed' }]);
});

test('long work that somebody requested does not stand behind long work by the clock', async () => {
  const finish = Promise.withResolvers<void>();
  const done: string[] = [];
  const byTheClock: JobDefinition<{ runId: string }> = { ...runFeedJob, handler: () => finish.promise };
  const asked: JobDefinition<{ runId: string }> = {
    ...runAskedFeedJob,
    handler: async (_ctx, { runId }) => {
      if (runId === slow) await finish.promise;
      done.push(runId);
    },
  };
  const slow = randomUUID();
  const quick = randomUUID();
  const payloads = Array.from({ length: 6 }, () => ({ payload: { runId: randomUUID() } }));
  await ctx.queue.enqueueAll(db, byTheClock, payloads);
  await ctx.queue.enqueueAll(db, asked, [{ payload: { runId: slow } }, { payload: { runId: quick } }]);
  const worker = await start(NOWHERE, { jobs: [byTheClock, asked] as unknown as JobDefinition[] });
  try {
    await vi.waitFor(() => expect(done).toEqual([quick]), { timeout: 20_000 });
  } finally {
    finish.resolve();
    await worker.stop();
  }
});

test('the schedules are stored in Berlin time', async () => {
  const worker = await start(NOWHERE, { hasSchedules: true });
  const { rows } = await db.execute<{ name: string; cron: string; timezone: string }>(
    sql`select name, cron, timezone from pgboss.schedule`,
  );
  await worker.stop();
  const expected = JOBS.flatMap(({ name, cron }) => (cron ? [{ name, cron, timezone: 'Europe/Berlin' }] : []));
  expect(expected).toContainEqual({
    name: 'newsletter.send-issue',
    cron: '0,30 6-11 * * *',
    timezone: 'Europe/Berlin',
  });
  expect(rows).toHaveLength(expected.length);
  expect(rows).toEqual(expect.arrayContaining(expected));
});
