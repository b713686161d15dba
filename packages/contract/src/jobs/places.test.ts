import { expect, test } from 'vitest';
import { isWholeRegion } from './places.ts';

const place = (city: string, region: string, country: string, postalCode: string | null = null) => ({
  city,
  region,
  country,
  postalCode,
});

test.each([
  place('Kanton Uri', 'Uri', 'CH'),
  place('Kanton Zürich', 'Zürich', 'CH'),
  place('Hessen', 'Hessen', 'DE'),
  place('Land Salzburg', 'Salzburg', 'AT'),
])('%j is a whole region', (named) => expect(isWholeRegion(named)).toBe(true));

test.each([
  place('Zürich', 'Zürich', 'CH'),
  place('Uri', 'Uri', 'CH', '6460'),
  place('Berlin', 'Berlin', 'DE'),
  place('Salzburg', 'Salzburg', 'AT'),
  place('Kassel', 'Hessen', 'DE'),
  place('Hessen', 'Sachsen-Anhalt', 'DE'),
])('%j is a town', (named) => expect(isWholeRegion(named)).toBe(false));
