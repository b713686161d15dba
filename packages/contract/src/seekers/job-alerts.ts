/** `instant` within two minutes, `daily` at 6:00, `weekly` on Friday at 6:00, Europe/Berlin. */
export const ALERT_FREQUENCIES = ['instant', 'daily', 'weekly'] as const;
export type AlertFrequency = (typeof ALERT_FREQUENCIES)[number];

export const ALERT_STATUSES = ['active', 'paused'] as const;
export type AlertStatus = (typeof ALERT_STATUSES)[number];

export const MAX_JOB_ALERTS = 20;
export const JOB_ALERT_NAME_LENGTH = 80;
/** A guest has fewer: their address is all we know of them. */
export const MAX_GUEST_ALERTS = 5;
/** How long the link of a confirmation works; a new one can be requested until the address is deleted. */
export const ALERT_CONFIRM_DAYS = 2;
export const ALERT_UNCONFIRMED_DAYS = 7;
/** How long an alert that was ended by a link can be restored there. */
export const ALERT_RESTORE_DAYS = 1;
/** An address gets one mail for the same search in this time, however many requests name it. */
export const ALERT_MAIL_INTERVAL_MINUTES = 5;
/** How many jobs a mail shows. */
export const ALERT_MAIL_JOBS = 5;
export const ALERT_MATCHES_PAGE = 10;

/** The actions of the links in a mail; `manage` leads to a page that offers all of them. */
export const ALERT_LINK_ACTIONS = ['confirm', 'weekly', 'daily', 'pause', 'resume', 'end', 'manage'] as const;
export type AlertLinkAction = (typeof ALERT_LINK_ACTIONS)[number];

/** All steps of the pages behind the links: `resend` mails a confirmation again, `restore` takes back an end. */
export const ALERT_LINK_STEPS = [...ALERT_LINK_ACTIONS, 'resend', 'restore'] as const;
export type AlertLinkStep = (typeof ALERT_LINK_STEPS)[number];
