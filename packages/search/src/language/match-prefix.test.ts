import fc from 'fast-check';
import { expect, test } from 'vitest';
import { BEGINNINGS, beginsAlmost, foldWords, howItBegins } from './match-prefix.ts';

const begin = (text: string, typed: string) => howItBegins(foldWords(text), foldWords(typed));

test.each([
  ['Hebamme', 'hebamme', BEGINNINGS.whole],
  ['Krankenpfleger', 'Krankenpflegerin', BEGINNINGS.whole],
  ['Ärztin', 'arzt', BEGINNINGS.start],
  ['Ärztin', 'aerzt', BEGINNINGS.start],
  ['Gesundheits- und Krankenpfleger', 'krank', BEGINNINGS.word],
  ['Krankenschwester', 'schwest', BEGINNINGS.inside],
  ['Krankenschwester', 'sch', null],
  ['Kinderintensivpflegerin', 'intensiv', BEGINNINGS.inside],
  ['Krankenpflegerin', 'geri', null],
  ['Hebamme', 'arzt', null],
])('%s begun by %s is met: %s', (text, typed, beginning) => {
  expect(begin(text, typed)).toBe(beginning);
});

test.each([
  ['Krankenschwester', 'kranknsch', true],
  ['Krankenpfleger', 'krankenpfel', true],
  ['Anästhesie', 'anäste', true],
  ['Hebamme', 'hepa', false],
  ['Krankenschwester', 'kinderschw', false],
  ['Hebamme', 'lebam', false],
])('%s almost begins with %s: %s', (text, typed, isAlmost) => {
  expect(beginsAlmost(foldWords(text), foldWords(typed))).toBe(isAlmost);
});

test('every beginning of a text leads to it', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }), fc.nat(40), (text, length) => {
      const folded = foldWords(text);
      const typed = folded.slice(0, Math.max(1, length)).trim();
      fc.pre(typed !== '');
      expect(howItBegins(folded, typed)).not.toBeNull();
    }),
  );
});
