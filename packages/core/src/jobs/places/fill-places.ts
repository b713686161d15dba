import { acquireAdvisoryLock } from '@stellenvisite/db/advisory-lock';
import type { Db, Tx } from '@stellenvisite/db/client';
import { places, postcodes } from '@stellenvisite/db/schema/jobs/places';
import { type PlaceRow, type PostcodeRow, readPlaces, readPostcodes } from '@stellenvisite/search/places';
import { count, sql } from 'drizzle-orm';

/** Brings the list of places into the database; does nothing where it is in already. Several processes may call it at once. */
export async function fillPlaces(db: Db | Tx): Promise<{ places: number; postcodes: number }> {
  const placeRows = readPlaces();
  const postcodeRows = readPostcodes();
  const done = { places: placeRows.length, postcodes: postcodeRows.length };
  await db.transaction(async (tx) => {
    await acquireAdvisoryLock(tx, 'places');
    const [known] = await tx.select({ count: count() }).from(places);
    const [knownCodes] = await tx.select({ count: count() }).from(postcodes);
    if (known?.count === done.places && knownCodes?.count === done.postcodes) return;
    await insertPlaces(tx, placeRows);
    await insertPostcodes(tx, postcodeRows);
  });
  return done;
}

async function insertPlaces(tx: Tx, rows: readonly PlaceRow[]): Promise<void> {
  await tx.execute(sql`
    insert into places (id, name, folded, slug, region, country, lat, lon, population)
    select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as place(id int, name text, folded text, slug text, region text, country text, lat float8, lon float8, population int)
    on conflict (id) do update set name = excluded.name, folded = excluded.folded, slug = excluded.slug,
      region = excluded.region, lat = excluded.lat, lon = excluded.lon, population = excluded.population`);
}

async function insertPostcodes(tx: Tx, rows: readonly PostcodeRow[]): Promise<void> {
  await tx.execute(sql`delete from postcodes`);
  await tx.execute(sql`
    insert into postcodes (country, code, place_id, lat, lon)
    select country, code, "placeId", lat, lon from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as postcode(country text, code text, "placeId" int, lat float8, lon float8)`);
}
