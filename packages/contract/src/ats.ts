/** The id a job has in the employer's own system. It stands in addresses, so it is kept to characters that need no escaping. */
export const EXTERNAL_ID_PATTERN = /^[A-Za-z0-9._~-]{1,120}$/;

export const ATS_PAGE = 50;
export const MAX_ATS_PAGE = 100;

/** How long the link to a file of an application is good. */
export const FILE_LINK_SECONDS = 600;

/** How long the answer to a call is kept for calls with the same `Idempotency-Key`. */
export const IDEMPOTENCY_HOURS = 24;
/** A call that has not been answered for so long has died with its process. */
export const IDEMPOTENCY_LEASE_SECONDS = 60;
export const IDEMPOTENCY_KEY_PATTERN = /^[\x21-\x7e]{1,255}$/;
