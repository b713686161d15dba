import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { Context } from '@stellenvisite/core/context';
import { startDueFeeds } from '@stellenvisite/core/feeds/runs/start-due-feeds';
import type { Database } from '@stellenvisite/db/client';
import { readConfig } from '../apps/server/src/config.ts';
import { createContext, openServices } from '../apps/server/src/context.ts';
import { joinDatabase } from '../apps/server/src/database/start-database.ts';
import { serveLargeFeed } from './feeds/large-feed.ts';
import { importRaw } from './feeds/raw-import.ts';
import { printTable, verdict } from './print-table.ts';
import { readOwnMb } from './search/memory.ts';
import { percentile } from './search/percentiles.ts';
import { createSearchClient } from './search/search-client.ts';
import { startBuiltServer } from './start-built-server.ts';

/**
 * `npm run bench:feeds -- --jobs 100000`: the running server fetches and imports one large feed (4 kB a job), compared with
 * "parse the XML and COPY raw rows" in the same run, while people search; then it imports the same jobs again.
 */
const WORDS = [
  'pflegefachkraft',
  'hebamme',
  'oberarzt kardiologie',
  'mfa',
  'ota',
  'physiotherapie',
  'pflegehilfe',
  'mtra',
];
const PLACES = [
  'berlin',
  'hamburg',
  'münchen',
  'köln',
  'leipzig',
  'freiburg',
  'dresden',
  'bremen',
  'wien',
  'graz',
  'bern',
  '',
];
/** All different, so that none is answered from a cache. */
const SEARCHES = PLACES.flatMap((place) => WORDS.map((word) => `${word} ${place}`.trim()));
const IDLE_SEARCHES = SEARCHES.length;
const PAUSE_MS = 50;
/** Linux walks all pages of a process to measure it. */
const WATCH_MS = 500;
const MEMORY_MB = 250;
const MAX_MS = 30 * 60_000;

type Pool = Database['pool'];
type Run = { id: string; ms: number; created: number; unchanged: number };

/** Adds a feed of an employer whose jobs are public already and whose plan is large enough; the worker of the server runs it. */
async function addFeed(pool: Pool, url: string): Promise<string> {
  const id = randomUUID();
  await pool.query(
    `insert into xml_feeds (id, employer_id, name, source, url, format, status, created_at, updated_at)
     select $1, e.id, 'bench', 'url', $2, 'indeed', 'active', now(), now() from employers e
     where e.verified_at is not null and not exists (select from xml_feeds f where f.employer_id = e.id)
     order by e.id limit 1`,
    [id, url],
  );
  await pool.query(`update plans set jobs = 1000000`);
  await pool.query(
    `insert into subscriptions (id, employer_id, plan_id, period, payment, currency, period_net, since, anchor,
       period_start, period_end, renews, created_at)
     select gen_random_uuid(), employer_id, 'group', 'yearly', 'invoice', 'EUR', 0, current_date, current_date,
       current_date, current_date + 365, true, now() from xml_feeds where id = $1 on conflict do nothing`,
    [id],
  );
  return id;
}

/** Adds up the memory of the child processes that import large documents for a server. */
function readDocumentMb(serverPid: number): number {
  const own = readdirSync('/proc').filter((name) => /^\d+$/.test(name) && isDocumentProcess(name, serverPid));
  return own.reduce((sum, pid) => sum + readOwnMb(Number(pid)), 0);
}

function isDocumentProcess(pid: string, serverPid: number): boolean {
  try {
    const parent = /^PPid:\s+(\d+)$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return Number(parent) === serverPid && readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('document.process');
  } catch {
    // The process has ended meanwhile.
    return false;
  }
}

async function runOnce(ctx: Context, pool: Pool, feedId: string, meanwhile: () => Promise<void>): Promise<Run> {
  const since = new Date();
  await pool.query('update xml_feeds set next_run_at = $2 where id = $1', [feedId, since]);
  await startDueFeeds(ctx);
  for (const until = Date.now() + MAX_MS; Date.now() < until; ) {
    await meanwhile();
    const { rows } = await pool.query<Run & { status: string; failure: string | null }>(
      `select id, status, failure, created, unchanged, extract(epoch from finished_at - started_at) * 1000 as ms
       from feed_runs where feed_id = $1 and queued_at >= $2`,
      [feedId, since],
    );
    const [run] = rows;
    if (run?.status === 'done') return { ...run, ms: Number(run.ms) };
    if (run && run.status !== 'queued' && run.status !== 'running') throw new Error(`${run.status}: ${run.failure}`);
  }
  throw new Error('the import has not ended');
}

async function runFeeds(): Promise<boolean> {
  const { values } = parseArgs({ options: { jobs: { type: 'string', default: '100000' } } });
  const jobs = Number(values.jobs);
  const feed = await serveLargeFeed(jobs);
  process.env.FEED_ALLOW_HOSTS = feed.host;
  const server = await startBuiltServer({ isApiOnly: true });
  const { database, stop } = await joinDatabase({ databaseUrl: undefined, dataDir: server.dataDir });
  const { pool } = database;
  const config = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent', DATA_DIR: server.dataDir });
  const services = await openServices({ config, database });
  const ctx = createContext(services);
  const client = createSearchClient(server.url);
  const searchInto = (times: number[]) => async () => {
    const words = SEARCHES[times.length % SEARCHES.length] ?? '';
    times.push((await client.request(`/api/jobs?q=${encodeURIComponent(words)}`)).ms);
    await delay(PAUSE_MS);
  };
  try {
    const [idle, busy]: [number[], number[]] = [[], []];
    while (idle.length < IDLE_SEARCHES) await searchInto(idle)();
    const raw = await importRaw(database, jobs, server.dataDir);
    const before = readOwnMb(server.pid);
    let peak = before;
    const watch = setInterval(() => {
      peak = Math.max(peak, readOwnMb(server.pid) + readDocumentMb(server.pid));
    }, WATCH_MS);
    const feedId = await addFeed(pool, feed.url);
    const first = await runOnce(ctx, pool, feedId, searchInto(busy));
    clearInterval(watch);
    if (first.created !== jobs) throw new Error(`${first.created} of ${jobs} jobs were imported`);
    feed.rewrite('second');
    const again = await runOnce(ctx, pool, feedId, () => delay(PAUSE_MS));
    if (again.unchanged !== jobs) throw new Error(`${again.unchanged} of ${jobs} jobs were the same`);
    const [idleP95, busyP95] = [percentile(idle, 0.95), percentile(busy, 0.95)];
    const bars: [string, string, string, boolean][] = [
      ['speed relative to raw rows', `${Math.round((raw / first.ms) * 100)} %`, '≥ 50 %', raw / first.ms >= 0.5],
      ['memory above idle', `${Math.round(peak - before)} MB`, `< ${MEMORY_MB} MB`, peak - before < MEMORY_MB],
      ['again, unchanged', `${Math.round((again.ms / first.ms) * 100)} %`, '≤ 33 %', again.ms / first.ms <= 1 / 3],
      ['search p95 meanwhile', `${busyP95.toFixed(1)} ms`, `≤ ${(2 * idleP95).toFixed(1)} ms`, busyP95 <= 2 * idleP95],
    ];
    const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;
    console.log(`\nRaw rows ${seconds(raw)}, import ${seconds(first.ms)}, again ${seconds(again.ms)}.`);
    printTable(
      `Import of ${jobs} jobs`,
      ['', 'measured', 'bar', ''],
      bars.map(([what, measured, bar, isMet]) => [what, measured, bar, verdict(isMet)]),
    );
    return bars.every(([, , , isMet]) => isMet);
  } finally {
    client.close();
    feed.close();
    await services.close();
    await stop();
    await server.stop();
  }
}

process.exitCode = (await runFeeds()) ? 0 : 1;
