import type { JobSearch } from '@stellenvisite/contract/job-search.schema';
import { catchUp } from '@stellenvisite/search/index/catch-up';
import { requireIndex } from '@stellenvisite/search/index/search-index';
import { analyseText } from '@stellenvisite/search/language/analyse-text';
import { stemWord } from '@stellenvisite/search/language/stem-word';
import type { FullQuery } from '@stellenvisite/search/match/count-facets';
import { type QueryPlan, TERM_PREFIX, type UnderstoodQuery } from '@stellenvisite/search/question/query-plan';
import { understandQuery } from '@stellenvisite/search/question/understand-query';
import { tradeVocabulary } from '@stellenvisite/search/taxonomy/vocabulary';
import type { Context } from '../context.ts';
import { type ResolvedLocation, resolveLocation } from '../places/resolve-location.ts';

/** What a query means: the words understood, what was written among them joined to what was chosen, the place found. */
export type ReadQuery = { query: FullQuery; understood: UnderstoodQuery; location: ResolvedLocation | null };

export async function readQuery(ctx: Context, asked: JobSearch): Promise<ReadQuery> {
  const understood = asked.q ? await understandWords(ctx, asked) : NOTHING;
  const query = withWrittenFilters(asked, understood);
  return { query, understood, location: query.location ? await resolveLocation(ctx, query.location) : null };
}

const NO_PLAN: QueryPlan = { units: [], excluded: [] };
const NOTHING: UnderstoodQuery = { plan: NO_PLAN, filters: {}, understood: [] };

/** A word that ads use is none to correct, whether or not the trade's vocabulary has it. */
async function understandWords(ctx: Context, asked: JobSearch): Promise<UnderstoodQuery> {
  const understood = await understandQuery(ctx, asked);
  const doubted = understood.understood.flatMap(({ text, corrected }) => (corrected ? analyseText(text) : []));
  if (doubted.length === 0) return understood;
  const used = await keepUsed(
    ctx,
    doubted.map(({ stem }) => stem),
  );
  if (used.size === 0) return understood;
  const vocabulary = tradeVocabulary();
  const has = (folded: string) => used.has(stemWord(folded)) || vocabulary.has(folded);
  return understandQuery(ctx, asked, { ...vocabulary, has });
}

/** A slip in one ad's text does not make a word; a title or an employer's name does. */
const ENOUGH_TEXTS = 3;

async function keepUsed(ctx: Context, stems: readonly string[]): Promise<Set<string>> {
  const { title, employer, text } = TERM_PREFIX;
  const terms = stems.flatMap((stem) => [title + stem, employer + stem, text + stem]);
  await catchUp(ctx);
  const postings = await requireIndex(ctx).readPostings(terms);
  const docsOf = (term: string) => postings.get(term)?.count ?? 0;
  return new Set(
    stems.filter((stem) => docsOf(title + stem) + docsOf(employer + stem) > 0 || docsOf(text + stem) >= ENOUGH_TEXTS),
  );
}

/** What the person chose by hand goes before what stands among the words. */
function withWrittenFilters(asked: JobSearch, { filters }: UnderstoodQuery): FullQuery {
  const chosen = Object.entries(asked).filter(([, value]) => value !== undefined);
  return { ...filters, ...(Object.fromEntries(chosen) as JobSearch) };
}
