import { randomUUID } from 'node:crypto';
import type { QueueJob } from '@stellenvisite/contract/queue-jobs';
import type { MailContext } from '@stellenvisite/core/mails/mail-message';
import { writeMail } from '@stellenvisite/core/mails/write-mail';
import { enqueue } from '@stellenvisite/core/queue/enqueue';
import { installQueues } from '@stellenvisite/core/queue/install-queues';
import { mails } from '@stellenvisite/db/schema/mails';
import { createTestDatabase } from '@stellenvisite/db/testing';
import { createSearch } from '@stellenvisite/search';
import { eq, sql } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { startTestSmtp } from '../mails/smtp-testing.ts';
import { createSmtpTransport } from '../mails/smtp-transport.ts';
import { createJobHandlers, type JobHandlers } from './job-handlers.ts';
import { SCHEDULES } from './schedules.ts';
import { startWorker } from './start-worker.ts';

const database = await createTestDatabase();
const { db, connectionString } = database;
await installQueues(database);

const publicUrl = 'https://www.stellenvisite.example';
const renderMail: MailContext['renderMail'] = async () => ({ subject: 'Test', text: 'Text', html: '<p>Text</p>' });
const search = createSearch({ db, now: () => new Date() });
const context = () => ({ db, now: () => new Date(), publicUrl, language: 'de' as const, search });

function recordingLog() {
  const lines: string[] = [];
  const write = (...parts: unknown[]) => {
    lines.push(JSON.stringify(parts));
  };
  return { lines, info: write, warn: write, error: write };
}

function handlersOnSmtp(smtpUrl: string): JobHandlers {
  const transport = createSmtpTransport({ smtpUrl, from: 'post@stellenvisite.example' });
  const sessionLimits = { sessionMaxAgeSeconds: 1, sessionIdleSeconds: 1 };
  return createJobHandlers({ context, transport, renderMail, sessionLimits });
}

async function writeTo(to: string): Promise<void> {
  const message = { kind: 'newsletter.confirm', values: { confirmUrl: publicUrl, frequency: 'daily' } } as const;
  await db.transaction((tx) => writeMail({ ...context(), renderMail }, tx, { to, language: 'de', message }));
}

async function note(to: string) {
  const [row] = await db.select().from(mails).where(eq(mails.to, to));
  return row;
}

test('a mail written anywhere is sent once, however many workers there are', async () => {
  const smtp = await startTestSmtp();
  const start = () =>
    startWorker({ connectionString, handlers: handlersOnSmtp(smtp.url), log: recordingLog(), hasSchedules: false });
  const workers = await Promise.all([start(), start()]);
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
  const worker = await startWorker({ connectionString, handlers: handlersOnSmtp(away.url), log, hasSchedules: false });
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
  const handlers: JobHandlers = {
    ...handlersOnSmtp('smtp://127.0.0.1:1'),
    'mail.forget': async () => {
      begun.resolve();
      await finish.promise;
      isFinished = true;
    },
  };
  const worker = await startWorker({ connectionString, handlers, log: recordingLog(), hasSchedules: false });
  await enqueue(db, 'mail.forget', {});
  await begun.promise;
  const stopped = worker.stop();
  finish.resolve();
  await stopped;
  expect(isFinished).toBe(true);
  const { rows } = await db.execute<{ state: string }>(sql`select state from pgboss.job where name = 'mail.forget'`);
  expect(rows).toEqual([{ state: 'completed' }]);
});

test('the schedules are kept in Berlin time', async () => {
  const idle: JobHandlers = handlersOnSmtp('smtp://127.0.0.1:1');
  const worker = await startWorker({ connectionString, handlers: idle, log: recordingLog() });
  const { rows } = await db.execute<{ name: QueueJob; cron: string; timezone: string }>(
    sql`select name, cron, timezone from pgboss.schedule`,
  );
  await worker.stop();
  const expected = SCHEDULES.map((schedule) => ({ ...schedule, timezone: 'Europe/Berlin' }));
  expect(rows).toHaveLength(expected.length);
  expect(rows).toEqual(expect.arrayContaining(expected));
});
