import { EMAIL_PATTERN } from './email.ts';
import { DOMAIN_PROBLEMS, PROOF_METHODS, PROOF_RESULTS } from './employer-verifications.ts';
import { plainText } from './plain-text.schema.ts';
import { apiSchemas, z } from './zod.ts';

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
