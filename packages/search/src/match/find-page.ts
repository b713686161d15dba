import type { FoundPlace, JobSearch, Ranking, Relaxation, Understood } from '@stellenvisite/contract/job-search.schema';
import type { Language } from '@stellenvisite/contract/languages';
import type { Point } from '../taxonomy/places/distance.ts';
import { listNamesakes, nameBeside } from '../taxonomy/places/list-namesakes.ts';
import { countFacets, type JobCounts } from './count-facets.ts';
import { type Candidates, useCandidates } from './find-hits.ts';
import { type InterpretedQuery, interpretQuery } from './interpret-query.ts';
import { listRelaxations } from './list-relaxations.ts';
import { featuredOf, freshnessOf, orderHits } from './order-hits.ts';
import { reasonsOf } from './score-plan.ts';
import type { SearchRequest } from './search-request.ts';

export type Hit = { doc: number; ranking?: Ranking };
export type SearchPage = JobCounts & {
  /** One page of the hits in their order. */
  hits: Hit[];
  /** The point around which was searched. */
  around: Point | null;
  understood: Understood[];
  /** What the words for the place were read as. */
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
    relaxations: await listRelaxations(request, asked, interpreted, { total: counted.total, language }),
  };
}

/** A place among the words is told by its full name there: what may be another one is what was typed. */
function placeOf({ location: typed }: JobSearch, { location, understood }: InterpretedQuery): FoundPlace | null {
  if (!location || location.kind === 'unknown') return null;
  const text = typed ?? understood.understood.find(({ kind }) => kind === 'location')?.text ?? location.name;
  const others = listNamesakes(text, location);
  return {
    kind: location.kind,
    name: location.kind === 'point' ? nameBeside(location, others) : location.name,
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
  const { hits, total, facets } = countFacets(store, candidates.docs, query, { now, into: buffers.docs });
  const { page, pageSize, sort = 'relevance' } = query;
  const around = location?.kind === 'point' ? location : null;
  const docs = orderHits(store, hits, { sort, now, points, around, offset: (page - 1) * pageSize, limit: pageSize });
  const ranked = docs.map((doc): Hit => (query.explain ? { doc, ranking: rank(doc, candidates) } : { doc }));
  return { hits: ranked, counted: { total, facets }, understood };
}

function rank(doc: number, { store, now, understood, postings, points }: Candidates): Ranking {
  const [freshness, featured] = [freshnessOf(store, doc, now), featuredOf(store, doc)];
  const reasons = reasonsOf(doc, understood.plan, postings, store);
  return { score: (points[doc] ?? 0) + freshness + featured, reasons, freshness, featured };
}
