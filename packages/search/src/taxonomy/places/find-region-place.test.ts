import { COUNTRIES } from '@stellenvisite/contract/jobs/countries';
import { isWholeRegion } from '@stellenvisite/contract/jobs/places';
import { expect, test } from 'vitest';
import { findLocation } from './find-location.ts';
import { findRegionPlace } from './find-region-place.ts';
import { CITY_STATES, REGIONS } from './region-names.ts';

test.each(REGIONS.filter(({ region }) => !CITY_STATES.has(region)))(
  '$region in $country has a middle, and its name finds the same region again',
  ({ region, country }) => {
    const place = findRegionPlace(region, country);
    expect(place).toMatchObject({ region, country });
    expect(isWholeRegion({ city: place?.name ?? '', postalCode: null, region, country })).toBe(true);
    expect(findLocation(place?.name ?? '')).toMatchObject({ region, country });
    for (const other of COUNTRIES.filter((each) => each !== country)) expect(findRegionPlace(region, other)).toBeNull();
  },
);

test('a code is a region of a stated country alone', () => {
  expect(findRegionPlace('NW', 'CH')?.region).toBe('Nidwalden');
  expect(findRegionPlace('NW', 'DE')?.region).toBe('Nordrhein-Westfalen');
  expect(findRegionPlace('NW', null)).toBeNull();
});

test.each(['Wien', 'Zentralschweiz', 'Ruhrgebiet', ''])('„%s“ is no region that has towns', (text) =>
  expect(findRegionPlace(text, null)).toBeNull(),
);
