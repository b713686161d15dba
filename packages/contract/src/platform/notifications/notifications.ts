import type { Role } from '../../identity/accounts.ts';

type Topic = {
  /** The recipients of the topic. */
  roles: readonly Role[];
  /** States whether the person can choose to be notified by mail. Other topics are mailed to an address of the employer, or not at all. */
  hasMail: boolean;
};

/** The topics of the notification settings; all are on until somebody switches one off. */
export const NOTIFICATION_TOPICS = {
  applications: { roles: ['job_seeker'], hasMail: true },
  messages: { roles: ['job_seeker', 'employer'], hasMail: true },
  interviews: { roles: ['job_seeker'], hasMail: true },
  job_alerts: { roles: ['job_seeker'], hasMail: true },
  followed_employers: { roles: ['job_seeker'], hasMail: true },
  saved_jobs: { roles: ['job_seeker'], hasMail: true },
  proofs: { roles: ['job_seeker'], hasMail: true },
  answers: { roles: ['employer'], hasMail: true },
  team: { roles: ['employer'], hasMail: true },
  received_applications: { roles: ['employer'], hasMail: false },
  own_jobs: { roles: ['employer'], hasMail: true },
  talent_pool: { roles: ['job_seeker', 'employer'], hasMail: true },
  ideas: { roles: ['job_seeker', 'employer'], hasMail: true },
  service: { roles: ['job_seeker', 'employer'], hasMail: false },
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
  'application.mentioned': 'received_applications',
  'interview.reminder': 'interviews',
  'interview.expected': 'received_applications',
  'message.received': 'messages',
  'answer.due': 'answers',
  'team.proposed': 'team',
  'team.joined': 'team',
  'team.admitted': 'team',
  'team.role_changed': 'team',
  'team.removed': 'team',
  'team.address_changed': 'team',
  'job_alert.matched': 'job_alerts',
  'employer.new_jobs': 'followed_employers',
  'saved_job.ends': 'saved_jobs',
  'proof.expires': 'proofs',
  'job.ends': 'own_jobs',
  'job.released': 'own_jobs',
  'job.refused': 'own_jobs',
  'talent_enquiry.received': 'talent_pool',
  'talent_enquiry.reminder': 'talent_pool',
  'talent_enquiry.reply': 'talent_pool',
  'talent_pool.consent_ends': 'talent_pool',
  'talent_pool.consent_ended': 'talent_pool',
  'talent_enquiry.accepted': 'talent_pool',
  'talent_enquiry.declined': 'talent_pool',
  'talent_enquiry.expired': 'talent_pool',
  'talent_enquiry.question': 'talent_pool',
  'talent_search.matched': 'talent_pool',
  'feed.trouble': 'own_jobs',
  'idea.changed': 'ideas',
  'report.job_paused': 'service',
  'report.decided': 'service',
  'report.appeal_decided': 'service',
  'support_ticket.answered': 'service',
  'testimonial.decided': 'service',
} as const satisfies Record<string, NotificationTopic>;

export type NotificationKind = keyof typeof NOTIFICATION_KINDS;

export const NOTIFICATIONS_PAGE = 20;

/** Read ones are deleted after the first, unread ones after the second. */
export const READ_NOTIFICATION_DAYS = 90;
export const UNREAD_NOTIFICATION_DAYS = 180;
