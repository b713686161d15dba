export const DOMAIN_CODE_MINUTES = 15;
/** Before another code is sent. */
export const DOMAIN_CODE_PAUSE_SECONDS = 60;
/** Wrong codes, after which only a new one helps. */
export const MAX_DOMAIN_CODE_FAILURES = 5;
/** How long file and record are looked for once somebody has asked. */
export const DOMAIN_WATCH_HOURS = 72;
/** How long a proof outlives its domain, and how long before its end it is warned of once more. */
export const VERIFICATION_LAPSE_DAYS = 14;
export const VERIFICATION_WARNING_DAYS = 3;

export const PROOF_FILE_NAME = 'stellenvisite.txt';
export const PROOF_FILE_PATH = `/.well-known/${PROOF_FILE_NAME}`;
export const PROOF_RECORD_NAME = '_stellenvisite';

/** Ways to prove a domain that we look at ourselves. */
export const PROOF_METHODS = ['file', 'dns'] as const;
export type ProofMethod = (typeof PROOF_METHODS)[number];

/** `other`: there is something, and it says something else. */
export const PROOF_RESULTS = ['found', 'missing', 'other', 'unreachable'] as const;
export type ProofResult = (typeof PROOF_RESULTS)[number];

/** Why there is no domain to prove. */
export const DOMAIN_PROBLEMS = ['no_website', 'freemail'] as const;
export type DomainProblem = (typeof DOMAIN_PROBLEMS)[number];
