import { EMAIL_PATTERN } from './email.ts';
import { z } from './zod.ts';

/** Control characters and half surrogate pairs: no address has them, and neither PostgreSQL nor a mail header takes them. */
const UNWRITABLE = /[\p{Cc}\p{Cs}]/u;

export const emailSchema = z
  .string()
  .trim()
  .max(254)
  .regex(EMAIL_PATTERN)
  .refine((email) => !UNWRITABLE.test(email), 'must be plain text')
  .transform((email) => email.toLowerCase());
