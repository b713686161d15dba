import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createFactStore } from './fact-store.ts';
import { titleRanks } from './title-ranks.ts';

const { compare } = new Intl.Collator('de');
const title = fc.oneof(fc.constantFrom('Arzt', 'Ärztin', 'arzt', 'Ärzte'), fc.string({ unit: 'grapheme' }));

function expectRanked(titles: readonly string[], ranks: Uint32Array): void {
  const sorted = [...titles.keys()].sort((a, b) => compare(titles[a] ?? '', titles[b] ?? ''));
  expect([...ranks]).toEqual([...titles.keys()].map((number) => sorted.indexOf(number)));
}

test('titles that come later stand where they would had all come at once', () => {
  fc.assert(
    fc.property(fc.array(fc.array(title)), (batches) => {
      const store = createFactStore();
      for (const batch of batches) {
        for (const each of batch) store.titles.numberOf(each);
        expect(titleRanks(store).length).toBe(store.titles.size);
      }
      expectRanked([...new Set(batches.flat())], titleRanks(store));
    }),
  );
});

test('more titles than are sorted at once are in order too', () => {
  const store = createFactStore();
  const many = Array.from({ length: 40_000 }, (_none, index) => `Pflege ${((index * 7919) % 40_009).toString(36)}`);
  for (const each of many) store.titles.numberOf(each);
  const ranks = titleRanks(store);
  const order = [...many.keys()].sort((a, b) => (ranks[a] ?? 0) - (ranks[b] ?? 0));
  expect(order.map((number) => many[number])).toEqual(many.toSorted(compare));
});
