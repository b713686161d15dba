import { employerItemSchema } from '../employers/employers.schema.ts';
import { EMPLOYER_KINDS, EMPLOYER_TYPES } from '../employers/employers.ts';
import { countrySchema } from '../jobs/countries.schema.ts';
import { shiftSchema } from '../jobs/duty.schema.ts';
import {
  contractSchema,
  employmentTypeSchema,
  experienceLevelSchema,
  jobCategorySchema,
  remoteOptionSchema,
} from '../jobs/job-fields.schema.ts';
import { JOB_STARTS } from '../jobs/job-fields.ts';
import { JOB_SORTS } from '../jobs/job-search.ts';
import { jobItemSchema, payBandSchema } from '../jobs/jobs.schema.ts';
import { apiSchemas, z } from '../platform/zod.ts';
import { ALERT_FREQUENCIES } from '../seekers/job-alerts.ts';
import { matchSchema } from '../seekers/matching.schema.ts';
import {
  EMMA_ANSWERS,
  EMMA_JOBS,
  EMMA_NOTICES,
  EMMA_RELAXATIONS,
  EMMA_SIGN_IN_REASONS,
  EMMA_SOURCE_KINDS,
  EMMA_WISH_KINDS,
  EMMA_WORKS,
} from './emma.ts';

const list = <T extends z.ZodType>(item: T) => z.array(item).min(1).max(8);

/** The wishes of a conversation: filters of the job search, and wishes that are only compared with the jobs found. */
export const emmaSearchSchema = z
  .object({
    /** Occupation, field or other words of the ad. */
    q: z.string().trim().min(1).max(120).optional(),
    category: list(jobCategorySchema).optional(),
    location: z.string().trim().min(1).max(100).optional(),
    radius: z.number().int().min(1).max(200).optional(),
    country: list(countrySchema).optional(),
    employmentType: list(employmentTypeSchema).optional(),
    hoursMin: z.number().min(1).max(48).optional(),
    hoursMax: z.number().min(1).max(48).optional(),
    shift: list(shiftSchema).optional(),
    withoutShift: list(shiftSchema).optional(),
    weekendFree: z.literal(true).optional(),
    maxNights: z.number().int().min(0).max(31).optional(),
    noOnCall: z.literal(true).optional(),
    salaryMin: z.number().int().min(0).max(100_000).optional(),
    salaryMax: z.number().int().min(1).max(100_000).optional(),
    contract: list(contractSchema).optional(),
    remote: list(remoteOptionSchema).optional(),
    employerType: list(z.enum([...new Set([...EMPLOYER_KINDS, ...EMPLOYER_TYPES])])).optional(),
    experienceLevel: list(experienceLevelSchema).optional(),
    start: list(z.enum(JOB_STARTS)).optional(),
    postedWithin: z.union([z.literal(1), z.literal(7), z.literal(14), z.literal(30)]).optional(),
    training: z.literal(true).optional(),
    sort: z.enum(JOB_SORTS).optional(),
    page: z.number().int().min(1).max(30).optional(),
  })
  .register(apiSchemas, { id: 'EmmaSearch' });
export type EmmaSearch = z.infer<typeof emmaSearchSchema>;

const wishSchema = z.object({
  kind: z.enum(EMMA_WISH_KINDS),
  /** In the reader's language, as a chip says it. */
  label: z.string(),
  isNew: z.boolean(),
});
export type EmmaWish = z.infer<typeof wishSchema>;

/** How a job answers the person: the score of the profile, or how many of the wishes it says to meet. */
const jobFitSchema = z.object({
  jobId: z.uuid(),
  score: z.number().int().nullable(),
  wishesMet: z.number().int(),
  wishes: z.number().int(),
  pros: z.array(z.string()),
  cons: z.array(z.string()),
});
export type EmmaJobFit = z.infer<typeof jobFitSchema>;

const shortJobSchema = z.object({ id: z.uuid(), title: z.string(), employer: z.string(), city: z.string() });
export type EmmaShortJob = z.infer<typeof shortJobSchema>;

/** The parts of an answer besides its text, by name: `data-wishes` has the data of `wishes`. */
export const emmaDataSchemas = {
  /** The current activity; it is transient and part of no message. */
  status: z.object({ work: z.enum(EMMA_WORKS) }),
  notice: z.object({ notice: z.enum(EMMA_NOTICES) }),
  wishes: z.object({
    items: z.array(wishSchema),
    /** Sent back with the conversation: what the next question adds to. */
    search: emmaSearchSchema,
    total: z.number().int(),
    /** False: counted among the first hits only, there are at least so many. */
    isExact: z.boolean(),
    /** Where the same search appears on the site. */
    url: z.string(),
    /** The wish that was taken away. */
    removed: wishSchema.optional(),
  }),
  jobs: z.object({
    items: z.array(jobItemSchema).max(EMMA_JOBS * 4),
    total: z.number().int(),
    fits: z.array(jobFitSchema),
    /** `near` jobs do not meet every wish. */
    reason: z.enum(['search', 'near', 'saved', 'job', 'profile']),
  }),
  relaxations: z.object({
    items: z
      .array(z.object({ label: z.string(), count: z.number().int(), search: emmaSearchSchema }))
      .max(EMMA_RELAXATIONS),
  }),
  question: z.object({
    /** Which question it is; the answer is a message like any other. */
    key: z.string().max(40),
    text: z.string(),
    answers: z.array(z.object({ label: z.string(), text: z.string() })).max(EMMA_ANSWERS),
  }),
  sources: z.object({
    items: z.array(
      z.object({
        number: z.number().int(),
        kind: z.enum(EMMA_SOURCE_KINDS),
        label: z.string(),
        url: z.string().nullable(),
        at: z.iso.datetime(),
      }),
    ),
  }),
  comparison: z.object({
    jobs: z.array(jobItemSchema),
    rows: z.array(z.object({ name: z.string(), label: z.string(), values: z.array(z.string()) })),
  }),
  match: z.object({ job: shortJobSchema, match: matchSchema }),
  pay: z.object({
    band: payBandSchema.nullable(),
    tariff: z
      .object({
        name: z.string(),
        grade: z.string(),
        steps: z.array(z.object({ step: z.number().int(), amount: z.number() })),
        step: z.number().int().nullable(),
      })
      .nullable(),
  }),
  employer: z.object({ employer: employerItemSchema, url: z.string() }),
  /** Saved or taken off at once; undone by the call that does the opposite. */
  saved: z.object({ job: shortJobSchema, isSaved: z.boolean() }),
  'sign-in': z.object({ reason: z.enum(EMMA_SIGN_IN_REASONS), jobId: z.uuid().nullable() }),
  confirm: z.discriminatedUnion('action', [
    z.object({
      action: z.literal('create-alert'),
      /** The body of POST /api/job-alerts. */
      name: z.string(),
      query: z.string(),
      frequency: z.enum(ALERT_FREQUENCIES),
      summary: z.string(),
      /** Where the mails go, mostly hidden. */
      email: z.string().nullable(),
      /** Wishes that no alert can keep. */
      leftOut: z.array(z.string()),
    }),
    z.object({ action: z.literal('start-application'), job: shortJobSchema, url: z.string(), isHere: z.boolean() }),
    z.object({
      action: z.literal('hand-over'),
      question: z.string(),
      /** States whether somebody is there now. */
      isOpen: z.boolean(),
      /** Until when an answer comes. */
      answerBy: z.iso.datetime(),
    }),
  ]),
} as const;
export type EmmaDataParts = { [K in keyof typeof emmaDataSchemas]: z.infer<(typeof emmaDataSchemas)[K]> };
