import { queryList, queryText, queryValue } from '../platform/query-list.schema.ts';
import { apiSchemas, z } from '../platform/zod.ts';
import { countrySchema } from './countries.schema.ts';
import { PLACE_KINDS } from './places.ts';

/** Where a job or an employer is. */
export const locationSchema = z
  .object({
    city: z.string(),
    postalCode: z.string().nullable(),
    region: z.string(),
    country: countrySchema,
    lat: z.number(),
    lon: z.number(),
  })
  .register(apiSchemas, { id: 'Location' });
export type Location = z.infer<typeof locationSchema>;

export const placeSchema = z
  .object({
    kind: z.enum(PLACE_KINDS),
    /** Below zero for what is no town of the list: regions, countries and most districts. */
    id: z.number().int(),
    /** As the place field understands it: a district with its town ("Berlin-Kreuzberg"). */
    name: z.string(),
    /** Of the town; for a region or country that of its largest town. */
    slug: z.string(),
    /** Empty for a country. */
    region: z.string(),
    country: countrySchema,
    lat: z.number(),
    lon: z.number(),
    population: z.number().int(),
    /** The postcode that was typed, or the place's first one. */
    postalCode: z.string().nullable(),
    /** The text that a place field reads as exactly this place, where its bare name would be read as a namesake. */
    text: z.string(),
    /** The region and the country around it, as a place field reads them. */
    wider: z.array(z.string()),
  })
  .register(apiSchemas, { id: 'Place' });
export type Place = z.infer<typeof placeSchema>;

export const placeQuerySchema = z.object({
  q: queryText(100).pipe(z.string().min(1)),
  country: queryValue(countrySchema),
  /** Only these kinds. */
  kind: queryList(z.enum(PLACE_KINDS)),
  limit: z.coerce.number().int().min(1).max(20).default(8),
});
export type PlaceQuery = z.infer<typeof placeQuerySchema>;

function degrees(most: number) {
  return z
    .string()
    .regex(/^-?\d{1,3}(\.\d{1,8})?$/)
    .transform(Number)
    .pipe(z.number().min(-most).max(most));
}

/** Where a person is; two decimals are about a kilometre and all we want to know. */
export const nearestPlaceQuerySchema = z.object({
  lat: degrees(90),
  lon: degrees(180),
});
export type NearestPlaceQuery = z.infer<typeof nearestPlaceQuerySchema>;

export const placeListSchema = z.object({ items: z.array(placeSchema) }).register(apiSchemas, { id: 'PlaceList' });

/** A place that has live jobs. */
export const marketPlaceSchema = z
  .object({
    slug: z.string(),
    name: z.string(),
    region: z.string(),
    country: countrySchema,
    jobs: z.number().int(),
    updatedAt: z.iso.datetime(),
  })
  .register(apiSchemas, { id: 'MarketPlace' });
export type MarketPlace = z.infer<typeof marketPlaceSchema>;
export const marketPlaceListSchema = z
  .object({ items: z.array(marketPlaceSchema) })
  .register(apiSchemas, { id: 'MarketPlaceList' });

/** Any short text; what is no slug of ours is not found. */
export const placeSlugSchema = z.object({
  slug: z
    .string()
    .max(500)
    .transform((slug) => slug.replaceAll('\0', '')),
});

export const placeDetailSchema = placeSchema
  .extend({ jobs: z.number().int() })
  .register(apiSchemas, { id: 'PlaceDetail' });
export type PlaceDetail = z.infer<typeof placeDetailSchema>;
