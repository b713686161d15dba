import { languageSchema } from '../platform/languages.schema.ts';
import { plainText } from '../platform/plain-text.schema.ts';
import { pageFields, queryPage, queryValue } from '../platform/query-list.schema.ts';
import { apiSchemas, z } from '../platform/zod.ts';

export const TESTIMONIAL_STATUSES = ['waiting', 'published', 'declined'] as const;

export type TestimonialStatus = (typeof TESTIMONIAL_STATUSES)[number];

export const QUOTE_LENGTH = 300;

const QUOTE_MIN = 20;

const NAME_LENGTH = 60;

const testimonialStatusSchema = z.enum(TESTIMONIAL_STATUSES).register(apiSchemas, { id: 'TestimonialStatus' });

export const giveTestimonialSchema = z
  .object({
    quote: plainText(QUOTE_LENGTH).min(QUOTE_MIN),
    /** As it appears below the words: "Jana M.". */
    name: plainText(NAME_LENGTH).min(2),
    role: plainText(NAME_LENGTH).min(2),
    city: plainText(NAME_LENGTH).min(2),
    /** Nothing is shown without it. */
    consent: z.literal(true),
  })
  .register(apiSchemas, { id: 'GiveTestimonial' });
export type GiveTestimonial = z.infer<typeof giveTestimonialSchema>;

export const ownTestimonialSchema = z
  .object({
    quote: z.string(),
    name: z.string(),
    role: z.string(),
    city: z.string(),
    status: testimonialStatusSchema,
    reason: z.string().nullable(),
    consentedAt: z.iso.datetime(),
  })
  .register(apiSchemas, { id: 'OwnTestimonial' });
export type OwnTestimonial = z.infer<typeof ownTestimonialSchema>;
export const ownTestimonialAnswerSchema = z.object({ testimonial: ownTestimonialSchema.nullable() });

const moderatedTestimonialSchema = ownTestimonialSchema
  .extend({ id: z.uuid(), audience: z.enum(['seeker', 'employer']), language: languageSchema })
  .register(apiSchemas, { id: 'ModeratedTestimonial' });
export type ModeratedTestimonial = z.infer<typeof moderatedTestimonialSchema>;

export const testimonialsQuerySchema = z.object({ status: queryValue(testimonialStatusSchema), page: queryPage });
export type TestimonialsQuery = z.infer<typeof testimonialsQuerySchema>;
export const moderatedTestimonialsSchema = z
  .object({ items: z.array(moderatedTestimonialSchema), ...pageFields })
  .register(apiSchemas, { id: 'ModeratedTestimonials' });

const words = {
  quoteDe: plainText(QUOTE_LENGTH).min(1),
  quoteEn: plainText(QUOTE_LENGTH).min(1),
  roleDe: plainText(NAME_LENGTH).min(1),
  roleEn: plainText(NAME_LENGTH).min(1),
};
/** Published in both languages, or declined with a reason. */
export const decideTestimonialSchema = z
  .discriminatedUnion('decision', [
    z.object({ decision: z.literal('publish'), ...words }),
    z.object({ decision: z.literal('decline'), reason: plainText(QUOTE_LENGTH).min(1) }),
  ])
  .register(apiSchemas, { id: 'DecideTestimonial' });
export type DecideTestimonial = z.infer<typeof decideTestimonialSchema>;
