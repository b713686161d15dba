import { COMPANY_SIZES } from '@stellenvisite/contract/company-size';
import { COUNTRIES } from '@stellenvisite/contract/countries';
import { SHIFTS } from '@stellenvisite/contract/duty';
import { EMPLOYER_KINDS, EMPLOYER_TYPES } from '@stellenvisite/contract/employers';
import {
  EMPLOYMENT_TYPES,
  EXPERIENCE_LEVELS,
  JOB_CATEGORIES,
  REMOTE_OPTIONS,
  SPECIALTIES,
} from '@stellenvisite/contract/job-fields';
import {
  JOB_FACETS,
  type JobFacet,
  type JobSearch,
  POSTED_WITHIN,
  SALARY_BAR,
} from '@stellenvisite/contract/job-search';
import { employers } from '@stellenvisite/db/schema/employers';
import { jobs } from '@stellenvisite/db/schema/jobs';
import { type SQL, sql } from 'drizzle-orm';
import type { Context } from '../context.ts';

export type Facet = {
  /** What a job, or for its facets the employer, is grouped by. */
  key: (ctx: Context) => SQL;
  /** Whether a job meets the query's choice; undefined without one. */
  condition: (query: JobSearch, ctx: Context) => SQL | undefined;
  /** The values a group of jobs counts for: exactly those that, chosen alone, would find it. */
  valuesOf: (key: string) => readonly string[];
  /** All values in their order; without them the counted ones, ascending. */
  values?: readonly string[];
};

const DAY_MS = 86_400_000;

export const FACETS: Record<JobFacet, Facet> = {
  category: columnFacet(sql`${jobs.category}`, 'category', JOB_CATEGORIES),
  employmentType: {
    key: () => sql`${jobs.employmentType}`,
    condition: ({ employmentType }) =>
      employmentType && isOneOf(sql`${jobs.employmentType}`, employmentType.flatMap(employmentTypesFoundBy)),
    valuesOf: (key) => EMPLOYMENT_TYPES.filter((value) => employmentTypesFoundBy(value).includes(key)),
    values: EMPLOYMENT_TYPES,
  },
  experienceLevel: columnFacet(sql`${jobs.experienceLevel}`, 'experienceLevel', EXPERIENCE_LEVELS),
  specialty: columnFacet(sql`${jobs.specialty}`, 'specialty', SPECIALTIES),
  remote: columnFacet(sql`${jobs.remote}`, 'remote', REMOTE_OPTIONS),
  employerType: {
    key: () => sql`array_to_string(array_append(${employers.kinds}, ${employers.type}), ',')`,
    condition: ({ employerType }) =>
      employerType &&
      isEmployerWith(sql`array_append(${employers.kinds}, ${employers.type}) && ${textArray(employerType)}`),
    valuesOf: (key) => [...new Set(key.split(','))],
    values: [...new Set<string>([...EMPLOYER_TYPES, ...EMPLOYER_KINDS])],
  },
  companySize: {
    ...columnFacet(sql`${employers.companySize}`, 'companySize', COMPANY_SIZES),
    condition: ({ companySize }) => companySize && isEmployerWith(isOneOf(sql`${employers.companySize}`, companySize)),
  },
  country: columnFacet(sql`${jobs.country}`, 'country', COUNTRIES),
  shift: {
    key: () => sql`${jobs.shifts}`,
    condition: ({ shift }) => shift && sql`${jobs.shifts} && ${textArray(shift)}`,
    valuesOf: (key) => [...new Set(key.slice(1, -1).split(','))],
    values: SHIFTS,
  },
  weekendFree: {
    key: () => sql`${jobs.weekendFree}`,
    condition: ({ weekendFree }) => (weekendFree ? sql`${jobs.weekendFree}` : undefined),
    valuesOf: (key) => (key === 'true' ? ['true'] : []),
    values: ['true'],
  },
  postedWithin: {
    key: (ctx) =>
      sql`case ${sql.join(
        POSTED_WITHIN.map((days) => sql`when ${isPostedWithin(days, ctx)} then ${sql.raw(String(days))}`),
        sql` `,
      )} end`,
    condition: ({ postedWithin }, ctx) => postedWithin && isPostedWithin(postedWithin, ctx),
    valuesOf: (key) => POSTED_WITHIN.filter((days) => Number(key) <= days).map(String),
    values: POSTED_WITHIN.map(String),
  },
  salary: {
    key: () => sql`${jobs.payMonthMax} / ${sql.raw(String(SALARY_BAR * 100))}`,
    condition: ({ salaryMin }) => (salaryMin ? sql`${jobs.payMonthMax} >= ${salaryMin * 100}` : undefined),
    valuesOf: (key) => [String(Number(key) * SALARY_BAR)],
  },
};

function columnFacet<K extends JobFacet & keyof JobSearch>(column: SQL, name: K, values: readonly string[]): Facet {
  return {
    key: () => column,
    condition: (query) => {
      const chosen = query[name];
      return Array.isArray(chosen) ? isOneOf(column, chosen) : undefined;
    },
    valuesOf: (key) => [key],
    values,
  };
}

function isEmployerWith(condition: SQL): SQL {
  return sql`${jobs.employerId} in (select ${employers.id} from ${employers} where ${condition})`;
}

/** A job open for both is found by either one; asking for "both" finds only those. */
function employmentTypesFoundBy(value: string): string[] {
  return value === 'full_time' || value === 'part_time' ? [value, 'both'] : [value];
}

function isPostedWithin(days: number, ctx: Context): SQL {
  return sql`${jobs.postedAt} >= ${new Date(ctx.now().getTime() - days * DAY_MS).toISOString()}::timestamptz`;
}

function isOneOf(column: SQL, values: readonly string[]): SQL {
  return sql`${column} = any(${textArray(values)})`;
}

function textArray(values: readonly string[]): SQL {
  return sql`${sql.param([...values])}::text[]`;
}

export function facetConditions(query: JobSearch, ctx: Context): SQL[] {
  return JOB_FACETS.flatMap((facet) => FACETS[facet].condition(query, ctx) ?? []);
}

/** One bit per facet whose choice a job fails: 0 is a hit, a single bit a job that only that choice keeps out. */
export function failedFacets(query: JobSearch, ctx: Context): SQL {
  const bits = JOB_FACETS.flatMap((facet) => {
    const condition = FACETS[facet].condition(query, ctx);
    return condition ? [sql`case when ${condition} then 0 else ${sql.raw(String(facetBit(facet)))} end`] : [];
  });
  return bits.length > 0 ? sql`(${sql.join(bits, sql` + `)})` : sql`0`;
}

export function facetBit(facet: JobFacet): number {
  return 2 ** JOB_FACETS.indexOf(facet);
}
