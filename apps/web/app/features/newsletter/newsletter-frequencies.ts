import type { NewsletterFrequency } from '@stellenvisite/contract/newsletter';

/** In the order in which the form offers them. The contract's own list would bring its whole validator into the page. */
export const NEWSLETTER_FREQUENCIES = ['daily', 'weekly'] as const satisfies readonly NewsletterFrequency[];
