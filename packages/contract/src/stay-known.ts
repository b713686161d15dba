/** How long an application is kept for further jobs, for who has agreed to it. */
export const STAY_KNOWN_MONTHS = 12;
/** Of the words somebody agrees to. */
export const STAY_KNOWN_VERSION = '2026-11';
