import fc from 'fast-check';
import { expect, it } from 'vitest';
import { stepOf } from './use-wizard.ts';

it('goes on where the person left off', () => {
  expect(stepOf(null, 4, 2)).toBe(2);
  expect(stepOf(null, 4, 9)).toBe(3);
});

it('follows the address, which counts from one', () => {
  expect(stepOf('1', 4, 3)).toBe(0);
  expect(stepOf('4', 4, 0)).toBe(3);
});

it('always is a step there is, whatever the address says', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.constant(null)), fc.integer(), (param, saved) => {
      expect([0, 1, 2, 3]).toContain(stepOf(param, 4, saved));
    }),
  );
});
