import type { AdminOverview } from '@stellenvisite/contract/admins.schema';

/** People first, then the market, then what waits. */
export const ADMIN_FIGURES: readonly (keyof AdminOverview)[] = [
  'jobSeekers',
  'employerAccounts',
  'unconfirmed',
  'admins',
  'liveJobs',
  'employers',
  'proposedLinks',
  'waitingForErasure',
];
