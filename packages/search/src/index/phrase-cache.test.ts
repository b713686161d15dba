import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createPhraseCache } from './phrase-cache.ts';

test('a phrase is known to be contained exactly where it was found, and elsewhere only where it was looked for', () => {
  const looks = fc.array(fc.uniqueArray(fc.tuple(fc.nat(300), fc.boolean()), { selector: ([doc]) => doc }));
  fc.assert(
    fc.property(looks, (batches) => {
      const cache = createPhraseCache(2);
      const plain = new Map<number, boolean>();
      for (const batch of batches) {
        const docs = Uint32Array.from(batch, ([doc]) => doc);
        const containing = batch.filter(([, contains]) => contains).map(([doc]) => doc);
        cache.of('im team').add(docs, containing);
        for (const [doc, contains] of batch) plain.set(doc, contains);
      }
      for (let doc = 0; doc <= 301; doc += 1) {
        expect(cache.of('im team').has(doc)).toBe(plain.has(doc));
        expect(cache.of('im team').contains(doc)).toBe(plain.get(doc) ?? false);
        expect(cache.of('im haus').has(doc)).toBe(false);
      }
    }),
  );
});

test('only the most recently used phrases are cached', () => {
  const cache = createPhraseCache(2);
  for (const phrase of ['a', 'b']) cache.of(phrase).add(Uint32Array.of(1), [1]);
  cache.of('a');
  cache.of('c');
  expect(['a', 'c', 'b'].map((phrase) => cache.of(phrase).has(1))).toEqual([true, false, false]);
});
