import { countrySchema } from './countries.schema.ts';
import { SHIFTS } from './duty.ts';
import { FEED_HINTS, FEED_ITEM_STATES, MENDABLE_FIELDS, QUARANTINE_REASONS, RULE_KINDS } from './feeds.ts';
import {
  contractSchema,
  employmentTypeSchema,
  experienceLevelSchema,
  jobCategorySchema,
  specialtySchema,
} from './job-fields.schema.ts';
import { salarySchema } from './pay.schema.ts';
import { plainText } from './plain-text.schema.ts';
import { pageFields, queryPage, queryPageSize, queryValue } from './query-list.schema.ts';
import { apiSchemas, z } from './zod.ts';

const time = z.iso.datetime();
const count = z.number().int();

export const feedProblemSchema = z
  .object({
    code: z.enum([...QUARANTINE_REASONS, ...FEED_HINTS]),
    /** Whether the job is held back for it. */
    isBlocking: z.boolean(),
    line: count.nullable(),
    externalId: z.string().nullable(),
    title: z.string().nullable(),
    /** The element of the feed that is meant, where one is. */
    field: z.string().nullable(),
    /** The lines of the document around it, the first one's number being `excerptLine`. */
    excerpt: z.string().nullable(),
    excerptLine: count.nullable(),
  })
  .register(apiSchemas, { id: 'FeedProblem' });
export type FeedProblem = z.infer<typeof feedProblemSchema>;

/** A job as it would be published. */
export const feedPreviewSchema = z
  .object({
    externalId: z.string(),
    title: z.string(),
    employer: z.string(),
    city: z.string().nullable(),
    country: countrySchema.nullable(),
    category: jobCategorySchema.nullable(),
    specialty: specialtySchema.nullable(),
    employmentType: employmentTypeSchema.nullable(),
    experienceLevel: experienceLevelSchema.nullable(),
    contract: contractSchema.nullable(),
    salary: salarySchema.nullable(),
    hoursPerWeek: z.object({ min: z.number(), max: z.number() }).nullable(),
    shifts: z.array(z.enum(SHIFTS)),
    validThrough: z.iso.date().nullable(),
    url: z.string().nullable(),
    /** The beginning of its text, without markup. */
    text: z.string(),
    problems: z.array(z.enum([...QUARANTINE_REASONS, ...FEED_HINTS])),
  })
  .register(apiSchemas, { id: 'FeedPreview' });
export type FeedPreview = z.infer<typeof feedPreviewSchema>;

/** What is filled in the next time, where the feed says nothing (`default`) or exactly this (`replace`). */
export const feedRuleSchema = z
  .object({
    kind: z.enum(RULE_KINDS),
    field: z.enum(MENDABLE_FIELDS),
    from: z.string().max(200).nullable(),
    to: plainText(200).min(1),
  })
  .register(apiSchemas, { id: 'FeedRule' });
export type FeedRule = z.infer<typeof feedRuleSchema>;

export const feedItemParamsSchema = z.object({ id: z.string().max(500) });

export const heldItemsQuerySchema = z.object({
  employerId: z.uuid().optional(),
  feedId: queryValue(z.uuid()),
  reason: queryValue(z.enum(QUARANTINE_REASONS)),
  page: queryPage,
  pageSize: queryPageSize(50),
});
export type HeldItemsQuery = z.infer<typeof heldItemsQuerySchema>;

export const heldItemSchema = z
  .object({
    id: z.uuid(),
    feed: z.object({ id: z.uuid(), name: z.string() }),
    externalId: z.string().nullable(),
    title: z.string().nullable(),
    state: z.enum(FEED_ITEM_STATES),
    reason: z.enum(QUARANTINE_REASONS),
    /** All that is wrong with it. */
    reasons: z.array(z.enum(QUARANTINE_REASONS)),
    /** The element of the feed, its line and the lines around it. */
    field: z.string().nullable(),
    line: count.nullable(),
    excerpt: z.string().nullable(),
    excerptLine: count.nullable(),
    /** What the feed says, in the words of the fields that can be mended. */
    said: z.partialRecord(z.enum(MENDABLE_FIELDS), z.string()),
    since: time,
    preview: feedPreviewSchema.nullable(),
  })
  .register(apiSchemas, { id: 'HeldFeedItem' });
export type HeldItem = z.infer<typeof heldItemSchema>;

export const heldItemsSchema = z
  .object({
    items: z.array(heldItemSchema),
    ...pageFields,
    feeds: z.array(z.object({ id: z.uuid(), name: z.string(), count })),
    reasons: z.array(z.object({ reason: z.enum(QUARANTINE_REASONS), count })),
  })
  .register(apiSchemas, { id: 'HeldFeedItems' });
export type HeldItems = z.infer<typeof heldItemsSchema>;

export const mendItemSchema = z
  .object({
    values: z.partialRecord(z.enum(MENDABLE_FIELDS), plainText(5000)),
    /** Kept on the feed, for the next time the same happens. */
    rule: feedRuleSchema.nullable().default(null),
    /** Kept as a draft instead of being published. */
    asDraft: z.boolean().default(false),
  })
  .register(apiSchemas, { id: 'MendFeedItem' });
export type MendItem = z.infer<typeof mendItemSchema>;

export const mendedItemSchema = z
  .object({
    /** What is still wrong; empty where the job is taken over. */
    reasons: z.array(z.enum(QUARANTINE_REASONS)),
    state: z.enum(FEED_ITEM_STATES),
    jobId: z.uuid().nullable(),
    /** Held jobs of the feed that the new rule has mended as well. */
    alsoMended: count,
  })
  .register(apiSchemas, { id: 'MendedFeedItem' });
export type MendedItem = z.infer<typeof mendedItemSchema>;
