import { MAX_JOB_QUESTIONS } from './applications.ts';
import { countrySchema } from './countries.schema.ts';
import { dutySchema } from './duty.schema.ts';
import { EMAIL_PATTERN } from './email.ts';
import {
  applyMethodSchema,
  benefitSchema,
  contractSchema,
  employmentTypeSchema,
  experienceLevelSchema,
  jobCategorySchema,
  jobSectionSchema,
  remoteOptionSchema,
  requirementSchema,
  specialtySchema,
} from './job-fields.schema.ts';
import {
  CLOSE_REASONS,
  MAX_JOB_LIST,
  MAX_JOB_TEXT,
  POSTING_DAYS,
  POSTING_EVENTS,
  POSTING_MOVES,
  POSTING_PROBLEMS,
} from './job-postings.ts';
import { jobQuestionSchema } from './job-questions.schema.ts';
import { JOB_STATES } from './own-jobs.ts';
import { salarySchema } from './pay.schema.ts';
import { plainText } from './plain-text.schema.ts';
import { POSTING_HINTS } from './posting-hints.ts';
import { apiSchemas, z } from './zod.ts';

const line = (most: number) => plainText(most).nullable();
const httpUrl = z.url({ protocol: /^https?$/ }).max(2000);

/** Everything an employer says about a job, each part optional: a draft may lack what a published job must have. */
export const jobContentSchema = z
  .object({
    title: plainText(160),
    category: jobCategorySchema,
    specialty: specialtySchema.nullable(),
    employmentType: employmentTypeSchema,
    experienceLevel: experienceLevelSchema,
    remote: remoteOptionSchema,
    contract: contractSchema,
    contractMonths: z.number().int().min(1).max(120).nullable(),
    hoursPerWeek: z.object({ min: z.number().positive().max(80), max: z.number().positive().max(80) }).nullable(),
    startsOn: z.iso.date().nullable(),
    startFlexible: z.boolean(),
    vacationDays: z.number().int().min(0).max(100).nullable(),
    introHtml: z.string().max(MAX_JOB_TEXT),
    sections: z.array(jobSectionSchema.extend({ html: z.string().max(MAX_JOB_TEXT) })).max(MAX_JOB_LIST),
    benefits: z.array(benefitSchema).max(MAX_JOB_LIST),
    requirements: z.array(requirementSchema).max(MAX_JOB_LIST),
    salary: salarySchema.nullable(),
    salaryHours: z.number().positive().max(80).nullable(),
    tariff: z.object({ name: plainText(80).min(1), grade: line(40), steps: line(40) }).nullable(),
    duty: dutySchema.partial(),
    location: z.object({
      street: line(120),
      postalCode: line(10),
      city: plainText(120),
      country: countrySchema,
    }),
    departmentId: z.uuid().nullable(),
    contact: z
      .object({
        name: plainText(120).min(1),
        role: line(120),
        email: plainText(254).regex(EMAIL_PATTERN).nullable(),
        phone: line(40),
        hours: line(120),
      })
      .nullable(),
    applyMethod: applyMethodSchema,
    applyUrl: httpUrl.nullable(),
    questions: z.array(jobQuestionSchema).max(MAX_JOB_QUESTIONS),
    reference: line(80),
    /** How long it stays public. */
    days: z.literal([...POSTING_DAYS]),
    /** Not public before this day: a date in advance, or the end of the embargo of a Swiss job that must be reported. */
    publishOn: z.iso.date().nullable(),
  })
  .partial()
  .register(apiSchemas, { id: 'JobContent' });
export type JobContent = z.infer<typeof jobContentSchema>;

export const createJobPostingSchema = jobContentSchema
  .extend({
    /** For whom; the own one, or the only one, where it is left out. */
    employerId: z.uuid().optional(),
    /** An own job to begin from. */
    copyOf: z.uuid().optional(),
  })
  .register(apiSchemas, { id: 'CreateJobPosting' });
export type CreateJobPosting = z.infer<typeof createJobPostingSchema>;

export const changeJobPostingSchema = jobContentSchema
  .extend({
    /** The version that was read: what somebody else changed since is not overwritten. */
    version: z.number().int(),
  })
  .register(apiSchemas, { id: 'ChangeJobPosting' });
export type ChangeJobPosting = z.infer<typeof changeJobPostingSchema>;

export const closeJobPostingSchema = z
  .object({ reason: z.enum(CLOSE_REASONS).default('closed') })
  .register(apiSchemas, { id: 'CloseJobPosting' });
export type CloseJobPosting = z.infer<typeof closeJobPostingSchema>;

const postingEventSchema = z.object({
  kind: z.enum(POSTING_EVENTS),
  at: z.iso.datetime(),
  /** Null where the person left or no person did it. */
  by: z.string().nullable(),
});

export const postingHintSchema = z
  .object({ hint: z.enum(POSTING_HINTS), points: z.number().int(), words: z.array(z.string()) })
  .register(apiSchemas, { id: 'PostingHint' });

export const jobPostingSchema = z
  .object({
    id: z.uuid(),
    /** Null until it is published for the first time. */
    number: z.number().int().nullable(),
    employer: z.object({ id: z.uuid(), name: z.string() }),
    state: z.enum(JOB_STATES),
    version: z.number().int(),
    content: jobContentSchema,
    /** Whether the content differs from what the public sees. */
    hasChanges: z.boolean(),
    /** What keeps it from being published; empty when nothing does. */
    problems: z.array(z.enum(POSTING_PROBLEMS)),
    quality: z.object({ score: z.number().int(), hints: z.array(postingHintSchema) }),
    moves: z.array(z.enum(POSTING_MOVES)),
    postedAt: z.iso.datetime().nullable(),
    validThrough: z.iso.datetime().nullable(),
    updatedAt: z.iso.datetime(),
    history: z.array(postingEventSchema),
  })
  .register(apiSchemas, { id: 'JobPosting' });
export type JobPosting = z.infer<typeof jobPostingSchema>;
