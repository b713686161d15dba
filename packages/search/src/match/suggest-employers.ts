import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { SuggestionList } from '@stellenvisite/contract/jobs/job-search.schema';
import { LRUCache } from 'lru-cache';
import type { FactStore } from '../columns/fact-store.ts';
import {
  ENDINGS,
  foldWords,
  matchesPrefixWithTypo,
  matchPrefix,
  PREFIX_MATCHES,
  type PrefixMatch,
} from '../language/match-prefix.ts';
import type { LiveMarket } from './live-market.ts';

/** The names of a store's employers in one text, a line for each: searching one string is faster than searching many. */
type EmployerNames = {
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

/** By the employer's number. */
type CompletedName = { number: number; prefixMatch: PrefixMatch };

type Suggestion = SuggestionList['items'][number];
type Completion = { name: string; prefixMatch: PrefixMatch; count: number };

/** Employers with live jobs whose name, or a word of it, begins as typed. */
export async function suggestEmployers(
  live: LiveMarket,
  typed: string,
  { limit, isTypoAllowed }: { limit: number; isTypoAllowed: boolean },
): Promise<Suggestion[]> {
  const folded = foldWords(typed);
  if (folded === '') return [];
  const names = await employerNames(live.store);
  const completions = isTypoAllowed ? correctEmployerNames(names, folded) : completeEmployerNames(names, folded);
  const best: Completion[] = [];
  for (const { number, prefixMatch } of completions) {
    const count = live.byEmployer[number] ?? 0;
    const last = best.length < limit ? undefined : best.at(-1);
    if (count === 0 || (last && standing(last, { prefixMatch, count }) < 0)) continue;
    insertIfBetter(best, { name: employerNameOf(live.store, number), prefixMatch, count }, limit);
  }
  return best.map(({ name, count }) => ({ kind: 'employer', text: name, count }));
}

/** Many begin with "Klinikum"; putting all of them in order for the few that are shown would take longer than finding them. */
function insertIfBetter(best: Completion[], completions: Completion, limit: number): void {
  const at = best.findIndex((other) => isBefore(completions, other));
  if (at < 0 && best.length >= limit) return;
  best.splice(at < 0 ? best.length : at, 0, completions);
  if (best.length > limit) best.pop();
}

function isBefore(one: Completion, other: Completion): boolean {
  return (standing(one, other) || Number(one.name > other.name) - Number(one.name < other.name)) < 0;
}

/** Negative where the first one comes first, whatever the names are. */
function standing(one: Omit<Completion, 'name'>, other: Omit<Completion, 'name'>): number {
  return one.prefixMatch - other.prefixMatch || other.count - one.count;
}

/** The names that begin as typed. Only a name that contains the typed text, or equals it but for an ending, is compared in detail. */
export function* completeEmployerNames(names: EmployerNames, typed: string): Iterable<CompletedName> {
  const wholes = ENDINGS.filter((ending) => typed.endsWith(ending)).map(
    (ending) => `\n${typed.slice(0, -ending.length)}\n`,
  );
  for (const wanted of [typed, ...wholes]) {
    for (const { number, folded } of linesWith(names, wanted)) {
      const prefixMatch = matchPrefix(folded, typed);
      if (prefixMatch !== null) yield { number, prefixMatch };
    }
  }
}

/** Corrects names with one typo, which never is in the first letter. */
export function* correctEmployerNames(names: EmployerNames, typed: string): Iterable<CompletedName> {
  for (const { number, folded } of linesWith(names, `\n${typed.slice(0, 1)}`)) {
    if (matchesPrefixWithTypo(folded, typed)) yield { number, prefixMatch: PREFIX_MATCHES.typo };
  }
}

/** Yields each name that contains a text once; a text that starts with a line end matches only the beginning of a name. */
function* linesWith({ text, starts }: EmployerNames, wanted: string): Iterable<{ number: number; folded: string }> {
  const before = wanted.startsWith('\n') ? 1 : 0;
  let number = 0;
  for (let at = text.indexOf(wanted); at >= 0; ) {
    while ((starts[number + 1] ?? Infinity) <= at + before) number += 1;
    const end = starts[number + 1] ?? 0;
    yield { number, folded: text.slice(starts[number], end - 1) };
    at = text.indexOf(wanted, end - before);
  }
}

/** Stale while they are folded again, which is done only where the store has seen an employer change. */
async function employerNames(store: FactStore): Promise<EmployerNames> {
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

function employerNameOf({ names, employerName }: FactStore, number: number): string {
  return names.textOf(employerName[number] ?? 0);
}
