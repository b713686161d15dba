import { parseArgs } from 'node:util';
import { DEFAULT_RADIUS_KM } from '@stellenvisite/contract/jobs/places';
import type { Database } from '@stellenvisite/db/client';
import { DEMO_SETTING } from '@stellenvisite/demo/filling/fill-demo-market';
import { joinDatabase } from '../apps/server/src/database/start-database.ts';
import { insertHardDocuments, readHardDocuments } from './relevance/hard-documents.ts';
import { createJudge } from './relevance/judge.ts';
import { createFindPoint, generatedOccupations, toJudgedJobs } from './relevance/judged-jobs.ts';
import { type JudgedQuery, readJudgedQueries } from './relevance/judged-query.ts';
import { printBars, printEngines, printFailedTraps, printKinds, printWorst } from './relevance/report.ts';
import { type Scored, scoreQueries } from './relevance/score.ts';
import { awaitIndex } from './search/await-index.ts';
import { startBaseline } from './search/baselines/start-baseline.ts';
import { BASELINES, type BaselineName, type Question } from './search/engine.ts';
import { listDocuments } from './search/read-documents.ts';
import { startBuiltServer } from './start-built-server.ts';

/**
 * `npm run bench -- relevance [--worst 20] [--only ours] [--match text] [--kind typo]`: the judged queries over the demo market and the
 * hand-made hard documents, sent to the running product and to four other engines.
 */
const DEPTH = 50;

const findPoint = createFindPoint();

async function rankByApi(url: string, { q, params }: JudgedQuery): Promise<string[]> {
  const search = new URLSearchParams({ q, pageSize: String(DEPTH) });
  for (const [name, value] of Object.entries(params))
    search.set(name, Array.isArray(value) ? value.join(',') : String(value));
  const answer = await fetch(`${url}/api/jobs?${search}`);
  if (!answer.ok) throw new Error(`${search} was answered with ${answer.status}.`);
  const { items } = (await answer.json()) as { items: { id: string }[] };
  return items.map(({ id }) => id);
}

function toQuestion({ q, params: { country, location, radius } }: JudgedQuery): Question {
  return {
    q,
    filters: country ? { country } : {},
    ...(location && { near: { ...findPoint(location), km: radius ?? DEFAULT_RADIUS_KM } }),
    sort: 'relevance',
    page: 1,
    pageSize: DEPTH,
  };
}

/** How many jobs the market on which we measure was generated with. */
async function readDemoSize({ pool }: Database): Promise<number> {
  const { rows } = await pool.query<{ jobs: number }>(
    `select (value ->> 'jobs')::int as jobs from settings where key = $1`,
    [DEMO_SETTING],
  );
  if (!rows[0]) throw new Error('The judgements need a demo market.');
  return rows[0].jobs;
}

async function runRelevance(
  queries: readonly JudgedQuery[],
  worst: number,
  others: readonly BaselineName[],
): Promise<boolean> {
  const server = await startBuiltServer({ isApiOnly: true });
  const started = await joinDatabase({ databaseUrl: undefined, dataDir: server.dataDir });
  try {
    const hardDocuments = readHardDocuments();
    await insertHardDocuments(started.database, hardDocuments, new Date());
    await awaitIndex(started.database);
    const documents = await listDocuments(started.database);
    const occupations = generatedOccupations(await readDemoSize(started.database));
    const jobs = toJudgedJobs(documents, hardDocuments, occupations);
    const judge = createJudge(findPoint);
    console.log(`${queries.length} queries over ${jobs.size} jobs, ${hardDocuments.length} of them made by hand.`);
    const engines: [string, Scored[]][] = [];
    const ours = await scoreQueries(queries, jobs, judge, (query) => rankByApi(server.url, query));
    engines.push(['ours', ours]);
    for (const name of others) {
      const baseline = await startBaseline(name, started.connectionString);
      const rank = async (query: JudgedQuery) => (await baseline.search(toQuestion(query))).ids;
      try {
        engines.push([name, await scoreQueries(queries, jobs, judge, rank)]);
      } finally {
        await baseline.stop();
      }
    }
    if (worst > 0) printWorst(ours, worst);
    printFailedTraps(ours);
    printKinds(ours);
    printEngines(engines);
    return printBars(ours);
  } finally {
    await started.stop();
    await server.stop();
  }
}

const { values } = parseArgs({
  options: {
    worst: { type: 'string', default: '0' },
    only: { type: 'string' },
    match: { type: 'string', default: '' },
    kind: { type: 'string' },
  },
});
const wanted = readJudgedQueries().filter(
  ({ q, kind }) => q.toLowerCase().includes(values.match.toLowerCase()) && (values.kind ?? kind) === kind,
);
process.exitCode = (await runRelevance(wanted, Number(values.worst), values.only === 'ours' ? [] : BASELINES)) ? 0 : 1;
