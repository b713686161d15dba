import { JOB_STATES } from '../jobs/own-jobs.ts';
import { pageFields, queryPage, queryPageSize, queryValue } from '../platform/query-list.schema.ts';
import { apiSchemas, z } from '../platform/zod.ts';
import { feedFailureSchema, feedFormatSchema } from './admin-feeds.schema.ts';
import { factSourceSchema, feedPreviewSchema, feedProblemSchema } from './feed-items.schema.ts';
import {
  FEED_CHANGES,
  FEED_DECISIONS,
  FEED_OUTCOMES,
  FEED_RUN_KINDS,
  FEED_RUN_PHASES,
  FEED_RUN_REASONS,
  FEED_RUN_STATUSES,
  FEED_RUN_TRIGGERS,
} from './feeds.ts';

const time = z.iso.datetime();
const count = z.number().int();

/** The five counts of the screens in their order, and what else a run counts. */
export const feedCountsSchema = z
  .object({
    created: count,
    updated: count,
    unchanged: count,
    paused: count,
    quarantined: count,
    ended: count,
    duplicates: count,
    failed: count,
  })
  .register(apiSchemas, { id: 'FeedCounts' });
export type FeedCounts = z.infer<typeof feedCountsSchema>;

/** The last fetch of one day in the strip. */
export const feedDaySchema = z
  .object({
    day: z.iso.date(),
    runId: z.uuid().nullable(),
    status: z.enum(FEED_RUN_STATUSES).nullable(),
    failure: feedFailureSchema.nullable(),
    /** The jobs in the feed. */
    items: count.nullable(),
    hasChanges: z.boolean(),
    quarantined: count,
  })
  .register(apiSchemas, { id: 'FeedDay' });
export type FeedDay = z.infer<typeof feedDaySchema>;

export const feedRunSchema = z
  .object({
    id: z.uuid(),
    feedId: z.uuid(),
    kind: z.enum(FEED_RUN_KINDS),
    trigger: z.enum(FEED_RUN_TRIGGERS),
    status: z.enum(FEED_RUN_STATUSES),
    phase: z.enum(FEED_RUN_PHASES).nullable(),
    failure: feedFailureSchema.nullable(),
    /** The HTTP status of the server, where that is the failure. */
    httpStatus: count.nullable(),
    line: count.nullable(),
    queuedAt: time,
    startedAt: time.nullable(),
    finishedAt: time.nullable(),
    bytes: count.nullable(),
    /** Jobs in the feed; null until they are counted. */
    items: count.nullable(),
    processed: count,
    counts: feedCountsSchema,
    /** States whether the jobs come as drafts. */
    asDrafts: z.boolean(),
    /** Percent fewer than usual, and what is usual; where it is too small. */
    drop: z.object({ percent: count, usual: count, least: count, most: count }).nullable(),
    decision: z
      .object({ way: z.enum(FEED_DECISIONS), at: time, by: z.string().nullable(), undoUntil: time.nullable() })
      .nullable(),
    canCancel: z.boolean(),
    /** States whether a cancelled run can go on where it stopped. */
    canResume: z.boolean(),
    hasDocument: z.boolean(),
  })
  .register(apiSchemas, { id: 'FeedRun' });
export type FeedRun = z.infer<typeof feedRunSchema>;

/** A step of a run, in the order in which it happened. */
export const FEED_STEPS = [
  'queued',
  'started',
  'resumed',
  'fetched',
  'not_modified',
  'same_document',
  'recognised',
  'read',
  'on_hold',
  'imported',
  'missing',
  'cancelled',
  'failed',
  'finished',
] as const;
export const feedStepSchema = z
  .object({
    at: time,
    step: z.enum(FEED_STEPS),
    isError: z.boolean(),
    /** Figures and words of the step: `{"bytes": 65000, "status": 200}`. */
    values: z.record(z.string(), z.union([z.string(), z.number(), z.null()])),
  })
  .register(apiSchemas, { id: 'FeedStep' });
export type FeedStep = z.infer<typeof feedStepSchema>;

export const missingJobSchema = z
  .object({
    jobId: z.uuid(),
    externalId: z.string(),
    title: z.string(),
    department: z.string().nullable(),
    state: z.enum(JOB_STATES),
    openApplications: count,
    lastSeenAt: time,
  })
  .register(apiSchemas, { id: 'MissingFeedJob' });

export const feedRunDetailSchema = feedRunSchema
  .extend({
    feed: z.object({ id: z.uuid(), name: z.string(), format: feedFormatSchema.nullable() }),
    steps: z.array(feedStepSchema),
    /** The first problems, the worst first. */
    problems: z.array(feedProblemSchema),
    problemCount: count,
    /** Of a report: jobs that are complete, and those that have a hint only. */
    report: z.object({ complete: count, hinted: count, quarantined: count }).nullable(),
    preview: z.array(feedPreviewSchema),
    /** The jobs that were missing from the feed; only for a run that waits for a decision. */
    missing: z.array(missingJobSchema),
    /** The fetches before it, the oldest first. */
    history: z.array(feedDaySchema),
    previousRunId: z.uuid().nullable(),
    nextRunId: z.uuid().nullable(),
  })
  .register(apiSchemas, { id: 'FeedRunDetail' });
export type FeedRunDetail = z.infer<typeof feedRunDetailSchema>;

export const feedRunParamsSchema = z.object({ id: z.string().max(500), runId: z.string().max(500) });
export const feedProblemsSchema = z
  .object({ items: z.array(feedProblemSchema), total: count })
  .register(apiSchemas, { id: 'FeedProblems' });
export type FeedProblems = z.infer<typeof feedProblemsSchema>;

export const startRunSchema = z
  .object({
    kind: z.enum(FEED_RUN_KINDS),
    asDrafts: z.boolean().default(false),
    /** Writes every job again, also what has not changed. */
    force: z.boolean().default(false),
  })
  .register(apiSchemas, { id: 'StartFeedRun' });
export type StartRun = z.infer<typeof startRunSchema>;

export const feedRunsQuerySchema = z.object({ page: queryPage, pageSize: queryPageSize(20) });
export const feedRunsSchema = z
  .object({ items: z.array(feedRunSchema), ...pageFields })
  .register(apiSchemas, { id: 'FeedRuns' });
export type FeedRuns = z.infer<typeof feedRunsSchema>;

export const feedRunItemsQuerySchema = z.object({
  outcome: queryValue(z.enum(FEED_OUTCOMES)),
  page: queryPage,
  pageSize: queryPageSize(50),
});
export const feedRunItemSchema = z
  .object({
    externalId: z.string(),
    title: z.string(),
    jobId: z.uuid().nullable(),
    outcome: z.enum(FEED_OUTCOMES),
    /** The fields that changed, and their values where they are short: as the API has them (`full_time`), pay as `3400–3900 EUR month`. */
    changes: z.array(
      z.object({ field: z.enum(FEED_CHANGES), before: z.string().nullable(), after: z.string().nullable() }),
    ),
    reason: z.enum(FEED_RUN_REASONS).nullable(),
    /** Where the facts of the job come from now; empty for a job that the feed does not have. */
    sources: z.array(factSourceSchema),
    at: time,
  })
  .register(apiSchemas, { id: 'FeedRunItem' });
export type FeedRunItem = z.infer<typeof feedRunItemSchema>;
export const feedRunItemsSchema = z
  .object({ items: z.array(feedRunItemSchema), ...pageFields })
  .register(apiSchemas, { id: 'FeedRunItems' });
export type FeedRunItems = z.infer<typeof feedRunItemsSchema>;

export const decideRunSchema = z.object({ way: z.enum(FEED_DECISIONS) }).register(apiSchemas, { id: 'DecideFeedRun' });
export type DecideRun = z.infer<typeof decideRunSchema>;
