import type { Place } from '@stellenvisite/contract/jobs/places.schema';
import { expect, test } from 'vitest';
import { placeOfOption, toPlaceOption } from './suggestions.ts';

const koeln: Place = {
  kind: 'city',
  id: 1,
  name: 'Köln',
  slug: 'koeln',
  region: 'Nordrhein-Westfalen',
  country: 'DE',
  lat: 50.9,
  lon: 6.9,
  population: 1_000_000,
  postalCode: '50667',
  text: 'Köln',
  wider: ['Nordrhein-Westfalen', 'Deutschland'],
};

test('a place is proposed by its name with its region next to it', () => {
  expect(toPlaceOption(koeln, [koeln])).toMatchObject({ label: 'Köln', note: 'Nordrhein-Westfalen, DE' });
});

test('a typed postcode stays with its place', () => {
  expect(toPlaceOption({ ...koeln, kind: 'postcode', text: '50667 Köln' }, [koeln]).label).toBe('50667 Köln');
});

test('two places of one name are distinguished by their region', () => {
  const twin = { ...koeln, id: 2, region: 'Sachsen' };
  expect([koeln, twin].map((place) => toPlaceOption(place, [koeln, twin]).label)).toEqual([
    'Köln, Nordrhein-Westfalen',
    'Köln, Sachsen',
  ]);
});

test('an option of the words field knows whether it is a place', () => {
  expect(placeOfOption({ value: 'place:Wien', label: 'Wien' })).toBe('Wien');
  expect(placeOfOption({ value: 'Hebamme', label: 'Hebamme' })).toBeNull();
});
