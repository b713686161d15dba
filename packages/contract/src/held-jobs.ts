/** The lists of moderation: what waits for a decision, and what its employer has to change. */
export const HELD_STATES = ['held', 'returned'] as const;
export type HeldState = (typeof HELD_STATES)[number];

/** Why an administrator looks at a job before it is public. */
export const REVIEW_REASONS = [
  'gender_form',
  'one_sex',
  'discriminating',
  'pay_missing',
  'incomplete',
  'contact_in_text',
  'foreign_address',
  'shouting',
  'duplicate',
  'new_employer',
] as const;
export type ReviewReasonKind = (typeof REVIEW_REASONS)[number];

export const MIN_DECISION_REASON = 5;
export const MAX_DECISION_REASON = 2000;

/** How long a decision can be undone before it is sent. */
export const DECISION_UNDO_SECONDS = 10;
