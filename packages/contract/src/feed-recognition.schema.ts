import { FEED_FAILURES, FEED_FORMATS } from './feeds.ts';
import { apiSchemas, z } from './zod.ts';

const count = z.number().int();

export const feedFormatSchema = z.enum(FEED_FORMATS).register(apiSchemas, { id: 'FeedFormat' });
export const feedFailureSchema = z.enum(FEED_FAILURES).register(apiSchemas, { id: 'FeedFailure' });

/** What was found at the address. */
export const feedRecognitionSchema = z
  .object({
    /** Null where the format is not known and a mapping is needed. */
    format: feedFormatSchema.nullable(),
    /** Whether a web page was found instead of a feed, and how many jobs with machine-readable data it holds. */
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
    /** What the server answered, where it refused. */
    status: count.nullable(),
    line: count.nullable(),
  })
  .register(apiSchemas, { id: 'FeedRecognition' });
export type FeedRecognition = z.infer<typeof feedRecognitionSchema>;
