import { emailSchema } from '../platform/email.schema.ts';
import { languageSchema } from '../platform/languages.schema.ts';
import { plainText } from '../platform/plain-text.schema.ts';
import { apiSchemas, z } from '../platform/zod.ts';
import { NEWSLETTER_FREQUENCIES } from './newsletter.ts';

export const newsletterFrequencySchema = z
  .enum(NEWSLETTER_FREQUENCIES)
  .register(apiSchemas, { id: 'NewsletterFrequency' });

export const subscribeNewsletterSchema = z
  .object({
    email: emailSchema,
    frequency: newsletterFrequencySchema.default('weekly'),
    language: languageSchema.default('de'),
  })
  .register(apiSchemas, { id: 'SubscribeNewsletter' });

export type SubscribeNewsletter = z.infer<typeof subscribeNewsletterSchema>;

/** The same answer for every address: it tells nobody who reads the newsletter. */
export const newsletterAcceptedSchema = z
  .object({ status: z.literal('check_inbox') })
  .register(apiSchemas, { id: 'NewsletterAccepted' });

export const newsletterConfirmedSchema = z
  .object({
    status: z.literal('confirmed'),
    frequency: newsletterFrequencySchema,
  })
  .register(apiSchemas, { id: 'NewsletterConfirmed' });

export const newsletterFrequencyChangedSchema = z
  .object({
    status: z.literal('changed'),
    frequency: newsletterFrequencySchema,
  })
  .register(apiSchemas, { id: 'NewsletterFrequencyChanged' });

export const newsletterUnsubscribedSchema = z
  .object({ status: z.literal('unsubscribed') })
  .register(apiSchemas, { id: 'NewsletterUnsubscribed' });

export const LETTER_STATUSES = ['draft', 'sending', 'stopped', 'sent'] as const;

export type LetterStatus = (typeof LETTER_STATUSES)[number];

/** The recipients of a letter, among those who confirmed the newsletter; `none`: readers without an account. */
export const LETTER_AUDIENCES = ['all', 'job_seeker', 'employer', 'none'] as const;

export type LetterAudience = (typeof LETTER_AUDIENCES)[number];

const LETTER_SUBJECT_LENGTH = 120;

const LETTER_BODY_LENGTH = 20_000;

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
