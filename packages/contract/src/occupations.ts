import { z } from 'zod';
import { COUNTRIES } from './countries.ts';
import { jobCategorySchema } from './job-fields.ts';

/** An occupation as the trade's vocabulary tells it. */
export const occupationSchema = z.strictObject({
  key: z.string().regex(/^[a-z]+(-[a-z]+)*$/),
  category: jobCategorySchema,
  label: z.object({ de: z.string(), en: z.string() }),
  /** Words that mean it in any of the three countries, old ones too. */
  forms: z.array(z.string().min(3)).min(1),
  english: z.array(z.string().min(2)).min(1),
  /** Whole words only, and what they mean depends on where. */
  short: z.array(z.object({ text: z.string().min(2), countries: z.array(z.enum(COUNTRIES)).min(1) })).default([]),
  /** Searched for, it finds these narrower ones; never the other way round. */
  broader: z.array(z.string()).default([]),
  /** What else might suit. */
  related: z.array(z.string()).default([]),
});
export type Occupation = z.infer<typeof occupationSchema>;
