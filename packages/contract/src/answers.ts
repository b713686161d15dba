/** After so many working days without an answer the employer is reminded, each time once. */
export const ANSWER_REMINDER_DAYS = [5, 10] as const;
export type AnswerReminderDays = (typeof ANSWER_REMINDER_DAYS)[number];

/** Below this many applications nothing is said of how an employer answers. */
export const ANSWER_APPLICATIONS = 10;
/** Applications of the last half year count, once they have had two weeks to be answered. */
export const ANSWER_PERIOD_DAYS = { from: 182, to: 14 } as const;
