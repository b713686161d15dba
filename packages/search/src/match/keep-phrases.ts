import { employers } from '@stellenvisite/db/schema/employers';
import { jobs } from '@stellenvisite/db/schema/jobs';
import { searchDocs } from '@stellenvisite/db/schema/search';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { FactStore } from '../columns/fact-store.ts';
import { keepDocs } from '../columns/keep-docs.ts';
import type { LookedAt } from '../index/phrase-memory.ts';
import { requireIndex } from '../index/search-index.ts';
import type { QueryPlan } from '../question/query-plan.ts';
import type { SearchContext } from '../search-context.ts';
import { keepMeeting } from './score-plan.ts';
import type { Postings } from './visit-docs.ts';

type Indexed = { postings: Postings; store: FactStore };

export function hasPhrases({ units, excluded }: QueryPlan): boolean {
  return [...units, ...excluded].some(({ phrase }) => phrase !== undefined);
}

/** Words in quotes have to stand side by side: the index knows where to look, the ads themselves say whether they do. */
export async function keepPhrases(
  ctx: SearchContext,
  { units, excluded }: QueryPlan,
  docs: Uint32Array,
  { postings, store }: Indexed,
): Promise<Uint32Array> {
  let kept = docs;
  for (const { phrase } of units) {
    if (phrase === undefined) continue;
    const found = await lookFor(ctx, phrase, kept);
    kept = keepDocs(kept, found.stands);
  }
  for (const unit of excluded) {
    if (unit.phrase === undefined) continue;
    const found = await lookFor(ctx, unit.phrase, keepMeeting(kept, unit, postings, store));
    kept = keepDocs(kept, (doc) => !found.stands(doc));
  }
  return kept;
}

/** So many that the list of their numbers stays short. */
const DOCS_AT_ONCE = 10_000;

/** Only where nobody looked before. */
async function lookFor(ctx: SearchContext, phrase: string, docs: Uint32Array): Promise<LookedAt> {
  const known = requireIndex(ctx).phrases.of(phrase);
  const unknown = keepDocs(docs, (doc) => !known.has(doc));
  for (let start = 0; start < unknown.length; start += DOCS_AT_ONCE) {
    const some = unknown.subarray(start, start + DOCS_AT_ONCE);
    known.note(some, await findStanding(ctx, some, phrase));
  }
  return known;
}

async function findStanding(ctx: SearchContext, docs: Uint32Array, phrase: string): Promise<number[]> {
  const rows = await ctx.db
    .select({ doc: searchDocs.doc })
    .from(searchDocs)
    .innerJoin(jobs, eq(jobs.id, searchDocs.jobId))
    .innerJoin(employers, eq(employers.id, jobs.employerId))
    .where(and(sql`${searchDocs.doc} = any(${sql.param([...docs])}::int[])`, stands(phrase)));
  return rows.map(({ doc }) => doc);
}

/** The signs before the phrase make each of its letters stand for itself. ILIKE would rewrite every ad in small letters first. */
function stands(phrase: string): SQL {
  return sql`concat_ws(' | ', ${jobs.title}, ${jobs.department}, ${employers.name}, ${jobs.introHtml},
    ${jobs.sections}::text, ${jobs.requirements}::text, ${jobs.benefits}::text) ~* ${`***=${phrase}`}`;
}
