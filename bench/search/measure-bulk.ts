import { setTimeout as delay } from 'node:timers/promises';
import type { Database } from '@stellenvisite/db/client';
import type { NodeProcess } from '../../scripts/node-process.ts';
import { printTable, verdict } from '../print-table.ts';
import { awaitIndex } from './await-index.ts';
import type { LoadQuery } from './load.ts';
import { readMemory } from './memory.ts';
import { percentile } from './percentiles.ts';
import { createSearchClient, type SearchClient, type Timed } from './search-client.ts';

const PEOPLE = 50;
const CHANGED_JOBS = 20_000;
/** As an import writes: many short transactions, one after the other. */
const A_TRANSACTION = 1000;
const BEFORE_MS = 20_000;
/** A person reads for a second or so before asking again. */
const PAUSE_MS = { least: 500, most: 1500 };
const TIMES_SLOWER = 2;
const ADDED = ' – ab sofort';

/** People search until they are stopped; no query is repeated. */
function searchAsPeople({ request }: SearchClient, queries: Iterator<LoadQuery>) {
  const timed: (Timed & { at: number })[] = [];
  let isOver = false;
  const person = async (index: number) => {
    await delay((index / PEOPLE) * PAUSE_MS.most);
    while (!isOver) {
      const next = queries.next();
      if (next.done) throw new Error('There are not enough questions for so long a bulk change.');
      const at = performance.now();
      timed.push({ query: next.value, ms: (await request(next.value.path)).ms, at });
      await delay(PAUSE_MS.least + Math.random() * (PAUSE_MS.most - PAUSE_MS.least));
    }
  };
  const done = Promise.all(Array.from({ length: PEOPLE }, (_, index) => person(index)));
  // Whoever waits for the end learns of a failure; until then it must not count as unhandled.
  done.catch(() => {});
  const stop = async () => {
    isOver = true;
    await done;
  };
  return { timed, stop };
}

async function listLiveJobs(pool: Database['pool']): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>(
    `select id from jobs where status = 'published' and valid_through > now() order by id limit $1`,
    [CHANGED_JOBS],
  );
  return rows.map(({ id }) => id);
}

async function changeTitles(pool: Database['pool'], ids: readonly string[], title: string): Promise<void> {
  for (let at = 0; at < ids.length; at += A_TRANSACTION)
    await pool.query(`update jobs set title = ${title}, updated_at = now() where id = any($1::uuid[])`, [
      ids.slice(at, at + A_TRANSACTION),
    ]);
}

/** 50 people searching: their p95 before, and while 20,000 jobs get new titles until the last is indexed. */
export async function measureBulk(
  { url, pid }: NodeProcess,
  { pool }: Database,
  queries: readonly LoadQuery[],
): Promise<boolean> {
  const client = createSearchClient(url, PEOPLE);
  const people = searchAsPeople(client, queries.values());
  try {
    await delay(BEFORE_MS);
    const ids = await listLiveJobs(pool);
    const begun = performance.now();
    await changeTitles(pool, ids, `title || '${ADDED}'`);
    const written = performance.now();
    await awaitIndex({ pool });
    const ended = performance.now();
    await people.stop();
    const { peakMb } = readMemory(pid);
    await changeTitles(pool, ids, `replace(title, '${ADDED}', '')`);
    await awaitIndex({ pool });
    console.log(
      `\n${ids.length} jobs changed in ${seconds(begun, written)} s, indexed ${seconds(written, ended)} s later; the server took up to ${peakMb.toFixed(0)} MB.`,
    );
    return report(people.timed, { begun, written, ended });
  } finally {
    client.close();
  }
}

const seconds = (from: number, to: number) => ((to - from) / 1000).toFixed(1);

type Moments = { begun: number; written: number; ended: number };

function report(timed: readonly (Timed & { at: number })[], { begun, written, ended }: Moments): boolean {
  const took = (from: number, to: number) => timed.filter(({ at }) => at >= from && at < to).map(({ ms }) => ms);
  // The first seconds warm up what the change must not be blamed for.
  const [before, during] = [took(begun - BEFORE_MS * 0.75, begun), took(begun, ended)];
  const row = (name: string, values: readonly number[]) => [
    name,
    String(values.length),
    ...[0.5, 0.95, 0.99].map((share) => percentile(values, share).toFixed(1)),
  ];
  const ratio = percentile(during, 0.95) / percentile(before, 0.95);
  printTable(
    `${PEOPLE} people searching (ms)`,
    ['', 'queries', 'p50', 'p95', 'p99'],
    [
      row('before the change', before),
      row('while it runs', during),
      row('… while it is written', took(begun, written)),
      row('… while it is indexed', took(written, ended)),
    ],
  );
  const isMet = ratio <= TIMES_SLOWER;
  console.log(`\np95 is ${ratio.toFixed(2)} × that before, at most ${TIMES_SLOWER} ×: ${verdict(isMet)}`);
  return isMet;
}
