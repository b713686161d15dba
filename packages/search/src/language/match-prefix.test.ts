import fc from 'fast-check';
import { expect, test } from 'vitest';
import { foldWords, matchesPrefixWithTypo, matchPrefix, PREFIX_MATCHES } from './match-prefix.ts';

const begin = (text: string, typed: string) => matchPrefix(foldWords(text), foldWords(typed));

test.each([
  ['Hebamme', 'hebamme', PREFIX_MATCHES.whole],
  ['Krankenpfleger', 'Krankenpflegerin', PREFIX_MATCHES.whole],
  ['Ärztin', 'arzt', PREFIX_MATCHES.start],
  ['Ärztin', 'aerzt', PREFIX_MATCHES.start],
  ['Gesundheits- und Krankenpfleger', 'krank', PREFIX_MATCHES.word],
  ['Krankenschwester', 'schwest', PREFIX_MATCHES.inside],
  ['Krankenschwester', 'sch', null],
  ['Kinderintensivpflegerin', 'intensiv', PREFIX_MATCHES.inside],
  ['Krankenpflegerin', 'geri', null],
  ['Hebamme', 'arzt', null],
])('%s completions by %s is met: %s', (text, typed, prefixMatch) => {
  expect(begin(text, typed)).toBe(prefixMatch);
});

test.each([
  ['Krankenschwester', 'kranknsch', true],
  ['Krankenpfleger', 'krankenpfel', true],
  ['Anästhesie', 'anäste', true],
  ['Hebamme', 'hepa', false],
  ['Krankenschwester', 'kinderschw', false],
  ['Hebamme', 'lebam', false],
])('%s almost begins with %s: %s', (text, typed, isAlmost) => {
  expect(matchesPrefixWithTypo(foldWords(text), foldWords(typed))).toBe(isAlmost);
});

test('every prefixMatch of a text leads to it', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }), fc.nat(40), (text, length) => {
      const folded = foldWords(text);
      const typed = folded.slice(0, Math.max(1, length)).trim();
      fc.pre(typed !== '');
      expect(matchPrefix(folded, typed)).not.toBeNull();
    }),
  );
});
