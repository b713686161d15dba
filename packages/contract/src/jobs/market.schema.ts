import { employerItemSchema } from '../employers/employers.schema.ts';
import { apiSchemas, z } from '../platform/zod.ts';
import { countrySchema } from './countries.schema.ts';
import { weekSchema } from './duty.schema.ts';
import { jobCategorySchema } from './job-fields.schema.ts';
import { jobItemSchema } from './jobs.schema.ts';

export const testimonialSchema = z
  .object({
    id: z.uuid(),
    quote: z.string(),
    name: z.string(),
    role: z.string(),
    city: z.string(),
    audience: z.enum(['seeker', 'employer']),
    week: weekSchema.nullable(),
  })
  .register(apiSchemas, { id: 'Testimonial' });
export type Testimonial = z.infer<typeof testimonialSchema>;

/** The market figures of the landing page: true figures of this moment. */
export const marketOverviewSchema = z
  .object({
    jobs: z.number().int(),
    employers: z.number().int(),
    newSinceYesterday: z.number().int(),
    asOf: z.iso.datetime(),
    categories: z.array(
      z.object({
        category: jobCategorySchema,
        count: z.number().int(),
        /** The occupations with most jobs; `count` is what a search for `q` within the category finds. */
        top: z.array(z.object({ label: z.string(), q: z.string(), count: z.number().int() })),
      }),
    ),
    countries: z.array(z.object({ country: countrySchema, count: z.number().int() })),
    places: z.array(z.object({ slug: z.string(), name: z.string(), country: countrySchema, count: z.number().int() })),
    /** Jobs with a known week, for the hero's roster. */
    roster: z.array(jobItemSchema),
    featuredJobs: z.array(jobItemSchema),
    newestJobs: z.array(jobItemSchema),
    featuredEmployers: z.array(employerItemSchema),
    testimonials: z.array(testimonialSchema),
  })
  .register(apiSchemas, { id: 'MarketOverview' });
export type MarketOverview = z.infer<typeof marketOverviewSchema>;
