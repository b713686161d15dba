import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createLocations } from './locations.ts';

const degrees = fc.integer({ min: -900, max: 900 }).map((tenths) => tenths / 10);
const locationId = fc.record({ lat: degrees, lon: degrees, region: fc.nat(60), country: fc.nat(2) });

test('every locationId has one number, and every number its locationId', () => {
  fc.assert(
    fc.property(fc.array(locationId, { maxLength: 700, size: 'max' }), (all) => {
      const locations = createLocations();
      const numbers = all.map(locations.numberOf);
      const keys = new Set(all.map((each) => JSON.stringify(each)));
      expect(all.map(locations.numberOf)).toEqual(numbers);
      expect(locations.size).toBe(new Set(numbers).size);
      expect(locations.size).toBe(keys.size);
      const kept = numbers.map((number) => [
        locations.lat[number],
        locations.lon[number],
        locations.region[number],
        locations.country[number],
      ]);
      expect(kept).toEqual(
        all.map(({ lat, lon, region, country }) => [Math.fround(lat), Math.fround(lon), region, country]),
      );
    }),
  );
});
