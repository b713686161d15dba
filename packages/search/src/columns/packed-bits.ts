import { SALARY_BAR } from '@stellenvisite/contract/job-search';

/** The code of what has no value. */
export const NO_CODE = 255;

/** Several facets share a column, so that counting all of them reads three numbers a doc. */
type Packed = 'traits' | 'extras' | 'fields';
type BitsOf<C extends Packed> = { column: C; shift: number; mask: number };
export type Bits = BitsOf<Packed>;
const bits = <C extends Packed>(column: C, shift: number, width: number): BitsOf<C> => ({
  column,
  shift,
  mask: (1 << width) - 1,
});

export const BITS = {
  category: bits('traits', 0, 3),
  employmentType: bits('traits', 3, 3),
  experienceLevel: bits('traits', 6, 3),
  remote: bits('traits', 9, 2),
  country: bits('traits', 11, 2),
  isWeekendFree: bits('traits', 13, 1),
  contract: bits('traits', 14, 1),
  shifts: bits('extras', 0, 4),
  isTraining: bits('extras', 4, 1),
  payBar: bits('extras', 5, 8),
  specialty: bits('fields', 0, 5),
  department: bits('fields', 5, 7),
  /** Specialty and department together: a job is found by both. */
  field: bits('fields', 0, 12),
} as const;
/** How many different numbers each shared column can hold. */
export const PACKED_SIZE: Record<Packed, number> = { traits: 1 << 15, extras: 1 << 13, fields: 1 << 12 };

/** What has no value holds the highest number its bits can. */
export function pack({ shift, mask }: Bits, code: number): number {
  return Math.min(code, mask) << shift;
}

/** Pay beyond the last bar stands in it. */
export function payBarOf(cents: number): number {
  return Math.min(Math.floor(cents / (SALARY_BAR * 100)), BITS.payBar.mask - 1);
}

export function codeOf<T>(values: readonly T[], value: T | null): number {
  const code = value === null ? -1 : values.indexOf(value);
  return code < 0 ? NO_CODE : code;
}

export function maskOf(values: readonly string[], chosen: readonly string[]): number {
  return chosen.reduce((mask, value) => mask | (1 << values.indexOf(value)), 0);
}
