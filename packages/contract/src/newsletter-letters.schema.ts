import { emailSchema } from './email.schema.ts';
import { languageSchema } from './languages.schema.ts';
import { newsletterFrequencySchema } from './newsletter.schema.ts';
import { LETTER_AUDIENCES, LETTER_BODY_LENGTH, LETTER_STATUSES, LETTER_SUBJECT_LENGTH } from './newsletter-letters.ts';
import { plainText } from './plain-text.schema.ts';
import { apiSchemas, z } from './zod.ts';

const letterStatusSchema = z.enum(LETTER_STATUSES).register(apiSchemas, { id: 'LetterStatus' });

const letterSegmentSchema = z
  .object({
    language: languageSchema,
    /** Null: readers of either. */
    frequency: newsletterFrequencySchema.nullable(),
    audience: z.enum(LETTER_AUDIENCES),
  })
  .register(apiSchemas, { id: 'LetterSegment' });
export type LetterSegment = z.infer<typeof letterSegmentSchema>;

export const writeLetterSchema = z
  .object({
    subject: plainText(LETTER_SUBJECT_LENGTH).min(1),
    preview: plainText(LETTER_SUBJECT_LENGTH),
    bodyHtml: z.string().max(LETTER_BODY_LENGTH),
    segment: letterSegmentSchema,
  })
  .register(apiSchemas, { id: 'WriteLetter' });
export type WriteLetter = z.infer<typeof writeLetterSchema>;

export const letterSchema = writeLetterSchema
  .extend({
    id: z.uuid(),
    status: letterStatusSchema,
    /** Of a draft how many it would go to now. */
    readers: z.number().int(),
    written: z.number().int(),
    delivered: z.number().int(),
    bounced: z.number().int(),
    createdAt: z.iso.datetime(),
    startedAt: z.iso.datetime().nullable(),
    sentAt: z.iso.datetime().nullable(),
  })
  .register(apiSchemas, { id: 'NewsletterLetter' });
export type NewsletterLetter = z.infer<typeof letterSchema>;

export const lettersSchema = z
  .object({
    items: z.array(letterSchema),
    /** Of the list as a whole. */
    readers: z.object({ confirmed: z.number().int(), pending: z.number().int(), bounced: z.number().int() }),
  })
  .register(apiSchemas, { id: 'NewsletterLetters' });
export type NewsletterLetters = z.infer<typeof lettersSchema>;

export const letterPreviewSchema = z
  .object({ subject: z.string(), html: z.string(), text: z.string() })
  .register(apiSchemas, { id: 'LetterPreview' });
export type LetterPreview = z.infer<typeof letterPreviewSchema>;

export const testLetterSchema = z.object({ to: emailSchema }).register(apiSchemas, { id: 'TestLetter' });
export type TestLetter = z.infer<typeof testLetterSchema>;
