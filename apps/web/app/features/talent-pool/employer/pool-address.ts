import { SHIFTS, type Shift } from '@stellenvisite/contract/jobs/duty';
import type { JobCategory } from '@stellenvisite/contract/jobs/job-fields';
import { JOB_CATEGORIES } from '@stellenvisite/contract/jobs/job-fields';
import { RADII_KM } from '@stellenvisite/contract/jobs/places';
import {
  LANGUAGE_LEVELS,
  type LanguageLevel,
  LICENCES,
  type Licence,
  SPOKEN_LANGUAGES,
  type SpokenLanguage,
} from '@stellenvisite/contract/seekers/seeker-profiles';
import {
  TALENT_HOURS,
  TALENT_SORTS,
  type TalentHours,
  YEARS_BAND_NAMES,
  type YearsBand,
} from '@stellenvisite/contract/talent-pool/talent-pool';

export type PoolFilters = {
  occupation: readonly string[];
  category: readonly JobCategory[];
  location: string;
  radius: number | null;
  shift: readonly Shift[];
  hours: readonly TalentHours[];
  language: SpokenLanguage | null;
  languageLevel: LanguageLevel | null;
  licence: readonly Licence[];
  availableBy: string | null;
  years: readonly YearsBand[];
};

export type PoolAddress = PoolFilters & {
  /** The job the profiles are compared with: null is the one that fits the filters, `none` no job at all. */
  job: string | null;
  isMarked: boolean;
  sort: (typeof TALENT_SORTS)[number] | null;
  page: number;
  /** The profile that is open. */
  profile: string | null;
};

const ID = /^[0-9a-f-]{36}$/;
const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/;
const LISTS = ['occupation', 'category', 'shift', 'hours', 'licence', 'years'] as const;
const oneOf = <Value extends string>(values: readonly Value[], text: string | null) =>
  values.find((value) => value === text) ?? null;

/** Parses the query parameters of the pool. Unknown values are ignored. */
export function readPoolAddress(params: URLSearchParams): PoolAddress {
  const listOf = <Value extends string>(name: string, values: readonly Value[]) =>
    values.filter((value) => params.getAll(name).includes(value));
  const page = Math.floor(Number(params.get('page')));
  const job = params.get('job');
  const profile = params.get('profil') ?? '';
  const availableBy = params.get('availableBy') ?? '';
  return {
    occupation: params.getAll('occupation').filter((key) => /^[\w-]{1,80}$/.test(key)),
    category: listOf('category', JOB_CATEGORIES),
    location: params.get('location')?.trim().slice(0, 120) ?? '',
    radius: RADII_KM.find((km) => km === Number(params.get('radius'))) ?? null,
    shift: listOf('shift', SHIFTS),
    hours: listOf('hours', TALENT_HOURS),
    language: oneOf(SPOKEN_LANGUAGES, params.get('language')),
    languageLevel: oneOf(LANGUAGE_LEVELS, params.get('languageLevel')),
    licence: listOf('licence', LICENCES),
    availableBy: MONTH.test(availableBy) ? availableBy : null,
    years: listOf('years', YEARS_BAND_NAMES),
    job: job === 'none' || ID.test(job ?? '') ? job : null,
    isMarked: params.get('marked') === 'true',
    sort: oneOf(TALENT_SORTS, params.get('sort')),
    page: page >= 1 && page <= 10_000 ? page : 1,
    profile: ID.test(profile) ? profile : null,
  };
}

/** Only what differs from a first visit appears in the address. */
export function writePoolAddress({ job, isMarked, sort, page, profile, ...filters }: PoolAddress): URLSearchParams {
  const params = writeFilters(filters);
  if (job) params.set('job', job);
  if (isMarked) params.set('marked', 'true');
  if (sort) params.set('sort', sort);
  if (page > 1) params.set('page', String(page));
  if (profile) params.set('profil', profile);
  return params;
}

export function writeFilters(filters: PoolFilters): URLSearchParams {
  const params = new URLSearchParams();
  for (const name of LISTS) for (const value of filters[name]) params.append(name, value);
  for (const name of ['location', 'radius', 'language', 'languageLevel', 'availableBy'] as const)
    if (filters[name]) params.set(name, String(filters[name]));
  return params;
}

/** Returns the filters as a query for the API, without job, order and page. */
export function filterQuery(filters: PoolFilters) {
  const { occupation, category, location, radius, shift, hours, language, languageLevel, licence, availableBy, years } =
    filters;
  return {
    ...(occupation.length > 0 && { occupation: [...occupation] }),
    ...(category.length > 0 && { category: [...category] }),
    ...(location && { location }),
    ...(location && radius && { radius }),
    ...(shift.length > 0 && { shift: [...shift] }),
    ...(hours.length > 0 && { hours: [...hours] }),
    ...(language && { language }),
    ...(languageLevel && { languageLevel }),
    ...(licence.length > 0 && { licence: [...licence] }),
    ...(availableBy && { availableBy }),
    ...(years.length > 0 && { years: [...years] }),
  };
}

export const NO_FILTERS: PoolFilters = readPoolAddress(new URLSearchParams());

/** Counts the filters; a place and its radius count as one, like a language and its level. */
export function countFilters(filters: PoolFilters): number {
  const chosen = [
    ...LISTS.map((name) => filters[name].length > 0),
    filters.location !== '',
    filters.language !== null || filters.languageLevel !== null,
    filters.availableBy !== null,
  ];
  return chosen.filter(Boolean).length;
}

export function toggled<Value>(values: readonly Value[], value: Value): Value[] {
  return values.includes(value) ? values.filter((each) => each !== value) : [...values, value];
}
