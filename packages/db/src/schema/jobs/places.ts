import type { Country } from '@stellenvisite/contract/jobs/countries';
import { doublePrecision, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';

export const places = pgTable(
  'places',
  {
    id: integer().primaryKey(),
    name: text().notNull(),
    /** Folded for look-up: lower case, umlauts as ae/oe/ue, ß as ss. */
    folded: text().notNull(),
    slug: text().notNull(),
    region: text().notNull(),
    country: text().$type<Country>().notNull(),
    lat: doublePrecision().notNull(),
    lon: doublePrecision().notNull(),
    population: integer().notNull(),
  },
  (t) => [
    uniqueIndex('places_slug').on(t.slug),
    index('places_folded').on(t.folded.op('text_pattern_ops')),
    index('places_population').on(t.population.desc()),
  ],
);

export const postcodes = pgTable(
  'postcodes',
  {
    country: text().$type<Country>().notNull(),
    code: text().notNull(),
    placeId: integer()
      .notNull()
      .references(() => places.id, { onDelete: 'cascade' }),
    lat: doublePrecision().notNull(),
    lon: doublePrecision().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.country, t.code, t.placeId] }),
    index('postcodes_code').on(t.code.op('text_pattern_ops')),
    index('postcodes_place').on(t.placeId),
  ],
);

/** Where a row is. City, region and coordinates are stored as given: a feed's place may be finer than our list of places. */
export const locationColumns = {
  placeId: integer().references(() => places.id, { onDelete: 'set null' }),
  street: text(),
  postalCode: text(),
  city: text().notNull(),
  region: text().notNull(),
  country: text().$type<Country>().notNull(),
  lat: doublePrecision().notNull(),
  lon: doublePrecision().notNull(),
};
