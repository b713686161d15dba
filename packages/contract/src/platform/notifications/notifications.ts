import type { Role } from '../../identity/accounts.ts';

type Topic = {
  /** The recipients of the topic. */
  roles: readonly Role[];
  /** States whether the person can choose to be notified by mail. Other topics are mailed to an address of the employer, or not at all. */
  hasMail: boolean;
  /** States whether the topic is pushed to the person's devices until they choose otherwise. */
  isPushed: boolean;
};

/** The topics of the notification settings; all are on at the bell and by mail until somebody switches one off. */
export const NOTIFICATION_TOPICS = {
  applications: { roles: ['job_seeker'], hasMail: true, isPushed: true },
  messages: { roles: ['job_seeker', 'employer'], hasMail: true, isPushed: true },
  interviews: { roles: ['job_seeker'], hasMail: true, isPushed: true },
  job_alerts: { roles: ['job_seeker'], hasMail: true, isPushed: false },
  followed_employers: { roles: ['job_seeker'], hasMail: true, isPushed: false },
  saved_jobs: { roles: ['job_seeker'], hasMail: true, isPushed: true },
  proofs: { roles: ['job_seeker'], hasMail: true, isPushed: false },
  answers: { roles: ['employer'], hasMail: true, isPushed: true },
  team: { roles: ['employer'], hasMail: true, isPushed: false },
  received_applications: { roles: ['employer'], hasMail: false, isPushed: true },
  own_jobs: { roles: ['employer'], hasMail: true, isPushed: false },
  talent_pool: { roles: ['job_seeker', 'employer'], hasMail: true, isPushed: true },
  ideas: { roles: ['job_seeker', 'employer'], hasMail: true, isPushed: false },
  service: { roles: ['job_seeker', 'employer'], hasMail: false, isPushed: false },
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
  'application.offer': 'applications',
  'application.interview': 'interviews',
  'application.received': 'received_applications',
  'application.withdrawn': 'received_applications',
  'application.offer_answered': 'received_applications',
  'application.mentioned': 'received_applications',
  'offer.reminder': 'applications',
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

/** Devices of a person that are pushed to; a further one takes the place of the oldest. */
export const MAX_PUSH_DEVICES = 10;
/** Nothing is pushed in these hours of Berlin to a device with quiet hours; it follows afterwards. */
export const QUIET_FROM_HOUR = 21;
export const QUIET_UNTIL_HOUR = 6;
