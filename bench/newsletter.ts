import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { sendLetter } from '@stellenvisite/core/content/newsletter/letters/send-letter';
import { sanitizeHtml } from '@stellenvisite/core/platform/html/sanitize-html';
import { installQueues } from '@stellenvisite/core/platform/queue/install-queues';
import { newsletterLetters, newsletterSubscriptions } from '@stellenvisite/db/schema/content/newsletter';
import { readConfig } from '../apps/server/src/config.ts';
import { createContext, openServices } from '../apps/server/src/context.ts';
import { startDatabase } from '../apps/server/src/database/start-database.ts';
import { startTestSmtp } from '../apps/server/src/platform/mails/smtp-testing.ts';
import { jobsOf, SLICES } from '../apps/server/src/slices.ts';
import { printTable, verdict } from './print-table.ts';

/**
 * `npm run bench -- newsletter`: a letter to 10,000 readers, sent by two workers at a time that are killed again and again. Afterwards every
 * reader has it, and what came twice came as the same message. `-- --readers 50000` sends as many as the largest letter we expect.
 */
const { values } = parseArgs({ options: { readers: { type: 'string', default: '10000' } } });
const READERS = Number(values.readers);
const KILLS = 10;
const AT_ONCE = 8;
const BATCH = 5_000;
const WORKER = fileURLToPath(new URL('../apps/server/src/content/newsletter/mail-worker.fixture.ts', import.meta.url));

const dataDir = mkdtempSync(join(tmpdir(), 'stellenvisite-letters-'));
chmodSync(dataDir, 0o755);
const started = await startDatabase({ dataDir, databaseUrl: undefined });
const { database, connectionString } = started;
const smtp = await startTestSmtp();

async function prepare(): Promise<string> {
  await installQueues(database, jobsOf(SLICES));
  const confirmedAt = new Date(Date.now() - 86_400_000);
  for (let first = 0; first < READERS; first += BATCH)
    await database.db.insert(newsletterSubscriptions).values(
      Array.from({ length: Math.min(BATCH, READERS - first) }, (_, index) => ({
        id: randomUUID(),
        email: `leser-${first + index}@post.example`,
        status: 'confirmed' as const,
        language: 'de' as const,
        frequency: 'weekly' as const,
        confirmedAt,
      })),
    );
  const id = randomUUID();
  await database.db.insert(newsletterLetters).values({
    id,
    subject: 'Neues',
    preview: '',
    bodyHtml: sanitizeHtml('<p>Guten Tag</p>'),
    language: 'de',
    audience: 'all',
    status: 'sending',
    createdAt: new Date(),
    startedAt: new Date(),
  });
  return id;
}

function startWorker() {
  const orders = JSON.stringify({ connectionString, smtpUrl: smtp.url, atOnce: AT_ONCE });
  const child = spawn(process.execPath, [WORKER, orders], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return { child, ended: once(child, 'exit') };
}

try {
  const letterId = await prepare();
  const config = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent', DATA_DIR: dataDir });
  const services = await openServices({ config, database });
  const begun = performance.now();
  await sendLetter(createContext(services), { letterId });
  const written = (performance.now() - begun) / 1000;
  let workers = [startWorker(), startWorker()];
  for (let kill = 1; kill <= KILLS; kill += 1) {
    while (smtp.received.length < (READERS / (KILLS + 1)) * kill) await delay(20);
    const [oldest, ...rest] = workers;
    oldest?.child.kill('SIGKILL');
    await oldest?.ended;
    workers = [...rest, startWorker()];
  }
  await Promise.all(workers.map(({ ended }) => ended));
  const seconds = (performance.now() - begun) / 1000;
  const byReader = Map.groupBy(smtp.received, ({ to }) => to);
  const twice = smtp.received.length - byReader.size;
  const isSame = [...byReader.values()].every((all) => new Set(all.map(({ messageId }) => messageId)).size === 1);
  printTable(
    `A letter to ${READERS} readers, ${KILLS} workers killed`,
    ['', 'count'],
    [
      ['readers who have it', String(byReader.size)],
      ['came twice, as the same message', `${twice} ${verdict(isSame)}`],
      ['seconds to write', written.toFixed(0)],
      ['seconds to write and send', seconds.toFixed(0)],
      ['mails a second', (smtp.received.length / seconds).toFixed(0)],
    ],
  );
  await services.close();
  const isMet = byReader.size === READERS && isSame && twice <= KILLS * AT_ONCE;
  console.log(`\neverybody once, but for what was on its way when a worker was killed: ${verdict(isMet)}`);
  process.exitCode = isMet ? 0 : 1;
} finally {
  await smtp.stop();
  await started.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
