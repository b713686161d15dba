import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bytesIn, extendList, hasDoc, NO_DOCS, toDocs, visitList } from './doc-list.ts';

/** Few far apart, and many side by side. */
const docs = fc
  .oneof(fc.uniqueArray(fc.nat(5000), { maxLength: 20 }), fc.uniqueArray(fc.nat(200), { maxLength: 200 }))
  .map((list) => list.sort((a, b) => a - b));

test('a list holds what it was given, however it came and however dense it is', () => {
  fc.assert(
    fc.property(docs, fc.array(fc.nat(5000)), fc.nat(5000), (all, cuts, end) => {
      const bounds = [0, ...cuts.sort((a, b) => a - b), Infinity];
      // Each part begins with the last doc of the one before: merged runs hand out what is known once more.
      const parts = bounds.slice(1).map((to, index) => all.filter((doc) => doc >= (bounds[index] ?? 0) && doc <= to));
      const list = parts.reduce((known, part) => extendList(known, () => [Uint32Array.from(part)]), NO_DOCS);
      expect([...toDocs(list)]).toEqual(all);
      expect([list.count, list.last]).toEqual([all.length, all.at(-1) ?? -1]);
      for (const doc of [...all, end, 5001]) expect(hasDoc(list, doc)).toBe(all.includes(doc));
      const visited: number[] = [];
      visitList(list, end, (doc) => visited.push(doc));
      expect(visited).toEqual(all.filter((doc) => doc < end));
    }),
  );
});

test('the list of a word that every job has takes a bit for each', () => {
  const all = Uint32Array.from({ length: 32_000 }, (_none, doc) => doc);
  expect(bytesIn(extendList(NO_DOCS, () => [all]))).toBe(4000);
});
