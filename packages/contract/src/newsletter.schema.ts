import { emailSchema } from './email.schema.ts';
import { languageSchema } from './languages.schema.ts';
import { NEWSLETTER_FREQUENCIES } from './newsletter.ts';
import { apiSchemas, z } from './zod.ts';

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
