import { countrySchema } from '../jobs/countries.schema.ts';
import { SHIFTS } from '../jobs/duty.ts';
import {
  contractSchema,
  employmentTypeSchema,
  experienceLevelSchema,
  jobCategorySchema,
  specialtySchema,
} from '../jobs/job-fields.schema.ts';
import { salarySchema } from '../jobs/pay/pay.schema.ts';
import { plainText } from '../platform/plain-text.schema.ts';
import { pageFields, queryPage, queryPageSize, queryValue } from '../platform/query-list.schema.ts';
import { apiSchemas, z } from '../platform/zod.ts';
import {
  CORRECTABLE_FIELDS,
  FACT_ORIGINS,
  FEED_FACTS,
  FEED_HINTS,
  FEED_ITEM_STATES,
  QUARANTINE_REASONS,
  RULE_KINDS,
} from './feeds.ts';

const time = z.iso.datetime();
const count = z.number().int();

export const feedProblemSchema = z
  .object({
    code: z.enum([...QUARANTINE_REASONS, ...FEED_HINTS]),
    /** States whether it puts the job in quarantine. */
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

/** The source of a fact: the element of the feed with its words, or the sentence. */
export const factSourceSchema = z
  .object({
    fact: z.enum(FEED_FACTS),
    from: z.enum(FACT_ORIGINS),
    element: z.string().nullable(),
    words: z.string(),
  })
  .register(apiSchemas, { id: 'FactSource' });
export type FactSource = z.infer<typeof factSourceSchema>;

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
    /** Where each of its facts comes from; a fact that nothing states is empty and has none. */
    sources: z.array(factSourceSchema),
  })
  .register(apiSchemas, { id: 'FeedPreview' });
export type FeedPreview = z.infer<typeof feedPreviewSchema>;

/** A rule that fills in a value at the next fetch, where the feed states none (`default`) or exactly this one (`replace`). */
export const feedRuleSchema = z
  .object({
    kind: z.enum(RULE_KINDS),
    field: z.enum(CORRECTABLE_FIELDS),
    from: z.string().max(200).nullable(),
    to: plainText(200).min(1),
  })
  .register(apiSchemas, { id: 'FeedRule' });
export type FeedRule = z.infer<typeof feedRuleSchema>;

export const feedItemParamsSchema = z.object({ id: z.string().max(500) });

export const quarantinedItemsQuerySchema = z.object({
  employerId: z.uuid().optional(),
  feedId: queryValue(z.uuid()),
  reason: queryValue(z.enum(QUARANTINE_REASONS)),
  page: queryPage,
  pageSize: queryPageSize(50),
});
export type QuarantinedItemsQuery = z.infer<typeof quarantinedItemsQuerySchema>;

export const quarantinedItemSchema = z
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
    /** The values in the feed, by the fields that can be corrected. */
    said: z.partialRecord(z.enum(CORRECTABLE_FIELDS), z.string()),
    since: time,
    preview: feedPreviewSchema.nullable(),
  })
  .register(apiSchemas, { id: 'HeldFeedItem' });
export type QuarantinedItem = z.infer<typeof quarantinedItemSchema>;

export const quarantinedItemsSchema = z
  .object({
    items: z.array(quarantinedItemSchema),
    ...pageFields,
    feeds: z.array(z.object({ id: z.uuid(), name: z.string(), count })),
    reasons: z.array(z.object({ reason: z.enum(QUARANTINE_REASONS), count })),
  })
  .register(apiSchemas, { id: 'HeldFeedItems' });
export type QuarantinedItems = z.infer<typeof quarantinedItemsSchema>;

export const correctItemSchema = z
  .object({
    values: z.partialRecord(z.enum(CORRECTABLE_FIELDS), plainText(5000)),
    /** Stored on the feed, for the next time the same happens. */
    rule: feedRuleSchema.nullable().default(null),
    /** Stored as a draft instead of being published. */
    asDraft: z.boolean().default(false),
  })
  .register(apiSchemas, { id: 'MendFeedItem' });
export type CorrectItem = z.infer<typeof correctItemSchema>;

export const correctedItemSchema = z
  .object({
    /** The remaining problems; empty where the job was imported. */
    reasons: z.array(z.enum(QUARANTINE_REASONS)),
    state: z.enum(FEED_ITEM_STATES),
    jobId: z.uuid().nullable(),
    /** The number of other quarantined jobs of the feed that the new rule has corrected. */
    alsoCorrected: count,
  })
  .register(apiSchemas, { id: 'MendedFeedItem' });
export type CorrectedItem = z.infer<typeof correctedItemSchema>;
