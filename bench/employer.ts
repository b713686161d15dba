import { joinDatabase } from '../apps/server/src/database/start-database.ts';
import { printTable, verdict } from './print-table.ts';
import { percentile } from './search/percentiles.ts';
import { startBuiltServer } from './start-built-server.ts';

/**
 * `npm run bench -- employer`: the answers of the employer area for a hospital with 500 jobs and 20,000 applications, each compared with
 * the time its main query takes by itself on the same database.
 */
const JOBS = 500;
const APPLICATIONS = 20_000;
const CALLS = 100;
const WARM_UP = 10;
const BAR_MS = 100;

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

/** Copies of the market's jobs and of the demo's own applications, each with a name, a week, a match and a history of its own. */
async function grow(pool: Pool, employerId: string): Promise<void> {
  const { rows } = await pool.query<{ columns: string }>(`
    select string_agg(quote_ident(column_name), ', ') as columns from information_schema.columns
    where table_name = 'jobs' and is_generated = 'NEVER' and column_name not in ('id', 'number', 'employer_id', 'department_id')`);
  await pool.query(
    `insert into jobs (id, employer_id, ${rows[0]?.columns})
     select gen_random_uuid(), $1, ${rows[0]?.columns} from jobs where status = 'published' order by id limit $2`,
    [employerId, JOBS],
  );
  await pool.query(
    `with job as (select id, title, city, country, row_number() over (order by id) - 1 as place, count(*) over () as jobs
                  from jobs where employer_id = $1 and status = 'published'),
          sent as (select applicant, row_number() over (order by id) - 1 as place, count(*) over () as people
                   from applications where employer_id = $1 and applicant->'profile'->'week' is not null)
     insert into applications (id, job_id, employer_id, job_title, employer_name, city, country, kind, status, applicant,
       message, privacy_version, sent_at, opened_at, status_updated_at)
     select gen_random_uuid(), job.id, $1, job.title, 'Klinikum', job.city, job.country, 'full',
       case when each % 10 < 3 then 'applied' when each % 10 < 4 then 'interview' when each % 10 < 5 then 'hired'
            when each % 10 < 9 then 'rejected' else 'withdrawn' end,
       jsonb_set(sent.applicant, '{fullName}', to_jsonb('Person ' || each)), repeat('Guten Tag. ', 40), '1',
       date_trunc('milliseconds', now() - each * interval '7 minutes'),
       case when each % 20 < 10 then now() end,
       date_trunc('milliseconds', now() - each * interval '7 minutes')
     from generate_series(1, $2) as each
     join job on job.place = each % job.jobs
     join sent on sent.place = each % sent.people`,
    [employerId, APPLICATIONS],
  );
  await pool.query(
    `insert into application_matches (application_id, version, score, factors, scored_at)
     select id, 1, number % 101, '[]', now() from applications where employer_id = $1 on conflict do nothing`,
    [employerId],
  );
  await pool.query(
    `insert into application_events (application_id, kind, party, at)
     select id, status, 'employer', sent_at + interval '1 day' * (number % 9) from applications
     where employer_id = $1 and status in ('interview', 'rejected', 'hired')`,
    [employerId],
  );
  await pool.query('vacuum analyze applications, application_matches, application_events, jobs');
}

type Measured = { name: string; path: string; sql: string };

function measuredOf(employerId: string, applicationId: string): Measured[] {
  const asked = `employerId=${employerId}`;
  const mine = `a.employer_id = '${employerId}' and a.kind <> 'external'`;
  const list = (order: string, where = 'true') =>
    `select a.id, a.applicant, m.score from applications a left join jobs j on j.id = a.job_id
     left join application_matches m on m.application_id = a.id where ${mine} and ${where} order by ${order} limit 50`;
  const fresh = `a.status = 'applied' and a.opened_at is null`;
  const applications = '/api/employer/applications';
  return [
    {
      name: 'overview',
      path: `/api/employer/overview?${asked}`,
      sql: `select count(*) from applications a where ${mine}`,
    },
    {
      name: 'counts of the rail',
      path: `/api/employer/counts?${asked}`,
      sql: `select count(*) from applications a where ${mine} and ${fresh}`,
    },
    {
      name: 'jobs',
      path: `/api/employer/jobs?${asked}`,
      sql: `select j.* from jobs j where j.employer_id = '${employerId}' order by j.posted_at desc limit 20`,
    },
    {
      name: 'applications, longest wait first',
      path: `${applications}?${asked}&sort=waiting&pageSize=50`,
      sql: list('a.status_updated_at, a.number'),
    },
    {
      name: 'applications, by match',
      path: `${applications}?${asked}&sort=match&pageSize=50`,
      sql: list('m.score desc nulls last, a.number'),
    },
    {
      name: 'applications, by name',
      path: `${applications}?${asked}&q=person%20199&pageSize=50`,
      sql: list('a.sent_at desc', `a.search_text like '%person 199%'`),
    },
    {
      name: 'applications, by wished shift',
      path: `${applications}?${asked}&shift=night&pageSize=50`,
      sql: list('a.sent_at desc', `a.wished_shifts && array['night']`),
    },
    {
      name: 'board: counts',
      path: `${applications}/counts?${asked}`,
      sql: `select a.status, a.opened_at is not null, count(*) from applications a where ${mine} group by 1, 2`,
    },
    {
      name: 'board: filters',
      path: `${applications}/filters?${asked}`,
      sql: `select j.id, j.title, count(*) from applications a join jobs j on j.id = a.job_id where ${mine} group by 1, 2`,
    },
    ...['new', 'rejected'].map((column) => ({
      name: `board: column ${column}`,
      path: `${applications}/board/${column}?${asked}`,
      sql: list('a.status_updated_at, a.number', column === 'new' ? fresh : `a.status = 'rejected'`),
    })),
    {
      name: 'board: 200 further cards',
      path: `${applications}/board/new?${asked}&limit=200`,
      sql: list('a.status_updated_at, a.number', fresh).replace('limit 50', 'limit 200'),
    },
    {
      name: 'one application',
      path: `${applications}/${applicationId}`,
      sql: `select * from applications a where a.id = '${applicationId}'`,
    },
    {
      name: 'its match',
      path: `${applications}/${applicationId}/match`,
      sql: `select * from application_matches where application_id = '${applicationId}'`,
    },
  ];
}

/** One after the other, as a person asks; the first ones are not counted. */
async function timesOf(call: () => Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  for (let index = 0; index < CALLS + WARM_UP; index++) {
    const since = performance.now();
    await call();
    if (index >= WARM_UP) times.push(performance.now() - since);
  }
  return times;
}

async function runEmployer(): Promise<boolean> {
  const server = await startBuiltServer({ isApiOnly: true });
  const { database, stop } = await joinDatabase({ databaseUrl: undefined, dataDir: server.dataDir });
  try {
    const { token, userId } = await signIn(server.url);
    await grow(database.pool, userId);
    const { rows } = await database.pool.query<{ id: string }>(
      'select id from applications where employer_id = $1 order by number desc limit 1',
      [userId],
    );
    const get = async (path: string) => {
      const answer = await fetch(server.url + path, { headers: { authorization: `Bearer ${token}` } });
      const text = await answer.text();
      if (!answer.ok) throw new Error(`${path}: ${answer.status} ${text}`);
    };
    const lines: string[][] = [];
    let isMet = true;
    for (const { name, path, sql } of measuredOf(userId, rows[0]?.id ?? '')) {
      const ours = percentile(await timesOf(() => get(path)), 0.95);
      const bare = percentile(await timesOf(() => database.pool.query(sql)), 0.95);
      isMet &&= ours <= BAR_MS;
      lines.push([name, ours.toFixed(1), bare.toFixed(1), verdict(ours <= BAR_MS)]);
    }
    printTable(
      `${JOBS} jobs, ${APPLICATIONS} applications: p95 of ${CALLS} answers, bar ≤ ${BAR_MS} ms`,
      ['', 'answer ms', 'bare query ms', ''],
      lines,
    );
    return isMet;
  } finally {
    await stop();
    await server.stop();
  }
}

process.exitCode = (await runEmployer()) ? 0 : 1;
