import type { SuggestionList } from '@stellenvisite/contract/job-search';
import { employers } from '@stellenvisite/db/schema/employers';
import type { Context } from '../context.ts';
import { BEGINNINGS, type Beginning, beginsAlmost, foldWords, howItBegins } from './how-it-begins.ts';
import { countByEmployer, type LiveDocs } from './live-docs.ts';
import { createRenewed } from './renewed.ts';

type Suggestion = SuggestionList['items'][number];
type EmployerName = { id: string; name: string; folded: string };
type Begun = EmployerName & { beginning: Beginning };

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
  const begun = begunNames(await employerNames(ctx.db), begin);
  if (begun.length === 0) return [];
  const countOf = countByEmployer(live);
  return begun
    .map((each) => ({ ...each, count: countOf(each.id) }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => a.beginning - b.beginning || b.count - a.count || a.name.localeCompare(b.name, 'de'))
    .slice(0, limit)
    .map(({ name, count }) => ({ kind: 'employer', text: name, count }));
}

function begunNames(names: readonly EmployerName[], begin: (folded: string) => Beginning | null): Begun[] {
  return names.flatMap((name) => {
    const beginning = begin(name.folded);
    return beginning === null ? [] : [{ ...name, beginning }];
  });
}
