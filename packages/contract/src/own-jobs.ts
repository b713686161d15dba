/** How sure a reading is, in words people use. */
export const CERTAINTIES = ['sure', 'likely', 'unsure'] as const;
export type Certainty = (typeof CERTAINTIES)[number];
/** The least confidence of each; what is less than likely is unsure. */
export const SURE_FROM = 0.8;
export const LIKELY_FROM = 0.6;

export function certaintyOf(confidence: number): Certainty {
  if (confidence >= SURE_FROM) return 'sure';
  return confidence >= LIKELY_FROM ? 'likely' : 'unsure';
}

/** The state of a job at this moment, from its status and its dates. */
export const JOB_STATES = ['live', 'planned', 'expired', 'draft', 'paused', 'closed'] as const;
export type JobState = (typeof JOB_STATES)[number];

export const OWN_JOBS_PAGE = 20;
