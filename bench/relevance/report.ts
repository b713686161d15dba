import { printTable, verdict } from '../print-table.ts';
import { describe } from './judge.ts';
import type { JudgedQuery } from './judged-query.ts';
import { type Scored, type Summary, summarise } from './score.ts';

const NDCG_BAR = 0.92;
const SHOWN_HITS = 10;

export function printEngines(engines: readonly (readonly [string, readonly Scored[]])[]): void {
  printTable(
    'Relevance',
    ['engine', 'queries', 'nDCG@10', 'recall@50', 'zero hits', 'traps failed'],
    engines.map(([name, scored]) => [name, ...cellsOf(summarise(scored))]),
  );
}

export function printKinds(scored: readonly Scored[]): void {
  const kinds = [...new Set(scored.map(({ query }) => query.kind))];
  printTable(
    'Ours by kind of query',
    ['kind', 'queries', 'nDCG@10', 'recall@50', 'zero hits', 'traps failed'],
    kinds.map((kind) => [kind, ...cellsOf(summarise(scored.filter(({ query }) => query.kind === kind)))]),
  );
}

function cellsOf({ queries, ndcg, recall, zeroHits, traps, failedTraps }: Summary): string[] {
  const percent = `${(zeroHits * 100).toFixed(1)} %`;
  return [String(queries), ndcg.toFixed(3), recall.toFixed(3), percent, traps > 0 ? `${failedTraps} of ${traps}` : '–'];
}

export function printFailedTraps(scored: readonly Scored[]): void {
  const failed = scored.filter(({ breach }) => breach !== null);
  if (failed.length === 0) return;
  console.log('\nTraps we fell into\n');
  for (const { query, breach } of failed) console.log(`${nameOf(query)}: ${query.trap?.rule}; ${breach}`);
}

/** Prints the queries that cost the most, with their first hits and the grade of each. */
export function printWorst(scored: readonly Scored[], count: number): void {
  const worst = scored
    .filter(({ isAnswerable }) => isAnswerable)
    .sort((a, b) => a.ndcg + a.recall / 10 - (b.ndcg + b.recall / 10))
    .slice(0, count);
  console.log(`\nThe ${worst.length} worst queries\n`);
  for (const { query, ndcg, recall, hits } of worst) {
    console.log(`${nameOf(query)} (${query.kind}): nDCG ${ndcg.toFixed(3)}, recall ${recall.toFixed(3)}`);
    for (const { job, grade } of hits.slice(0, SHOWN_HITS)) console.log(`  ${grade}  ${describe(job)}`);
    if (hits.length === 0) console.log('  nothing is found');
  }
}

function nameOf({ q, params }: JudgedQuery): string {
  const asked = Object.entries(params).map(([name, value]) => `${name}=${value}`);
  return [q, ...asked].join(' · ');
}

export function printBars(scored: readonly Scored[]): boolean {
  const { ndcg, zeroHits, failedTraps } = summarise(scored);
  const unanswerable = scored.filter(({ isAnswerable }) => !isAnswerable).map(({ query }) => nameOf(query));
  if (unanswerable.length > 0) console.log(`\nNo job of the market answers: ${unanswerable.join(', ')}`);
  const bars: [string, string, boolean][] = [
    [`nDCG@10 at least ${NDCG_BAR}`, ndcg.toFixed(3), ndcg >= NDCG_BAR],
    ['no trap fails', String(failedTraps), failedTraps === 0],
    ['no answerable query finds nothing', `${(zeroHits * 100).toFixed(1)} %`, zeroHits === 0],
  ];
  printTable(
    'Bars',
    ['bar', 'ours', ''],
    bars.map(([bar, ours, isMet]) => [bar, ours, verdict(isMet)]),
  );
  return bars.every(([, , isMet]) => isMet);
}
