import { z } from '@stellenvisite/contract/platform/zod';
import { expect, test } from 'vitest';
import { typedAmount, typedNumber, typedText } from './typed-values.ts';

test('an empty field is null, which only a schema of an optional value takes', () => {
  expect(typedText(z.string().nullable()).parse('  ')).toBeNull();
  expect(typedNumber(z.number().nullable()).parse('')).toBeNull();
  expect(typedAmount(z.number().nullable()).parse('')).toBeNull();
  expect(typedNumber(z.number()).safeParse('').success).toBe(false);
  expect(typedAmount(z.number()).safeParse('').success).toBe(false);
});

test('numbers and amounts are read as people type them', () => {
  expect(typedNumber(z.number().int()).parse(' 24 ')).toBe(24);
  expect(typedAmount(z.number()).parse('1.290,50')).toBe(129_050);
});

test.each(['viel', '1e3', '12,5', '-3'])('%s is no whole number', (text) => {
  expect(typedNumber(z.number().nullable()).safeParse(text).success).toBe(false);
});

test('what is no amount is refused, not taken as empty', () => {
  expect(typedAmount(z.number().nullable()).safeParse('viel').success).toBe(false);
});
