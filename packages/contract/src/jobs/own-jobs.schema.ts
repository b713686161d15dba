import { PLAN_IDS } from '../billing/plans.ts';
import {
  pageFields,
  queryFlag,
  queryList,
  queryPage,
  queryPageSize,
  queryText,
  queryValue,
} from '../platform/query-list.schema.ts';
import { apiSchemas, z } from '../platform/zod.ts';
import { countrySchema } from './countries.schema.ts';
import { jobCategorySchema, specialtySchema } from './job-fields.schema.ts';
import { choiceSchema } from './occupations.schema.ts';
import {
  CERTAINTIES,
  JOB_ORIGINS,
  JOB_QUALITIES,
  JOB_STATES,
  OWN_JOB_FILTERS,
  OWN_JOB_SORTS,
  OWN_JOB_TABS,
  OWN_JOBS_PAGE,
} from './own-jobs.ts';

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
    /** Stated by the employer: no later reading changes it. */
    isCorrected: z.boolean(),
  })
  .register(apiSchemas, { id: 'JobClass' });
export type JobClassView = z.infer<typeof jobClassSchema>;

const keySchema = z.string().max(80).nullable();
/** All four parts: what is null is reported as nothing. */
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
    /** Null as long as it was never published, like everything its employer has not stated yet. */
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

/** The filters of an employer's job list; the same for one page, for a selection of everything and for the CSV file. */
const filterFields = {
  /** Part of the title or the department, or the number. */
  q: queryValue(queryText(100)),
  tab: queryValue(z.enum(OWN_JOB_TABS)),
  /** Ids of departments, or `none`. */
  department: queryList(z.union([z.uuid(), z.literal('none')])),
  origin: queryList(z.enum(JOB_ORIGINS)),
  quality: queryValue(z.enum(JOB_QUALITIES)),
  certainty: queryValue(z.enum(CERTAINTIES)),
  /** Published ones without an amount. */
  payMissing: queryFlag,
  /** Published ones whose last days run. */
  ending: queryFlag,
};
export const ownJobFilterSchema = z.object(filterFields).register(apiSchemas, { id: 'OwnJobFilter' });
export type OwnJobFilterValues = z.infer<typeof ownJobFilterSchema>;

/** One of the employers the person acts for; all of them where it is left out. */
const employerField = { employerId: queryValue(z.uuid()) };
export const ownJobsEmployerSchema = z.object(employerField);
export type OwnJobsEmployer = z.infer<typeof ownJobsEmployerSchema>;

export const ownJobsQuerySchema = z.object({
  ...filterFields,
  ...employerField,
  sort: queryValue(z.enum(OWN_JOB_SORTS)),
  page: queryPage,
  pageSize: queryPageSize(OWN_JOBS_PAGE),
});
export type OwnJobsQuery = z.infer<typeof ownJobsQuerySchema>;
export const ownJobsFileQuerySchema = ownJobsQuerySchema.omit({ page: true, pageSize: true });
export type OwnJobsFileQuery = z.infer<typeof ownJobsFileQuerySchema>;

export const jobModerationSchema = z
  .object({
    /** In the words of the administrator; null while a reported job waits for the decision. */
    reason: z.string().nullable(),
    at: z.iso.datetime().nullable(),
    /** The report that led to it. Null where there was none, and for those who may not change the job. */
    report: z
      .object({
        /** The page with the statement of reasons and the appeal. */
        path: z.string(),
        canAppeal: z.boolean(),
        appealUntil: z.iso.datetime().nullable(),
        /** An appeal that is not decided yet. */
        appeal: z
          .object({ at: z.iso.datetime(), decideBy: z.iso.datetime(), isDecidedByOther: z.boolean() })
          .nullable(),
      })
      .nullable(),
  })
  .register(apiSchemas, { id: 'JobModeration' });
export type JobModeration = z.infer<typeof jobModerationSchema>;

export const listedJobSchema = ownJobSchema
  .extend({
    department: z.object({ id: z.uuid().nullable(), name: z.string() }).nullable(),
    /** Null where a draft has none yet. */
    category: jobCategorySchema.nullable(),
    origin: z.enum(JOB_ORIGINS),
    /** Points of the ad, of 100. */
    quality: z.number().int(),
    featured: z.boolean(),
    /** How often its page was opened in the last four weeks. */
    views: z.number().int(),
    applications: z.number().int(),
    /** Of these, those that nobody has answered yet. */
    openApplications: z.number().int(),
    /** When it was closed or filled. */
    closedAt: z.iso.datetime().nullable(),
    updatedAt: z.iso.datetime(),
    /** The last person to change it; null where they left or the change came from elsewhere. */
    updatedBy: z.string().nullable(),
    /** States whether something was changed that the public does not see yet. */
    hasChanges: z.boolean(),
    /** The decision of an administrator that took the job off the market; null where there is none. */
    moderation: jobModerationSchema.nullable(),
  })
  .register(apiSchemas, { id: 'ListedJob' });
export type ListedJob = z.infer<typeof listedJobSchema>;

const tabCounts = Object.fromEntries(OWN_JOB_TABS.map((tab) => [tab, z.number().int()])) as Record<
  (typeof OWN_JOB_TABS)[number],
  z.ZodNumber
>;

export const topJobAllowanceSchema = z
  .object({ used: z.number().int(), of: z.number().int(), until: z.iso.date() })
  .register(apiSchemas, { id: 'TopJobAllowance' });
export type TopJobAllowance = z.infer<typeof topJobAllowanceSchema>;

export const ownJobsSchema = z
  .object({
    items: z.array(listedJobSchema),
    ...pageFields,
    /** How many of each tab the filters leave. */
    counts: z.object(tabCounts),
    figures: z.object({
      published: z.number().int(),
      ending: z.number().int(),
      payMissing: z.number().int(),
      /** States whether the next first publication waits for an administrator; false where the list is of several employers. */
      isNextReviewed: z.boolean(),
      /** Removed, or not released: invisible until their employer decides. */
      withheld: z.object({ removed: z.number().int(), refused: z.number().int() }),
      /** Null where the list is of several employers, or of none. */
      plan: z
        .object({ id: z.enum(PLAN_IDS), isBooked: z.boolean(), jobs: z.number().int(), maxDays: z.number().int() })
        .nullable(),
      topJobs: topJobAllowanceSchema.nullable(),
    }),
    /** Where nothing is found: how many there would be without each of the filters. */
    relax: z.array(z.object({ filter: z.enum([...OWN_JOB_FILTERS, 'tab']), count: z.number().int() })),
    departments: z.array(z.object({ id: z.uuid(), name: z.string() })),
  })
  .register(apiSchemas, { id: 'OwnJobs' });
export type OwnJobs = z.infer<typeof ownJobsSchema>;
