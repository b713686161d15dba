import { ACTING_CONFIDENCE, MAPPING_CONFIDENCE } from '@stellenvisite/contract/identity/accounts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chooseMapping, type Ties } from './map-user-to-employers.ts';

const ties: fc.Arbitrary<Ties> = fc.record({
  isOwn: fc.boolean(),
  isSameEmail: fc.boolean(),
  isLinked: fc.boolean(),
  isSameDomain: fc.boolean(),
});

test('the surest tie counts, however many there are', () => {
  fc.assert(
    fc.property(ties, (given) => {
      const type = chooseMapping(given);
      const expected = given.isOwn ? 100 : given.isSameEmail ? 95 : given.isLinked ? 90 : given.isSameDomain ? 70 : 0;
      expect(type ? MAPPING_CONFIDENCE[type] : 0).toBe(expected);
    }),
  );
});

test('a domain alone never lets anybody act for an employer', () => {
  fc.assert(
    fc.property(ties, (given) => {
      const type = chooseMapping(given);
      const acts = type !== null && MAPPING_CONFIDENCE[type] >= ACTING_CONFIDENCE;
      expect(acts).toBe(given.isOwn || given.isSameEmail || given.isLinked);
    }),
  );
});
