import { parseArgs } from 'node:util';
import { joinDatabase } from '../apps/server/src/database/start-database.ts';
import { printTable, verdict } from './print-table.ts';
import { percentile } from './search/percentiles.ts';
import { startBuiltServer } from './start-built-server.ts';

/**
 * `npm run bench -- talentpool --profiles 100000`: searches of the talent pool over HTTP by an employer whom some people have blocked,
 * compared with the bar of the job search.
 */
const CALLS = 60;
const WARM_UP = 10;
/** The bar for the p95 of the job search (bench/search/report.ts). */
const BAR_MS = 40;
const BLOCKED_BY = 20;

type Pool = Awaited<ReturnType<typeof joinDatabase>>['database']['pool'];

async function signIn(url: string): Promise<{ token: string; userId: string }> {
  const answer = await fetch(`${url}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'arbeitgeber@demo.example', password: 'Demo2026!' }),
  });
  const { access_token: token, user } = (await answer.json()) as { access_token?: string; user?: { id: string } };
  if (!token || !user) throw new Error(`the demo's employer could not sign in: ${answer.status}`);
  return { token, userId: user.id };
}

/** Copies of the demo's profiles, each of somebody else; takes longer than a request may. */
async function grow(pool: Pool, profiles: number): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('set statement_timeout = 0');
    await copyProfiles(client, profiles);
  } finally {
    client.release(true);
  }
}

async function copyProfiles(pool: Pick<Pool, 'query'>, profiles: number): Promise<void> {
  const { rows } = await pool.query<{ columns: string }>(`
    select string_agg(quote_ident(column_name), ', ') as columns from information_schema.columns
    where table_name = 'talent_profiles' and is_generated = 'NEVER' and column_name not in ('id', 'user_id', 'number', 'region')`);
  const columns = rows[0]?.columns;
  await pool.query(
    `create table grown as select gen_random_uuid() as user_id, each, 1000000 + each as number
     from generate_series(1, $1 - (select count(*) from talent_profiles)::int) each`,
    [profiles],
  );
  await pool.query(`insert into auth_users (id, email, created_at, updated_at)
    select user_id, user_id || '@post.example', now(), now() from grown`);
  // A hundred thousand at once: their regions are set once for all, not once for each statement.
  await pool.query('alter table talent_profiles disable trigger talent_profiles_inserted');
  await pool.query(`insert into talent_profiles (id, user_id, number, ${columns})
    select gen_random_uuid(), g.user_id, g.number, ${columns} from grown g
    join (select *, row_number() over (order by id) - 1 as place, count(*) over () as size from talent_profiles) p
      on p.place = g.each % p.size`);
  await pool.query('alter table talent_profiles enable trigger talent_profiles_inserted');
  await pool.query('drop table grown');
  await pool.query('analyze talent_profiles');
  await pool.query('select set_talent_regions(array(select distinct occupation_group from talent_profiles))');
  await pool.query('vacuum analyze talent_profiles');
}

async function blockBySome(pool: Pool, employerId: string): Promise<void> {
  await pool.query(
    `insert into talent_blocks (id, user_id, kind, value, label, created_at)
     select gen_random_uuid(), user_id, 'employer', $1, 'Klinik', now() from talent_profiles
     where occupation = 'hebamme' order by id limit ${BLOCKED_BY} on conflict do nothing`,
    [employerId],
  );
}

const SEARCHES: readonly (readonly [string, string])[] = [
  ['all', ''],
  ['occupation', '?occupation=pflegefach'],
  ['occupation and place', '?occupation=pflegefach&location=K%C3%B6ln&radius=30'],
  [
    'six filters',
    '?occupation=pflegefach&location=K%C3%B6ln&shift=night&hours=full&languageLevel=B2&availableBy=2027-04',
  ],
  ['rare occupation', '?occupation=hebamme&location=Berlin'],
  ['category', '?category=mfa'],
  ['far page', '?occupation=pflegefach&page=40'],
];

async function timesOf(call: () => Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  for (let index = 0; index < CALLS + WARM_UP; index++) {
    const since = performance.now();
    await call();
    if (index >= WARM_UP) times.push(performance.now() - since);
  }
  return times;
}

async function runTalentPool(): Promise<boolean> {
  const { values } = parseArgs({ options: { profiles: { type: 'string', default: '100000' } } });
  const server = await startBuiltServer({ isApiOnly: true });
  const { database, stop } = await joinDatabase({ databaseUrl: undefined, dataDir: server.dataDir });
  try {
    const { token, userId } = await signIn(server.url);
    await grow(database.pool, Number(values.profiles));
    await blockBySome(database.pool, userId);
    const { rows } = await database.pool.query<{ id: string }>(
      `select id from jobs where employer_id = $1 and status = 'published' and category = 'nursing' order by id limit 1`,
      [userId],
    );
    const get = async (path: string) => {
      const answer = await fetch(server.url + path, { headers: { authorization: `Bearer ${token}` } });
      const text = await answer.text();
      if (!answer.ok) throw new Error(`${path}: ${answer.status} ${text}`);
    };
    const all: number[] = [];
    const lines: string[][] = [];
    for (const [name, query] of SEARCHES) {
      for (const jobId of [null, rows[0]?.id]) {
        const path = `/api/talent-pool${query}${jobId ? `${query ? '&' : '?'}jobId=${jobId}` : ''}`;
        const times = await timesOf(() => get(path));
        all.push(...times);
        const p95 = percentile(times, 0.95);
        lines.push([jobId ? `${name}, by match` : name, p95.toFixed(1), (p95 / BAR_MS).toFixed(2)]);
      }
    }
    const facets = percentile(await timesOf(() => get('/api/talent-pool/facets?occupation=pflegefach')), 0.95);
    lines.push(['counts of the filters', facets.toFixed(1), (facets / BAR_MS).toFixed(2)]);
    printTable(`${values.profiles} profiles: p95 of ${CALLS} answers`, ['', 'answer ms', `of ${BAR_MS} ms`], lines);
    const p95 = percentile(all, 0.95);
    console.log(
      `\nAll searches: p95 ${p95.toFixed(1)} ms, ${(p95 / BAR_MS).toFixed(2)} of the bar ${verdict(p95 <= BAR_MS)}`,
    );
    return p95 <= BAR_MS;
  } finally {
    await stop();
    await server.stop();
  }
}

process.exitCode = (await runTalentPool()) ? 0 : 1;
