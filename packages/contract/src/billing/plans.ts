import type { PostingDays } from '../jobs/job-fields.ts';

export const PLAN_IDS = ['start', 'practice', 'hospital', 'group'] as const;
export type PlanId = (typeof PLAN_IDS)[number];

/** The limits of a plan. The figures are rows of the table `plans`, which administrators change. */
export type PlanLimits = {
  /** Ads that are public at a time. */
  jobs: number;
  /** Jobs that may be made a Top-Job in a calendar month. */
  topJobsPerMonth: number;
  /** Enquiries to people of the talent pool in a calendar month; declined ones do not count. */
  enquiriesPerMonth: number;
  /** The longest time a job may stay public at once. */
  maxDays: PostingDays;
  /** People who act for the employer, open invitations included. */
  seats: number;
};

/** The plan of employers that have booked none: one ad, once. */
export const UNBOOKED_PLAN: PlanId = 'start';

/** How long a Top-Job stays one. */
export const TOP_JOB_DAYS = 30;
