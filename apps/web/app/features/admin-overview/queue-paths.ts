import type { WaitingQueue } from '@stellenvisite/contract/admin-overview.schema';

/** Where each queue is worked on. */
export const QUEUE_PATHS: Record<WaitingQueue, string> = {
  jobs: '/admin-dashboard/stellen',
  reports: '/admin-dashboard/meldungen',
  employers: '/admin-dashboard/arbeitgeber',
  feeds: '/admin-dashboard/feeds?health=failing',
  support: '/admin-dashboard/support',
};
