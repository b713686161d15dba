import type { ProfileRole } from '@stellenvisite/contract/accounts';

/** The page of all of them, where its person is at home. */
export const NOTIFICATIONS_PATH: Record<ProfileRole, string> = {
  job_seeker: '/dashboard/mitteilungen',
  employer: '/employer-dashboard/mitteilungen',
};
