import type { OwnTestimonial } from '@stellenvisite/contract/testimonials.schema';
import type { testimonialSubmissions } from '@stellenvisite/db/schema/testimonial-submissions';

export type SubmissionRow = typeof testimonialSubmissions.$inferSelect;

export const toOwnTestimonial = (row: SubmissionRow): OwnTestimonial => {
  const { quote, name, role, city, status, reason, consentedAt } = row;
  return { quote, name, role, city, status, reason, consentedAt: consentedAt.toISOString() };
};
