import { DEPARTMENTS } from '@stellenvisite/contract/employers/departments';
import { OWNERSHIPS } from '@stellenvisite/contract/employers/employers';
import { COMPANY_SIZES } from '@stellenvisite/contract/employers/employers.schema';
import { COUNTRIES } from '@stellenvisite/contract/jobs/countries';
import { ON_CALL_KINDS, SHIFTS, type Shift } from '@stellenvisite/contract/jobs/duty';
import { FURTHER_TRAINING, GERMAN_LEVELS } from '@stellenvisite/contract/jobs/job-conditions';
import {
  CONTRACTS,
  EMPLOYMENT_TYPES,
  EXPERIENCE_LEVELS,
  JOB_CATEGORIES,
  JOB_STARTS,
  REMOTE_OPTIONS,
  SPECIALTIES,
} from '@stellenvisite/contract/jobs/job-fields';
import { type JobFacet, POSTED_WITHIN, SALARY_BAR } from '@stellenvisite/contract/jobs/job-search';
import type { JobSearch } from '@stellenvisite/contract/jobs/job-search.schema';
import type { HoursRange } from '../sentence/wish.ts';
import { specialtiesAround, specialtiesOfDepartment } from '../taxonomy/department-specialties.ts';
import type { SlicedBits } from './bit-slices.ts';
import { EMPLOYER_VALUES, type FactStore } from './fact-store.ts';
import { type HoursSpan, hoursWanted } from './job-hours.ts';
import { START_CODES, startBounds, startsOfCode } from './job-starts.ts';
import { BITS, type Bits, maskOf } from './packed-bits.ts';

/** How a facet is read from the store: each doc has a code, and each code represents the values that would find it. */
export type Facet = {
  /** The location of a doc's code: bits of a shared column or a column of its employer; or it is computed from a date and the clock. */
  source: Bits | 'employerValues' | 'employerSize' | 'age' | 'start';
  /** The values a code counts for: exactly those that, chosen alone, would find it. */
  valuesOf: (code: number) => readonly string[];
  /** The choice that a doc must match for the query; null if the query chooses nothing. */
  choice: (query: JobSearch, store: FactStore, now: number) => Choice | null;
  /** All values in their order; without them the counted ones, ascending. */
  values?: readonly string[];
  /** Selects the docs that do not state the fact; only facets of the roster have it. */
  unstated?: Choice;
};

/** A test as data: a call for each of a million docs would take longer than the comparison itself. */
export type Choice =
  /** Any of these codes. */
  | { kind: 'codes'; bits: SlicedBits; wanted: number }
  /** Any of these bits. */
  | { kind: 'mask'; bits: SlicedBits; wanted: number }
  /** A code of which the table says 1: there are too many of them for one number. */
  | { kind: 'fields'; bits: Bits; table: Uint8Array }
  /** An employer of whom the table says 1. */
  | { kind: 'employers'; table: Uint8Array }
  /** Any of these codes of the start. */
  | { kind: 'starts'; wanted: number; today: number; soon: number }
  | { kind: 'postedSince'; bound: number }
  /** Hours that touch the span of the job's country. */
  | { kind: 'hours'; spans: readonly HoursSpan[] }
  /** Nobody says that there is any being on call. */
  | { kind: 'noOnCall' }
  /** Pay that is stated and lies within, at least in part; in cents. */
  | { kind: 'pay'; least: number; most: number };

export const DAY_SECONDS = 86_400;

/** Selects the docs that state none of their shifts. */
export const NO_SHIFTS: Choice = { kind: 'codes', bits: BITS.shifts, wanted: 1 << 0 };

export const FACETS: Record<JobFacet, Facet> = {
  category: codedFacet(BITS.category, JOB_CATEGORIES, ({ category }) => category),
  employmentType: {
    ...codedFacet(BITS.employmentType, EMPLOYMENT_TYPES, ({ employmentType }) =>
      employmentType?.flatMap(employmentTypesFoundBy),
    ),
    valuesOf: (code) =>
      EMPLOYMENT_TYPES.filter((value) => employmentTypesFoundBy(value).includes(EMPLOYMENT_TYPES[code] ?? '')),
  },
  experienceLevel: codedFacet(BITS.experienceLevel, EXPERIENCE_LEVELS, ({ experienceLevel }) => experienceLevel),
  specialty: tableFacet(BITS.field, SPECIALTIES, fieldsOf, ({ specialty }) => specialty),
  department: tableFacet(
    BITS.department,
    DEPARTMENTS,
    (code) => valueAt(DEPARTMENTS, code),
    ({ department }) => department,
  ),
  contract: codedFacet(BITS.contract, CONTRACTS, ({ contract }) => contract),
  start: {
    source: 'start',
    valuesOf: startsOfCode,
    choice: ({ start }, _store, now) => {
      if (!start) return null;
      const [today, soon] = startBounds(now);
      return { kind: 'starts', wanted: codesOf(START_CODES, startsOfCode, start), today, soon };
    },
    values: JOB_STARTS,
  },
  remote: codedFacet(BITS.remote, REMOTE_OPTIONS, ({ remote }) => remote),
  country: codedFacet(BITS.country, COUNTRIES, ({ country }) => country),
  employerType: {
    source: 'employerValues',
    valuesOf: (code) => valueAt(EMPLOYER_VALUES, code),
    choice: ({ employerType }, { employerValues }) => {
      if (!employerType) return null;
      const wanted = maskOf(EMPLOYER_VALUES, employerType);
      return { kind: 'employers', table: markWhere(employerValues, (values) => (values & wanted) !== 0) };
    },
    values: EMPLOYER_VALUES,
  },
  ownership: {
    source: 'employerValues',
    valuesOf: (code) => valueAt(EMPLOYER_VALUES, code).filter((value) => OWNERSHIPS.some((each) => each === value)),
    choice: ({ ownership }, { employerValues }) => {
      if (!ownership) return null;
      const wanted = maskOf(EMPLOYER_VALUES, ownership);
      return { kind: 'employers', table: markWhere(employerValues, (values) => (values & wanted) !== 0) };
    },
    values: OWNERSHIPS,
  },
  companySize: {
    source: 'employerSize',
    valuesOf: (code) => valueAt(COMPANY_SIZES, code),
    choice: ({ companySize }, { employerSize }) => {
      if (!companySize) return null;
      const wanted = new Set(companySize.map((size) => COMPANY_SIZES.indexOf(size)));
      return { kind: 'employers', table: markWhere(employerSize, (size) => wanted.has(size)) };
    },
    values: COMPANY_SIZES,
  },
  shift: {
    source: BITS.shifts,
    valuesOf: (code) => valuesIn(SHIFTS, code),
    choice: ({ shift }) => (shift ? { kind: 'mask', bits: BITS.shifts, wanted: maskOf(SHIFTS, shift) } : null),
    values: SHIFTS,
    unstated: NO_SHIFTS,
  },
  weekendFree: {
    source: BITS.isWeekendFree,
    valuesOf: (code) => (code === 1 ? ['true'] : []),
    choice: ({ weekendFree }) => (weekendFree ? { kind: 'mask', bits: BITS.isWeekendFree, wanted: 1 } : null),
    values: ['true'],
    unstated: { kind: 'codes', bits: BITS.isWeekendStated, wanted: 1 << 0 },
  },
  training: {
    source: BITS.isTraining,
    valuesOf: (code) => (code === 1 ? ['true'] : []),
    choice: ({ training }) => (training ? { kind: 'mask', bits: BITS.isTraining, wanted: 1 } : null),
    values: ['true'],
  },
  recognition: abroadFacet(BITS.isRecognitionPendingWelcome, ({ recognition }) => recognition),
  germanLevel: {
    source: BITS.germanLevel,
    valuesOf: (code) => GERMAN_LEVELS.slice(code),
    choice: ({ germanLevel }) => {
      if (!germanLevel) return null;
      const highest = GERMAN_LEVELS.indexOf(germanLevel);
      const table = Uint8Array.from({ length: BITS.germanLevel.mask + 1 }, (_none, code) => (code <= highest ? 1 : 0));
      return { kind: 'fields', bits: BITS.germanLevel, table };
    },
    values: GERMAN_LEVELS,
  },
  visaHelp: abroadFacet(BITS.hasVisaHelp, ({ visaHelp }) => visaHelp),
  housingHelp: abroadFacet(BITS.hasHousingHelp, ({ housingHelp }) => housingHelp),
  onCallDuty: tableFacet(
    BITS.onCallDuty,
    ON_CALL_KINDS,
    (code) => ON_CALL_KINDS.slice(code, code + 1),
    ({ onCallDuty }) => onCallDuty,
  ),
  furtherTraining: tableFacet(
    BITS.furtherTraining,
    FURTHER_TRAINING,
    (code) => FURTHER_TRAINING.slice(code, code + 1),
    ({ furtherTraining }) => furtherTraining,
  ),
  postedWithin: {
    source: 'age',
    valuesOf: (code) => POSTED_WITHIN.slice(code).map(String),
    choice: ({ postedWithin }, _store, now) =>
      postedWithin ? { kind: 'postedSince', bound: now - postedWithin * DAY_SECONDS } : null,
    values: POSTED_WITHIN.map(String),
  },
  salary: {
    source: BITS.payBar,
    valuesOf: (code) => (code === BITS.payBar.mask ? [] : [String(code * SALARY_BAR)]),
    choice: ({ salaryMin = 0, salaryMax = Number.POSITIVE_INFINITY }) =>
      salaryMin || salaryMax < Number.POSITIVE_INFINITY
        ? { kind: 'pay', least: salaryMin * 100, most: salaryMax * 100 }
        : null,
  },
};

/** A job that says nothing of its duties may have any. */
export function withoutShifts(unwanted: readonly Shift[]): Choice {
  const mask = maskOf(SHIFTS, unwanted);
  const codes = Array.from({ length: BITS.shifts.mask }, (_none, index) => index + 1).filter((code) => !(code & mask));
  return { kind: 'codes', bits: BITS.shifts, wanted: codes.reduce((wanted, code) => wanted | (1 << code), 0) };
}

/** A job of unknown hours may have any. */
export function withHours(wanted: HoursRange): Choice {
  return { kind: 'hours', spans: COUNTRIES.map((country) => hoursWanted(wanted, country)) };
}

/** How old a posting is: the place of the first of `POSTED_WITHIN` that holds it. */
export const AGE_CODES = POSTED_WITHIN.length + 1;

/** Whoever was posted at one of these seconds or later is of that age: for each of `POSTED_WITHIN`. */
export function ageBounds(now: number): [number, number, number, number] {
  const [day, week, fortnight, month] = POSTED_WITHIN;
  const since = (days: number) => Math.ceil(now) - days * DAY_SECONDS;
  return [since(day), since(week), since(fortnight), since(month)];
}

/** Returns the specialties a job is found by: its own with the one this is part of, and those of its department. */
function fieldsOf(code: number): readonly string[] {
  const own = valueAt(SPECIALTIES, code & BITS.specialty.mask);
  const [department] = valueAt(DEPARTMENTS, code >> BITS.department.shift);
  return [...new Set([...own.flatMap(specialtiesAround), ...(department ? specialtiesOfDepartment(department) : [])])];
}

/** Returns a facet of more codes than one number has bits. */
function tableFacet(
  source: Bits,
  values: readonly string[],
  readCode: (code: number) => readonly string[],
  chosenIn: (query: JobSearch) => readonly string[] | undefined,
): Facet {
  const byCode = Array.from({ length: source.mask + 1 }, (_none, code) => readCode(code));
  return {
    source,
    valuesOf: (code) => byCode[code] ?? [],
    choice: (query) => {
      const chosen = chosenIn(query);
      if (!chosen) return null;
      const table = Uint8Array.from(byCode, (facetValues) =>
        facetValues.some((value) => chosen.includes(value)) ? 1 : 0,
      );
      return { kind: 'fields', bits: source, table };
    },
    values,
  };
}

/** Returns the codes that any of the values would find, as bits of one number. */
function codesOf(codes: number, valuesOf: (code: number) => readonly string[], chosen: readonly string[]): number {
  const found = Array.from({ length: codes }, (_none, code) =>
    valuesOf(code).some((v) => chosen.includes(v)) ? 1 : 0,
  );
  return found.reduce((wanted, isFound, code) => wanted | (isFound << code), 0 as number);
}

/** Returns a facet of a condition that is stated or not, in a column without slices. */
function abroadFacet(bits: Bits, isChosen: (query: JobSearch) => boolean | undefined): Facet {
  return {
    source: bits,
    valuesOf: (code) => (code === 1 ? ['true'] : []),
    choice: (query) => (isChosen(query) ? { kind: 'fields', bits, table: Uint8Array.of(0, 1) } : null),
    values: ['true'],
  };
}

function codedFacet(
  source: SlicedBits,
  values: readonly string[],
  chosenIn: (query: JobSearch) => readonly string[] | undefined,
): Facet {
  return {
    source,
    valuesOf: (code) => valueAt(values, code),
    choice: (query) => {
      const chosen = chosenIn(query);
      return chosen ? { kind: 'codes', bits: source, wanted: maskOf(values, chosen) } : null;
    },
    values,
  };
}

/** A job open for both is found by either one; asking for "both" finds only those. */
function employmentTypesFoundBy(value: string): string[] {
  return value === 'full_time' || value === 'part_time' ? [value, 'both'] : [value];
}

/** A table of ones and zeros. Uint8Array.from would take milliseconds for tens of thousands of employers. */
function markWhere(column: Uint8Array | Uint16Array, isMet: (value: number) => boolean): Uint8Array {
  const table = new Uint8Array(column.length);
  for (let number = 0; number < column.length; number += 1) table[number] = isMet(column[number] ?? 0) ? 1 : 0;
  return table;
}

function valuesIn(values: readonly string[], mask: number): string[] {
  return values.filter((_value, code) => (mask & (1 << code)) !== 0);
}

function valueAt<T extends string>(values: readonly T[], code: number | undefined): T[] {
  const value = values[code ?? -1];
  return value === undefined ? [] : [value];
}
