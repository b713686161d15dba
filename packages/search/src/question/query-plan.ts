import type { Country } from '@stellenvisite/contract/jobs/countries';
import type { Shift } from '@stellenvisite/contract/jobs/duty';
import type { Contract } from '@stellenvisite/contract/jobs/job-fields';
import type { SearchField, SearchMatch } from '@stellenvisite/contract/jobs/job-search';
import type { Understood } from '@stellenvisite/contract/jobs/job-search.schema';
import type { HoursRange } from '../sentence/wish.ts';

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

/** The units that a job must match, all of them, and those that it must not match. */
export type QueryPlan = {
  units: readonly Unit[];
  excluded: readonly Unit[];
  /** Units that add points to a job that matches them. */
  optional?: readonly Unit[];
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
  /** Being on call is refused: a job that says nothing of it is unknown. */
  onCall?: 'none';
  /** Conditions that people from abroad need. */
  recognition?: true;
  visaHelp?: true;
  housingHelp?: true;
  /** The week that is wanted; the hours of a job must touch it. */
  hours?: HoursRange;
  remote?: ('hybrid' | 'remote')[];
  sort?: 'salary_desc' | 'distance';
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
