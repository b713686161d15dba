import { employers } from '@stellenvisite/db/schema/employers/employers';
import { jobs } from '@stellenvisite/db/schema/jobs/jobs';
import { searchDocs } from '@stellenvisite/db/schema/jobs/search';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { FactStore } from '../columns/fact-store.ts';
import { filterDocs } from '../columns/filter-docs.ts';
import type { PhraseEntry } from '../index/phrase-cache.ts';
import type { QueryPlan } from '../question/query-plan.ts';
import { filterMatching } from './score-plan.ts';
import type { SearchRequest } from './search-request.ts';
import type { Postings } from './visit-docs.ts';

type Indexed = { postings: Postings; store: FactStore };

export function hasPhrases({ units, excluded }: QueryPlan): boolean {
  return [...units, ...excluded].some(({ phrase }) => phrase !== undefined);
}

/** Words in quotes have to be adjacent: the index gives the candidates, the text of the jobs decides. */
export async function filterPhrases(
  request: SearchRequest,
  { units, excluded }: QueryPlan,
  docs: Uint32Array,
  { postings, store }: Indexed,
): Promise<Uint32Array> {
  let matching = docs;
  for (const { phrase } of units) {
    if (phrase === undefined) continue;
    const found = await lookFor(request, phrase, matching);
    matching = filterDocs(matching, found.contains);
  }
  for (const unit of excluded) {
    if (unit.phrase === undefined) continue;
    const found = await lookFor(request, unit.phrase, filterMatching(matching, unit, postings, store));
    matching = filterDocs(matching, (doc) => !found.contains(doc));
  }
  return matching;
}

/** So many that the list of their numbers stays short. */
const DOCS_AT_ONCE = 10_000;

/** Only docs that were not searched before are read. */
async function lookFor(request: SearchRequest, phrase: string, docs: Uint32Array): Promise<PhraseEntry> {
  const known = request.index.phrases.of(phrase);
  const unknown = filterDocs(docs, (doc) => !known.has(doc));
  for (let start = 0; start < unknown.length; start += DOCS_AT_ONCE) {
    const some = unknown.subarray(start, start + DOCS_AT_ONCE);
    known.add(some, await findContaining(request, some, phrase));
  }
  return known;
}

async function findContaining(request: SearchRequest, docs: Uint32Array, phrase: string): Promise<number[]> {
  const rows = await request.db
    .select({ doc: searchDocs.doc })
    .from(searchDocs)
    .innerJoin(jobs, eq(jobs.id, searchDocs.jobId))
    .innerJoin(employers, eq(employers.id, jobs.employerId))
    .where(and(sql`${searchDocs.doc} = any(${sql.param([...docs])}::int[])`, containsPhrase(phrase)));
  return rows.map(({ doc }) => doc);
}

/** The prefix `***=` makes the phrase a literal string. ILIKE would convert every job to lower case first. */
function containsPhrase(phrase: string): SQL {
  return sql`concat_ws(' | ', ${jobs.title}, ${jobs.department}, ${employers.name}, ${jobs.introHtml},
    ${jobs.sections}::text, ${jobs.requirements}::text, ${jobs.benefits}::text) ~* ${`***=${phrase}`}`;
}
