import { apiSchemas, z } from '../platform/zod.ts';
import { DATE_ORDERS, MAPPING_FIELDS, MAX_JOINED_ELEMENTS } from './feed-mapping.ts';

const MAX_TRANSLATIONS = 100;

/** The way from the item to an element: `einsatzort/plz`, an attribute as `@ref`, the item's own text as `.`. */
export const elementPathSchema = z.string().trim().min(1).max(300);

/** Where one field of the job comes from: elements whose texts are joined, or the same words for every job. */
export const fieldSourceSchema = z
  .object({
    elements: z.array(elementPathSchema).max(MAX_JOINED_ELEMENTS).default([]),
    /** Stated for every item in which no element has a text. */
    constant: z.string().max(500).optional(),
    separator: z.string().max(20).default(' '),
    /** The values of the feed and their meanings: `VZ` is `full_time`. Case does not matter. */
    translations: z
      .record(z.string().max(200), z.string().max(100))
      .refine((words) => Object.keys(words).length <= MAX_TRANSLATIONS)
      .optional(),
    isConfirmed: z.boolean().default(false),
  })
  .register(apiSchemas, { id: 'FeedFieldSource' });
export type FieldSource = z.infer<typeof fieldSourceSchema>;

export const mappingFieldSchema = z.enum(MAPPING_FIELDS).register(apiSchemas, { id: 'FeedMappingField' });

/** How one employer's feed of an unknown format is read; stored with the feed. */
export const feedMappingSchema = z
  .object({
    /** The way from the root to the element that is one job: `stellen/stellenangebot`. */
    item: elementPathSchema,
    dateOrder: z.enum(DATE_ORDERS).default('day_first'),
    fields: z.partialRecord(mappingFieldSchema, fieldSourceSchema),
  })
  .register(apiSchemas, { id: 'FeedMapping' });
export type FeedMapping = z.infer<typeof feedMappingSchema>;
