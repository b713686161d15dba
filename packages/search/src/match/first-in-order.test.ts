import fc from 'fast-check';
import { expect, test } from 'vitest';
import { firstInOrder } from './first-in-order.ts';

/** All of them sorted, the larger key first, then the later place. */
function pageOf(keys: readonly number[], offset: number, limit: number): number[] {
  const places = [...keys.keys()].sort((a, b) => (keys[b] ?? 0) - (keys[a] ?? 0) || b - a);
  return places.slice(offset, offset + limit);
}

function firstOf(keys: readonly number[], offset: number, limit: number): number[] {
  return firstInOrder(keys.length, {
    offset,
    limit,
    fillKeys: (from, to, into) => into.set(keys.slice(from, to)),
    isBefore: (place, other) => place > other,
  });
}

test('any page is the one of the whole list sorted', () => {
  const key = fc.oneof(fc.integer({ min: 0, max: 3 }), fc.constant(-Number.MAX_VALUE), fc.double({ noNaN: true }));
  const number = fc.integer({ min: 0, max: 60 });
  fc.assert(
    fc.property(fc.array(key, { maxLength: 200 }), number, number, (keys, offset, limit) => {
      expect(firstOf(keys, offset, limit)).toEqual(pageOf(keys, offset, limit));
    }),
  );
});

test.each([
  ['rising', (place: number) => place],
  ['falling', (place: number) => -place],
  ['equal', () => 1],
  ['mixed', (place: number) => (place * 7919) % 1009],
])('a page of very many %s keys is right too', (_name, keyOf) => {
  const keys = Array.from({ length: 20_000 }, (_none, place) => keyOf(place));
  for (const offset of [0, 40, 3000, 19_990]) expect(firstOf(keys, offset, 20)).toEqual(pageOf(keys, offset, 20));
});
