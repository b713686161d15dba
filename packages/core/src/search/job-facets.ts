import { COMPANY_SIZES } from '@stellenvisite/contract/company-size';
import { COUNTRIES } from '@stellenvisite/contract/countries';
import { SHIFTS } from '@stellenvisite/contract/duty';
import {
  EMPLOYMENT_TYPES,
  EXPERIENCE_LEVELS,
  JOB_CATEGORIES,
  REMOTE_OPTIONS,
  SPECIALTIES,
} from '@stellenvisite/contract/job-fields';
import { type JobFacet, type JobSearch, POSTED_WITHIN, SALARY_BAR } from '@stellenvisite/contract/job-search';
import { EMPLOYER_VALUES, type FactStore, maskOf, NO_CODE } from './fact-store.ts';

type Codes = Uint8Array | Uint32Array;

/** How a facet is read from the store: each doc has a code, and each code stands for the values that would find it. */
export type Facet = {
  codes: (store: FactStore, now: number) => Codes | ((doc: number) => number);
  codeCount: (store: FactStore) => number;
  /** The values a code counts for: exactly those that, chosen alone, would find it. */
  valuesOf: (code: number, store: FactStore) => readonly string[];
  /** Whether a doc meets the query's choice; null without one. */
  keeps: (query: JobSearch, store: FactStore, now: number) => ((doc: number) => boolean) | null;
  /** All values in their order; without them the counted ones, ascending. */
  values?: readonly string[];
};

const DAY_SECONDS = 86_400;

export const FACETS: Record<JobFacet, Facet> = {
  category: columnFacet('category', JOB_CATEGORIES, ({ category }) => category),
  employmentType: {
    ...columnFacet('employmentType', EMPLOYMENT_TYPES, ({ employmentType }) =>
      employmentType?.flatMap(employmentTypesFoundBy),
    ),
    valuesOf: (code) =>
      EMPLOYMENT_TYPES.filter((value) => employmentTypesFoundBy(value).includes(EMPLOYMENT_TYPES[code] ?? '')),
  },
  experienceLevel: columnFacet('experienceLevel', EXPERIENCE_LEVELS, ({ experienceLevel }) => experienceLevel),
  specialty: columnFacet('specialty', SPECIALTIES, ({ specialty }) => specialty),
  remote: columnFacet('remote', REMOTE_OPTIONS, ({ remote }) => remote),
  country: columnFacet('country', COUNTRIES, ({ country }) => country),
  employerType: {
    codes: ({ employer }) => employer,
    codeCount: ({ employers }) => employers.list.length,
    valuesOf: (code, { employerValues }) => valuesIn(EMPLOYER_VALUES, employerValues[code] ?? 0),
    keeps: ({ employerType }, { employer, employerValues }) => {
      if (!employerType) return null;
      const wanted = maskOf(EMPLOYER_VALUES, employerType);
      return (doc) => ((employerValues[employer[doc] ?? 0] ?? 0) & wanted) !== 0;
    },
    values: EMPLOYER_VALUES,
  },
  companySize: {
    codes: ({ employer }) => employer,
    codeCount: ({ employers }) => employers.list.length,
    valuesOf: (code, { employerSize }) => valueAt(COMPANY_SIZES, employerSize[code] ?? NO_CODE),
    keeps: ({ companySize }, { employer, employerSize }) => {
      if (!companySize) return null;
      const isWanted = tableOf(COMPANY_SIZES, companySize);
      return (doc) => isWanted[employerSize[employer[doc] ?? 0] ?? NO_CODE] === 1;
    },
    values: COMPANY_SIZES,
  },
  shift: {
    codes: ({ shifts }) => shifts,
    codeCount: () => 1 << SHIFTS.length,
    valuesOf: (code) => valuesIn(SHIFTS, code),
    keeps: ({ shift }, { shifts }) => {
      if (!shift) return null;
      const wanted = maskOf(SHIFTS, shift);
      return (doc) => ((shifts[doc] ?? 0) & wanted) !== 0;
    },
    values: SHIFTS,
  },
  weekendFree: {
    codes: ({ isWeekendFree }) => isWeekendFree,
    codeCount: () => 2,
    valuesOf: (code) => (code === 1 ? ['true'] : []),
    keeps: ({ weekendFree }, { isWeekendFree }) => (weekendFree ? (doc) => isWeekendFree[doc] === 1 : null),
    values: ['true'],
  },
  postedWithin: {
    codes: ({ postedAt }, now) => {
      const [first, second, third, fourth] = POSTED_WITHIN.map((days) => now - days * DAY_SECONDS);
      return (doc) => {
        const posted = postedAt[doc] ?? 0;
        if (posted >= (first ?? 0)) return 0;
        if (posted >= (second ?? 0)) return 1;
        if (posted >= (third ?? 0)) return 2;
        return posted >= (fourth ?? 0) ? 3 : 4;
      };
    },
    codeCount: () => POSTED_WITHIN.length + 1,
    valuesOf: (code) => POSTED_WITHIN.slice(code).map(String),
    keeps: ({ postedWithin }, { postedAt }, now) => {
      if (!postedWithin) return null;
      const since = now - postedWithin * DAY_SECONDS;
      return (doc) => (postedAt[doc] ?? 0) >= since;
    },
    values: POSTED_WITHIN.map(String),
  },
  salary: {
    codes: ({ payBar }) => payBar,
    codeCount: () => NO_CODE + 1,
    valuesOf: (code) => (code === NO_CODE ? [] : [String(code * SALARY_BAR)]),
    keeps: ({ salaryMin }, { payMax }) => (salaryMin ? (doc) => (payMax[doc] ?? 0) >= salaryMin * 100 : null),
  },
};

type CodedColumn = 'category' | 'employmentType' | 'experienceLevel' | 'specialty' | 'remote' | 'country';

function columnFacet(
  column: CodedColumn,
  values: readonly string[],
  chosenIn: (query: JobSearch) => readonly string[] | undefined,
): Facet {
  return {
    codes: (store) => store[column],
    codeCount: () => NO_CODE + 1,
    valuesOf: (code) => valueAt(values, code),
    keeps: (query, store) => {
      const chosen = chosenIn(query);
      if (!chosen) return null;
      const isWanted = tableOf(values, chosen);
      const codes = store[column];
      return (doc) => isWanted[codes[doc] ?? NO_CODE] === 1;
    },
    values,
  };
}

/** A job open for both is found by either one; asking for "both" finds only those. */
function employmentTypesFoundBy(value: string): string[] {
  return value === 'full_time' || value === 'part_time' ? [value, 'both'] : [value];
}

function tableOf(values: readonly string[], chosen: readonly string[]): Uint8Array {
  const table = new Uint8Array(NO_CODE + 1);
  for (const value of chosen) {
    const code = values.indexOf(value);
    if (code >= 0) table[code] = 1;
  }
  return table;
}

function valuesIn(values: readonly string[], mask: number): string[] {
  return values.filter((_value, code) => (mask & (1 << code)) !== 0);
}

function valueAt(values: readonly string[], code: number): string[] {
  const value = values[code];
  return value === undefined ? [] : [value];
}
