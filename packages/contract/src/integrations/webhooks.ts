/** The events an employer's system can subscribe to. */
export const WEBHOOK_EVENTS = [
  'application.created',
  'application.status_changed',
  'application.withdrawn',
  'message.created',
] as const;
export type WebhookEventType = (typeof WEBHOOK_EVENTS)[number];

/** `test` is sent by a button and represents nothing that happened. */
export const SENT_EVENTS = [...WEBHOOK_EVENTS, 'test'] as const;
export type SentEventType = (typeof SENT_EVENTS)[number];

export const MAX_WEBHOOKS = 10;
export const MAX_WEBHOOK_NAME = 60;

export const WEBHOOK_STATES = ['active', 'failing', 'off', 'switched_off'] as const;
/** `failing`: the last delivery was not taken. `off`: by hand. `switched_off`: by us, since nothing was taken for days. */
export type WebhookState = (typeof WEBHOOK_STATES)[number];

export const DELIVERY_STATES = ['waiting', 'delivered', 'failed'] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];

/** Why a delivery was not taken: the answer was no 2xx, or there was none. */
export const DELIVERY_ERRORS = ['status', 'timeout', 'unreachable', 'not_public', 'switched_off', 'suspended'] as const;
export type DeliveryError = (typeof DELIVERY_ERRORS)[number];

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** How long after each failed attempt the next one is made: ten attempts in three days. */
export const RETRY_AFTER_SECONDS = [
  30,
  2 * MINUTE,
  10 * MINUTE,
  HOUR,
  3 * HOUR,
  6 * HOUR,
  12 * HOUR,
  24 * HOUR,
  26 * HOUR,
] as const;
export const MAX_ATTEMPTS = RETRY_AFTER_SECONDS.length + 1;

/** An address that has taken nothing for so long is switched off. */
export const SWITCH_OFF_AFTER_HOURS = 72;
/** After a rotation deliveries are signed with both secrets for so long. */
export const SECRET_OVERLAP_HOURS = 24;
export const DELIVERY_TIMEOUT_MS = 10_000;
/** How long deliveries are listed and can be sent again. */
export const DELIVERY_RETENTION_DAYS = 30;

export const SIGNATURE_HEADER = 'Stellenvisite-Signature';
export const WEBHOOK_SECRET_PREFIX = 'whsec_';
