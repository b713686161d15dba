/** Whether an administrator looks at the first job of an employer that is not verified. */
export const HOLD_FIRST_JOBS = 'job_postings.hold_first';
