export const JOB_SORTS = [
  'relevance',
  'newest',
  'oldest',
  'salary_desc',
  'salary_asc',
  'title_asc',
  'title_desc',
  /** Nearest first; without a place as by relevance. */
  'distance',
] as const;
export type JobSort = (typeof JOB_SORTS)[number];

/** How an address writes a filter: one value, several, or whether it is set. */
type FilterForm = 'value' | 'list' | 'flag';

/** The filters of a search, in the order in which an address names them. */
export const JOB_FILTERS = {
  q: 'value',
  location: 'value',
  radius: 'value',
  category: 'list',
  shift: 'list',
  weekendFree: 'flag',
  training: 'flag',
  salaryMin: 'value',
  salaryMax: 'value',
  employmentType: 'list',
  contract: 'list',
  start: 'list',
  employerType: 'list',
  ownership: 'list',
  specialty: 'list',
  department: 'list',
  experienceLevel: 'list',
  remote: 'list',
  companySize: 'list',
  country: 'list',
  recognition: 'flag',
  germanLevel: 'value',
  visaHelp: 'flag',
  housingHelp: 'flag',
  onCallDuty: 'list',
  furtherTraining: 'list',
  employerId: 'list',
  postedWithin: 'value',
  featured: 'flag',
} as const satisfies Record<string, FilterForm>;

export type JobFilter = keyof typeof JOB_FILTERS;
type FiltersOf<F extends FilterForm> = { [K in JobFilter]: (typeof JOB_FILTERS)[K] extends F ? K : never }[JobFilter];
export type JobValueFilter = FiltersOf<'value'>;
export type JobListFilter = FiltersOf<'list'>;
export type JobFlagFilter = FiltersOf<'flag'>;

export const JOB_FILTER_NAMES = Object.keys(JOB_FILTERS) as readonly JobFilter[];
export const JOB_VALUE_FILTERS = JOB_FILTER_NAMES.filter(
  (name): name is JobValueFilter => JOB_FILTERS[name] === 'value',
);
export const JOB_LIST_FILTERS = JOB_FILTER_NAMES.filter((name): name is JobListFilter => JOB_FILTERS[name] === 'list');
export const JOB_FLAG_FILTERS = JOB_FILTER_NAMES.filter((name): name is JobFlagFilter => JOB_FILTERS[name] === 'flag');

/** Days; no value is "any time". */
export const POSTED_WITHIN = [1, 7, 14, 30] as const;
export type PostedWithin = (typeof POSTED_WITHIN)[number];

export const DEFAULT_PAGE_SIZE = 20;

export const JOB_FACETS = [
  'category',
  'employmentType',
  'experienceLevel',
  'specialty',
  'department',
  'contract',
  'start',
  'remote',
  'employerType',
  'ownership',
  'companySize',
  'country',
  'shift',
  'weekendFree',
  'training',
  'recognition',
  'germanLevel',
  'visaHelp',
  'housingHelp',
  'onCallDuty',
  'furtherTraining',
  'postedWithin',
  'salary',
] as const;
export type JobFacet = (typeof JOB_FACETS)[number];

/** Width of a bar of the `salary` facet, in whole currency units a month; a bar's value is its lower bound. */
export const SALARY_BAR = 250;

/** The parts of a job in which a word can match, best first. */
export const SEARCH_FIELDS = [
  'title',
  'occupation',
  'level',
  'specialty',
  'department',
  'employer',
  'place',
  'text',
] as const;
export type SearchField = (typeof SEARCH_FIELDS)[number];

/** How it was met, best first. */
export const SEARCH_MATCHES = ['exact', 'synonym', 'narrower', 'related', 'spelling'] as const;
export type SearchMatch = (typeof SEARCH_MATCHES)[number];

export const UNDERSTOOD_KINDS = [
  'occupation',
  'level',
  'specialty',
  'department',
  'employer',
  'word',
  'phrase',
  /** Something an employer may offer next to the work. */
  'benefit',
  'excluded',
  'location',
  'radius',
  'country',
  'employmentType',
  'shift',
  /** No other shift than this one. */
  'onlyShift',
  'withoutShift',
  'weekendFree',
  'weekendOnly',
  /** Being on call is refused. */
  'withoutOnCall',
  'recognition',
  'visaHelp',
  'housingHelp',
  /** A range of hours a week or of percent, such as `20-25h`, `-30h` or `60-80%`. */
  'hours',
  'remote',
  'contract',
  'withoutContract',
  'withoutEmploymentType',
  'salaryMin',
  'salaryMax',
  /** The order in which jobs are shown. */
  'sort',
  /** States whether it is wanted or refused remains open: nothing is filtered by it. */
  'unsure',
  /** Nothing in the whole question is a word. */
  'unsearchable',
] as const;

/** The changes of a wider search: another occupation or field, the radius, a filter or words left out. */
export const RELAXED_KINDS = ['related', 'radius', 'filter', 'word'] as const;

/** A field is one of medicine, or a department. */
export const SUGGESTION_KINDS = ['occupation', 'field', 'employer', 'place'] as const;
