import { HELD_STATES, MAX_DECISION_REASON, MIN_DECISION_REASON, REVIEW_REASONS } from './held-jobs.ts';
import { jobContentSchema } from './job-postings.schema.ts';
import { POSTING_PROBLEMS } from './job-postings.ts';
import { plainTextLines } from './plain-text.schema.ts';
import { pageFields, queryPage, queryPageSize } from './query-list.schema.ts';
import { apiSchemas, z } from './zod.ts';

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
    /** What its readers see, for a look at both. */
    text: z.string(),
  })
  .register(apiSchemas, { id: 'SameJob' });
export type SameJob = z.infer<typeof sameJobSchema>;

export const reviewReasonSchema = z
  .object({
    kind: z.enum(REVIEW_REASONS),
    /** What stands in the ad and is meant; empty where something is missing. */
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

export const heldJobSchema = z
  .object({
    id: z.uuid(),
    title: z.string(),
    employer: z.object({ id: z.uuid(), name: z.string(), website: z.string().nullable(), city: z.string() }),
    /** Since when it waits, for an administrator or for its employer. */
    heldAt: z.iso.datetime(),
    /** What the employer was told, of a job that was given back. */
    refusal: z.string().nullable(),
    version: z.number().int(),
    content: jobContentSchema,
    reasons: z.array(reviewReasonSchema),
    /** The administrator who has it open at the moment, unless it is the caller. */
    openedBy: z.string().nullable(),
  })
  .register(apiSchemas, { id: 'HeldJob' });
export type HeldJob = z.infer<typeof heldJobSchema>;

export const heldJobsQuerySchema = z.object({
  state: z.enum(HELD_STATES).default('held'),
  page: queryPage,
  pageSize: queryPageSize(20),
});
export const heldJobsSchema = z
  .object({
    items: z.array(heldJobSchema),
    ...pageFields,
    counts: z.object({ held: z.number().int(), returned: z.number().int(), all: z.number().int() }),
    /** Days within which a job is to be decided. */
    targetDays: z.number(),
    /** Whether first jobs are held at all. */
    isOn: z.boolean(),
  })
  .register(apiSchemas, { id: 'HeldJobs' });
export type HeldJobs = z.infer<typeof heldJobsSchema>;

/** The version that was looked at: what was changed since is looked at again. */
const version = z.number().int();
const reason = plainTextLines(MAX_DECISION_REASON).min(MIN_DECISION_REASON);
export const releaseHeldJobSchema = z.object({ version }).register(apiSchemas, { id: 'ReleaseHeldJob' });
export const refuseHeldJobSchema = z.object({ version, reason }).register(apiSchemas, { id: 'RefuseHeldJob' });
export const rejectHeldJobSchema = z.object({ version, reason }).register(apiSchemas, { id: 'RejectHeldJob' });

/** Who else has it open; null: it is the caller's to decide. */
export const heldJobClaimSchema = z
  .object({ openedBy: z.string().nullable() })
  .register(apiSchemas, { id: 'HeldJobClaim' });
export type HeldJobClaim = z.infer<typeof heldJobClaimSchema>;

export const holdingSwitchSchema = z.object({ isOn: z.boolean() }).register(apiSchemas, { id: 'HoldingSwitch' });
