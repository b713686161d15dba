import fc from 'fast-check';
import { expect, test } from 'vitest';
import { TalentStore } from './follow-talent.ts';
import { createTalentValues, type TalentFacts, toFacts } from './talent-facts.ts';

const values = createTalentValues();
const facts = (id: string, availableFrom: string | null): TalentFacts =>
  toFacts(values, {
    id,
    userId: `user of ${id}`,
    occupation: 'pflegefach',
    occupationGroup: 'pflegefach',
    category: 'nursing',
    home: 'x',
    region: 'x',
    specialties: [],
    departments: [],
    level: null,
    radiusKm: null,
    week: null,
    shifts: [],
    maxNightsPerMonth: null,
    freeWeekendsOfFour: null,
    employmentTypes: [],
    hoursMin: null,
    hoursMax: null,
    payWish: null,
    payCurrency: null,
    languages: [],
    licence: null,
    years: null,
    availableFrom,
    consentEndsOn: '2030-01-01',
  });

const anyFacts = fc
  .tuple(fc.constantFrom('a', 'b', 'c', 'd', 'e'), fc.constantFrom('2026-12-01', '2027-01-01', null))
  .map(([id, availableFrom]) => facts(id, availableFrom));

test('after any changes it lists what is there, once each, who is available first at the front', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(anyFacts, fc.boolean())), (changes) => {
      const store = new TalentStore();
      const expected = new Map<string, TalentFacts>();
      for (const [each, isGone] of changes) {
        store.replace([each.id], isGone ? [] : [each]);
        if (isGone) expected.delete(each.id);
        else expected.set(each.id, each);
      }
      const fresh = new TalentStore();
      fresh.load([...expected.values()]);
      expect(store.listed).toEqual(fresh.listed);
      expect(store.listed.map(({ availableFrom }) => availableFrom ?? 'z')).toEqual(
        [...expected.values()].map(({ availableFrom }) => availableFrom ?? 'z').toSorted(),
      );
    }),
  );
});
