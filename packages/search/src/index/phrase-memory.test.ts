import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createPhraseMemory } from './phrase-memory.ts';

test('a phrase is known to stand exactly where it was found, and elsewhere only where it was looked for', () => {
  const looks = fc.array(fc.uniqueArray(fc.tuple(fc.nat(300), fc.boolean()), { selector: ([doc]) => doc }));
  fc.assert(
    fc.property(looks, (batches) => {
      const memory = createPhraseMemory(2);
      const plain = new Map<number, boolean>();
      for (const batch of batches) {
        const docs = Uint32Array.from(batch, ([doc]) => doc);
        const standing = batch.filter(([, stands]) => stands).map(([doc]) => doc);
        memory.of('im team').note(docs, standing);
        for (const [doc, stands] of batch) plain.set(doc, stands);
      }
      for (let doc = 0; doc <= 301; doc += 1) {
        expect(memory.of('im team').has(doc)).toBe(plain.has(doc));
        expect(memory.of('im team').stands(doc)).toBe(plain.get(doc) ?? false);
        expect(memory.of('im haus').has(doc)).toBe(false);
      }
    }),
  );
});

test('of many phrases the last ones asked for are remembered', () => {
  const memory = createPhraseMemory(2);
  for (const phrase of ['a', 'b']) memory.of(phrase).note(Uint32Array.of(1), [1]);
  memory.of('a');
  memory.of('c');
  expect(['a', 'c', 'b'].map((phrase) => memory.of(phrase).has(1))).toEqual([true, false, false]);
});
