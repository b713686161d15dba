import { invitationTokenSchema } from '../employers/team.schema.ts';
import { emailSchema } from '../platform/email.schema.ts';
import { plainText } from '../platform/plain-text.schema.ts';
import { apiSchemas, z } from '../platform/zod.ts';
import { academicTitleSchema, companyNameSchema, nameSchema } from './accounts.schema.ts';
import type { ProfileRole } from './accounts.ts';
import { newPasswordSchema } from './password.schema.ts';

const person = z.object({
  academicTitle: academicTitleSchema.or(z.literal('')),
  fullName: nameSchema,
  email: emailSchema,
  password: newPasswordSchema,
  /** Consent to the terms of use. */
  terms: z.literal(true),
});

/** Specification §5: what registration asks, by role; all of it required but the title. */
export const REGISTRATION_OF = {
  job_seeker: person.extend({ companyName: z.string() }),
  employer: person.extend({ companyName: companyNameSchema }),
} as const satisfies Record<ProfileRole, z.ZodType>;
export type Registration = z.infer<(typeof REGISTRATION_OF)['employer']>;

export const registerInvitedSchema = invitationTokenSchema
  .extend({ fullName: plainText(120).min(1), password: newPasswordSchema, acceptsTerms: z.literal(true) })
  .register(apiSchemas, { id: 'RegisterInvited' });

export type RegisterInvited = z.infer<typeof registerInvitedSchema>;
