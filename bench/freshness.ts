import { randomUUID } from 'node:crypto';
import { joinDatabase } from '../apps/server/src/database/start-database.ts';
import { findFreePort, startNodeProcess } from '../scripts/node-process.ts';
import { printTable, verdict } from './print-table.ts';
import { awaitIndex } from './search/await-index.ts';
import { percentile } from './search/percentiles.ts';
import { startBuiltServer } from './start-built-server.ts';

/**
 * `npm run bench -- freshness`: how long after its commit a published job is found, and a closed one gone, from two processes on one
 * database. A separate connection writes, and both are queried repeatedly.
 */
const JOBS = 100;
const BAR_MS = 1000;

const first = await startBuiltServer({ isApiOnly: true });
const started = await joinDatabase({ databaseUrl: undefined, dataDir: first.dataDir });
const { pool } = started.database;
const second = await startNodeProcess({
  file: 'apps/server/src/main.ts',
  port: await findFreePort(),
  healthPath: '/api/health',
  env: { DATABASE_URL: started.connectionString, RATE_LIMIT: '0', LOG_LEVEL: 'warn', DEMO: '0' },
});

async function isFound(url: string, word: string): Promise<boolean> {
  const answer = await fetch(`${url}/api/jobs?q=${word}&pageSize=1`);
  return ((await answer.json()) as { total: number }).total > 0;
}

async function waitedFor(word: string, isWanted: boolean): Promise<number[]> {
  const since = performance.now();
  return Promise.all(
    [first.url, second.url].map(async (url) => {
      while ((await isFound(url, word)) !== isWanted);
      return performance.now() - since;
    }),
  );
}

/** A copy of any live job under a title that no other has. */
async function publish(word: string): Promise<string> {
  const { rows } = await pool.query<{ columns: string }>(
    `select string_agg(quote_ident(column_name), ', ') as columns from information_schema.columns
     where table_name = 'jobs' and column_name not in ('id', 'number', 'title')`,
  );
  const id = randomUUID();
  await pool.query(
    `insert into jobs (id, title, ${rows[0]?.columns}) select $1, $2, ${rows[0]?.columns} from jobs
     where status = 'published' and valid_through > now() + interval '1 day' and posted_at <= now() limit 1`,
    [id, word],
  );
  return id;
}

const took: Record<'published' | 'closed', number[]> = { published: [], closed: [] };
try {
  await awaitIndex({ pool });
  for (let each = 0; each < JOBS; each += 1) {
    const word = `frisch${randomUUID().replaceAll('-', '')}`;
    const id = await publish(word);
    took.published.push(...(await waitedFor(word, true)));
    await pool.query(`update jobs set status = 'closed' where id = $1`, [id]);
    took.closed.push(...(await waitedFor(word, false)));
    await pool.query('delete from jobs where id = $1', [id]);
  }
} finally {
  await second.stop();
  await started.stop();
  await first.stop();
}
const row = (name: string, values: readonly number[]) => [
  name,
  ...[0.5, 0.95, 1].map((share) => percentile(values, share).toFixed(1)),
];
printTable(
  'After the commit (ms), both processes',
  ['', 'p50', 'p95', 'longest'],
  [row('a published job is found', took.published), row('a closed job is gone', took.closed)],
);
const isMet = Math.max(...took.published, ...took.closed) <= BAR_MS;
console.log(`\nwithin ${BAR_MS} ms: ${verdict(isMet)}`);
process.exitCode = isMet ? 0 : 1;
