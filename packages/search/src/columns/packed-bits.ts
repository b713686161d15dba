import { SALARY_BAR } from '@stellenvisite/contract/jobs/job-search';

/** The code of what has no value. */
export const NO_CODE = 255;

/** Several facets share a column, so that counting all of them reads four numbers a doc. */
type Packed = 'traits' | 'extras' | 'fields' | 'abroad';
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
  contract: bits('traits', 14, 2),
  shifts: bits('extras', 0, 4),
  isTraining: bits('extras', 4, 1),
  /** States whether the job states if weekends are free. */
  isWeekendStated: bits('extras', 5, 1),
  payBar: bits('extras', 6, 8),
  specialty: bits('fields', 0, 5),
  department: bits('fields', 5, 7),
  /** Specialty and department together: a job is found by both. */
  field: bits('fields', 0, 12),
  germanLevel: bits('abroad', 0, 3),
  isRecognitionPendingWelcome: bits('abroad', 3, 1),
  hasVisaHelp: bits('abroad', 4, 1),
  hasHousingHelp: bits('abroad', 5, 1),
  onCallDuty: bits('abroad', 6, 2),
  furtherTraining: bits('abroad', 8, 2),
} as const;
/** How many different numbers each shared column can hold. */
export const PACKED_SIZE: Record<Packed, number> = {
  traits: 1 << 16,
  extras: 1 << 14,
  fields: 1 << 12,
  abroad: 1 << 10,
};

/** Shifts a code to its bits; a missing value is stored as the highest number that they can represent. */
export function pack({ shift, mask }: Bits, code: number): number {
  return Math.min(code, mask) << shift;
}

/** Pay beyond the last bar appears in it. */
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
