import type { ProfileRole } from '@stellenvisite/contract/identity/accounts';

/** The page of all notifications, and that of their settings, in the area of each role. */
export const NOTIFICATION_PATHS: Record<ProfileRole, { list: string; settings: string }> = {
  job_seeker: { list: '/dashboard/mitteilungen', settings: '/dashboard/benachrichtigungen' },
  employer: { list: '/employer-dashboard/mitteilungen', settings: '/employer-dashboard/einstellungen' },
};
