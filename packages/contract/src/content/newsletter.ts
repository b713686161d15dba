/** `daily` at 06:00, `weekly` on Friday at 06:00, Europe/Berlin. */
export const NEWSLETTER_FREQUENCIES = ['daily', 'weekly'] as const;
export type NewsletterFrequency = (typeof NEWSLETTER_FREQUENCIES)[number];

export const NEWSLETTER_STATUSES = ['pending', 'confirmed', 'unsubscribed'] as const;
