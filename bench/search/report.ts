import { printTable, verdict } from '../print-table.ts';
import type { BaselineName } from './engine.ts';
import { KINDS, type Kind } from './load.ts';
import { percentile } from './percentiles.ts';

const TIMES_FASTER_THAN_POSTGRES = 5;
const P95_MS = 40;
const SERVER_MB = 450;
/** The size the bars are set for. */
export const JOBS_OF_BARS = 100_000;

export type Times = Map<Kind, number[]>;
export type Measured = { name: BaselineName; times: Times; inside: number[]; seconds: number; rssMb: number };
export type Memory = { serverMb: number; serverPeakMb: number; databaseMb: number };

const all = (times: Times, kinds: readonly Kind[] = KINDS) => kinds.flatMap((kind) => times.get(kind) ?? []);
const p95 = (times: readonly number[]) => percentile(times, 0.95);
const ms = (value: number) => (Number.isNaN(value) ? '–' : value.toFixed(1));

export function printOurs(times: Times): void {
  const row = (name: string, values: readonly number[]) => [
    name,
    String(values.length),
    ...[0.5, 0.95, 0.99].map((share) => ms(percentile(values, share))),
  ];
  printTable(
    'Ours over HTTP with total and facets, one question at a time (ms)',
    ['kind', 'queries', 'p50', 'p95', 'p99'],
    [...KINDS.map((kind) => row(kind, times.get(kind) ?? [])), row('all', all(times))],
  );
}

export function printOthers(ours: Times, others: readonly Measured[]): void {
  const kinds = KINDS.filter((kind) => ours.has(kind));
  printTable(
    'p95 in ms, all over HTTP ("–": cannot answer this); the others answer with ids, total and facets, ours with whole jobs',
    ['kind', 'ours', ...others.map(({ name }) => name)],
    kinds.map((kind) => [
      kind,
      ms(p95(ours.get(kind) ?? [])),
      ...others.map(({ times }) => ms(p95(times.get(kind) ?? []))),
    ]),
  );
  printTable(
    'The other engines',
    ['engine', 'indexed in s', 'RSS MB', 'p50', 'p95', 'p99', 'p95 without HTTP'],
    others.map(({ name, seconds, rssMb, times, inside }) => [
      name,
      seconds.toFixed(0),
      name === 'PostgreSQL german' ? 'see database' : String(rssMb),
      ...[0.5, 0.95, 0.99].map((share) => ms(percentile(all(times), share))),
      ms(p95(inside)),
    ]),
  );
}

export function printMemory({ serverMb, serverPeakMb, databaseMb }: Memory): void {
  printTable(
    'Memory (MB)',
    ['process', 'now', 'highest'],
    [
      ['server', serverMb.toFixed(0), serverPeakMb.toFixed(0)],
      ['database, all its processes', databaseMb.toFixed(0), ''],
    ],
  );
}

type Bar = readonly [bar: string, ours: string, isMet: boolean];

/** Whoever answers only some kinds is compared on those. */
function compare(ours: Times, { name, times }: Measured): Bar[] {
  const shared = KINDS.filter((kind) => times.has(kind) && ours.has(kind));
  const ratio = p95(all(times, shared)) / p95(all(ours, shared));
  const wanted = name === 'PostgreSQL german' ? TIMES_FASTER_THAN_POSTGRES : 1;
  const slower = shared.filter((kind) => p95(times.get(kind) ?? []) <= p95(ours.get(kind) ?? []));
  const kinds: Bar = [
    `faster than ${name} in each kind it answers`,
    slower.length === 0 ? `all ${shared.length}` : `not in ${slower.join(', ')}`,
    slower.length === 0,
  ];
  return [[`p95 ${wanted} × faster than ${name}`, `${ratio.toFixed(1)} ×`, ratio > wanted], kinds];
}

export function printBars(ours: Times, others: readonly Measured[], memory: Memory, jobs: number): boolean {
  const bars: Bar[] = [
    [`p95 under ${P95_MS} ms`, `${ms(p95(all(ours)))} ms`, p95(all(ours)) < P95_MS],
    [`server under ${SERVER_MB} MB`, `${memory.serverPeakMb.toFixed(0)} MB`, memory.serverPeakMb < SERVER_MB],
    ...others.flatMap((other) => compare(ours, other)),
  ];
  const note = jobs === JOBS_OF_BARS ? '' : ` (set for ${JOBS_OF_BARS} jobs, here ${jobs})`;
  printTable(
    `Bars${note}`,
    ['bar', 'ours', ''],
    bars.map(([bar, value, isMet]) => [bar, value, verdict(isMet)]),
  );
  return bars.every(([, , isMet]) => isMet);
}
