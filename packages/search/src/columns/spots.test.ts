import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createSpots } from './spots.ts';

const degrees = fc.integer({ min: -900, max: 900 }).map((tenths) => tenths / 10);
const spot = fc.record({ lat: degrees, lon: degrees, region: fc.nat(60), country: fc.nat(2) });

test('every spot has one number, and every number its spot', () => {
  fc.assert(
    fc.property(fc.array(spot, { maxLength: 700, size: 'max' }), (all) => {
      const spots = createSpots();
      const numbers = all.map(spots.numberOf);
      const keys = new Set(all.map((each) => JSON.stringify(each)));
      expect(all.map(spots.numberOf)).toEqual(numbers);
      expect(spots.size).toBe(new Set(numbers).size);
      expect(spots.size).toBe(keys.size);
      const kept = numbers.map((number) => [
        spots.lat[number],
        spots.lon[number],
        spots.region[number],
        spots.country[number],
      ]);
      expect(kept).toEqual(
        all.map(({ lat, lon, region, country }) => [Math.fround(lat), Math.fround(lon), region, country]),
      );
    }),
  );
});
