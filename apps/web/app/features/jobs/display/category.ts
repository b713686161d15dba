import type { JobCategory } from '@stellenvisite/contract/jobs/job-fields';

/** In the order of the floor plan, largest rooms first. */
export const JOB_CATEGORY_KEYS: readonly JobCategory[] = [
  'nursing',
  'doctors',
  'medical',
  'mfa',
  'administration',
  'management',
];
