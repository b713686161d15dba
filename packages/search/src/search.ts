import type { JobMapQuery, MapSection } from '@stellenvisite/contract/jobs/job-map.schema';
import type { JobSearch, SuggestionQuery } from '@stellenvisite/contract/jobs/job-search.schema';
import type { JobItem } from '@stellenvisite/contract/jobs/jobs.schema';
import { DEFAULT_RADIUS_KM } from '@stellenvisite/contract/jobs/places';
import type { Language } from '@stellenvisite/contract/platform/languages';
import type { Db } from '@stellenvisite/db/client';
import { classifyByName, classifyJob, type JobClass, type JobToClassify } from './classify/classify-job.ts';
import type { FactStore } from './columns/fact-store.ts';
import { filterDocs } from './columns/filter-docs.ts';
import { titleRanks } from './columns/title-ranks.ts';
import { jobText, type WrittenParts } from './index/analyse-jobs.ts';
import type { DocumentCache } from './index/document-cache.ts';
import { createSearchIndex } from './index/search-index.ts';
import { clusterPoints, extentOf, isInside, type MapPoints, type PointCluster } from './match/cluster-points.ts';
import { countHits, findHits, type HitOptions } from './match/find-hits.ts';
import { findPage, type SearchPage } from './match/find-page.ts';
import { findPayBand, type PayBand } from './match/find-pay-band.ts';
import { interpretQuery, understandWords } from './match/interpret-query.ts';
import { createUnderstoodCache, matchStored } from './match/match-stored.ts';
import { type ComparedJob, findSimilar } from './match/pick-similar.ts';
import { type Engine, openRequest, type RequestOptions, type SearchRequest } from './match/search-request.ts';
import { createBriefCache, type Suggestion, suggest } from './match/suggest.ts';
import type { QueryPlan, UnderstoodQuery } from './question/query-plan.ts';
import type { Point } from './taxonomy/places/distance.ts';
import { tradeVocabulary } from './taxonomy/vocabulary.ts';

const EVERYWHERE: MapSection = { west: -180, south: -90, east: 180, north: 90 };

/** The three countries on one screen. */
const WHOLE_MARKET_ZOOM = 5;

const KM_A_DEGREE = 111.32;

type Circle = Point & { radiusKm: number };

type FoundClusters = {
  total: number;
  /** The number of them within the requested section. */
  shown: number;
  bounds: MapSection | null;
  /** Where a radius was searched. */
  around: Circle | null;
  clusters: PointCluster[];
};

type SectionPage = {
  docs: number[];
  total: number;
  /** The point around which was searched. */
  around: Point | null;
};

/** The meaning of words to the search: the filters written among them, and the interpretation of each part. */
export type UnderstoodWords = Pick<UnderstoodQuery, 'filters' | 'understood'>;

/** A search with everything that decided about it: how each word may be met, and each hit with its points. */
export type ExplainedSearch = { plan: QueryPlan; filters: UnderstoodQuery['filters']; page: SearchPage };

export type { ComparedJob, FoundClusters, PayBand, QueryPlan, SearchPage };

/** The parts of a job that it is classified by. */
export type WrittenJob = Omit<JobToClassify, 'text'> & WrittenParts;

/**
 * Search over the live jobs. Each answer knows everything committed before it was requested. A hit is named by its document: the
 * number of one version of a job in the index, by which the caller loads the job's row. A job rewritten since has another one.
 */
export type Search = {
  search(query: JobSearch, options: { language: Language } & RequestOptions): Promise<SearchPage>;
  /** Searches and says why: for people who work on the search. */
  explain(query: JobSearch, options: { language: Language }): Promise<ExplainedSearch>;
  count(query: JobSearch, options?: HitOptions): Promise<number>;
  /**
   * For each of many stored searches the documents it finds among these few, in no order: new jobs are compared with stored
   * searches, and no search is run again.
   */
  match(queries: readonly JobSearch[], docs: readonly number[]): Promise<number[][]>;
  suggest(query: SuggestionQuery): Promise<Suggestion[]>;
  /** Reads words as a search does, without searching. */
  understand(words: string): Promise<UnderstoodWords>;
  /** Documents of live jobs like this one, the most similar first. */
  similar(job: ComparedJob, limit: number): Promise<number[]>;
  /** Returns the pay for the same work elsewhere; null if too few ads state it. */
  payBand(job: ComparedJob): Promise<PayBand | null>;
  cluster(query: JobMapQuery, options?: RequestOptions): Promise<FoundClusters>;
  listSection(query: JobSearch & { bbox: MapSection }, options?: RequestOptions): Promise<SectionPage>;
  /** Classifies a job by its words. */
  classify(job: WrittenJob): JobClass;
  /** Jobs as lists show them, by document; an entry is dropped when its document or any employer changes. */
  readonly items: DocumentCache<JobItem>;
  /** Resolves when everything committed before the call is applied. */
  refresh(): Promise<void>;
  /** Loads what the first searches would wait for otherwise. */
  warmUp(): Promise<void>;
};

export type SearchOptions = {
  db: Db;
  now: () => Date;
  /** How long a search waits for a bulk change to be applied before it answers from the state before; without it, until it is. */
  refreshTimeoutMs?: number;
  /** How old the counts of suggestions may be; without it they are counted each time. */
  suggestionMaxAgeMs?: number;
};

/** One per process: it holds the facts of every job in memory. */
export function createSearch({ db, now, refreshTimeoutMs, suggestionMaxAgeMs }: SearchOptions): Search {
  const index = createSearchIndex({ db, refreshTimeoutMs });
  const engine: Engine = { db, now, index };
  const cached = createBriefCache(suggestionMaxAgeMs);
  const understood = createUnderstoodCache();
  return {
    search: (query, { language, ...options }) => findPage(openRequest(engine, options), query, language),
    async explain(query, { language }) {
      const request = openRequest(engine);
      const { plan, filters } = (await interpretQuery(request, query)).understood;
      return { plan, filters, page: await findPage(request, { ...query, explain: true }, language) };
    },
    count: (query, options) => countHits(openRequest(engine), query, options),
    match: (queries, docs) => matchStored({ ...openRequest(engine), understood }, queries, docs),
    suggest: (query) => suggest({ ...openRequest(engine), cached }, query),
    async understand(words) {
      const { filters, understood } = await understandWords(openRequest(engine), { q: words, page: 1, pageSize: 1 });
      return { filters, understood };
    },
    similar: (job, limit) => findSimilar(openRequest(engine), job, limit),
    payBand: (job) => findPayBand(openRequest(engine), job),
    cluster: (query, options) => findClusters(openRequest(engine, options), query),
    listSection: (query, options) => findInSection(openRequest(engine, options), query),
    classify: (job) => classifyByName(job) ?? classifyJob({ ...job, text: jobText(job) }),
    items: index.items,
    async refresh() {
      await index.refresh();
    },
    async warmUp() {
      const facts = await index.refresh();
      tradeVocabulary();
      titleRanks(facts);
    },
  };
}

/** Finds the live jobs of a search in one section of the map, newest first, one page of them. */
async function findInSection(
  request: SearchRequest,
  { bbox, ...asked }: JobSearch & { bbox: MapSection },
): Promise<SectionPage> {
  const { docs, store, location } = await findHits(request, asked);
  const { locationId, locations, postedAt } = store;
  const isShown = (where: number) => isInside(bbox, locations.lon[where] ?? 0, locations.lat[where] ?? 0);
  const inside = [...filterDocs(docs, (doc) => isShown(locationId[doc] ?? 0))];
  inside.sort((a, b) => (postedAt[b] ?? 0) - (postedAt[a] ?? 0) || b - a);
  const { page, pageSize } = asked;
  return {
    docs: inside.slice((page - 1) * pageSize, page * pageSize),
    total: inside.length,
    around: location?.kind === 'point' ? { lat: location.lat, lon: location.lon } : null,
  };
}

/** Where the live jobs of a search are, grouped as a map of that zoom can show them. */
async function findClusters(request: SearchRequest, asked: JobMapQuery): Promise<FoundClusters> {
  const { bbox = EVERYWHERE, zoom = WHOLE_MARKET_ZOOM } = asked;
  const { docs, store, location, query } = await findHits(request, asked);
  const points = pointsOf(store, docs);
  const clusters = clusterPoints(points, zoom, bbox);
  const radiusKm = query.radius ?? DEFAULT_RADIUS_KM;
  const around = location?.kind === 'point' ? { lat: location.lat, lon: location.lon, radiusKm } : null;
  return {
    total: docs.length,
    shown: clusters.reduce((sum, { count }) => sum + count, 0),
    bounds: around ? circleBounds(around) : extentOf(points, EVERYWHERE),
    around,
    clusters,
  };
}

function pointsOf({ locationId, locations }: FactStore, docs: Uint32Array): MapPoints {
  return { docs, locationId, lat: locations.lat, lon: locations.lon };
}

function circleBounds({ lat, lon, radiusKm }: Circle): MapSection {
  const high = radiusKm / KM_A_DEGREE;
  const wide = high / Math.cos((lat * Math.PI) / 180);
  return { west: lon - wide, south: lat - high, east: lon + wide, north: lat + high };
}
