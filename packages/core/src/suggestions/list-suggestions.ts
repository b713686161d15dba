import { jobSearchSchema, type SuggestionList, type SuggestionQuery } from '@stellenvisite/contract/job-search.schema';
import { findLocation } from '@stellenvisite/search/taxonomy/places/find-location';
import type { Context } from '../context.ts';
import { countHits } from '../jobs/find-hits.ts';
import { remember } from '../market/market-memory.ts';
import { completeName, correctName } from '../places/list-places.ts';
import { toPlace } from '../places/place-view.ts';
import { listFieldNames } from './field-names.ts';
import { countAt, type LiveMarket, readLiveMarket } from './live-market.ts';
import { listOccupationNames } from './occupation-names.ts';
import { occupationPopularity } from './occupation-popularity.ts';
import { rememberBriefly } from './remember-briefly.ts';
import { suggestEmployers } from './suggest-employers.ts';

type Suggestion = SuggestionList['items'][number];
/** A slip is forgiven only where nothing of any kind begins as typed. */
type Forgiveness = { isSlipForgiven: boolean };

/** Each count is a search of its own. */
const MOST_OCCUPATIONS = 5;
const MOST_FIELDS = 3;
const MOST_PLACES = 3;

/** What a search field can complete to: occupations first, then fields of work, employers and places. */
export function listSuggestions(ctx: Context, query: SuggestionQuery): Promise<SuggestionList> {
  return remember(ctx, 'suggestions', query, async () => {
    const begun = await suggest(ctx, query, { isSlipForgiven: false });
    return { items: begun.length > 0 ? begun : await suggest(ctx, query, { isSlipForgiven: true }) };
  });
}

async function suggest(ctx: Context, { q, limit }: SuggestionQuery, forgiveness: Forgiveness): Promise<Suggestion[]> {
  const [occupations, fields, live] = await Promise.all([
    suggestOccupations(ctx, q, forgiveness),
    suggestFields(ctx, q, forgiveness),
    rememberBriefly(ctx, 'live', () => readLiveMarket(ctx)),
  ]);
  const houses = await suggestEmployers(live, q, { limit, ...forgiveness });
  const towns = await suggestPlaces(ctx, live, q, forgiveness);
  const isNew = ({ text }: Suggestion) => !occupations.some((each) => each.text === text);
  return share(limit, [occupations, fields.filter(isNew), houses, towns]);
}

/** Every kind gets its share, what comes first a larger one; what one leaves free, the next ones take. */
function share(limit: number, kinds: readonly Suggestion[][]): Suggestion[] {
  const least = Math.floor(limit / kinds.length);
  const shown: Suggestion[] = [];
  for (const [at, kind] of kinds.entries()) {
    const kept = kinds.slice(at + 1).reduce((sum, { length }) => sum + Math.min(length, least), 0);
    shown.push(...kind.slice(0, limit - shown.length - kept));
  }
  return shown;
}

/** Fields of medicine and departments in which somebody is looked for. */
async function suggestFields(ctx: Context, q: string, forgiveness: Forgiveness): Promise<Suggestion[]> {
  const begun = listFieldNames(q, forgiveness).slice(0, MOST_FIELDS);
  const counted = begun.map(async ({ text }) => ({ kind: 'field' as const, text, count: await countText(ctx, text) }));
  return (await Promise.all(counted)).filter(({ count }) => count > 0);
}

/** Of what is begun equally well the one with most jobs first; what has none only where nothing has. */
async function suggestOccupations(ctx: Context, q: string, forgiveness: Forgiveness): Promise<Suggestion[]> {
  const begun = listOccupationNames(q, forgiveness);
  if (begun.length === 0) return [];
  const popular = await occupationPopularity(ctx.db);
  const likely = begun
    .toSorted((a, b) => a.beginning - b.beginning || (popular.get(b.key) ?? 0) - (popular.get(a.key) ?? 0))
    .slice(0, MOST_OCCUPATIONS);
  const counted = await Promise.all(likely.map(async (each) => ({ ...each, count: await countText(ctx, each.text) })));
  const found = counted.filter(({ count }) => count > 0);
  const [first, ...others] = (found.length > 0 ? found : counted).sort(
    (a, b) => a.beginning - b.beginning || b.count - a.count,
  );
  if (!first) return [];
  // An old name leads to the one the trade uses today.
  const today = first.text === first.ours ? [] : [{ text: first.ours, count: await countText(ctx, first.ours) }];
  const offered = [first, ...today, ...others].map(({ text, count }) => ({ kind: 'occupation' as const, text, count }));
  return [...new Map(offered.toReversed().map((each) => [each.text, each])).values()].toReversed();
}

function countText(ctx: Context, text: string): Promise<number> {
  return rememberBriefly(ctx, `q ${text}`, () => countHits(ctx, jobSearchSchema.parse({ q: text })));
}

/** Where a search at that place finds something. */
async function suggestPlaces(
  ctx: Context,
  live: LiveMarket,
  q: string,
  { isSlipForgiven }: Forgiveness,
): Promise<Suggestion[]> {
  const begun = isSlipForgiven ? correctName(q) : completeName(q, { withPartsOfTown: false });
  const counted = begun.slice(0, MOST_PLACES).map(async (place) => {
    const { text } = toPlace(place);
    const count = await rememberBriefly(ctx, `at ${text}`, async () => countAt(live, findLocation(text)));
    return { kind: 'place' as const, text, count };
  });
  return (await Promise.all(counted)).filter(({ count }) => count > 0);
}
