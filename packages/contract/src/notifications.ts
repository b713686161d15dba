import type { Role } from './accounts.ts';

type Topic = {
  /** Who hears of it. */
  roles: readonly Role[];
  /** Whether the person can choose to be told by mail. What has none is mailed to an address of the employer, or not at all. */
  hasMail: boolean;
};

/** What the preferences are set for; everything is on unless somebody switches it off. */
export const NOTIFICATION_TOPICS = {
  applications: { roles: ['job_seeker'], hasMail: true },
  messages: { roles: ['job_seeker', 'employer'], hasMail: true },
  interviews: { roles: ['job_seeker'], hasMail: true },
  job_alerts: { roles: ['job_seeker'], hasMail: true },
  followed_employers: { roles: ['job_seeker'], hasMail: true },
  saved_jobs: { roles: ['job_seeker'], hasMail: true },
  proofs: { roles: ['job_seeker'], hasMail: true },
  received_applications: { roles: ['employer'], hasMail: false },
} as const satisfies Record<string, Topic>;

export type NotificationTopic = keyof typeof NOTIFICATION_TOPICS;
export const NOTIFICATION_TOPIC_NAMES = Object.keys(NOTIFICATION_TOPICS) as [NotificationTopic, ...NotificationTopic[]];

/** The topics a role can choose about, in the order in which they are shown. */
export function topicsOf(role: Role): NotificationTopic[] {
  return NOTIFICATION_TOPIC_NAMES.filter((topic) =>
    (NOTIFICATION_TOPICS[topic].roles as readonly Role[]).includes(role),
  );
}

/** Every kind of notification, and the preference it follows. */
export const NOTIFICATION_KINDS = {
  'application.opened': 'applications',
  'application.rejected': 'applications',
  'application.hired': 'applications',
  'application.interview': 'interviews',
  'application.received': 'received_applications',
  'application.withdrawn': 'received_applications',
  'message.received': 'messages',
  'job_alert.matched': 'job_alerts',
  'employer.new_jobs': 'followed_employers',
  'saved_job.ends': 'saved_jobs',
  'proof.expires': 'proofs',
} as const satisfies Record<string, NotificationTopic>;

export type NotificationKind = keyof typeof NOTIFICATION_KINDS;

export const NOTIFICATIONS_PAGE = 20;

/** Read ones are deleted after the first, unread ones after the second. */
export const READ_NOTIFICATION_DAYS = 90;
export const UNREAD_NOTIFICATION_DAYS = 180;
