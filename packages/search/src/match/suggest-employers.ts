import type { SuggestionList } from '@stellenvisite/contract/job-search.schema';
import { completeEmployerNames, correctEmployerNames } from '../columns/complete-employer-name.ts';
import { employerNameOf, employerNames } from '../columns/employer-names.ts';
import { foldWords, type PrefixMatch } from '../language/match-prefix.ts';
import type { LiveMarket } from './live-market.ts';

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
    keepBest(best, { name: employerNameOf(live.store, number), prefixMatch, count }, limit);
  }
  return best.map(({ name, count }) => ({ kind: 'employer', text: name, count }));
}

/** Many begin with "Klinikum"; putting all of them in order for the few that are shown would take longer than finding them. */
function keepBest(best: Completion[], completions: Completion, limit: number): void {
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
