/** Within how many days an employer says it answers an application. */
export const ANSWER_DAYS = { min: 1, max: 21 } as const;
/** What counts as late where the employer has promised nothing. */
export const DEFAULT_ANSWER_DAYS = 5;
