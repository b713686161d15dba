import { findFreePort, type NodeProcess, startNodeProcess } from '../scripts/node-process.ts';
import { listSearches, sample } from './load/addresses.ts';
import type { BaselinePages } from './load/baseline-server.ts';
import { fire, type Shot, type Target } from './load/fire.ts';
import { findSamplePages, listIds } from './market-pages.ts';
import { median, printTable, verdict } from './print-table.ts';
import { startBuiltServer } from './start-built-server.ts';

const ROUNDS = 3;
const SECONDS = 4;
/** Until both sides are compiled: a page takes longer than its bare tree, and comes to fewer renders in the same time. */
const WARM_UP_SECONDS = 6;
const COLD_JOBS = 6_000;
/** Trees the bare render cycles through, spread over the addresses of the cold runs. */
const RENDERED = 24;
const BAR = 0.4;

type Figures = Record<string, Shot>;

/** Warm is answered from the page cache, cold is rendered: no address is requested twice. */
async function listPages(url: string): Promise<BaselinePages> {
  const { job } = await findSamplePages(url);
  const jobs = await listIds(`${url}/api/jobs`, COLD_JOBS);
  const searches = await listSearches(url);
  return {
    landing: { warm: '/', cold: Array.from({ length: 20_000 }, (_, index) => `/?cold=${index}`) },
    search: { warm: '/jobs', cold: searches.map((search) => `/jobs${search}`) },
    job: { warm: job, cold: jobs.map((id) => `/jobs/${id}`) },
  };
}

function startBaseline(origin: string, pages: BaselinePages, port: number): Promise<NodeProcess> {
  const rendered = Object.entries(pages).map(([name, page]) => [name, { ...page, cold: sample(page.cold, RENDERED) }]);
  return startNodeProcess({
    file: 'bench/load/baseline-server.ts',
    port,
    healthPath: '/hello',
    env: { BASELINE_ORIGIN: origin, BASELINE_PAGES: JSON.stringify(Object.fromEntries(rendered)) },
  });
}

function listTargets(server: NodeProcess, baseline: NodeProcess, pages: BaselinePages): Target[] {
  const ours = (name: string, nextPath: () => string) => ({ name, url: server.url, pid: server.pid, nextPath });
  const bare = (name: string, path: string) => ({ name, url: baseline.url, pid: baseline.pid, nextPath: () => path });
  return [
    bare('hello', '/hello'),
    ...Object.entries(pages).flatMap(([name, { warm, cold }]) => [
      ours(`${name} warm`, () => warm),
      bare(`${name} body`, `/body/${name}`),
      ours(`${name} cold`, roundRobin(cold)),
      bare(`${name} render`, `/render/${name}`),
    ]),
    ours('GET /api/jobs warm', () => '/api/jobs'),
    // In reverse order, since the search page's last results are still cached.
    ours('GET /api/jobs cold', roundRobin(pages.search?.cold.map((path) => `/api${path}`).reverse() ?? [])),
  ];
}

function roundRobin(paths: readonly string[]): () => string {
  let next = 0;
  return () => paths[next++ % paths.length] ?? '/';
}

/** Round after round, so that a busy moment of the machine affects all of them and the median ignores it. */
async function measure(targets: readonly Target[]): Promise<Figures> {
  for (const target of targets) await fire(target, WARM_UP_SECONDS);
  const shots = new Map<string, Shot[]>(targets.map(({ name }) => [name, []]));
  for (let round = 1; round <= ROUNDS; round += 1) {
    for (const target of targets) shots.get(target.name)?.push(await fire(target, SECONDS));
    console.log(`round ${round} of ${ROUNDS} done`);
  }
  return Object.fromEntries([...shots].map(([name, taken]) => [name, medianShot(taken)]));
}

function medianShot(shots: readonly Shot[]): Shot {
  return {
    perSecond: median(shots.map(({ perSecond }) => perSecond)),
    p99Ms: median(shots.map(({ p99Ms }) => p99Ms)),
    cpuMs: median(shots.map(({ cpuMs }) => cpuMs)),
  };
}

type Comparison = { ours: string; beside: string; says: string; bar?: number };

const COMPARISONS: Comparison[] = [
  ...['landing', 'search', 'job'].flatMap((name) => [
    { ours: `${name} warm`, beside: `${name} body`, says: 'bare Fastify, same size', bar: BAR },
    { ours: `${name} warm`, beside: 'hello', says: 'bare Fastify "hello"' },
    { ours: `${name} cold`, beside: `${name} render`, says: 'bare React render', bar: BAR },
  ]),
  { ours: 'GET /api/jobs warm', beside: 'hello', says: 'bare Fastify "hello"' },
  { ours: 'GET /api/jobs cold', beside: 'hello', says: 'bare Fastify "hello"' },
];

function report(figures: Figures): boolean {
  let isAllMet = true;
  const rows = COMPARISONS.map(({ ours, beside, says, bar }) => {
    const [own, other] = [figures[ours], figures[beside]];
    const ratio = own && other ? own.perSecond / other.perSecond : 0;
    const isMet = bar === undefined || ratio >= bar;
    isAllMet &&= isMet;
    const barCells = bar === undefined ? ['', ''] : [`≥ ${bar.toFixed(2)}`, verdict(isMet)];
    return [ours, ...cells(own), says, ...cells(other), ratio.toFixed(2), ...barCells];
  });
  printTable(
    'Answers a second on loopback, one server process (medians; ms of processor per answer)',
    ['page', 'per s', 'p99 ms', 'cpu ms', 'beside', 'per s', 'p99 ms', 'cpu ms', 'ratio', 'bar', ''],
    rows,
  );
  return isAllMet;
}

function cells(shot: Shot | undefined): string[] {
  if (!shot) return ['', '', ''];
  return [shot.perSecond.toFixed(0), shot.p99Ms.toFixed(0), shot.cpuMs.toFixed(2)];
}

async function runLoad(): Promise<boolean> {
  const server = await startBuiltServer();
  try {
    const pages = await listPages(server.url);
    const baseline = await startBaseline(server.url, pages, await findFreePort());
    try {
      return report(await measure(listTargets(server, baseline, pages)));
    } finally {
      await baseline.stop();
    }
  } finally {
    await server.stop();
  }
}

process.exitCode = (await runLoad()) ? 0 : 1;
