import { randomUUID } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { canonicalQuery, readAddress } from '@stellenvisite/core/jobs/canonical-query';
import { fillPlaces } from '@stellenvisite/core/jobs/places/fill-places';
import { matchNewJobs } from '@stellenvisite/core/seekers/alerts/match-new-jobs';
import { jobFeed } from '@stellenvisite/db/schema/jobs/job-feed';
import { jobAlerts } from '@stellenvisite/db/schema/seekers/job-alerts';
import { createDemoPlaces } from '@stellenvisite/demo/demo-places';
import { generateMarket } from '@stellenvisite/demo/market/generate-market';
import { insertMarket } from '@stellenvisite/demo/market/insert-market';
import { createSearch } from '@stellenvisite/search';
import { indexAllPending } from '@stellenvisite/search/indexing';
import { readPlaces, readPostcodes } from '@stellenvisite/search/places';
import { readConfig } from '../apps/server/src/config.ts';
import { createContext, openServices } from '../apps/server/src/context.ts';
import { startDatabase } from '../apps/server/src/database/start-database.ts';
import { printTable, verdict } from './print-table.ts';

/**
 * `npm run bench -- alerts`: how long one worker takes to compare 2,000 new jobs with the criteria of 20,000 alerts and to store the
 * matches, compared with a new run of each alert's search.
 */
const ALERTS = 20_000;
const JOBS = 2_000;
const MARKET = 10_000;
const BAR_SECONDS = 60;
/** So many searches are run for the comparison; the rest would take as long each. */
const SAMPLE = 500;

const WORDS = [
  'pflegefachkraft',
  'pflegefachmann intensiv',
  'oberarzt chirurgie',
  'assistenzarzt innere medizin',
  'mfa',
  'medizinische fachangestellte teilzeit',
  'physiotherapeut',
  'hebamme',
  'notfallsanitäter',
  'ota',
  'mtr',
  'altenpfleger nachtdienst',
  'praxisanleitung',
  'stationsleitung',
  'facharzt anästhesie',
  'logopädin',
  'kinderkrankenschwester',
  'verwaltung klinik',
];
const PLACES = ['Köln', 'Berlin', 'München', 'Hamburg', 'Wien', 'Zürich', 'Leipzig', 'Bonn', 'Essen', 'Graz', 'Bayern'];
const SHIFTS = ['early', 'day', 'late', 'night'];
const CATEGORIES = ['doctors', 'nursing', 'medical', 'mfa', 'administration', 'management'];

/** Any two differ: by their words, places, radius, pay and filters. */
function criteriaOf(index: number): string {
  const pick = <T>(values: readonly T[], step: number): T => values[Math.floor(index / step) % values.length] as T;
  const params = new URLSearchParams();
  if (index % 5 > 0) params.set('q', pick(WORDS, 1));
  if (index % 7 > 0) {
    params.set('location', pick(PLACES, 3));
    params.set('radius', String(5 + (index % 60)));
  }
  if (index % 3 === 0) params.append('shift', pick(SHIFTS, 2));
  if (index % 4 === 0 || params.size === 0) params.append('category', pick(CATEGORIES, 5));
  params.set('salaryMin', String(2_000 + (index % 1_500)));
  const search = readAddress(params.toString());
  return search ? canonicalQuery(search) : 'q=pflege';
}

const dataDir = mkdtempSync(join(tmpdir(), 'stellenvisite-bench-'));
// Root's PostgreSQL runs as another user, who has to reach the folder.
chmodSync(dataDir, 0o755);
const started = await startDatabase({ databaseUrl: undefined, dataDir });
const { database } = started;
const { db } = database;

async function fillMarket(): Promise<void> {
  await fillPlaces(db);
  const market = generateMarket({
    jobs: MARKET,
    now: new Date(),
    places: createDemoPlaces(readPlaces(), readPostcodes()),
  });
  await insertMarket(db, { market, totalJobs: MARKET });
  await indexAllPending({ db });
  await db.delete(jobFeed);
}

async function createAlerts(): Promise<void> {
  const now = new Date(Date.now() - 60_000);
  const made = { seenAt: now, mailsFrom: now, createdAt: now, confirmedAt: now };
  for (let start = 0; start < ALERTS; start += 1_000) {
    await db.insert(jobAlerts).values(
      Array.from({ length: 1_000 }, (_, index) => ({
        id: randomUUID(),
        email: `gast${start + index}@post.example`,
        language: 'de' as const,
        name: `Auftrag ${start + index}`,
        query: criteriaOf(start + index),
        frequency: 'daily' as const,
        status: 'active' as const,
        ...made,
      })),
    );
  }
}

/** Copies of live jobs, as an import would bring them. */
async function publishJobs(): Promise<void> {
  const { rows } = await db.execute<{ columns: string }>(`
    select string_agg(quote_ident(column_name), ', ') as columns from information_schema.columns
    where table_name = 'jobs' and column_name not in ('id', 'number', 'posted_at', 'valid_through')`);
  const columns = rows[0]?.columns ?? '';
  await db.execute(`insert into jobs (id, posted_at, valid_through, ${columns})
    select gen_random_uuid(), now(), now() + interval '30 days', ${columns} from jobs
    where status = 'published' limit ${JOBS}`);
  await indexAllPending({ db });
}

const seconds = (since: number) => (performance.now() - since) / 1_000;

try {
  await fillMarket();
  await createAlerts();
  await publishJobs();
  const search = createSearch({ db, now: () => new Date() });
  await search.warmUp();
  const config = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent', DATA_DIR: dataDir });
  const services = await openServices({ config, database, search });
  const ctx = createContext(services);

  const begun = performance.now();
  const matches = await matchNewJobs(ctx);
  const took = seconds(begun);

  const asked = await db.select({ query: jobAlerts.query }).from(jobAlerts).limit(SAMPLE);
  const since = new Date(Date.now() - 86_400_000);
  const baselineBegun = performance.now();
  for (const { query } of asked) {
    const criteria = readAddress(query);
    if (criteria) await search.count(criteria, { postedAfter: since });
  }
  const baseline = (seconds(baselineBegun) / asked.length) * ALERTS;
  await services.close();

  printTable(
    `${ALERTS} alerts, ${JOBS} new jobs, a market of ${MARKET}, one worker`,
    ['', 'seconds', 'matches'],
    [
      ['new jobs against stored criteria, kept', took.toFixed(1), String(matches)],
      [`every search run again (from ${asked.length}), counted only`, baseline.toFixed(1), ''],
    ],
  );
  const isMet = took <= BAR_SECONDS && matches > 0;
  console.log(`\nwithin ${BAR_SECONDS} s: ${verdict(isMet)}`);
  process.exitCode = isMet ? 0 : 1;
} finally {
  await started.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
