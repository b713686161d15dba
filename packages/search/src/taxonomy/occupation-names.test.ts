import { expect, test } from 'vitest';
import { listOccupationNames } from './occupation-names.ts';

const texts = (typed: string) => listOccupationNames(typed).map(({ text }) => text);

test.each([
  ['krankensch', 'Pflegefachkraft'],
  ['krankenpfleger', 'Pflegefachkraft'],
  ['oberarz', 'Oberärztin, Oberarzt'],
  ['dgk', 'Pflegefachkraft'],
  ['radiogr', 'Radiographer'],
  ['hebam', 'Hebamme'],
  ['midw', 'Midwife'],
])('%s leads to %s', (typed, text) => {
  expect(texts(typed)).toContain(text);
});

test('a typo is allowed only to who asks for it', () => {
  expect(texts('kranknsch')).toEqual([]);
  const allowed = listOccupationNames('kranknsch', { isTypoAllowed: true }).map(({ text }) => text);
  expect(allowed).toContain('Pflegefachkraft');
});

test('an occupation appears once', () => {
  const keys = listOccupationNames('pflege').map(({ key }) => key);
  expect(new Set(keys).size).toBe(keys.length);
});

test('a short form is a word of its own: nothing leads to its middle', () => {
  expect(texts('mtla')).toContain('Laborfachkraft');
  expect(texts('tla')).not.toContain('Laborfachkraft');
});

test.each(['', ' ', '%', '-', 'qqqqqq'])('%j leads nowhere', (typed) => {
  expect(texts(typed)).toEqual([]);
});
