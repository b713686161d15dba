import { plainTextLines } from '../platform/plain-text.schema.ts';
import { pageFields, queryPage, queryPageSize } from '../platform/query-list.schema.ts';
import { apiSchemas, z } from '../platform/zod.ts';
import { jobContentSchema } from './job-postings.schema.ts';
import { POSTING_PROBLEMS } from './job-postings.ts';

/** The lists of moderation: what waits for a decision, and what its employer has to change. */
const REVIEW_STATES = ['pending', 'returned'] as const;

export type QuarantineState = (typeof REVIEW_STATES)[number];

/** Why an administrator looks at a job before it is public. */
const REVIEW_REASONS = [
  'gender_form',
  'one_sex',
  'discriminating',
  'pay_missing',
  'incomplete',
  'contact_in_text',
  'foreign_address',
  'shouting',
  'duplicate',
  'new_employer',
] as const;

export const MIN_DECISION_REASON = 5;

export const MAX_DECISION_REASON = 2000;

/** How long a decision can be undone before it is sent. */
export const DECISION_UNDO_SECONDS = 10;

/** A public job whose text is nearly the same. */
export const sameJobSchema = z
  .object({
    id: z.uuid(),
    number: z.number().int(),
    title: z.string(),
    employer: z.string(),
    isSameEmployer: z.boolean(),
    postedAt: z.iso.datetime(),
    /** How much of the words both share. */
    percent: z.number().int(),
    /** The public text of that ad, for a comparison. */
    text: z.string(),
  })
  .register(apiSchemas, { id: 'SameJob' });
export type SameJob = z.infer<typeof sameJobSchema>;

export const reviewReasonSchema = z
  .object({
    kind: z.enum(REVIEW_REASONS),
    /** The words of the ad that the reason refers to; empty where something is missing. */
    words: z.array(z.string()),
    /** The law of the country where the job is; null where it is our own rule. */
    law: z.string().nullable(),
    /** Better words. */
    proposal: z.string().nullable(),
    /** It cannot be public whatever is decided. */
    isBlocking: z.boolean(),
    problem: z.enum(POSTING_PROBLEMS).nullable(),
    same: sameJobSchema.nullable(),
  })
  .register(apiSchemas, { id: 'ReviewReason' });
export type ReviewReason = z.infer<typeof reviewReasonSchema>;

export const pendingJobSchema = z
  .object({
    id: z.uuid(),
    title: z.string(),
    employer: z.object({ id: z.uuid(), name: z.string(), website: z.string().nullable(), city: z.string() }),
    /** Since when it waits, for an administrator or for its employer. */
    pendingSince: z.iso.datetime(),
    /** The reason given to the employer of a job that was given back. */
    refusal: z.string().nullable(),
    version: z.number().int(),
    content: jobContentSchema,
    reasons: z.array(reviewReasonSchema),
    /** The administrator who has it open at the moment, unless it is the caller. */
    openedBy: z.string().nullable(),
  })
  .register(apiSchemas, { id: 'HeldJob' });
export type PendingJob = z.infer<typeof pendingJobSchema>;

export const pendingJobsQuerySchema = z.object({
  state: z.enum(REVIEW_STATES).default('pending'),
  page: queryPage,
  pageSize: queryPageSize(20),
});
export const pendingJobsSchema = z
  .object({
    items: z.array(pendingJobSchema),
    ...pageFields,
    counts: z.object({ pending: z.number().int(), returned: z.number().int(), all: z.number().int() }),
    /** Days within which a job is to be decided. */
    targetDays: z.number(),
    /** States whether first jobs need a review at all. */
    isOn: z.boolean(),
  })
  .register(apiSchemas, { id: 'HeldJobs' });
export type PendingJobs = z.infer<typeof pendingJobsSchema>;

/** The version that was looked at: what was changed since is looked at again. */
const version = z.number().int();
const reason = plainTextLines(MAX_DECISION_REASON).min(MIN_DECISION_REASON);
export const releasePendingJobSchema = z.object({ version }).register(apiSchemas, { id: 'ReleaseHeldJob' });
export const refusePendingJobSchema = z.object({ version, reason }).register(apiSchemas, { id: 'RefuseHeldJob' });
export const rejectPendingJobSchema = z.object({ version, reason }).register(apiSchemas, { id: 'RejectHeldJob' });

/** The other administrator who has it open; null where the decision is the caller's. */
export const pendingJobClaimSchema = z
  .object({ openedBy: z.string().nullable() })
  .register(apiSchemas, { id: 'HeldJobClaim' });
export type PendingJobClaim = z.infer<typeof pendingJobClaimSchema>;

export const holdingSwitchSchema = z.object({ isOn: z.boolean() }).register(apiSchemas, { id: 'HoldingSwitch' });
