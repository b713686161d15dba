import type { SuggestionList, SuggestionQuery } from '@stellenvisite/contract/job-search';
import { employers } from '@stellenvisite/db/schema/employers';
import { jobs } from '@stellenvisite/db/schema/jobs';
import { places } from '@stellenvisite/db/schema/places';
import { and, asc, count, desc, eq, like, sql } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { countJobs } from '../jobs/count-jobs.ts';
import { isLive } from '../jobs/live-jobs.ts';
import { toLikePattern } from '../search/like-pattern.ts';
import { occupationLabel, occupationTerms } from '../jobs/occupation-label.ts';
import { remember } from '../market/market-memory.ts';
import { foldPlaceSpelling } from '../places/fold-place-name.ts';

type Suggestion = SuggestionList['items'][number];

const TITLES_READ = 300;
const LONGEST_OCCUPATION = 3;

/** What a search field can complete to: occupations first, then employers and places, half of the room for the first. */
export function listSuggestions(ctx: Context, query: SuggestionQuery): Promise<SuggestionList> {
  return remember(ctx, 'suggestions', query, async () => {
    const { q, limit } = query;
    const [occupations, houses, towns] = await Promise.all([
      listOccupations(ctx, q, limit),
      listEmployerNames(ctx, q, limit),
      listPlaceNames(ctx, q, limit),
    ]);
    return { items: share(limit, occupations, houses, towns) };
  });
}

/** Every kind gets its share; what one leaves free, the others take. */
function share(limit: number, occupations: Suggestion[], houses: Suggestion[], towns: Suggestion[]): Suggestion[] {
  const quarter = Math.floor(limit / 4);
  const townRoom = Math.min(towns.length, quarter);
  const houseRoom = Math.min(houses.length, quarter);
  const first = occupations.slice(0, limit - townRoom - houseRoom);
  const second = houses.slice(0, limit - first.length - townRoom);
  return [...first, ...second, ...towns.slice(0, limit - first.length - second.length)];
}

async function listOccupations(ctx: Context, q: string, limit: number): Promise<Suggestion[]> {
  const titles = await ctx.db
    .select({ title: jobs.title, jobs: count() })
    .from(jobs)
    .where(and(isLive(ctx), like(sql`lower(${jobs.title})`, toLikePattern(q.toLowerCase()))))
    .groupBy(jobs.title)
    .orderBy(desc(count()), asc(jobs.title))
    .limit(TITLES_READ);
  const named = new Map<string, number>();
  for (const { title, jobs: found } of titles) {
    for (const term of occupationTerms(occupationLabel(title))) {
      if (isShort(term) && term.toLowerCase().includes(q.toLowerCase()))
        named.set(term, (named.get(term) ?? 0) + found);
    }
  }
  const terms = [...named]
    .filter(([term, found]) => ![...named].some(([other, more]) => term.startsWith(`${other} `) && more > found))
    .sort(([a, x], [b, y]) => Number(startsWith(b, q)) - Number(startsWith(a, q)) || y - x || a.localeCompare(b, 'de'))
    .slice(0, limit)
    .map(([term]) => term);
  const counts = await countJobs(
    ctx,
    terms.map((term) => ({ q: term })),
  );
  return terms.map((text, index) => ({ kind: 'occupation', text, count: counts[index] ?? 0 }));
}

/** A title without a gender marker may run on into its department; an occupation has few words. */
function isShort(term: string): boolean {
  return term.split(' ').length <= LONGEST_OCCUPATION;
}

function startsWith(text: string, start: string): boolean {
  return text.toLowerCase().startsWith(start.toLowerCase());
}

async function listEmployerNames(ctx: Context, q: string, limit: number): Promise<Suggestion[]> {
  const rows = await ctx.db
    .select({ text: employers.name, count: count() })
    .from(employers)
    .innerJoin(jobs, eq(jobs.employerId, employers.id))
    .where(and(isLive(ctx), like(sql`lower(${employers.name})`, toLikePattern(q.toLowerCase()))))
    .groupBy(employers.id)
    .orderBy(desc(count()), asc(employers.name))
    .limit(limit);
  return rows.map((row) => ({ kind: 'employer', ...row }));
}

async function listPlaceNames(ctx: Context, q: string, limit: number): Promise<Suggestion[]> {
  const folded = foldPlaceSpelling(q);
  if (folded === '') return [];
  const rows = await ctx.db
    .select({ name: places.name, region: places.region, count: count() })
    .from(places)
    .innerJoin(jobs, eq(jobs.placeId, places.id))
    .where(and(isLive(ctx), like(places.folded, `${folded}%`)))
    .groupBy(places.id)
    .orderBy(desc(places.population), asc(places.id))
    .limit(limit);
  return rows.map(({ name, region, count: found }, index) => {
    // Of several places of one name the largest needs no more words; the place field understands the others by their region.
    const isNamesake = rows.findIndex((row) => row.name === name) < index;
    return { kind: 'place', text: isNamesake ? `${name}, ${region}` : name, count: found };
  });
}
