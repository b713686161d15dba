import { queryValue } from '../platform/query-list.schema.ts';
import { apiSchemas, z } from '../platform/zod.ts';
import { feedPreviewSchema } from './feed-items.schema.ts';
import { feedMappingSchema, mappingFieldSchema } from './feed-mapping.schema.ts';
import { MAX_PASTED_BYTES } from './feeds.ts';

const count = z.number().int();

export const sourceElementSchema = z
  .object({
    path: z.string(),
    name: z.string(),
    depth: count,
    /** How many jobs of the sample have it. */
    count,
    sample: z.string().nullable(),
    isAttribute: z.boolean(),
    /** The values of an element that has few different ones, for their translation; null where it has many. */
    values: z.array(z.object({ value: z.string(), count })).nullable(),
  })
  .register(apiSchemas, { id: 'FeedSourceElement' });

export const feedStructureQuerySchema = z.object({
  /** Another repeating element than the proposed one. */
  item: queryValue(z.string().max(300)),
  /** The job whose values are shown, from 0. */
  at: z.preprocess(
    (value) => (value === '' ? undefined : value),
    z.coerce.number().int().min(0).max(MAX_PASTED_BYTES).default(0),
  ),
});
export const feedStructureSchema = z
  .object({
    /** The elements that repeat, the likeliest first. */
    candidates: z.array(z.object({ path: z.string(), count })),
    item: z.string(),
    itemCount: count,
    at: count,
    elements: z.array(sourceElementSchema),
    /** The sources that the names of the elements suggest, with their confidence in per cent. */
    proposals: z.array(z.object({ field: mappingFieldSchema, path: z.string(), confidence: count })),
    /** All proposals as a mapping, with what the words of lists and the order of dates seem to be; nothing of it confirmed. */
    proposedMapping: feedMappingSchema,
  })
  .register(apiSchemas, { id: 'FeedStructure' });
export type FeedStructure = z.infer<typeof feedStructureSchema>;

export const saveMappingSchema = z
  .object({
    mapping: feedMappingSchema,
    /** A draft is stored for the next visit; otherwise it is how the feed is read from now on. */
    isDraft: z.boolean(),
  })
  .register(apiSchemas, { id: 'SaveFeedMapping' });
export type SaveMapping = z.infer<typeof saveMappingSchema>;

export const previewMappingSchema = z
  .object({ mapping: feedMappingSchema, at: z.number().int().min(0).default(0) })
  .register(apiSchemas, { id: 'PreviewFeedMapping' });
export type PreviewMapping = z.infer<typeof previewMappingSchema>;
export const mappingPreviewSchema = z
  .object({
    preview: feedPreviewSchema.nullable(),
    items: count,
    complete: count,
    quarantined: count,
    withPay: count,
    withoutPlace: count,
    endInPast: count,
  })
  .register(apiSchemas, { id: 'FeedMappingPreview' });
export type MappingPreview = z.infer<typeof mappingPreviewSchema>;
