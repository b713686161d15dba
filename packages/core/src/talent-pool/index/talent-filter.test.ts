import { weightAt } from '@stellenvisite/search/columns';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createTalentValues, type FactRow, toFacts } from './talent-facts.ts';
import { toTalentTable, weigh } from './talent-filter.ts';

const anyRow = fc.record({
  id: fc.uuid(),
  userId: fc.uuid(),
  occupation: fc.constantFrom('pflegefach', 'hebamme', 'mfa'),
  occupationGroup: fc.constantFrom('pflegefach', 'hebamme'),
  category: fc.constantFrom('nursing' as const, 'mfa' as const),
  home: fc.constantFrom('a', 'b'),
  region: fc.constantFrom('a', 'b', null),
  specialties: fc.constant<FactRow['specialties']>([]),
  departments: fc.constant<FactRow['departments']>([]),
  level: fc.constant(null),
  radiusKm: fc.constant(null),
  week: fc.constant(null),
  shifts: fc.subarray(['early' as const, 'late' as const, 'night' as const]),
  maxNightsPerMonth: fc.constant(null),
  freeWeekendsOfFour: fc.constant(null),
  employmentTypes: fc.constant<FactRow['employmentTypes']>([]),
  hoursMin: fc.constantFrom(10, 20, null),
  hoursMax: fc.constantFrom(30, 40, null),
  payWish: fc.constant(null),
  payCurrency: fc.constant(null),
  languages: fc.constant<FactRow['languages']>([]),
  licence: fc.constant(null),
  years: fc.constant(null),
  availableFrom: fc.constantFrom('2026-12-01', '2027-01-01', null),
  consentEndsOn: fc.constantFrom('2027-05-01', '2027-06-01'),
});

test('a column says of every profile what the profile says', () => {
  fc.assert(
    fc.property(fc.array(anyRow), (rows) => {
      const values = createTalentValues();
      const facts = rows.map((row) => toFacts(values, row));
      const table = toTalentTable(facts, values);
      const hasNights = weigh(table, 'shifts', (shifts) => (shifts.includes('night') ? 1 : 0));
      const isHere = weigh(table, 'region', (region) => (region === 'a' ? 7 : 0));
      const isFull = weigh(table, 'hours', ({ max }) => (max === 40 ? 1 : 0));
      for (const [place, row] of rows.entries()) {
        expect(weightAt(hasNights, place)).toBe(row.shifts.includes('night') ? 1 : 0);
        expect(weightAt(isHere, place)).toBe(row.region === 'a' ? 7 : 0);
        expect(weightAt(isFull, place)).toBe(row.hoursMax === 40 ? 1 : 0);
        expect(table.listed[place]).toMatchObject(row);
      }
    }),
  );
});
