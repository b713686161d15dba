import { countrySchema } from './countries.schema.ts';
import { specialtySchema } from './job-fields.schema.ts';
import { choiceSchema } from './occupations.schema.ts';
import { CERTAINTIES, JOB_STATES, OWN_JOBS_PAGE } from './own-jobs.ts';
import { pageFields, queryPage, queryPageSize, queryText, queryValue } from './query-list.schema.ts';
import { apiSchemas, z } from './zod.ts';

/** The class a job was given by the classifier or by its employer. */
export const jobClassSchema = z
  .object({
    occupation: choiceSchema.nullable(),
    level: choiceSchema.nullable(),
    specialty: specialtySchema.nullable(),
    department: choiceSchema.nullable(),
    certainty: z.enum(CERTAINTIES),
    /** The words it was read from and where they stand, in the caller's language. */
    reason: z.string(),
    /** Said by the employer: no later reading changes it. */
    isCorrected: z.boolean(),
  })
  .register(apiSchemas, { id: 'JobClass' });
export type JobClassView = z.infer<typeof jobClassSchema>;

const keySchema = z.string().max(80).nullable();
/** All four parts: what is null is said to be nothing. */
export const correctJobClassSchema = z
  .object({
    occupation: keySchema,
    level: keySchema,
    specialty: specialtySchema.nullable(),
    department: keySchema,
  })
  .register(apiSchemas, { id: 'CorrectJobClass' });
export type CorrectJobClass = z.infer<typeof correctJobClassSchema>;

export const ownJobSchema = z
  .object({
    id: z.uuid(),
    /** Null as long as it was never published, like everything its employer has not said yet. */
    number: z.number().int().nullable(),
    /** Empty where a draft has none yet. */
    title: z.string(),
    employer: z.object({ id: z.uuid(), name: z.string() }),
    city: z.string().nullable(),
    country: countrySchema.nullable(),
    state: z.enum(JOB_STATES),
    postedAt: z.iso.datetime().nullable(),
    validThrough: z.iso.datetime().nullable(),
    /** Null until the job is classified, which happens when it is published. */
    class: jobClassSchema.nullable(),
  })
  .register(apiSchemas, { id: 'OwnJob' });
export type OwnJob = z.infer<typeof ownJobSchema>;

export const ownJobsQuerySchema = z.object({
  /** Part of the title. */
  q: queryValue(queryText(100)),
  certainty: queryValue(z.enum(CERTAINTIES)),
  page: queryPage,
  pageSize: queryPageSize(OWN_JOBS_PAGE),
});
export type OwnJobsQuery = z.infer<typeof ownJobsQuerySchema>;

export const ownJobsSchema = z
  .object({
    items: z.array(ownJobSchema),
    ...pageFields,
  })
  .register(apiSchemas, { id: 'OwnJobs' });
export type OwnJobs = z.infer<typeof ownJobsSchema>;
