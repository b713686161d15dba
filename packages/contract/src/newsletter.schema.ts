import { emailSchema } from './email.schema.ts';
import { languageSchema } from './languages.schema.ts';
import { NEWSLETTER_FREQUENCIES } from './newsletter.ts';
import { z } from './zod.ts';

export const newsletterFrequencySchema = z.enum(NEWSLETTER_FREQUENCIES).meta({ id: 'NewsletterFrequency' });

export const subscribeNewsletterSchema = z
  .object({
    email: emailSchema,
    frequency: newsletterFrequencySchema.default('weekly'),
    language: languageSchema.default('de'),
  })
  .meta({ id: 'SubscribeNewsletter' });
export type SubscribeNewsletter = z.infer<typeof subscribeNewsletterSchema>;

export const newsletterTokenSchema = z.object({ token: z.string().min(20).max(200) });

/** The same answer for every address: it tells nobody who reads the newsletter. */
export const newsletterAcceptedSchema = z
  .object({ status: z.literal('check_inbox') })
  .meta({ id: 'NewsletterAccepted' });
export const newsletterConfirmedSchema = z
  .object({
    status: z.literal('confirmed'),
    frequency: newsletterFrequencySchema,
  })
  .meta({ id: 'NewsletterConfirmed' });
export const newsletterFrequencyChangedSchema = z
  .object({
    status: z.literal('changed'),
    frequency: newsletterFrequencySchema,
  })
  .meta({ id: 'NewsletterFrequencyChanged' });
export const newsletterUnsubscribedSchema = z
  .object({ status: z.literal('unsubscribed') })
  .meta({ id: 'NewsletterUnsubscribed' });

/** RFC 8058: what a mail program posts on behalf of its user. */
export const oneClickUnsubscribeSchema = z
  .object({ 'List-Unsubscribe': z.literal('One-Click') })
  .meta({ id: 'OneClickUnsubscribe' });
