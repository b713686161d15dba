import { actIds } from '../platform/ids.schema.ts';
import { pageFields, queryPage, queryPageSize, queryText, queryValue } from '../platform/query-list.schema.ts';
import { apiSchemas, z } from '../platform/zod.ts';
import { FEED_FAILURES, FEED_FORMATS, FEED_RUN_STATUSES, FEED_STATUSES } from './feeds.ts';

const count = z.number().int();

export const feedFormatSchema = z.enum(FEED_FORMATS).register(apiSchemas, { id: 'FeedFormat' });

export const feedFailureSchema = z.enum(FEED_FAILURES).register(apiSchemas, { id: 'FeedFailure' });

/** The result of examining an address. */
export const feedRecognitionSchema = z
  .object({
    /** Null where the format is not known and a mapping is needed. */
    format: feedFormatSchema.nullable(),
    /** States whether a web page was found instead of a feed, and how many jobs with machine-readable data it holds. */
    isPage: z.boolean(),
    pageJobs: count.nullable(),
    root: z.string().nullable(),
    item: z.string().nullable(),
    /** Jobs that were found; null where they were not counted. */
    items: count.nullable(),
    /** Two small letters, where the feed says it. */
    language: z.string().nullable(),
    bytes: count,
    encoding: z.string().nullable(),
    tookMs: count,
    /** Why nothing could be read. */
    failure: feedFailureSchema.nullable(),
    /** The HTTP status of the server, where it refused. */
    status: count.nullable(),
    line: count.nullable(),
  })
  .register(apiSchemas, { id: 'FeedRecognition' });

export type FeedRecognition = z.infer<typeof feedRecognitionSchema>;

export const FEED_HEALTHS = ['ok', 'failing', 'on_hold', 'stopped', 'setup'] as const;

const filters = {
  q: queryValue(queryText(120)),
  health: queryValue(z.enum(FEED_HEALTHS)),
  sort: queryValue(z.enum(['name', '-name', 'fetched', '-fetched', 'failures', '-failures'])),
};
export const adminFeedFileQuerySchema = z.object(filters);
export type AdminFeedFilters = z.infer<typeof adminFeedFileQuerySchema>;
export const adminFeedQuerySchema = z.object({ ...filters, page: queryPage, pageSize: queryPageSize(25) });
export type AdminFeedQuery = z.infer<typeof adminFeedQuerySchema>;

const runSchema = z.object({
  id: z.uuid(),
  status: z.enum(FEED_RUN_STATUSES),
  failure: z.enum(FEED_FAILURES).nullable(),
  queuedAt: z.iso.datetime(),
  finishedAt: z.iso.datetime().nullable(),
  items: z.number().int().nullable(),
  created: z.number().int(),
  updated: z.number().int(),
  ended: z.number().int(),
  quarantined: z.number().int(),
});
export const adminFeedSchema = z
  .object({
    id: z.uuid(),
    name: z.string(),
    url: z.string().nullable(),
    format: feedFormatSchema.nullable(),
    employer: z.object({ id: z.uuid(), name: z.string() }),
    status: z.enum(FEED_STATUSES),
    health: z.enum(FEED_HEALTHS),
    failures: z.number().int(),
    lastFetchedAt: z.iso.datetime().nullable(),
    nextRunAt: z.iso.datetime().nullable(),
    /** The latest first. */
    runs: z.array(runSchema),
  })
  .register(apiSchemas, { id: 'AdminFeed' });
export type AdminFeed = z.infer<typeof adminFeedSchema>;
export const adminFeedListSchema = z
  .object({ items: z.array(adminFeedSchema), ...pageFields, all: z.number().int() })
  .register(apiSchemas, { id: 'AdminFeedList' });
export type AdminFeedList = z.infer<typeof adminFeedListSchema>;

export const feedActSchema = z
  .object({ act: z.enum(['pause', 'resume']), ids: actIds })
  .register(apiSchemas, { id: 'FeedAct' });
export type FeedAct = z.infer<typeof feedActSchema>;
