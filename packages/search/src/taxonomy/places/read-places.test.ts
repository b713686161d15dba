import { describe, expect, it } from 'vitest';
import aliases from './data/place-aliases.json' with { type: 'json' };
import { foldPlaceName } from './fold-place-name.ts';
import { readDistricts, readPlaces, readPostcodes } from './read-places.ts';

const places = readPlaces();
const postcodes = readPostcodes();
const byId = new Map(places.map((place) => [place.id, place]));

function townsOf(country: string, code: string): string[] {
  return postcodes
    .filter((row) => row.country === country && row.code === code)
    .map((row) => byId.get(row.placeId)?.name ?? '');
}

describe('the list of places', () => {
  it('gives every place a slug of its own and a region', () => {
    expect(new Set(places.map((place) => place.slug)).size).toBe(places.length);
    expect(places.filter((place) => place.region === '')).toEqual([]);
  });

  it.each(['München', 'Wien', 'Zürich', 'Köln', 'Nürnberg', 'Genf', 'Hannover', 'St. Gallen', 'Luzern', 'St. Pölten'])(
    'calls %s by its German name',
    (name) => {
      expect(places.filter((place) => place.name === name && place.population > 40_000)).toHaveLength(1);
    },
  );

  it.each([
    ['DE', '10115', 'Berlin'],
    ['DE', '79098', 'Freiburg im Breisgau'],
    ['DE', '45127', 'Essen'],
    ['AT', '1220', 'Wien'],
    ['AT', '9020', 'Klagenfurt am Wörthersee'],
    ['CH', '8001', 'Zürich'],
    ['CH', '1201', 'Genf'],
  ])('knows %s-%s as %s', (country, code, town) => {
    expect(townsOf(country, code)).toContain(town);
  });

  it('ties every postcode to a known place within 80 km', () => {
    for (const row of postcodes) {
      const place = byId.get(row.placeId);
      expect(place).toBeDefined();
      const km = place ? Math.hypot(place.lat - row.lat, (place.lon - row.lon) * 0.67) * 111 : Number.NaN;
      expect(km, `${row.country} ${row.code}`).toBeLessThan(80);
    }
  });

  it('points every alias at a place that exists', () => {
    const folded = new Set(places.map((place) => place.folded));
    expect(Object.keys(aliases).filter((alias) => !folded.has(foldPlaceName(alias)))).toEqual([]);
  });
});

describe('the list of districts', () => {
  const districts = readDistricts();

  it('names every district of a town once, within 25 km of its middle', () => {
    expect(new Set(districts.map(({ town, name }) => `${town} ${name}`)).size).toBe(districts.length);
    for (const { country, town, name, lat, lon } of districts) {
      const around = places.filter((place) => place.name === town && place.country === country && !place.district);
      const km = Math.min(...around.map((place) => Math.hypot(place.lat - lat, (place.lon - lon) * 0.67) * 111));
      expect(km, `${town} ${name}`).toBeLessThan(25);
    }
  });

  it('gives the 23 districts of Vienna their postcodes', () => {
    const codes = districts.filter(({ town }) => town === 'Wien').map(({ postcode }) => postcode);
    expect(codes).toEqual(Array.from({ length: 23 }, (_, index) => String(1010 + index * 10)));
  });
});
