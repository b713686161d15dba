export const LETTER_STATUSES = ['draft', 'sending', 'stopped', 'sent'] as const;
export type LetterStatus = (typeof LETTER_STATUSES)[number];

/** Whom a letter goes to, among those who confirmed the newsletter; `none`: readers without an account. */
export const LETTER_AUDIENCES = ['all', 'job_seeker', 'employer', 'none'] as const;
export type LetterAudience = (typeof LETTER_AUDIENCES)[number];

export const LETTER_SUBJECT_LENGTH = 120;
export const LETTER_BODY_LENGTH = 20_000;
