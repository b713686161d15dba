import fc from 'fast-check';
import { expect, it } from 'vitest';
import { splitMatch } from './forms/combobox.tsx';

it('finds what was typed without regard to case and umlauts', () => {
  expect(splitMatch('Innere München', 'munch')).toEqual(['Innere ', 'Münch', 'en']);
});

it('marks nothing when nothing was typed or nothing fits', () => {
  expect(splitMatch('Hebamme', ' ')).toEqual(['Hebamme', '', '']);
  expect(splitMatch('Hebamme', 'ota')).toEqual(['Hebamme', '', '']);
});

it('never loses or adds a letter', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string(), (label, query) => {
      expect(splitMatch(label, query).join('')).toBe(label);
    }),
  );
});
