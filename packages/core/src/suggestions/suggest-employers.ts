import type { SuggestionList } from '@stellenvisite/contract/job-search';
import { employers } from '@stellenvisite/db/schema/employers';
import type { Context } from '../context.ts';
import { BEGINNINGS, type Beginning, beginsAlmost, foldWords, howItBegins } from './how-it-begins.ts';
import { countOfEmployer, type LiveDocs } from './live-docs.ts';
import { createRenewed } from './renewed.ts';

type Suggestion = SuggestionList['items'][number];
type EmployerName = { id: string; name: string; folded: string };
type Begun = { name: string; beginning: Beginning; count: number };

const NAMES_MAX_AGE_MS = 20_000;

/** Names change seldom; the jobs behind them are counted anew each time. */
const employerNames = createRenewed(async (db: Context['db']): Promise<EmployerName[]> => {
  const rows = await db.select({ id: employers.id, name: employers.name }).from(employers);
  return rows.map((row) => ({ ...row, folded: foldWords(row.name) }));
}, NAMES_MAX_AGE_MS);

/** Employers with live jobs whose name, or a word of it, begins as typed. */
export async function suggestEmployers(
  ctx: Context,
  live: LiveDocs,
  typed: string,
  { limit, isSlipForgiven }: { limit: number; isSlipForgiven: boolean },
): Promise<Suggestion[]> {
  const folded = foldWords(typed);
  if (folded === '') return [];
  const begin = isSlipForgiven
    ? (name: string) => (beginsAlmost(name, folded) ? BEGINNINGS.slip : null)
    : (name: string) => howItBegins(name, folded);
  const best: Begun[] = [];
  for (const { id, name, folded: known } of await employerNames(ctx.db)) {
    const beginning = begin(known);
    const count = beginning === null ? 0 : countOfEmployer(live, id);
    if (beginning !== null && count > 0) keepBest(best, { name, beginning, count }, limit);
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
  if (one.beginning !== other.beginning) return one.beginning < other.beginning;
  return one.count === other.count ? one.name < other.name : one.count > other.count;
}
