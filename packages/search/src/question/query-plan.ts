import type { Country } from '@stellenvisite/contract/countries';
import type { Shift } from '@stellenvisite/contract/duty';
import type { Contract } from '@stellenvisite/contract/job-fields';
import type { SearchField, SearchMatch } from '@stellenvisite/contract/job-search';
import type { Understood } from '@stellenvisite/contract/job-search.schema';

/** One way in which a job can match a unit of the question. */
export type Alternative = {
  /** All of them must be there. */
  terms: readonly string[];
  /** An abbreviation may mean this in one country only. */
  country?: Country;
  points: number;
  field: SearchField;
  match: SearchMatch;
};

/** A part of the question that a job must match by one of these alternatives; the best one counts. */
export type Unit = {
  text: string;
  alternatives: readonly Alternative[];
  /** Has to be in the job literally but for case; the alternatives only give the candidates. */
  phrase?: string;
};

/** What a job must match, every unit of it, and what it must not. */
export type QueryPlan = {
  units: readonly Unit[];
  excluded: readonly Unit[];
};

/** Filters that were written among the words. What the person chose by hand goes before them. */
export type WrittenFilters = {
  location?: string;
  radius?: number;
  country?: Country[];
  employmentType?: ('full_time' | 'part_time' | 'temporary' | 'freelance' | 'internship')[];
  contract?: Contract[];
  shift?: Shift[];
  /** Duties nobody wants: a job must say which ones there are, and none of these. */
  withoutShift?: Shift[];
  weekendFree?: true;
  remote?: ('hybrid' | 'remote')[];
  /** Whole currency units a month. */
  salaryMin?: number;
  salaryMax?: number;
};

export type UnderstoodQuery = {
  plan: QueryPlan;
  filters: WrittenFilters;
  understood: Understood[];
  /** The whole question in the spelling that was searched for, where that is another one. */
  suggestion?: string;
};
