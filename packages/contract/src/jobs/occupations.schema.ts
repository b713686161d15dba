import { queryText } from '../platform/query-list.schema.ts';
import { apiSchemas, z } from '../platform/zod.ts';
import { countrySchema } from './countries.schema.ts';
import { COUNTRIES } from './countries.ts';
import { jobCategorySchema, specialtySchema } from './job-fields.schema.ts';
import { termSchema } from './taxonomy.schema.ts';

/** An occupation as the trade's vocabulary tells it. */
export const occupationSchema = termSchema.extend({
  category: jobCategorySchema,
  /** Words for the people who do it. */
  forms: z.array(z.string().min(2)).min(1),
  english: z.array(z.string().min(2)).min(1),
  /** Words for the work itself: in a title that also names people they say where, not who. */
  fields: z.array(z.string().min(3)).default([]),
  /** Words that mean it only where nothing else is named: "Teamleitung", "Sekretariat". */
  vague: z.array(z.string().min(3)).default([]),
  /** Phrases that begin like a form and mean something else. */
  not: z.array(z.string()).default([]),
  /** Searched for, it finds these narrower ones; never the other way round. */
  broader: z.array(z.string()).default([]),
  /** States whether its broad word means this occupation first: "Pflege" means a nurse before anyone with further training. */
  isMain: z.boolean().default(false),
  /** Other occupations that might suit. */
  related: z.array(z.string()).default([]),
  /** A job of that occupation in that department is meant as well. */
  includes: z.array(z.object({ occupation: z.string(), department: z.string() })).default([]),
  /** Where nobody is trained in it any more: who does its work there today. */
  succeededBy: z.array(z.object({ occupation: z.string(), country: z.enum(COUNTRIES) })).default([]),
  /** These in those departments are this: "Pflegefachkraft OP". */
  combines: z.array(z.object({ occupations: z.array(z.string()), departments: z.array(z.string()) })).default([]),
  /** Which of several occupations in one title it is: the lowest. */
  precedence: z.number().int().min(0).max(99).default(50),
  level: z.string().optional(),
  specialty: specialtySchema.optional(),
  department: z.string().optional(),
});
export type Occupation = z.infer<typeof occupationSchema>;

/** An entry of the trade's vocabulary, named in the caller's language. */
export const choiceSchema = z.object({ key: z.string(), label: z.string() }).register(apiSchemas, { id: 'Choice' });
export type Choice = z.infer<typeof choiceSchema>;

/** The values a job class can be composed of. */
export const classChoicesSchema = z
  .object({
    occupations: z.array(choiceSchema.extend({ category: jobCategorySchema })),
    levels: z.array(choiceSchema),
    departments: z.array(choiceSchema),
  })
  .register(apiSchemas, { id: 'ClassChoices' });
export type ClassChoices = z.infer<typeof classChoicesSchema>;

export const titleQuerySchema = z.object({
  title: queryText(160).pipe(z.string().min(2)),
  country: countrySchema.default('DE'),
});
export type TitleQuery = z.infer<typeof titleQuerySchema>;

/** The occupations a partly typed title may name, and the facts about the job that its words state. */
export const titleReadingSchema = z
  .object({
    occupations: z.array(choiceSchema.extend({ category: jobCategorySchema, specialty: specialtySchema.nullable() })),
    /** Null where the words leave it open. */
    category: jobCategorySchema.nullable(),
    specialty: specialtySchema.nullable(),
    /** States whether somebody is looked for who learns the occupation. */
    isTraining: z.boolean(),
  })
  .register(apiSchemas, { id: 'TitleReading' });
export type TitleReading = z.infer<typeof titleReadingSchema>;
