export const TICKET_STATUSES = ['received', 'in_progress', 'answered', 'closed'] as const;
export type TicketStatus = (typeof TICKET_STATUSES)[number];

export const TICKET_TOPICS = [
  'application',
  'account',
  'alerts',
  'talent_pool',
  'jobs',
  'feeds',
  'billing',
  'privacy',
  'other',
] as const;
export type TicketTopic = (typeof TICKET_TOPICS)[number];

/** The urgent ones come first among those that wait. */
export const TICKET_PRIORITIES = ['low', 'normal', 'urgent'] as const;
export type TicketPriority = (typeof TICKET_PRIORITIES)[number];

export const TICKET_NOTE_MAX = 2_000;

export const TICKET_ROLES = ['job_seeker', 'employer'] as const;
export type TicketRole = (typeof TICKET_ROLES)[number];

/** Where a ticket came from. */
export const TICKET_ORIGINS = ['form', 'emma', 'mail'] as const;
export type TicketOrigin = (typeof TICKET_ORIGINS)[number];

export const MESSAGE_AUTHORS = ['person', 'support', 'emma'] as const;
export type MessageAuthor = (typeof MESSAGE_AUTHORS)[number];

export const TICKET_SUBJECT_MAX = 150;
export const TICKET_TEXT_MIN = 10;
export const TICKET_TEXT_MAX = 5_000;

/** How long a ticket is stored after the last thing that happened to it. */
export const TICKET_RETENTION_DAYS = 365;

/** Returns the name that mails and the support call a ticket by: `A-2718`. */
export const ticketReference = (number: number): string => `A-${number}`;
