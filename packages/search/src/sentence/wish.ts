import type { Span } from './read-tokens.ts';

/** Wanted, not wanted, or nothing else than this. */
export type Polarity = 'wanted' | 'excluded' | 'only';

/** The subject of a wish. */
export type WishKind =
  /** Keys of the taxonomy. */
  | 'occupation'
  | 'specialty'
  | 'department'
  | 'level'
  | 'employerKind'
  /** Staffing agencies; no value. */
  | 'agency'
  /** Apprenticeships and internships; no value. */
  | 'training'
  /** `early`, `day`, `late`, `night`; several are each excluded, or any of them wanted. */
  | 'shift'
  /** Work on weekends; excluded where weekends are free. No value. */
  | 'weekend'
  /** Being on call; no value. */
  | 'onCall'
  | 'employmentType'
  | 'contract'
  | 'remote'
  /** In `hours`; no value. */
  | 'hours'
  /** Whole currency units a month. */
  | 'salaryMin'
  | 'salaryMax'
  /** The name as a place field finds it. */
  | 'place'
  | 'country'
  /** Kilometres. */
  | 'radius'
  /** A value of `JOB_SORTS`. */
  | 'sort'
  /** The words as they were typed. */
  | 'benefit'
  | 'word'
  | 'phrase';

/** A range of weekly hours, or of percent of the full-time week where the job is. */
export type HoursRange = { min?: number; max?: number; unit: 'hours' | 'percent' };

/** Something that a sentence asks for or refuses. */
export type Wish = Span & {
  kind: WishKind;
  /** Its possible meanings, all of its kind: one or the other. */
  values: readonly string[];
  hours?: HoursRange;
  polarity: Polarity;
  strength: 'must' | 'nice';
  /** States whether it is wanted or refused remains open: nothing is filtered by it. */
  isUnsure?: true;
};

/** A sentence, taken apart. */
export type SentenceReading = {
  wishes: readonly Wish[];
  /** About others, the past or the person: no wishes. */
  statements: readonly Span[];
  /** Words that neither ask for anything nor say anything about it. */
  filler: readonly Span[];
};
