import { expect, test } from 'vitest';
import { findChoice, matchOccupations } from './correct-class-dialog.tsx';

const CHOICES = [
  { key: 'facharzt', label: 'Fachärztin, Facharzt', category: 'doctors' },
  { key: 'hebamme', label: 'Hebamme', category: 'nursing' },
  { key: 'oberarzt', label: 'Oberärztin, Oberarzt', category: 'doctors' },
] as const;

const keys = (typed: string) => matchOccupations(CHOICES, typed).map(({ key }) => key);

test('what is typed narrows the choices, and each category stays together', () => {
  expect(keys('ARZT')).toEqual(['facharzt', 'oberarzt']);
  expect(keys('')).toEqual(['facharzt', 'oberarzt', 'hebamme']);
  expect(keys('Gärtner')).toEqual([]);
});

test('a whole name offers all others too', () => {
  expect(keys('hebamme')).toEqual(['facharzt', 'oberarzt', 'hebamme']);
  expect(findChoice(CHOICES, ' hebamme ')?.key).toBe('hebamme');
  expect(findChoice(CHOICES, 'Heb')).toBeUndefined();
  expect(findChoice(CHOICES, '')).toBeUndefined();
});
