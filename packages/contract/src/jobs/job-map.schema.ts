import { queryPageSize, queryValue } from '../platform/query-list.schema.ts';
import { apiSchemas, z } from '../platform/zod.ts';
import { jobCategorySchema } from './job-fields.schema.ts';
import { jobSearchSchema } from './job-search.schema.ts';
import { jobItemSchema } from './jobs.schema.ts';

/** No map shows more detail than this. */
const MAX_MAP_ZOOM = 22;

/** A part of the map, in degrees. One point is a section too: west is east, south is north. */
export const mapSectionSchema = z
  .object({
    west: z.number().min(-180).max(180),
    south: z.number().min(-90).max(90),
    east: z.number().min(-180).max(180),
    north: z.number().min(-90).max(90),
  })
  .register(apiSchemas, { id: 'MapSection' });
export type MapSection = z.infer<typeof mapSectionSchema>;

/** `west,south,east,north`, as every map service writes it. */
const bboxSchema = z.string().transform((text, context): MapSection => {
  const parts = text.split(',').map((part) => (part.trim() === '' ? Number.NaN : Number(part)));
  const [west = Number.NaN, south = Number.NaN, east = Number.NaN, north = Number.NaN] = parts;
  const section = mapSectionSchema.safeParse({ west, south, east, north });
  if (parts.length === 4 && section.success && west <= east && south <= north) return section.data;
  context.addIssue({ code: 'custom', message: 'must be west,south,east,north in degrees' });
  return z.NEVER;
});

export const jobMapQuerySchema = jobSearchSchema.extend({
  /** The section that is shown; none is all of it. */
  bbox: queryValue(bboxSchema),
  /** Of a world that is 512 pixels wide at 0 and doubles with each step. */
  zoom: queryValue(z.coerce.number().min(0).max(MAX_MAP_ZOOM)),
});
export type JobMapQuery = z.infer<typeof jobMapQuerySchema>;

/** Jobs that lie so near to each other that a map shows them as one. */
export const mapClusterSchema = mapSectionSchema
  .extend({
    lat: z.number(),
    lon: z.number(),
    count: z.number().int(),
    /** The town in its middle. */
    place: z.string(),
    /** Of a single job. */
    jobId: z.string().optional(),
    title: z.string().optional(),
    category: jobCategorySchema.optional(),
  })
  .register(apiSchemas, { id: 'MapCluster' });
export type MapCluster = z.infer<typeof mapClusterSchema>;

export const jobMapSchema = z
  .object({
    /** All jobs that are found. */
    total: z.number().int(),
    /** Those in the section: the sum of the clusters' counts. */
    shown: z.number().int(),
    /** The section of the map that contains all of them. */
    bounds: mapSectionSchema.nullable(),
    /** The circle that was searched. */
    around: z.object({ lat: z.number(), lon: z.number(), radiusKm: z.number() }).nullable(),
    clusters: z.array(mapClusterSchema),
  })
  .register(apiSchemas, { id: 'JobMap' });
export type JobMap = z.infer<typeof jobMapSchema>;

const MAP_PAGE_SIZE = 10;

export const jobMapItemsQuerySchema = jobSearchSchema.extend({
  bbox: bboxSchema,
  pageSize: queryPageSize(MAP_PAGE_SIZE),
});
export type JobMapItemsQuery = z.infer<typeof jobMapItemsQuerySchema>;

/** The jobs of one section, newest first. */
export const jobMapItemsSchema = z
  .object({
    items: z.array(jobItemSchema),
    total: z.number().int(),
    page: z.number().int(),
    pageSize: z.number().int(),
  })
  .register(apiSchemas, { id: 'JobMapItems' });
export type JobMapItems = z.infer<typeof jobMapItemsSchema>;
