import { academicTitleSchema, companyNameSchema, nameSchema } from './accounts.schema.ts';
import type { ProfileRole } from './accounts.ts';
import { emailSchema } from './email.schema.ts';
import { strongPasswordSchema } from './password.schema.ts';
import { z } from './zod.ts';

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
