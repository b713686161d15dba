import { invitationTokenSchema } from '../employers/team.schema.ts';
import { emailSchema } from '../platform/email.schema.ts';
import { plainText } from '../platform/plain-text.schema.ts';
import { apiSchemas, z } from '../platform/zod.ts';
import { academicTitleSchema, companyNameSchema, nameSchema } from './accounts.schema.ts';
import type { ProfileRole } from './accounts.ts';
import { strongPasswordSchema } from './password.schema.ts';

/** A password typed twice. */
export const newPasswordSchema = z
  .object({ password: strongPasswordSchema, confirmation: z.string().min(1) })
  .refine(({ password, confirmation }) => password === confirmation, { path: ['confirmation'], message: 'differs' });
export type NewPassword = z.infer<typeof newPasswordSchema>;

const person = z.object({
  academicTitle: academicTitleSchema.or(z.literal('')),
  fullName: nameSchema,
  email: emailSchema,
  /** Consent to the terms of use. */
  terms: z.literal(true),
});

/** Specification §5: what registration asks, by role; all of it required but the title. */
export const REGISTRATION_OF = {
  job_seeker: z.intersection(person.extend({ companyName: z.string() }), newPasswordSchema),
  employer: z.intersection(person.extend({ companyName: companyNameSchema }), newPasswordSchema),
} as const satisfies Record<ProfileRole, z.ZodType>;
export type Registration = z.infer<(typeof REGISTRATION_OF)['employer']>;

export const registerInvitedSchema = invitationTokenSchema
  .extend({ fullName: plainText(120).min(1), password: strongPasswordSchema, acceptsTerms: z.literal(true) })
  .register(apiSchemas, { id: 'RegisterInvited' });

export type RegisterInvited = z.infer<typeof registerInvitedSchema>;
