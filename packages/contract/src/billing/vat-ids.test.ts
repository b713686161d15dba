import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isLeitwegId, isVatId, normaliseLeitwegId, normaliseVatId } from './vat-ids.ts';

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

test('a Leitweg-ID is known by the example of its specification', () => {
  expect(isLeitwegId('04011000-1234512345-06')).toBe(true);
});

test.each(['04011000-1234512345-07', '04011000-1234512354-06', '4500-118 220', '04011000', '', '-06', '1-06'])(
  'what only looks like a Leitweg-ID, such as %s, is none',
  (id) => {
    expect(isLeitwegId(id)).toBe(false);
  },
);

test('a Leitweg-ID may have letters, which count, and is read however it is typed', () => {
  const valid = Array.from({ length: 97 }, (_, check) => `05315-KRH-${String(check + 2).padStart(2, '0')}`).filter(
    isLeitwegId,
  );
  expect(valid).toHaveLength(1);
  expect(isLeitwegId(normaliseLeitwegId(` ${valid[0]?.toLowerCase()} `))).toBe(true);
});
