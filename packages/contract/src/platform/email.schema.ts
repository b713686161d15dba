import { EMAIL_PATTERN } from './email.ts';
import { apiSchemas, z } from './zod.ts';

/** Control characters and half surrogate pairs: no address has them, and neither PostgreSQL nor a mail header takes them. */
const UNWRITABLE = /[\p{Cc}\p{Cs}]/u;

export const emailSchema = z
  .string()
  .trim()
  .max(254)
  .regex(EMAIL_PATTERN)
  .refine((email) => !UNWRITABLE.test(email), 'must be plain text')
  .transform((email) => email.toLowerCase());

/** The token of a link in a mail. */
export const mailTokenSchema = z.object({ token: z.string().min(20).max(200) });

/** RFC 8058: what a mail program posts on behalf of its user. */
export const oneClickUnsubscribeSchema = z
  .object({ 'List-Unsubscribe': z.literal('One-Click') })
  .register(apiSchemas, { id: 'OneClickUnsubscribe' });
