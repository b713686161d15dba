import type { JobSearch } from '@stellenvisite/contract/jobs/job-search.schema';
import { analyseText } from '../language/analyse-text.ts';
import { stemWord } from '../language/split-compound.ts';
import { TERM_PREFIX } from '../language/term-prefix.ts';
import type { QueryPlan, UnderstoodQuery } from '../question/query-plan.ts';
import { understandQuestion } from '../question/understand-question.ts';
import { findLocation, type ResolvedLocation } from '../taxonomy/places/find-location.ts';
import { tradeVocabulary } from '../taxonomy/vocabulary.ts';
import type { FullQuery } from './count-facets.ts';
import type { SearchRequest } from './search-request.ts';

/** The meaning of a query: the words understood, the filters written among them merged with the chosen ones, and the place found. */
export type InterpretedQuery = { query: FullQuery; understood: UnderstoodQuery; location: ResolvedLocation | null };

export async function interpretQuery(request: SearchRequest, asked: JobSearch): Promise<InterpretedQuery> {
  const understood = asked.q ? await understandWords(request, asked) : NOTHING;
  const query = withWrittenFilters(asked, understood);
  return { query, understood, location: query.location ? findLocation(query.location) : null };
}

const NO_PLAN: QueryPlan = { units: [], excluded: [] };
const NOTHING: UnderstoodQuery = { plan: NO_PLAN, filters: {}, understood: [] };

/** A word that jobs use is not corrected, whether or not the trade's vocabulary has it. */
export async function understandWords(request: SearchRequest, asked: JobSearch): Promise<UnderstoodQuery> {
  const vocabulary = tradeVocabulary();
  const understood = understandQuestion(asked, vocabulary);
  const doubted = understood.understood.flatMap(({ text, corrected }) => (corrected ? analyseText(text) : []));
  if (doubted.length === 0) return understood;
  const used = await filterUsed(
    request,
    doubted.map(({ stem }) => stem),
  );
  if (used.size === 0) return understood;
  const has = (folded: string) => used.has(stemWord(folded)) || vocabulary.has(folded);
  return understandQuestion(asked, { ...vocabulary, has });
}

/** A typo in one job's text does not make a word; a title or an employer's name does. */
const ENOUGH_TEXTS = 3;

async function filterUsed({ facts, index }: SearchRequest, stems: readonly string[]): Promise<Set<string>> {
  const { title, employer, text } = TERM_PREFIX;
  const terms = stems.flatMap((stem) => [title + stem, employer + stem, text + stem]);
  await facts();
  const postings = await index.readPostings(terms);
  const countOf = (term: string) => postings.get(term)?.count ?? 0;
  return new Set(
    stems.filter(
      (stem) => countOf(title + stem) + countOf(employer + stem) > 0 || countOf(text + stem) >= ENOUGH_TEXTS,
    ),
  );
}

/** Adds the filters written among the words to the chosen ones, which take precedence. */
export function withWrittenFilters(asked: JobSearch, { filters }: UnderstoodQuery): FullQuery {
  const chosen = Object.entries(asked).filter(([, value]) => value !== undefined);
  return { ...filters, ...(Object.fromEntries(chosen) as JobSearch) };
}
