import {
  jobSearchSchema,
  type SuggestionList,
  type SuggestionQuery,
} from '@stellenvisite/contract/jobs/job-search.schema';
import type { Db } from '@stellenvisite/db/client';
import { jobClasses } from '@stellenvisite/db/schema/jobs/search';
import { count, isNotNull } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import { foldWords } from '../language/match-prefix.ts';
import { listFieldNames } from '../taxonomy/field-names.ts';
import { listOccupationNames } from '../taxonomy/occupation-names.ts';
import { completePlaceName, correctPlaceName } from '../taxonomy/places/complete-place-name.ts';
import { findLocation } from '../taxonomy/places/find-location.ts';
import { placeText } from '../taxonomy/places/place-text.ts';
import { countHits } from './find-hits.ts';
import { countAt, type LiveMarket, readLiveMarket } from './live-market.ts';
import type { SearchRequest } from './search-request.ts';
import { suggestEmployers } from './suggest-employers.ts';

const MAX_ENTRIES = 3_000;

/**
 * Keeps what suggestions count for some seconds, whatever is committed meanwhile: the letters of one word lead to the same few
 * names, and each count is a search. Those who ask for the same entry at once share one computation.
 */
type BriefCache = <T extends object | number>(key: string, compute: () => Promise<T>) => Promise<T>;

const MAX_AGE_MS = 300_000;

const popularities = new LRUCache<Db, ReadonlyMap<string, number>>({
  max: 2,
  ttl: MAX_AGE_MS,
  allowStale: true,
  noDeleteOnFetchRejection: true,
  ignoreFetchAbort: true,
  fetchMethod: countOccupations,
});

export type Suggestion = SuggestionList['items'][number];
type SuggestRequest = SearchRequest & { cached: BriefCache };
/** A typo is allowed only where nothing of any kind begins as typed. */
type TypoOption = { isTypoAllowed: boolean };

/** Each count is a search of its own. */
const MAX_OCCUPATIONS = 5;
const MAX_FIELDS = 3;
const MAX_PLACES = 3;

/** Returns completions for a search field: occupations first, then fields of work, employers and places. */
export async function suggest(request: SuggestRequest, query: SuggestionQuery): Promise<Suggestion[]> {
  const completions = await suggestKinds(request, query, { isTypoAllowed: false });
  return completions.length > 0 ? completions : suggestKinds(request, query, { isTypoAllowed: true });
}

async function suggestKinds(
  request: SuggestRequest,
  { q, limit }: SuggestionQuery,
  typoOption: TypoOption,
): Promise<Suggestion[]> {
  const [occupations, fields, live] = await Promise.all([
    suggestOccupations(request, q, typoOption),
    suggestFields(request, q, typoOption),
    request.cached('live', () => readLiveMarket(request)),
  ]);
  const employers = await suggestEmployers(live, q, { limit, ...typoOption });
  const places = await suggestPlaces(request, live, q, typoOption);
  const isNew = ({ text }: Suggestion) => !occupations.some((each) => each.text === text);
  return share(limit, [occupations, fields.filter(isNew), employers, places]);
}

/** Every kind gets its share, what comes first a larger one; what one leaves free, the next ones take. */
function share(limit: number, kinds: readonly Suggestion[][]): Suggestion[] {
  const least = Math.floor(limit / kinds.length);
  const shown: Suggestion[] = [];
  for (const [at, kind] of kinds.entries()) {
    const reserved = kinds.slice(at + 1).reduce((sum, { length }) => sum + Math.min(length, least), 0);
    shown.push(...kind.slice(0, limit - shown.length - reserved));
  }
  return shown;
}

/** Fields of medicine and departments in which somebody is looked for. */
async function suggestFields(request: SuggestRequest, q: string, typoOption: TypoOption): Promise<Suggestion[]> {
  const completions = listFieldNames(q, typoOption).slice(0, MAX_FIELDS);
  const counted = completions.map(async ({ text }) => ({
    kind: 'field' as const,
    text,
    count: await countText(request, text),
  }));
  return (await Promise.all(counted)).filter(({ count }) => count > 0);
}

/**
 * Of what matches equally well the one that is called so itself first, then the one with most jobs; what has none only where nothing
 * has. "Hebam" is a midwife before it is the training of one.
 */
async function suggestOccupations(request: SuggestRequest, q: string, typoOption: TypoOption): Promise<Suggestion[]> {
  const completions = listOccupationNames(q, typoOption);
  if (completions.length === 0) return [];
  const popular = await occupationPopularity(request.db);
  const typed = foldWords(q);
  const isOther = ({ text }: { text: string }) => (foldWords(text).startsWith(typed) ? 0 : 1);
  const likely = completions
    .toSorted(
      (a, b) =>
        a.prefixMatch - b.prefixMatch ||
        isOther(a) - isOther(b) ||
        (popular.get(b.key) ?? 0) - (popular.get(a.key) ?? 0),
    )
    .slice(0, MAX_OCCUPATIONS);
  const counted = await Promise.all(
    likely.map(async (each) => ({ ...each, count: await countText(request, each.text) })),
  );
  const found = counted.filter(({ count }) => count > 0);
  return (found.length > 0 ? found : counted)
    .sort((a, b) => a.prefixMatch - b.prefixMatch || isOther(a) - isOther(b) || b.count - a.count)
    .map(({ text, count }) => ({ kind: 'occupation' as const, text, count }));
}

function countText(request: SuggestRequest, text: string): Promise<number> {
  return request.cached(`q ${text}`, () => countHits(request, jobSearchSchema.parse({ q: text })));
}

/** Where a search at that place finds something. */
async function suggestPlaces(
  { cached }: SuggestRequest,
  live: LiveMarket,
  q: string,
  { isTypoAllowed }: TypoOption,
): Promise<Suggestion[]> {
  const completions = isTypoAllowed ? correctPlaceName(q) : completePlaceName(q, { withPartsOfTown: false });
  const counted = completions.slice(0, MAX_PLACES).map(async (place) => {
    const text = placeText(place);
    const count = await cached(`at ${text}`, async () => countAt(live, findLocation(text)));
    return { kind: 'place' as const, text, count };
  });
  return (await Promise.all(counted)).filter(({ count }) => count > 0);
}

/** How many jobs there are of each occupation, closed ones too: enough to know which is meant more often. Stale while it is counted again. */
function occupationPopularity(db: Db): Promise<ReadonlyMap<string, number>> {
  return popularities.forceFetch(db);
}

async function countOccupations(db: Db): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .select({ occupation: jobClasses.occupation, jobs: count() })
    .from(jobClasses)
    .where(isNotNull(jobClasses.occupation))
    .groupBy(jobClasses.occupation);
  return new Map(rows.map(({ occupation, jobs }) => [occupation ?? '', jobs]));
}

/** Without an age nothing is cached. */
export function createBriefCache(maxAgeMs: number | undefined): BriefCache {
  if (maxAgeMs === undefined) return (_key, compute) => compute();
  const entries = new LRUCache<string, object | number, () => Promise<object | number>>({
    max: MAX_ENTRIES,
    ttl: maxAgeMs,
    ignoreFetchAbort: true,
    fetchMethod: (_key, _stale, { context }) => context(),
  });
  return <T extends object | number>(key: string, compute: () => Promise<T>) =>
    entries.forceFetch(key, { context: compute }) as Promise<T>;
}
