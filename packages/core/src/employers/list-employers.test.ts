import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseKeywords } from './list-employers.ts';

const word = (text: string) => ({ text, isPhrase: false, isExcluded: false });

it.each([
  ['Pflegefachkraft  München', [word('pflegefachkraft'), word('münchen')]],
  ['"Innere  Medizin"', [{ text: 'innere medizin', isPhrase: true, isExcluded: false }]],
  ['arzt -ambulant', [word('arzt'), { text: 'ambulant', isPhrase: false, isExcluded: true }]],
  ['-"nur nachts"', [{ text: 'nur nachts', isPhrase: true, isExcluded: true }]],
  ['MFA, Praxis (Teilzeit).', [word('mfa'), word('praxis'), word('teilzeit')]],
  ['„Hebamme“', [word('hebamme')]],
  ['OP-Pflege', [word('op-pflege')]],
  ['-', [word('-')]],
  ['""', []],
  ['  ', []],
])('reads %s', (q, keywords) => {
  expect(parseKeywords(q)).toEqual(keywords);
});

it('never gives an empty word, and never more than a dozen', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (q) => {
      const keywords = parseKeywords(q);
      expect(keywords.length).toBeLessThanOrEqual(12);
      for (const { text } of keywords) expect(text).not.toBe('');
    }),
  );
});
