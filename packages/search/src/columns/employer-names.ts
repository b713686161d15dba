import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { foldWords } from '../language/match-prefix.ts';
import type { FactStore } from './fact-store.ts';

/** The names of a store's employers in one text, a line for each: searching one string is faster than searching many. */
export type EmployerNames = {
  /** Folded, with a line end before and behind each. */
  text: string;
  /** By the employer's number where its line begins, and behind the last one where the next would. */
  starts: Uint32Array;
};

const MAX_AGE_MS = 20_000;
const NAMES_AT_ONCE = 2_000;

type Folded = { names: EmployerNames; employerChanges: number };

const folded = new LRUCache<FactStore, Folded>({
  max: 2,
  ttl: MAX_AGE_MS,
  allowStale: true,
  noDeleteOnFetchRejection: true,
  ignoreFetchAbort: true,
  fetchMethod: refold,
});

/** Stale while they are folded anew, which is done only where the store has seen an employer change. */
export async function employerNames(store: FactStore): Promise<EmployerNames> {
  return (await folded.forceFetch(store)).names;
}

async function refold(store: FactStore, stale: Folded | undefined): Promise<Folded> {
  const { employerChanges } = store;
  if (stale?.employerChanges === employerChanges) return stale;
  return { names: await foldNames(store), employerChanges };
}

/** Some at a time, so that no request waits for all of them. */
export async function foldNames(store: FactStore): Promise<EmployerNames> {
  const parts = ['\n'];
  const count = store.employers.size;
  const starts = new Uint32Array(count + 1);
  starts[0] = 1;
  for (let from = 0; from < count; from += NAMES_AT_ONCE) {
    if (from > 0) await yieldToEventLoop();
    for (let number = from; number < Math.min(from + NAMES_AT_ONCE, count); number += 1) {
      const line = `${foldWords(employerNameOf(store, number))}\n`;
      parts.push(line);
      starts[number + 1] = (starts[number] ?? 0) + line.length;
    }
  }
  return { text: parts.join(''), starts };
}

export function employerNameOf({ names, employerName }: FactStore, number: number): string {
  return names.textOf(employerName[number] ?? 0);
}
