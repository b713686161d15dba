import { places, postcodes } from '@stellenvisite/db/schema/jobs/places';
import { createTestDatabase } from '@stellenvisite/db/testing';
import { count, eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { fillPlaces } from './fill-places.ts';

const { db } = await createTestDatabase();

beforeAll(async () => {
  await fillPlaces(db);
});

it('brings in the places and postcodes of all three countries', async () => {
  const perCountry = await db
    .select({ country: postcodes.country, codes: count() })
    .from(postcodes)
    .groupBy(postcodes.country);
  expect(new Set(perCountry.map((row) => row.country))).toEqual(new Set(['DE', 'AT', 'CH']));
  const [all] = await db.select({ count: count() }).from(places);
  expect(all?.count).toBeGreaterThan(10_000);
});

it('may run again, alone or at the same time as another', async () => {
  const [before] = await db.select({ count: count() }).from(postcodes);
  await Promise.all([fillPlaces(db), fillPlaces(db)]);
  const [after] = await db.select({ count: count() }).from(postcodes);
  expect(after).toEqual(before);
});

it('renews a list that is not whole', async () => {
  await db.delete(places).where(eq(places.slug, 'muenchen'));
  await fillPlaces(db);
  const codes = await db
    .select({ code: postcodes.code })
    .from(postcodes)
    .innerJoin(places, eq(places.id, postcodes.placeId))
    .where(eq(places.slug, 'muenchen'));
  expect(codes.map((row) => row.code)).toContain('80331');
});
