import fc from 'fast-check';
import { expect, test } from 'vitest';
import { listFieldNames } from './field-names.ts';

const texts = (typed: string) => listFieldNames(typed).map(({ text }) => text);

test.each([
  ['kardio', 'Kardiologie'],
  ['notauf', 'Notaufnahme'],
  ['intensiv', 'Intensivstation'],
  ['kardiologe', 'Kardiologe'],
  ['cardio', 'Cardiology'],
  ['zna', 'ZNA'],
  ['psychiatrie', 'Psychiatrie'],
])('%s leads to %s first', (typed, text) => {
  expect(texts(typed)[0]).toBe(text);
});

test('a typo is allowed only to who asks for it', () => {
  expect(texts('kardoilogie')).toEqual([]);
  expect(listFieldNames('kardoilogie', { isTypoAllowed: true }).map(({ text }) => text)).toContain('Kardiologie');
});

test('a field and its department of the same name stand once', () => {
  fc.assert(
    fc.property(fc.constantFrom('kardio', 'neuro', 'psych', 'chir', 'radio', 'päd', 'geb', 'on'), (typed) => {
      expect(new Set(texts(typed)).size).toBe(texts(typed).length);
    }),
  );
});

test.each(['', ' ', '%', 'qqqqqq'])('%j leads nowhere', (typed) => {
  expect(texts(typed)).toEqual([]);
});
