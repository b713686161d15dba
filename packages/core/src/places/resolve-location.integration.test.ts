import { createTestDatabase } from '@stellenvisite/db/testing';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Context } from '../context.ts';
import { fillPlaces } from './fill-places.ts';
import { resolveLocation } from './resolve-location.ts';

const { db } = await createTestDatabase();
const ctx: Context = { db, now: () => new Date('2026-11-15T12:00:00Z'), publicUrl: '', language: 'de' };

beforeAll(async () => {
  await fillPlaces(db);
});

describe('a place field', () => {
  test.each([
    ['Berlin', 52.52, 13.41],
    ['berlin', 52.52, 13.41],
    ['Muenchen', 48.14, 11.58],
    ['München, Bayern', 48.14, 11.58],
    ['Köln', 50.94, 6.96],
    ['Cologne', 50.94, 6.96],
    ['Frankfurt', 50.12, 8.68],
    ['Frankfurt (Oder)', 52.35, 14.55],
    ['Frankfurt, Brandenburg', 52.35, 14.55],
    ['Freiburg', 48, 7.85],
    ['Villingen', 48.06, 8.46],
    ['Salzburg', 47.8, 13.04],
    ['Zürich', 47.37, 8.54],
    ['Genève', 46.2, 6.15],
    ['St. Gallen', 47.42, 9.37],
    ['Sankt Pölten', 48.2, 15.63],
    ['80331', 48.14, 11.57],
    ['80331 München', 48.14, 11.57],
    ['D-80331', 48.14, 11.57],
    ['1010 Wien', 48.21, 16.37],
    ['CH-8001', 47.37, 8.54],
  ])('reads %s as a point on the map', async (text, lat, lon) => {
    const location = await resolveLocation(ctx, text);
    if (location.kind !== 'point') throw new Error(`${text} is ${JSON.stringify(location)}`);
    expect(Math.hypot(location.lat - lat, location.lon - lon)).toBeLessThan(0.1);
  });

  test.each([
    ['Bayern', 'DE', 'Bayern'],
    ['bavaria', 'DE', 'Bayern'],
    [', Bayern', 'DE', 'Bayern'],
    ['NRW', 'DE', 'Nordrhein-Westfalen'],
    ['Baden Württemberg', 'DE', 'Baden-Württemberg'],
    ['Hessen', 'DE', 'Hessen'],
    ['Sachsen', 'DE', 'Sachsen'],
    ['Bundesland Bremen', 'DE', 'Bremen'],
    ['Tirol', 'AT', 'Tirol'],
    ['Land Salzburg', 'AT', 'Salzburg'],
    ['Kanton Zürich', 'CH', 'Zürich'],
    ['Tessin', 'CH', 'Tessin'],
    ['Waadt', 'CH', 'Waadt'],
    ['Steiermark, Österreich', 'AT', 'Steiermark'],
  ])('reads %s as a whole region', async (text, country, region) => {
    expect(await resolveLocation(ctx, text)).toEqual({ kind: 'region', country, region });
  });

  test.each([
    ['Deutschland', 'DE'],
    ['germany', 'DE'],
    ['Österreich', 'AT'],
    ['oesterreich', 'AT'],
    ['Switzerland', 'CH'],
  ])('reads %s as a country', async (text, country) => {
    expect(await resolveLocation(ctx, text)).toEqual({ kind: 'country', country });
  });

  test.each([
    ['Müchen', 'München'],
    ['Nünberg', 'Nürnberg'],
    ['Stutgart', 'Stuttgart'],
    ['Inssbruck', 'Innsbruck'],
    ['Zürrich', 'Zürich'],
    ['Berrlin', 'Berlin'],
    ['Thürigen', 'Thüringen'],
  ])('does not know %s and thinks of %s', async (text, suggestion) => {
    expect(await resolveLocation(ctx, text)).toEqual({ kind: 'unknown', suggestion });
  });

  test.each(['99999', '12', '%', "'; --", ',', 'München, Narnia', 'qqqqqqq'])('knows nothing at %s', async (text) => {
    expect(await resolveLocation(ctx, text)).toMatchObject({ kind: 'unknown' });
  });
});
