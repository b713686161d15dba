import { z } from 'zod';
import { countrySchema } from './countries.ts';
import { jobCategorySchema, specialtySchema } from './job-fields.ts';
import { queryPage, queryPageSize, queryText, queryValue } from './query-list.ts';

/** How sure a reading is, in words people use. */
export const CERTAINTIES = ['sure', 'likely', 'unsure'] as const;
export type Certainty = (typeof CERTAINTIES)[number];
/** The least confidence of each; what is less than likely is unsure. */
export const SURE_FROM = 0.8;
export const LIKELY_FROM = 0.6;

export function certaintyOf(confidence: number): Certainty {
  if (confidence >= SURE_FROM) return 'sure';
  return confidence >= LIKELY_FROM ? 'likely' : 'unsure';
}

/** An entry of the trade's vocabulary, named in the caller's language. */
export const choiceSchema = z.object({ key: z.string(), label: z.string() });
export type Choice = z.infer<typeof choiceSchema>;

/** What a class can be made of. */
export const classChoicesSchema = z.object({
  occupations: z.array(choiceSchema.extend({ category: jobCategorySchema })),
  levels: z.array(choiceSchema),
  departments: z.array(choiceSchema),
});
export type ClassChoices = z.infer<typeof classChoicesSchema>;

/** What an ad was read as, or what its house says it is. */
export const jobClassSchema = z.object({
  occupation: choiceSchema.nullable(),
  level: choiceSchema.nullable(),
  specialty: specialtySchema.nullable(),
  department: choiceSchema.nullable(),
  certainty: z.enum(CERTAINTIES),
  /** The words it was read from and where they stand, in the caller's language. */
  reason: z.string(),
  /** Said by the house: no later reading changes it. */
  isCorrected: z.boolean(),
});
export type JobClassView = z.infer<typeof jobClassSchema>;

const keySchema = z.string().max(80).nullable();
/** All four parts: what is null is said to be nothing. */
export const correctJobClassSchema = z.object({
  occupation: keySchema,
  level: keySchema,
  specialty: specialtySchema.nullable(),
  department: keySchema,
});
export type CorrectJobClass = z.infer<typeof correctJobClassSchema>;

/** Where an ad stands at this moment: its status and its dates in one word. */
export const JOB_STATES = ['live', 'planned', 'expired', 'draft', 'paused', 'closed'] as const;
export type JobState = (typeof JOB_STATES)[number];

export const ownJobSchema = z.object({
  id: z.uuid(),
  number: z.number().int(),
  title: z.string(),
  employer: z.object({ id: z.uuid(), name: z.string() }),
  city: z.string(),
  country: countrySchema,
  state: z.enum(JOB_STATES),
  postedAt: z.iso.datetime(),
  validThrough: z.iso.datetime(),
  /** Null until the ad is read, which happens when it is published. */
  class: jobClassSchema.nullable(),
});
export type OwnJob = z.infer<typeof ownJobSchema>;

export const OWN_JOBS_PAGE = 20;
export const ownJobsQuerySchema = z.object({
  /** Part of the title. */
  q: queryValue(queryText(100)),
  certainty: queryValue(z.enum(CERTAINTIES)),
  page: queryPage,
  pageSize: queryPageSize(OWN_JOBS_PAGE),
});
export type OwnJobsQuery = z.infer<typeof ownJobsQuerySchema>;

export const ownJobsSchema = z.object({
  items: z.array(ownJobSchema),
  total: z.number().int(),
  page: z.number().int(),
  pageSize: z.number().int(),
});
export type OwnJobs = z.infer<typeof ownJobsSchema>;
