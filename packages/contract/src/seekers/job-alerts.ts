/** `instant` within two minutes, `daily` at 8:00, `weekly` on Monday at 8:00, Europe/Berlin. */
export const ALERT_FREQUENCIES = ['instant', 'daily', 'weekly'] as const;
export type AlertFrequency = (typeof ALERT_FREQUENCIES)[number];

export const ALERT_STATUSES = ['active', 'paused'] as const;
export type AlertStatus = (typeof ALERT_STATUSES)[number];

export const MAX_JOB_ALERTS = 20;
export const JOB_ALERT_NAME_LENGTH = 80;
/** A guest has fewer: their address is all we know of them. */
export const MAX_GUEST_ALERTS = 5;
export const ALERT_CONFIRM_DAYS = 7;
/** How many jobs a mail shows. */
export const ALERT_MAIL_JOBS = 5;
export const ALERT_MATCHES_PAGE = 10;

/** The actions of the links in a mail; `manage` leads to a page that offers all of them. */
export const ALERT_LINK_ACTIONS = ['confirm', 'weekly', 'daily', 'pause', 'resume', 'end', 'manage'] as const;
export type AlertLinkAction = (typeof ALERT_LINK_ACTIONS)[number];
