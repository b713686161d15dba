import type {
  FoundPlace,
  JobSearch,
  Ranking,
  Relaxation,
  Understood,
} from '@stellenvisite/contract/jobs/job-search.schema';
import type { Language } from '@stellenvisite/contract/platform/languages';
import type { Point } from '../taxonomy/places/distance.ts';
import type { KnownLocation } from '../taxonomy/places/find-location.ts';
import { foldPlaceName, foldPlaceSpelling } from '../taxonomy/places/fold-place-name.ts';
import { listStarting } from '../taxonomy/places/list-starting.ts';
import { type BookPlace, placeBook } from '../taxonomy/places/place-book.ts';
import { placeText } from '../taxonomy/places/place-text.ts';
import { countFacets, type JobCounts } from './count-facets.ts';
import { type Candidates, countHits, useCandidates } from './find-hits.ts';
import { type InterpretedQuery, interpretQuery } from './interpret-query.ts';
import { featuredOf, freshnessOf, orderHits } from './order-hits.ts';
import { fewerFilters, fewerWords, isRosterStep, relatedSearches, type Step, widerRadii } from './relaxation-steps.ts';
import { reasonsOf } from './score-plan.ts';
import type { SearchRequest } from './search-request.ts';

const FEW_HITS = 5;

const MAX_SHOWN = 6;

/** Two changes at once are the exception: few of them are shown. */
const MAX_SEVERAL = 3;

const ORDER: readonly Relaxation['kind'][] = ['radius', 'related', 'filter', 'word'];

type Namesake = {
  name: string;
  /** The text that a place field resolves to exactly this place. */
  text: string;
};

/** A smaller town is not what somebody means who leaves its byname out. */
const KNOWN_TOWN = 10_000;

const MAX_NAMESAKES = 3;

type NamedPlace = { name: string; region: string };

export type Hit = {
  doc: number;
  /** The job does not state what the search asks about its roster. */
  isRosterUnknown?: true;
  ranking?: Ranking;
};
export type SearchPage = JobCounts & {
  /** One page of the hits in their order, those of unknown roster last. */
  hits: Hit[];
  /** The point around which was searched. */
  around: Point | null;
  understood: Understood[];
  /** The place that the words for it were resolved to. */
  place?: FoundPlace;
  /** Another spelling of the place or of the words. */
  suggestion?: string;
  relaxations: Relaxation[];
};

/** Live jobs that meet every word and filter, one page of them, with the counts that further choices would give. */
export async function findPage(request: SearchRequest, asked: JobSearch, language: Language): Promise<SearchPage> {
  const interpreted = await interpretQuery(request, asked);
  const { hits, counted, understood } = await useCandidates(request, interpreted, {}, takePage);
  const suggestion = suggestionOf(interpreted);
  const place = placeOf(asked, interpreted);
  const { location } = interpreted;
  return {
    ...counted,
    hits,
    around: location?.kind === 'point' ? { lat: location.lat, lon: location.lon } : null,
    understood: understood.understood,
    ...(suggestion === undefined ? {} : { suggestion }),
    ...(place === null ? {} : { place }),
    relaxations: await listRelaxations(request, asked, interpreted, { ...counted, language }),
  };
}

/** A place among the words is identified by its full name there: what may be another one is what was typed. */
function placeOf({ location: typed }: JobSearch, { location, understood }: InterpretedQuery): FoundPlace | null {
  if (!location || location.kind === 'unknown') return null;
  const text = typed ?? understood.understood.find(({ kind }) => kind === 'location')?.text ?? location.name;
  const others = listNamesakes(text, location);
  return {
    kind: location.kind,
    name: location.kind === 'point' ? adjacentName(location, others) : location.name,
    others,
  };
}

/** Another spelling of the place goes before one of the words: without a place nothing is found. */
function suggestionOf({ location, understood }: InterpretedQuery): string | undefined {
  if (location?.kind === 'unknown') return location.suggestion ?? undefined;
  return understood.suggestion;
}

function takePage(candidates: Candidates) {
  const { store, query, now, buffers, points, understood, location } = candidates;
  const { hits, unstated, ...counted } = countFacets(store, candidates.docs, query, {
    now,
    into: buffers.docs,
    withUnknown: query.includeUnknown === true,
  });
  const { page, pageSize, sort = 'relevance' } = query;
  const around = location?.kind === 'point' ? location : null;
  const offset = (page - 1) * pageSize;
  const ordered = { sort, now, points, around };
  const docs = orderHits(store, hits, { ...ordered, offset, limit: pageSize });
  const following = { offset: Math.max(0, offset - hits.length), limit: pageSize - docs.length, after: hits };
  const further = following.limit > 0 ? orderHits(store, unstated, { ...ordered, ...following }) : [];
  const explained = (doc: number): Hit => (query.explain ? { doc, ranking: rank(doc, candidates) } : { doc });
  const shown = [...docs.map(explained), ...further.map((doc): Hit => ({ ...explained(doc), isRosterUnknown: true }))];
  return { hits: shown, counted, understood };
}

function rank(doc: number, { store, now, understood, postings, points }: Candidates): Ranking {
  const [freshness, featured] = [freshnessOf(store, doc, now), featuredOf(store, doc)];
  const reasons = reasonsOf(doc, understood.plan, postings, store);
  return { score: (points[doc] ?? 0) + freshness + featured, reasons, freshness, featured };
}

/** Other towns that a text may mean: "Frankfurt" is read as the one on the Main, and is also the one on the Oder. */
function listNamesakes(text: string, meant: KnownLocation): Namesake[] {
  if (meant.kind !== 'point' || meant.isDistrict || /[,\d]/.test(text)) return [];
  const sameName = placeBook().named.get(foldPlaceName(text)) ?? [];
  const longerName = listStarting(`${foldPlaceSpelling(text)} `).map(({ place }) => place);
  const isOther = ({ kind, population, lat, lon }: BookPlace) =>
    kind === 'city' && population >= KNOWN_TOWN && (lat !== meant.lat || lon !== meant.lon);
  return [...new Set([...sameName, ...longerName])]
    .filter(isOther)
    .toSorted((a, b) => b.population - a.population)
    .slice(0, MAX_NAMESAKES)
    .map((place) => ({ name: adjacentName(place, [meant]), text: placeText(place) }));
}

/** Returns the name of a place; where another one has the same, with the region that tells them apart. */
function adjacentName({ name, region }: NamedPlace, others: readonly { name: string }[]): string {
  return others.some((other) => other.name.split(',')[0] === name) ? `${name}, ${region}` : name;
}

/** For a search of few hits: what else might suit, and what is in the way, each with what it would find. */
async function listRelaxations(
  request: SearchRequest,
  asked: JobSearch,
  interpreted: InterpretedQuery,
  { total, unknown = 0, language }: Pick<JobCounts, 'total' | 'unknown'> & { language: Language },
): Promise<Relaxation[]> {
  if (total >= FEW_HITS || interpreted.location?.kind === 'unknown') return [];
  const count = (change: Record<string, string>) => countHits(request, changed(asked, change));
  const radii = widerRadii(interpreted);
  const narrowing = [...fewerFilters(asked), ...fewerWords(interpreted)];
  const single = [...relatedSearches(asked, interpreted, language), ...radii, ...narrowing];
  const counted = await Promise.all(single.map(async (step) => ({ ...step, count: await count(step.change) })));
  // Without a wish for the roster the jobs that do not state it are found, and these are listed already.
  const listed = (step: Step) => (isRosterStep(step, interpreted) ? total + unknown : total);
  const better = counted.filter((each) => each.count > listed(each));
  if (better.length > 0) return bestOf(better);
  return total > 0 ? [] : listSeveral([...narrowing, ...radii.slice(-1)], asked, count);
}

/** Of the wider radii only the first that finds more. */
function bestOf(better: readonly Relaxation[]): Relaxation[] {
  const radius = better.find(({ kind }) => kind === 'radius');
  return better
    .filter((each) => each.kind !== 'radius' || each === radius)
    .toSorted((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind) || b.count - a.count)
    .slice(0, MAX_SHOWN);
}

/** Where no single change finds anything: two at once, else more and more of them, and all as the last resort. */
async function listSeveral(
  steps: readonly Step[],
  asked: JobSearch,
  count: (change: Record<string, string>) => Promise<number>,
): Promise<Relaxation[]> {
  for (const together of [pairsOf(steps), ...prefixesOf(steps).map((prefix) => [prefix])]) {
    const counted = await Promise.all(
      together
        .filter((parts) => isConsistent(parts, asked))
        .map(async (parts): Promise<Relaxation> => {
          const change = joinChanges(parts, asked);
          const named = parts.map(({ kind, value }) => ({ kind, value }));
          return { kind: 'several', value: '', parts: named, change, count: await count(change) };
        }),
    );
    const found = counted.filter((each) => each.count > 0).toSorted((a, b) => b.count - a.count);
    if (found.length > 0) return found.slice(0, MAX_SEVERAL);
  }
  return [];
}

function pairsOf(steps: readonly Step[]): Step[][] {
  return steps.flatMap((step, at) => steps.slice(at + 1).map((other) => [step, other]));
}

/** Returns the first three steps, the first four, and so on. */
function prefixesOf(steps: readonly Step[]): Step[][] {
  return steps.map((_step, at) => steps.slice(0, at + 1)).filter(({ length }) => length > 2);
}

/** Without a place there is no radius to widen, and without all its words a question is another one. */
function isConsistent(steps: readonly Step[], asked: JobSearch): boolean {
  const isAnywhere = steps.some(({ kind, value }) => kind === 'filter' && value === 'location');
  const isWider = steps.some(({ kind }) => kind === 'radius');
  return !(isAnywhere && isWider) && joinChanges(steps, asked).q !== '';
}

/** Words are taken out of the question one after the other. */
function joinChanges(steps: readonly Step[], { q = '' }: JobSearch): Record<string, string> {
  const words = steps.filter(({ kind }) => kind === 'word').map(({ value }) => value);
  const left = words.reduce((question, word) => question.replace(word, ' '), q);
  const change = Object.assign({}, ...steps.map((step) => step.change));
  return words.length > 0 ? { ...change, q: left.replace(/\s+/g, ' ').trim() } : change;
}

function changed(asked: JobSearch, change: Record<string, string>): JobSearch {
  const values = Object.entries(change).map(([name, value]) => [name, value === '' ? undefined : value]);
  const { radius, ...rest } = Object.fromEntries(values) as Record<string, string | undefined>;
  return { ...asked, ...rest, ...(radius === undefined ? {} : { radius: Number(radius) }), page: 1 } as JobSearch;
}
