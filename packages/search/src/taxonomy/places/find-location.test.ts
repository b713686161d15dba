import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { editDistance } from '../../language/edit-distance.ts';
import { findKnownLocation, findLocation, findTownByBase } from './find-location.ts';
import { foldPlaceName } from './fold-place-name.ts';
import { placeBook } from './place-book.ts';

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
  ])('reads %s as a point on the map', (text, lat, lon) => {
    const location = findLocation(text);
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
  ])('reads %s as a whole region', (text, country, region) => {
    expect(findLocation(text)).toMatchObject({ kind: 'region', country, region });
  });

  test.each([
    ['Deutschland', 'DE'],
    ['germany', 'DE'],
    ['Österreich', 'AT'],
    ['oesterreich', 'AT'],
    ['Switzerland', 'CH'],
  ])('reads %s as a country', (text, country) => {
    expect(findLocation(text)).toMatchObject({ kind: 'country', country });
  });

  test.each([
    ['Müchen', 'München'],
    ['Nünberg', 'Nürnberg'],
    ['Stutgart', 'Stuttgart'],
    ['Inssbruck', 'Innsbruck'],
    ['Zürrich', 'Zürich'],
    ['Berrlin', 'Berlin'],
    ['Thürigen', 'Thüringen'],
    ['Hanower', 'Hannover'],
    ['Frankfrut', 'Frankfurt am Main'],
    ['Klagenfrut', 'Klagenfurt am Wörthersee'],
    ['Lozern', 'Luzern'],
  ])('does not know %s and thinks of %s', (text, suggestion) => {
    expect(findLocation(text)).toEqual({ kind: 'unknown', suggestion });
  });

  test.each(['Xanadu', 'Kölle', 'Mailand', 'Atlantis', 'London', 'Prag', 'Paris'])(
    'thinks of no other place at %s',
    (text) => {
      expect(findLocation(text)).toEqual({ kind: 'unknown', suggestion: null });
    },
  );

  test('thinks only of names that are a few typos away', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'abdeghilnorstuü'), minLength: 3, maxLength: 12 }), (text) => {
        const found = findLocation(text);
        if (found.kind !== 'unknown' || found.suggestion === null) return;
        const folded = foldPlaceName(text);
        // A canton is known by its bare name, a town by the beginning of a longer one, a Land also by its short form.
        const words = foldPlaceName(found.suggestion).split(' ');
        const parts = words.flatMap((_, from) => words.map((__, to) => words.slice(from, to + 1).join(' ')));
        const others = placeBook().places.flatMap(({ name, names }) => (name === found.suggestion ? names : []));
        const distances = [...parts, ...others].map((name) => editDistance(folded, name, 99));
        expect(Math.min(...distances)).toBeLessThanOrEqual(Math.max(1, Math.floor((folded.length + 1) / 4)));
      }),
      { examples: [['baaü']] },
    );
  });

  test.each(['99999', '12', '%', "'; --", ',', 'München, Narnia', 'qqqqqqq'])('knows nothing at %s', (text) => {
    expect(findLocation(text)).toMatchObject({ kind: 'unknown' });
  });

  test.each([
    ['Muenchen', 'München', true],
    ['Munchen', 'München', true],
    ['Lubeck', 'Lübeck', true],
    ['Villingen', 'Villingen-Schwenningen', false],
    ['80331', '80331 München', true],
    ['Berlin-Kreuzberg', 'Berlin-Kreuzberg', true],
    ['Kreuzberg', 'Berlin-Kreuzberg', true],
    ['Kreuzberg, Berlin', 'Berlin-Kreuzberg', true],
    ['Wien Favoriten', 'Wien-Favoriten', true],
  ])('calls %s %s', (text, name, isExact) => {
    expect(findLocation(text)).toMatchObject({ kind: 'point', name, isExact });
  });

  test('knows a district of Vienna by its postcode', () => {
    expect(findLocation('1100 Wien')).toMatchObject({ kind: 'point', lat: 48.1612, lon: 16.3823 });
  });

  test.each(['Neustadt', 'Mitte', 'Nord'])('does not take %s alone for a part of some town', (text) => {
    expect(findLocation(text)).not.toMatchObject({ name: expect.stringContaining('-') });
  });

  test('reads a name the same without its umlauts as with them written out', () => {
    fc.assert(
      fc.property(fc.constantFrom('Köln', 'Tübingen', 'Göttingen', 'Fürth', 'Kärnten', 'Österreich'), (name) => {
        const bare = name.normalize('NFD').replace(/\p{M}/gu, '');
        expect(findKnownLocation(bare)).toEqual(findKnownLocation(name));
      }),
    );
  });
});

test.each([
  ['Fürth (Bayern)', 'DE', 'Fürth'],
  ['Isny im Allgäu', 'DE', 'Isny'],
  ['Baden bei Wien', 'AT', 'Baden'],
  ['Neustadt in Holstein', 'DE', null],
  ['Unbekanntdorf am See', 'DE', null],
] as const)('„%s“ in %s is the town %s by its name without the epithet', (name, country, town) =>
  expect(findTownByBase(name, country)?.name ?? null).toBe(town),
);
