import type { Country } from '@stellenvisite/contract/countries';
import { doublePrecision, integer, text } from 'drizzle-orm/pg-core';
import { places } from './places.ts';

/** Where a row is. City, region and coordinates are kept as given: a feed's place may be finer than our list of places. */
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

export const contactColumns = {
  contactName: text(),
  contactRole: text(),
  contactEmail: text(),
  contactPhone: text(),
  contactHours: text(),
};
