import type { JobMapQuery, MapSection } from '@stellenvisite/contract/job-map.schema';
import type { JobSearch, SuggestionQuery } from '@stellenvisite/contract/job-search.schema';
import type { JobItem } from '@stellenvisite/contract/jobs.schema';
import type { Language } from '@stellenvisite/contract/languages';
import type { Db } from '@stellenvisite/db/client';
import { classifyByName, classifyJob, type JobClass, type JobToClassify } from './classify/classify-job.ts';
import { titleRanks } from './columns/title-ranks.ts';
import type { DocumentCache } from './index/document-cache.ts';
import { jobText, type WrittenParts } from './index/job-text.ts';
import { createSearchIndex } from './index/search-index.ts';
import { createBriefCache } from './match/brief-cache.ts';
import { type FoundClusters, findClusters } from './match/find-clusters.ts';
import { countHits, type HitOptions } from './match/find-hits.ts';
import { findInSection, type SectionPage } from './match/find-in-section.ts';
import { findPage, type SearchPage } from './match/find-page.ts';
import { findPayBand, type PayBand } from './match/find-pay-band.ts';
import { understandWords } from './match/interpret-query.ts';
import { createUnderstoodCache, matchStored } from './match/match-stored.ts';
import { type ComparedJob, findSimilar } from './match/pick-similar.ts';
import { type Engine, openRequest, type RequestOptions } from './match/search-request.ts';
import { type Suggestion, suggest } from './match/suggest.ts';
import type { UnderstoodQuery } from './question/query-plan.ts';
import { tradeVocabulary } from './taxonomy/vocabulary.ts';

/** What words mean to the search: the filters written among them, and each part with what it was taken for. */
export type UnderstoodWords = Pick<UnderstoodQuery, 'filters' | 'understood'>;

export type { ComparedJob, FoundClusters, PayBand, SearchPage };

/** What a job is classified by. */
export type WrittenJob = Omit<JobToClassify, 'text'> & WrittenParts;

/**
 * Search over the live jobs. Each answer knows everything committed before it was asked for. A hit is named by its document: the
 * number of one version of a job in the index, by which the caller loads the job's row. A job rewritten since has another one.
 */
export type Search = {
  search(query: JobSearch, options: { language: Language } & RequestOptions): Promise<SearchPage>;
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
  /** What others pay for the same work, where enough ads say so. */
  payBand(job: ComparedJob): Promise<PayBand | null>;
  cluster(query: JobMapQuery, options?: RequestOptions): Promise<FoundClusters>;
  listSection(query: JobSearch & { bbox: MapSection }, options?: RequestOptions): Promise<SectionPage>;
  /** What a job is, read from its words. */
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
