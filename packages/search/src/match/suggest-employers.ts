import type { SuggestionList } from '@stellenvisite/contract/job-search.schema';
import { listAlmostBegun, listBegun } from '../columns/complete-employer-name.ts';
import { employerNameOf, employerNames } from '../columns/employer-names.ts';
import { type Beginning, foldWords } from '../language/match-prefix.ts';
import type { LiveMarket } from './live-market.ts';

type Suggestion = SuggestionList['items'][number];
type Begun = { name: string; beginning: Beginning; count: number };

/** Employers with live jobs whose name, or a word of it, begins as typed. */
export async function suggestEmployers(
  live: LiveMarket,
  typed: string,
  { limit, isSlipForgiven }: { limit: number; isSlipForgiven: boolean },
): Promise<Suggestion[]> {
  const folded = foldWords(typed);
  if (folded === '') return [];
  const names = await employerNames(live.store);
  const begun = isSlipForgiven ? listAlmostBegun(names, folded) : listBegun(names, folded);
  const best: Begun[] = [];
  for (const { number, beginning } of begun) {
    const count = live.byEmployer[number] ?? 0;
    const last = best.length < limit ? undefined : best.at(-1);
    if (count === 0 || (last && standing(last, { beginning, count }) < 0)) continue;
    keepBest(best, { name: employerNameOf(live.store, number), beginning, count }, limit);
  }
  return best.map(({ name, count }) => ({ kind: 'employer', text: name, count }));
}

/** Many begin with "Klinikum"; putting all of them in order for the few that are shown would take longer than finding them. */
function keepBest(best: Begun[], begun: Begun, limit: number): void {
  const at = best.findIndex((other) => isBefore(begun, other));
  if (at < 0 && best.length >= limit) return;
  best.splice(at < 0 ? best.length : at, 0, begun);
  if (best.length > limit) best.pop();
}

function isBefore(one: Begun, other: Begun): boolean {
  return (standing(one, other) || Number(one.name > other.name) - Number(one.name < other.name)) < 0;
}

/** Below nought where the first stands first, whatever the names are. */
function standing(one: Omit<Begun, 'name'>, other: Omit<Begun, 'name'>): number {
  return one.beginning - other.beginning || other.count - one.count;
}
