import { availableParallelism, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { joinDatabase } from '../apps/server/src/database/start-database.ts';
import { awaitIndex } from './search/await-index.ts';
import { prepareDataFolder } from './search/data-folder.ts';
import { BASELINES } from './search/engine.ts';
import { createLoad, type LoadQuery } from './search/load.ts';
import { measureBaseline } from './search/measure-baselines.ts';
import { measureBulk } from './search/measure-bulk.ts';
import { readCpuMs, readDatabaseMemory, readMemory } from './search/memory.ts';
import { percentile } from './search/percentiles.ts';
import { type Measured, printBars, printMemory, printOthers, printOurs, type Times } from './search/report.ts';
import { createSearchClient, searchConcurrently, searchOneByOne, type Timed } from './search/search-client.ts';
import { type BuiltServer, startBuiltServer } from './start-built-server.ts';

/**
 * `npm run bench -- search --jobs 100000 [--only ours] [--bulk] [--fresh]`: a fixed mixed load over HTTP, then the same
 * documents and questions for four other engines.
 */
const MEASURED = 450;
const WARM_UP = 90;
const TOGETHER = 900;
const PEOPLE = 10;
/** Enough for 50 people over five minutes. */
const BULK = 15_000;
const RESTING_LOAD = 0.5;

type Options = { jobs: number; isOnlyOurs: boolean; isBulk: boolean; isFresh: boolean };

function createLoads() {
  const load = createLoad('measured', MEASURED);
  const taken = new Set(load.map(({ path }) => path));
  const warmUp = createLoad('warm up', WARM_UP, taken);
  for (const { path } of warmUp) taken.add(path);
  return { load, warmUp, together: createLoad('together', TOGETHER, taken) };
}

function byKind(timed: readonly Timed[]): Times {
  const times: Times = new Map();
  for (const { query, ms } of timed) times.set(query.kind, [...(times.get(query.kind) ?? []), ms]);
  return times;
}

async function measureOurs({ url, pid }: BuiltServer, loads: ReturnType<typeof createLoads>): Promise<Times> {
  const client = createSearchClient(url, PEOPLE);
  try {
    await searchOneByOne(client, loads.warmUp);
    const cpuBefore = readCpuMs(pid);
    const times = byKind(await searchOneByOne(client, loads.load));
    const cpuMs = (readCpuMs(pid) - cpuBefore) / loads.load.length;
    const { timed, perSecond } = await searchConcurrently(client, loads.together, PEOPLE);
    printOurs(times);
    console.log(`\nThe server's processor works ${cpuMs.toFixed(1)} ms for an answer.`);
    const p95 = percentile(
      timed.map(({ ms }) => ms),
      0.95,
    );
    console.log(`\n${PEOPLE} at a time: ${perSecond.toFixed(0)} answers a second, p95 ${p95.toFixed(1)} ms.`);
    return times;
  } finally {
    client.close();
  }
}

async function measureOthers(connectionString: string, warmUp: LoadQuery[], load: LoadQuery[]): Promise<Measured[]> {
  const others: Measured[] = [];
  for (const name of BASELINES) others.push(await measureBaseline(name, connectionString, warmUp, load));
  return others;
}

/** Times of a busy machine say nothing: the bars are for one at rest. */
function warnIfBusy(): void {
  const [lastMinute = 0] = loadavg();
  if (lastMinute > RESTING_LOAD * availableParallelism())
    console.log(`The machine is busy (load ${lastMinute.toFixed(1)}): the times below are not those of one at rest.`);
}

async function runSearch({ jobs, isOnlyOurs, isBulk, isFresh }: Options): Promise<boolean> {
  const dataDir = prepareDataFolder(jobs, isFresh);
  const server = await startBuiltServer({ dataDir, isApiOnly: true });
  const started = await joinDatabase({ databaseUrl: undefined, dataDir });
  try {
    await awaitIndex(started.database);
    if (isBulk) warnIfBusy();
    if (isBulk) return await measureBulk(server, started.database, createLoad('bulk', BULK));
    warnIfBusy();
    const loads = createLoads();
    console.log(
      `${loads.load.length} questions over ${jobs} jobs. The server remembers answers, so each is asked once and none twice.`,
    );
    const ours = await measureOurs(server, loads);
    const { nowMb, peakMb } = readMemory(server.pid);
    const memory = { serverMb: nowMb, serverPeakMb: peakMb, databaseMb: readDatabaseMemory(dataDir) };
    printMemory(memory);
    if (isOnlyOurs) console.log('\nThe other engines were left out (--only ours).');
    const others = isOnlyOurs ? [] : await measureOthers(started.connectionString, loads.warmUp, loads.load);
    if (others.length > 0) printOthers(ours, others);
    return printBars(ours, others, memory, jobs);
  } finally {
    await started.stop();
    await server.stop();
  }
}

const { values } = parseArgs({
  options: {
    jobs: { type: 'string', default: '20000' },
    only: { type: 'string' },
    bulk: { type: 'boolean', default: false },
    fresh: { type: 'boolean', default: false },
  },
});
const jobs = Number(values.jobs);
if (!Number.isSafeInteger(jobs) || jobs < 1) throw new Error(`--jobs takes a whole number, not "${values.jobs}".`);
const isMet = await runSearch({ jobs, isOnlyOurs: values.only === 'ours', isBulk: values.bulk, isFresh: values.fresh });
process.exitCode = isMet ? 0 : 1;
