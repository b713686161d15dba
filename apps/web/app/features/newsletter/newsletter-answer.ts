import type { NewsletterFrequency } from '@stellenvisite/contract/newsletter';

/** How a sign-up ended. What was typed comes back where it has to be corrected or sent again. */
export type SignUpAnswer =
  | { status: 'accepted' }
  | { status: 'invalid' | 'limited' | 'failed'; email: string; frequency: NewsletterFrequency };

/** How the button of a mail's link ended. */
export type TokenAnswer = { status: 'done'; frequency?: NewsletterFrequency } | { status: 'invalid' | 'failed' };
