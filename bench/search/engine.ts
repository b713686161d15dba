import type { JobSort } from '@stellenvisite/contract/jobs/job-search';

/** Facets by a list of values; the other ones follow from flags and numbers. */
export const LIST_FILTERS = [
  'category',
  'employmentType',
  'experienceLevel',
  'specialty',
  'remote',
  'employerType',
  'companySize',
  'country',
  'shift',
] as const;
export type ListFilter = (typeof LIST_FILTERS)[number];

export type ComparedSort = Exclude<JobSort, 'distance'>;

/** One question to every engine alike, its place resolved to a point. */
export type Question = {
  q: string;
  filters: Partial<Record<ListFilter, string[]>>;
  weekendFree?: boolean;
  /** Days. */
  postedWithin?: number;
  /** Whole currency units a month. */
  salaryMin?: number;
  near?: { lat: number; lon: number; km: number };
  /** Nearness is left out: not every engine sorts by it. */
  sort: ComparedSort;
  page: number;
  pageSize: number;
};

export type FacetCounts = Record<string, Record<string, number>>;
export type Answer = { ids: string[]; total: number; facets: FacetCounts };

export type Engine = {
  search(question: Question): Answer | Promise<Answer>;
  close(): void | Promise<void>;
};

export const BASELINES = ['PostgreSQL german', 'SQLite FTS5', 'MiniSearch', 'Orama'] as const;
export type BaselineName = (typeof BASELINES)[number];
