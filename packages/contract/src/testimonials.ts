export const TESTIMONIAL_STATUSES = ['waiting', 'published', 'declined'] as const;
export type TestimonialStatus = (typeof TESTIMONIAL_STATUSES)[number];

export const QUOTE_LENGTH = 300;
export const QUOTE_MIN = 20;
