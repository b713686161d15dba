import type { JobList } from '@stellenvisite/contract/jobs/job-search.schema';
import { type Place, placeListSchema, placeSchema } from '@stellenvisite/contract/jobs/places.schema';
import { createEmployer, createJob, createPlaces, daysAgo } from '@stellenvisite/db/testing-market';
import { findKnownLocation } from '@stellenvisite/search/places';
import { beforeAll, describe, expect, test } from 'vitest';
import { buildTestApp } from '../../testing/build-test-app.ts';

const {
  app,
  database: { db },
} = await buildTestApp();

beforeAll(async () => {
  await createPlaces(db);
  const employerId = await createEmployer(db);
  await createJob(db, employerId, { placeId: 3 });
  await createJob(db, employerId, { placeId: 3, validThrough: daysAgo(1) });
});

async function complete(query: Record<string, string>): Promise<Place[]> {
  const response = await app.inject({ url: '/api/places', query });
  expect(response.statusCode, response.body).toBe(200);
  return placeListSchema.parse(response.json()).items;
}

describe('completing a place', () => {
  test.each([
    ['mün', 'München'],
    ['muen', 'München'],
    ['munch', 'München'],
    ['MÜNCHEN', 'München'],
    ['Munich', 'München'],
    ['Vienna', 'Wien'],
    ['Cologne', 'Köln'],
    ['zuri', 'Zürich'],
    ['803', 'München'],
    ['85221 da', 'Dachau'],
    ['8001', 'Zürich'],
    ['Bay', 'Bayern'],
    ['bavar', 'Bayern'],
    ['Aargau', 'Kanton Aargau'],
    ['nrw', 'Nordrhein-Westfalen'],
    ['Öster', 'Österreich'],
    ['oster', 'Österreich'],
    ['switz', 'Schweiz'],
    ['kreuzb', 'Berlin-Kreuzberg'],
    ['berlin-kreu', 'Berlin-Kreuzberg'],
    ['wien fav', 'Wien-Favoriten'],
    ['wien 10', 'Wien-Favoriten'],
    ['zürich kreis 4', 'Zürich-Kreis 4'],
    ['salzb', 'Salzburg'],
    ['berl', 'Berlin'],
  ])('%s offers %s first', async (q, name) => {
    expect((await complete({ q }))[0]?.name).toBe(name);
  });

  test.each(['85221 mün', '%', '_', "'", 'xyz', '99999'])('%s offers nothing', async (q) => {
    expect(await complete({ q })).toEqual([]);
  });

  test('offers both towns of a name, and the region next to its town', async () => {
    const frankfurts = (await complete({ q: 'Frankfurt' })).map(({ name }) => name);
    expect(frankfurts.slice(0, 1)).toEqual(['Frankfurt am Main']);
    expect(frankfurts).toContain('Frankfurt (Oder)');
    expect((await complete({ q: 'salzburg' })).map(({ name }) => name)).toContain('Land Salzburg');
    expect((await complete({ q: 'schwenn' })).map(({ name }) => name)).toContain('Villingen-Schwenningen');
  });

  test('offers the parts of a town after what else begins so', async () => {
    const kinds = (await complete({ q: 'wien', limit: '20' })).map(({ name, kind }) => `${kind} ${name}`);
    expect(kinds.slice(0, 2)).toEqual(['city Wien', 'city Wiener Neustadt']);
    expect(kinds).toContain('district Wien-Favoriten');
  });

  test('keeps to what appears behind a comma', async () => {
    expect((await complete({ q: 'Frankfurt, Brandenburg' })).map(({ name }) => name)).toEqual(['Frankfurt (Oder)']);
    expect((await complete({ q: 'pas, münchen' })).map(({ name }) => name)).toEqual(['München-Pasing']);
  });

  test('tells what lies around a place', async () => {
    expect((await complete({ q: 'Basel' }))[0]?.wider).toEqual(['Kanton Basel-Stadt', 'Schweiz']);
    expect((await complete({ q: 'Bayern' }))[0]?.wider).toEqual(['Deutschland']);
  });

  test('forgives a slip where nothing begins so', async () => {
    expect((await complete({ q: 'Müchen' })).map(({ name }) => name)).toEqual(['München']);
  });

  test('what it offers, the place field of a search understands', async () => {
    for (const q of [
      'fra',
      'bay',
      'wie',
      'kreu',
      'zür',
      'ber',
      'sal',
      'öst',
      '8001',
      '1100',
      'mül',
      'st',
      'frei',
      'neustadt',
      'buch',
      'berg',
    ]) {
      for (const place of await complete({ q, limit: '20' })) {
        const location = findKnownLocation(place.text);
        if (place.kind === 'region' || place.kind === 'country') expect(location?.kind, place.text).toBe(place.kind);
        else expect(location, place.text).toMatchObject({ lat: place.lat, lon: place.lon });
        for (const text of place.wider) expect(findKnownLocation(text), text).toMatchObject({ country: place.country });
      }
    }
  });

  test('names the kind of a place, and offers only the requested kind', async () => {
    const kinds = async (q: string) => (await complete({ q }))[0]?.kind;
    expect(await kinds('München')).toBe('city');
    expect(await kinds('kreuzberg')).toBe('district');
    expect(await kinds('Bayern')).toBe('region');
    expect(await kinds('Schweiz')).toBe('country');
    expect(await kinds('80331')).toBe('postcode');
    expect((await complete({ q: 'bay', kind: 'city' })).map(({ kind }) => kind)).not.toContain('region');
  });

  test('a region and a country lie in their middle and have the people of their towns', async () => {
    const [bavaria] = await complete({ q: 'Bayern' });
    expect(Math.hypot((bavaria?.lat ?? 0) - 48.9, (bavaria?.lon ?? 0) - 11.4)).toBeLessThan(1);
    expect(bavaria?.population).toBeGreaterThan(8_000_000);
  });

  test('offers the larger place first and tells the typed postcode', async () => {
    const towns = (await complete({ q: 'neustadt', kind: 'city' })).map(({ population }) => population);
    expect(towns.length).toBeGreaterThan(2);
    expect((await complete({ q: '8033' }))[0]?.postalCode).toBe('80331');
  });

  test('keeps to a country and a number of offers', async () => {
    for (const { country } of await complete({ q: 'wien', country: 'DE' })) expect(country).toBe('DE');
    expect(await complete({ q: 'n', limit: '1' })).toHaveLength(1);
  });

  test.each(['', 'q=', 'q=%00', 'q=a&limit=0', 'q=a&limit=99', 'q=a&country=FR', `q=${'a'.repeat(101)}`])(
    'refuses ?%s',
    async (query) => {
      expect((await app.inject(`/api/places?${query}`)).statusCode).toBe(400);
    },
  );
});

describe('a search around a place', () => {
  const found = async (query: Record<string, string>) => {
    const { items } = (await app.inject({ url: '/api/jobs', query })).json<JobList>();
    return items.map(({ title }) => title);
  };

  beforeAll(async () => {
    const employerId = await createEmployer(db);
    const job = (title: string, city: string, region: string, country: 'DE' | 'CH', lat: number, lon: number) =>
      createJob(db, employerId, { title, city, region, country, lat, lon });
    await job('Hebamme Lörrach', 'Lörrach', 'Baden-Württemberg', 'DE', 47.6156, 7.6614);
    await job('Hebamme Basel', 'Basel', 'Basel-Stadt', 'CH', 47.5584, 7.5733);
    await job('Hebamme Pasing', 'München', 'Bayern', 'DE', 48.1415, 11.456);
  });

  test('goes beyond the border', async () => {
    expect((await found({ location: 'Basel', radius: '30' })).sort()).toEqual(['Hebamme Basel', 'Hebamme Lörrach']);
    expect(await found({ location: 'Basel', radius: '5' })).toEqual(['Hebamme Basel']);
  });

  test('stays within a region or country that is meant as a whole', async () => {
    expect(await found({ location: 'Baden-Württemberg' })).toEqual(['Hebamme Lörrach']);
    expect(await found({ location: 'Schweiz' })).toEqual(['Hebamme Basel']);
  });

  test.each(['München-Pasing', 'Pasing', 'pasing, münchen'])('begins in the middle of %s', async (location) => {
    expect(await found({ location, radius: '1' })).toEqual(['Hebamme Pasing']);
  });
});

describe('the nearest place', () => {
  const nearest = (lat: string, lon: string) => app.inject({ url: '/api/places/nearest', query: { lat, lon } });

  test.each([
    ['48.26', '11.43', 'Dachau'],
    ['48.14', '11.46', 'München-Pasing'],
    ['47.61', '7.66', 'Lörrach'],
  ])('to %s, %s is %s', async (lat, lon, name) => {
    expect(placeSchema.parse((await nearest(lat, lon)).json()).name).toBe(name);
  });

  test('is none for a point far from our countries', async () => {
    const response = await nearest('40.71', '-74.01');
    expect(response.statusCode).toBe(404);
    expect(response.json().code).toBe('place.not_found');
  });

  test.each(['', 'lat=48', 'lat=91&lon=0', 'lat=a&lon=b', 'lat=48&lon=181', 'lat=&lon='])(
    'refuses ?%s',
    async (query) => {
      expect((await app.inject(`/api/places/nearest?${query}`)).statusCode).toBe(400);
    },
  );
});

describe('one place', () => {
  test('is found by its slug, with its live jobs counted', async () => {
    const response = await app.inject('/api/places/by-slug/dachau');
    expect(response.json()).toMatchObject({ name: 'Dachau', region: 'Bayern', postalCode: '85221', jobs: 1 });
  });

  test.each(['nirgendwo', '%00', '__proto__', 'DACHAU%20'])('with slug %s is not found', async (slug) => {
    const response = await app.inject(`/api/places/by-slug/${slug}`);
    expect(response.statusCode).toBe(404);
    expect(response.json().code).toBe('place.not_found');
  });
});
