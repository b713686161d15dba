import { feedFormatSchema } from './feed-recognition.schema.ts';
import { FEED_FAILURES, FEED_RUN_STATUSES, FEED_STATUSES } from './feeds.ts';
import { actIds } from './ids.schema.ts';
import { pageFields, queryPage, queryPageSize, queryText, queryValue } from './query-list.schema.ts';
import { apiSchemas, z } from './zod.ts';

export const FEED_HEALTHS = ['ok', 'failing', 'held', 'stopped', 'setup'] as const;

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
