import { EMAIL_PATTERN } from '../platform/email.ts';
import { plainText } from '../platform/plain-text.schema.ts';
import { apiSchemas, z } from '../platform/zod.ts';
import { countrySchema } from './countries.schema.ts';
import { dutySchema } from './duty.schema.ts';
import { jobConditionsSchema } from './job-conditions.schema.ts';
import { CSV_COLUMNS, CSV_PROBLEMS } from './job-csv.ts';
import {
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
import { POSTING_DAYS } from './job-fields.ts';
import {
  BULK_ACTIONS,
  BULK_REFUSALS,
  CLOSE_REASONS,
  MAX_BULK,
  MAX_CSV_BYTES,
  MAX_JOB_LIST,
  MAX_JOB_QUESTIONS,
  MAX_JOB_TEXT,
  POSTING_APPLY_METHODS,
  POSTING_EVENTS,
  POSTING_MOVES,
  POSTING_PROBLEMS,
  TEXT_PARTS,
} from './job-postings.ts';
import { jobQuestionSchema } from './job-questions.schema.ts';
import { trainingSchema } from './jobs.schema.ts';
import { ownJobFilterSchema } from './own-jobs.schema.ts';
import { JOB_STATES } from './own-jobs.ts';
import { salarySchema } from './pay/pay.schema.ts';
import { POSTING_HINTS } from './posting-hints.ts';

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
    /** A job of training; its pay by year replaces `salary`. */
    training: trainingSchema.nullable(),
    duty: dutySchema.partial(),
    conditions: jobConditionsSchema.partial(),
    location: z.object({
      street: line(120),
      postalCode: line(10),
      city: plainText(120),
      country: countrySchema,
    }),
    departmentId: z.uuid().nullable(),
    contact: z
      .object({
        /** May be empty in a draft. */
        name: plainText(120),
        role: line(120),
        email: plainText(254).regex(EMAIL_PATTERN).nullable(),
        phone: line(40),
        hours: line(120),
      })
      .nullable(),
    applyMethod: z.enum(POSTING_APPLY_METHODS),
    applyUrl: httpUrl.nullable(),
    /** Where applications are sent on to; never shown to anybody else. */
    applyEmail: plainText(254).regex(EMAIL_PATTERN).nullable(),
    questions: z.array(jobQuestionSchema).max(MAX_JOB_QUESTIONS),
    reference: line(80),
    /** How long it stays public. */
    days: z.literal([...POSTING_DAYS]),
    /** Not public before this day. */
    publishOn: z.iso.date().nullable(),
    /** A Swiss job of an occupation that must be reported to the RAV before anybody else reads of it. */
    mustReport: z.boolean(),
    reportedOn: z.iso.date().nullable(),
    /** The parts whose text an AI has proposed and a person has accepted. */
    aiParts: z.array(z.enum(TEXT_PARTS)).max(TEXT_PARTS.length),
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
  /** The reason of a refusal, or the day until which it was renewed. */
  detail: z.string().nullable(),
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
    /** States whether the content differs from what the public sees. */
    hasChanges: z.boolean(),
    /** The problems that prevent its publication; empty when it can be published. */
    problems: z.array(z.enum(POSTING_PROBLEMS)),
    quality: z.object({ score: z.number().int(), hints: z.array(postingHintSchema) }),
    moves: z.array(z.enum(POSTING_MOVES)),
    postedAt: z.iso.datetime().nullable(),
    validThrough: z.iso.datetime().nullable(),
    updatedAt: z.iso.datetime(),
    /** Why an administrator did not release it, as long as it has not been sent again. */
    refusal: z.string().nullable(),
    history: z.array(postingEventSchema),
  })
  .register(apiSchemas, { id: 'JobPosting' });
export type JobPosting = z.infer<typeof jobPostingSchema>;

export const bulkJobsSchema = z
  .object({
    /** The jobs themselves, or everything the list shows with these filters. */
    selection: z.union([
      z.object({ ids: z.array(z.uuid()).min(1).max(MAX_BULK) }),
      z.object({ filter: ownJobFilterSchema }),
    ]),
    action: z.enum(BULK_ACTIONS),
    /** For renewing: how long the jobs stay public, counted from today. */
    days: z.literal([...POSTING_DAYS]).optional(),
    /** For `department`; null takes the jobs out of theirs. */
    departmentId: z.uuid().nullable().optional(),
    /** Says what would happen, and changes nothing. */
    preview: z.boolean().default(false),
    /** Calls with the same id are undone together. */
    batchId: z.uuid().optional(),
  })
  .register(apiSchemas, { id: 'BulkJobs' });
export type BulkJobs = z.infer<typeof bulkJobsSchema>;

export const bulkResultSchema = z
  .object({
    batchId: z.uuid(),
    /** The jobs that fit, and that were changed unless it was a preview. */
    ids: z.array(z.uuid()),
    refused: z.array(
      z.object({
        id: z.uuid(),
        title: z.string(),
        state: z.enum(JOB_STATES),
        reason: z.enum(BULK_REFUSALS),
        /** The last person to change it, in case somebody else was quicker. */
        changedBy: z.string().nullable(),
      }),
    ),
    /** Until when it can be undone; null where it cannot. */
    undoUntil: z.iso.datetime().nullable(),
  })
  .register(apiSchemas, { id: 'BulkResult' });
export type BulkResult = z.infer<typeof bulkResultSchema>;

export const undoParamsSchema = z.object({ batchId: z.uuid() });
export const undoResultSchema = z
  .object({
    restored: z.number().int(),
    /** Changed by somebody since, and left as they are. */
    unchanged: z.number().int(),
  })
  .register(apiSchemas, { id: 'UndoResult' });
export type UndoResult = z.infer<typeof undoResultSchema>;

export const importJobsSchema = z
  .object({
    csv: z.string().max(MAX_CSV_BYTES),
    /** Reads the file and says what is wrong with it, and creates nothing. */
    preview: z.boolean().default(false),
  })
  .register(apiSchemas, { id: 'ImportJobs' });
export type ImportJobs = z.infer<typeof importJobsSchema>;

export const importResultSchema = z
  .object({
    /** Drafts that were, or would be, created. */
    created: z.number().int(),
    lines: z.array(
      z.object({
        /** In the file; the heading is line 1. */
        line: z.number().int(),
        title: z.string(),
        problems: z.array(z.object({ column: z.enum(CSV_COLUMNS), reason: z.enum(CSV_PROBLEMS), value: z.string() })),
      }),
    ),
    unknownColumns: z.array(z.string()),
  })
  .register(apiSchemas, { id: 'ImportResult' });
export type ImportResult = z.infer<typeof importResultSchema>;
