import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isVatId, normaliseVatId } from './vat-ids.ts';

test.each([
  ['DE', 'DE136695976'],
  ['DE', 'DE811907980'],
  ['AT', 'ATU13585627'],
  ['AT', 'ATU37675002'],
  ['CH', 'CHE-116.281.710 MWST'],
  ['CH', 'CHE-100.155.212'],
] as const)('knows a real id of %s: %s', (country, id) => {
  expect(isVatId(normaliseVatId(id), country)).toBe(true);
});

test('a mistyped digit is noticed', () => {
  const known = ['DE136695976', 'ATU13585627', 'CHE116281710'] as const;
  fc.assert(
    fc.property(fc.constantFrom(...known), fc.nat(7), fc.integer({ min: 1, max: 9 }), (id, position, step) => {
      const country = id.slice(0, 2) as 'DE' | 'AT' | 'CH';
      const at = id.search(/\d/) + position;
      const wrong = `${id.slice(0, at)}${(Number(id[at]) + step) % 10}${id.slice(at + 1)}`;
      expect(isVatId(wrong, country)).toBe(false);
    }),
  );
});

test('an id of one country is none of another', () => {
  expect(isVatId('DE136695976', 'AT')).toBe(false);
  expect(isVatId('', 'DE')).toBe(false);
});
