import type { EmmaSearch } from '@stellenvisite/contract/assistant/emma-parts.schema';
import type { Shift } from '@stellenvisite/contract/jobs/duty';
import { findKnownLocation } from '@stellenvisite/search/places';
import type { HoursRange, Wish } from '@stellenvisite/search/sentence';

/** The kinds of employers that a search filters by. */
const EMPLOYER_KINDS: Partial<Record<string, NonNullable<EmmaSearch['employerType']>[number]>> = {
  krankenhaus: 'hospital',
  universitaetsklinikum: 'academic',
  mvz: 'medical_centers',
  praxis: 'private_practices',
  pflegeheim: 'care_facilities',
  gesundheitsamt: 'public_health',
};
const OPPOSITES: Partial<Record<string, string>> = {
  fixed_term: 'permanent',
  permanent: 'fixed_term',
  part_time: 'full_time',
  full_time: 'part_time',
};
/** The weekly hours from which a job can count as full time. */
const FULL_TIME_HOURS = 36;
/** The usual weeks in Germany, Austria and Switzerland lie around it. */
const FULL_WEEK = 40;
const AROUND_HOURS = 2;

const isExcluded = ({ polarity }: Wish) => polarity === 'excluded';
/** "Am liebsten tagsüber" is a wish like others here; only work from home that need not be is left open. */
const counts = ({ kind, strength, isUnsure }: Wish) => !isUnsure && (strength === 'must' || kind !== 'remote');
const unique = <T>(values: readonly T[]): T[] => [...new Set(values)];

/** Returns the filters that the wishes of a sentence come to; what is unsure filters nothing. */
export function toFilters(read: readonly Wish[]): EmmaSearch {
  const wishes = read.filter(counts);
  const of = (kind: Wish['kind']) => wishes.filter((wish) => wish.kind === kind);
  const numberOf = (kind: Wish['kind']) => Number(of(kind).at(-1)?.values[0] ?? Number.NaN);
  const lists = {
    employmentType: chosen(of('employmentType')),
    contract: chosen(of('contract')),
    remote: unique(
      of('remote')
        .filter((wish) => !isExcluded(wish))
        .flatMap(({ values }) => values),
    ),
    country: unique(
      of('country')
        .filter((wish) => !isExcluded(wish))
        .flatMap(({ values }) => values),
    ),
    employerType: unique(
      of('employerKind')
        .filter((wish) => !isExcluded(wish))
        .flatMap(({ values }) => values.flatMap((value) => EMPLOYER_KINDS[value] ?? [])),
    ),
  };
  const numbers = {
    salaryMin: numberOf('salaryMin'),
    salaryMax: numberOf('salaryMax'),
    radius: numberOf('radius'),
  };
  const filters = {
    ...placesOf(of('place')),
    ...shiftsOf(of('shift')),
    ...hoursOf(of('hours')),
    ...Object.fromEntries(Object.entries(lists).filter(([, values]) => values.length > 0)),
    ...Object.fromEntries(Object.entries(numbers).filter(([, value]) => !Number.isNaN(value))),
    ...(of('weekend').some(isExcluded) ? { weekendFree: true } : {}),
    ...(of('onCall').some(isExcluded) ? { noOnCall: true } : {}),
    ...(of('training').some((wish) => !isExcluded(wish)) ? { training: true } : {}),
    ...(of('sort')[0] ? { sort: of('sort')[0]?.values[0] } : {}),
  };
  return filters as EmmaSearch;
}

/** One of two that is excluded leaves the other; two that are wanted are either. */
function chosen(wishes: readonly Wish[]): string[] {
  const wanted = wishes.filter((wish) => !isExcluded(wish)).flatMap(({ values }) => values);
  const only = wishes.filter(({ polarity }) => polarity === 'only').flatMap(({ values }) => values);
  const opposite = wishes.filter(isExcluded).flatMap(({ values }) => values.flatMap((value) => OPPOSITES[value] ?? []));
  const excluded = new Set(wishes.filter(isExcluded).flatMap(({ values }) => values));
  return unique(only.length > 0 ? only : [...wanted, ...opposite].filter((value) => !excluded.has(value)));
}

/** A filter has one place; several stand among the words, where the search reads each. */
function placesOf(wishes: readonly Wish[]): Pick<EmmaSearch, 'location'> {
  const names = unique(wishes.filter((wish) => !isExcluded(wish)).flatMap(({ values }) => values.slice(0, 1)));
  const [only, ...others] = names;
  if (only === undefined || others.some((other) => findKnownLocation(other) !== null)) return {};
  return { location: only };
}

/** Returns the wanted and the excluded shifts; an excluded one is never wanted as well. */
function shiftsOf(wishes: readonly Wish[]): Pick<EmmaSearch, 'shift' | 'withoutShift'> {
  const valuesOf = (some: readonly Wish[]) => unique(some.flatMap(({ values }) => values as Shift[]));
  const without = valuesOf(wishes.filter(isExcluded));
  const only = valuesOf(wishes.filter(({ polarity }) => polarity === 'only'));
  const starts = new Set(wishes.filter(isExcluded).map(({ start }) => start));
  // "tagsüber" leaves out nights, which already covers the shifts it would prefer.
  const wanted =
    only.length > 0
      ? only
      : valuesOf(wishes.filter((wish) => !isExcluded(wish) && !(wish.strength === 'nice' && starts.has(wish.start))));
  const left = wanted.filter((shift) => !without.includes(shift));
  return { ...(left.length > 0 ? { shift: left } : {}), ...(without.length > 0 ? { withoutShift: without } : {}) };
}

function hoursOf(wishes: readonly Wish[]): Pick<EmmaSearch, 'hoursMin' | 'hoursMax' | 'employmentType'> {
  const range = wishes.find((wish) => wish.hours && !isExcluded(wish))?.hours;
  if (!range) return {};
  const { min, max } = inHours(range);
  if (min !== undefined && min === max)
    return min >= FULL_TIME_HOURS
      ? { employmentType: ['full_time'] }
      : { hoursMin: Math.max(1, min - AROUND_HOURS), hoursMax: min + AROUND_HOURS };
  return { ...(min === undefined ? {} : { hoursMin: min }), ...(max === undefined ? {} : { hoursMax: max }) };
}

function inHours({ min, max, unit }: HoursRange): { min: number | undefined; max: number | undefined } {
  const toHours = (value: number | undefined) =>
    value === undefined || unit === 'hours' ? value : Math.round((value * FULL_WEEK) / 100);
  return { min: toHours(min), max: toHours(max) };
}
