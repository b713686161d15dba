import { plainText } from '../platform/plain-text.schema.ts';
import { apiSchemas, z } from '../platform/zod.ts';
import { feedFormatSchema, feedRecognitionSchema } from './admin-feeds.schema.ts';
import { feedRuleSchema } from './feed-items.schema.ts';
import { feedMappingSchema } from './feed-mapping.schema.ts';
import { feedDaySchema, feedRunSchema } from './feed-runs.schema.ts';
import { FEED_AUTHS, FEED_INTERVALS, FEED_SOURCES, FEED_STATES, FEED_STATUSES, MAX_PASTED_BYTES } from './feeds.ts';

const time = z.iso.datetime();
const count = z.number().int();
const httpUrl = z.url({ protocol: /^https?$/ }).max(2000);

/** The credentials that the employer's server requires; a secret can be written but never read. */
export const feedAuthSchema = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.literal('none') }),
    z.object({ kind: z.literal('basic'), name: plainText(200).min(1), secret: z.string().max(1000) }),
    z.object({
      kind: z.literal('header'),
      /** The name of the header. */
      name: z.string().regex(/^[A-Za-z0-9-]{1,80}$/),
      secret: z
        .string()
        .max(4000)
        .regex(/^[\x20-\x7e]*$/),
    }),
  ])
  .register(apiSchemas, { id: 'FeedAuth' });
export type FeedAuth = z.infer<typeof feedAuthSchema>;

export const feedSchema = z
  .object({
    id: z.uuid(),
    employerId: z.uuid(),
    name: z.string(),
    source: z.enum(FEED_SOURCES),
    url: z.string().nullable(),
    format: feedFormatSchema.nullable(),
    status: z.enum(FEED_STATUSES),
    state: z.enum(FEED_STATES),
    interval: count,
    /** States whether new jobs are published at once, or come as drafts. */
    publishNew: z.boolean(),
    /** Minutes after midnight in Berlin at which a daily fetch begins. */
    dailyAt: count,
    nextRunAt: time.nullable(),
    stoppedAt: time.nullable(),
    published: count,
    drafts: count,
    /** Of the drafts those that we look at before they are public. */
    inReview: count,
    quarantinedItems: count,
    /** How many fetches in a row have failed. */
    failures: count,
    lastRun: feedRunSchema.nullable(),
    /** The run that is under way. */
    currentRun: feedRunSchema.nullable(),
    /** The run that waits for a decision. */
    decisionRun: feedRunSchema.nullable(),
    days: z.array(feedDaySchema),
  })
  .register(apiSchemas, { id: 'Feed' });
export type Feed = z.infer<typeof feedSchema>;

export const feedsQuerySchema = z.object({ employerId: z.uuid().optional() });
export type FeedsQuery = z.infer<typeof feedsQuerySchema>;
export const feedsSchema = z
  .object({
    /** Those that wait for a decision first. */
    items: z.array(feedSchema),
    publishedFromFeeds: count,
    publishedInAll: count,
    fetchedToday: count,
    activeFeeds: count,
    lastFetchedAt: time.nullable(),
    waitingDecisions: count,
    waitingSince: time.nullable(),
    quarantinedItems: count,
  })
  .register(apiSchemas, { id: 'Feeds' });
export type Feeds = z.infer<typeof feedsSchema>;

export const feedDetailSchema = feedSchema
  .extend({
    auth: z.object({ kind: z.enum(FEED_AUTHS), name: z.string().nullable() }),
    recognition: feedRecognitionSchema.nullable(),
    mapping: feedMappingSchema.nullable(),
    /** A mapping that is being worked on. */
    mappingDraft: feedMappingSchema.nullable(),
    rules: z.array(feedRuleSchema),
    /** The report that an import would follow. */
    reportRunId: z.uuid().nullable(),
  })
  .register(apiSchemas, { id: 'FeedDetail' });
export type FeedDetail = z.infer<typeof feedDetailSchema>;

const feedSourceSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('url'), url: httpUrl, auth: feedAuthSchema.default({ kind: 'none' }) }),
  z.object({ kind: z.literal('paste'), text: z.string().min(1).max(MAX_PASTED_BYTES) }),
  /** A file is sent with `PUT …/document` afterwards. */
  z.object({ kind: z.literal('file'), fileName: plainText(200).min(1) }),
]);

export const createFeedSchema = z.object({ source: feedSourceSchema }).register(apiSchemas, { id: 'CreateFeed' });
export type CreateFeed = z.infer<typeof createFeedSchema>;

export const changeFeedSchema = z
  .object({
    name: plainText(120).min(1),
    url: httpUrl,
    auth: feedAuthSchema,
    interval: z.literal([...FEED_INTERVALS]),
    dailyAt: z.number().int().min(0).max(1439),
    publishNew: z.boolean(),
    /** Stops the fetches of a feed, or takes them up again. */
    isStopped: z.boolean(),
    /** Another format than the one that was recognised. */
    format: feedFormatSchema,
    rules: z.array(feedRuleSchema).max(50),
  })
  .partial()
  .register(apiSchemas, { id: 'ChangeFeed' });
export type ChangeFeed = z.infer<typeof changeFeedSchema>;

export const deleteFeedQuerySchema = z.object({
  /** States whether the jobs stay as they are, or are closed. */
  jobs: z.enum(['keep', 'close']).default('keep'),
});

export const feedParamsSchema = z.object({ id: z.string().max(500) });
export const deletedDraftsSchema = z.object({ deleted: count }).register(apiSchemas, { id: 'DeletedFeedDrafts' });
