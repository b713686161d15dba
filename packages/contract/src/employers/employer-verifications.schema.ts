import { EMAIL_PATTERN } from '../platform/email.ts';
import { plainText } from '../platform/plain-text.schema.ts';
import { apiSchemas, z } from '../platform/zod.ts';

export const DOMAIN_CODE_MINUTES = 15;

/** Before another code is sent. */
export const DOMAIN_CODE_PAUSE_SECONDS = 60;

/** Wrong codes, after which only a new one helps. */
export const MAX_DOMAIN_CODE_FAILURES = 5;

/** How long the file and the DNS record are looked up after a verification was requested. */
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
const PROOF_RESULTS = ['found', 'missing', 'other', 'unreachable'] as const;

export type ProofResult = (typeof PROOF_RESULTS)[number];

/** Why there is no domain to prove. */
const DOMAIN_PROBLEMS = ['no_website', 'freemail'] as const;

export type DomainProblem = (typeof DOMAIN_PROBLEMS)[number];

const checkSchema = {
  checkedAt: z.iso.datetime().nullable(),
  result: z.enum(PROOF_RESULTS).nullable(),
};

/** How far the proof of an employer's domain is. */
export const employerVerificationSchema = z
  .object({
    verifiedAt: z.iso.datetime().nullable(),
    verifiedDomain: z.string().nullable(),
    /** The proof lapses then, because the website names another domain. */
    lapsesAt: z.iso.datetime().nullable(),
    /** The domain of the website; null with the reason why there is none to prove. */
    domain: z.string().nullable(),
    problem: z.enum(DOMAIN_PROBLEMS).nullable(),
    /** The code that was sent and is still good. */
    code: z
      .object({
        email: z.string(),
        expiresAt: z.iso.datetime(),
        resendAt: z.iso.datetime(),
        triesLeft: z.number().int(),
      })
      .nullable(),
    file: z.object({ url: z.string(), content: z.string(), ...checkSchema }),
    dns: z.object({ name: z.string(), value: z.string(), ...checkSchema }),
    /** Until then file and record are looked for every half hour. */
    watchedUntil: z.iso.datetime().nullable(),
    /** States whether the next first publication waits for an administrator. */
    isNextJobReviewed: z.boolean(),
  })
  .register(apiSchemas, { id: 'EmployerVerification' });
export type EmployerVerification = z.infer<typeof employerVerificationSchema>;

export const sendDomainCodeSchema = z
  .object({ email: plainText(254).regex(EMAIL_PATTERN) })
  .register(apiSchemas, { id: 'SendDomainCode' });

export const confirmDomainCodeSchema = z
  .object({ code: z.string().regex(/^\d{6}$/) })
  .register(apiSchemas, { id: 'ConfirmDomainCode' });

export const checkDomainProofSchema = z
  .object({ method: z.enum(PROOF_METHODS) })
  .register(apiSchemas, { id: 'CheckDomainProof' });
