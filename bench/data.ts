import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { fillPlaces } from '@stellenvisite/core/jobs/places/fill-places';
import type { Database } from '@stellenvisite/db/client';
import { settings } from '@stellenvisite/db/schema/platform/settings';
import { createDemoPlaces } from '@stellenvisite/demo/demo-places';
import { DEMO_SETTING, emptyDemoMarket } from '@stellenvisite/demo/filling/fill-demo-market';
import { generateMarket } from '@stellenvisite/demo/market/generate-market';
import { insertMarket } from '@stellenvisite/demo/market/insert-market';
import { indexAllPending } from '@stellenvisite/search/indexing';
import { readPlaces, readPostcodes } from '@stellenvisite/search/places';
import { startDatabase } from '../apps/server/src/database/start-database.ts';

/**
 * `npm run bench -- data --jobs 1000000 [--database-url …]`: the demo's generator scaled up, without pictures, into a
 * database to measure on: the embedded one of BENCH_DATA_DIR (data/bench), so `DATA_DIR=data/bench npm start` serves it.
 */
const WRITERS = 2;

async function fillBenchmarkMarket(totalJobs: number, databaseUrl: string | undefined): Promise<void> {
  const dataDir = resolve(process.env.BENCH_DATA_DIR ?? 'data/bench');
  const started = await startDatabase({ databaseUrl, dataDir });
  try {
    await requireOurs(started.database);
    await emptyDemoMarket(started.database.db);
    await fillPlaces(started.database.db);
    await writeMarket(started.database, totalJobs);
  } finally {
    await started.stop();
  }
}

/** Runs the maintenance that PostgreSQL would do by itself in the following hours. */
async function vacuum(pool: Database['pool']): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('set statement_timeout = 0');
    await client.query('vacuum analyze');
  } finally {
    client.release(true);
  }
}

/** Everything is erased before, so this has to be a market of ours or none. */
async function requireOurs({ pool }: Database): Promise<void> {
  const demoSetting = await pool.query('select 1 from settings where key = $1', [DEMO_SETTING]);
  const someJob = await pool.query('select 1 from jobs limit 1');
  if (someJob.rowCount === 0 || demoSetting.rowCount === 1) return;
  throw new Error('This database holds a market that is not a demo; name another one.');
}

async function writeMarket(database: Database, totalJobs: number): Promise<void> {
  const now = new Date();
  const market = generateMarket({ jobs: totalJobs, now, places: createDemoPlaces(readPlaces(), readPostcodes()) });
  // The setting is written first, so that an interrupted run can be repeated.
  await database.db.insert(settings).values({ key: DEMO_SETTING, value: { benchmark: true, jobs: totalJobs } });
  const begun = performance.now();
  const report = reporter('written', totalJobs);
  const counts = await insertMarket(database.db, {
    market,
    totalJobs,
    writers: WRITERS,
    onProgress: ({ jobs }) => report(jobs),
  });
  await indexAllPending({ db: database.db, onProgress: reporter('indexed', totalJobs) });
  await vacuum(database.pool);
  const seconds = (performance.now() - begun) / 1000;
  console.log(
    `\n${counts.jobs} jobs of ${counts.employers} employers in ${seconds.toFixed(0)} s, at most ${peakMemory()} MB.`,
  );
}

function reporter(what: string, totalJobs: number): (done: number) => void {
  const begun = performance.now();
  let shown = 0;
  return (done) => {
    const seconds = (performance.now() - begun) / 1000;
    if (seconds - shown < 2 && done < totalJobs) return;
    shown = seconds;
    const line = `${done} of ${totalJobs} jobs ${what}, ${Math.round(done / seconds)} a second, ${peakMemory()} MB`;
    if (process.stdout.isTTY) process.stdout.write(`\r${line.padEnd(70)}`);
    else console.log(line);
  };
}

/** Resident memory at its highest, in MB; the system counts it in kilobytes. */
function peakMemory(): number {
  return Math.round(process.resourceUsage().maxRSS / 1024);
}

const { values } = parseArgs({
  options: { jobs: { type: 'string', default: '100000' }, 'database-url': { type: 'string' } },
});
const wanted = Number(values.jobs);
if (!Number.isSafeInteger(wanted) || wanted < 1) {
  console.error(`--jobs takes a whole number, not "${values.jobs}".`);
  process.exit(1);
}
await fillBenchmarkMarket(wanted, values['database-url']).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
