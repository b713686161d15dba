import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createPackedTexts } from './packed-texts.ts';

const text = fc.oneof(
  fc.constantFrom('', 'Ärztin', 'Ärzte', 'OP – Pflege', '護理', '🩺'),
  fc.string({ unit: 'grapheme' }),
);

test('every text has the number of its first appearance, and every number its text', () => {
  fc.assert(
    fc.property(fc.array(text), text, (texts, other) => {
      const packed = createPackedTexts();
      const known = [...new Set(texts)];
      expect(texts.map(packed.numberOf)).toEqual(texts.map((each) => known.indexOf(each)));
      expect(known.map((_text, number) => packed.textOf(number))).toEqual(known);
      for (const each of [...texts, other]) {
        const number = known.indexOf(each);
        expect(packed.find(each)).toBe(number < 0 ? undefined : number);
      }
      expect(packed.size).toBe(known.length);
    }),
  );
});

test('numbers stay what they are when thousands come', () => {
  const packed = createPackedTexts();
  const texts = Array.from(
    { length: 20_000 },
    (_none, index) => `Pflegefachkraft ${index % 15_000} – ${'x'.repeat(index % 90)}`,
  );
  const known = [...new Set(texts)];
  const first = texts.map(packed.numberOf);
  expect(texts.map(packed.numberOf)).toEqual(first);
  expect(packed.size).toBe(known.length);
  expect(known.map((_text, number) => packed.textOf(number))).toEqual(known);
});
