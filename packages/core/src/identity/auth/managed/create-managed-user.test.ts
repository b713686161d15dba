import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseBanDuration } from './create-managed-user.ts';

test.each([
  ['24h', 86_400_000],
  ['1h30m', 5_400_000],
  ['1.5h', 5_400_000],
  ['.5s', 500],
  ['100ms', 100],
  ['2m3s4ms', 123_004],
  ['0s', 0],
])('%s is a time', (text, ms) => expect(parseBanDuration(text)).toBe(ms));

test('none lifts a ban', () => expect(parseBanDuration('none')).toBeNull());

test.each(['', '24', 'h', '1d', '-1h', '1h ', '1h30', 'forever', '9999999999h'])('%j is no time', (text) => {
  expect(() => parseBanDuration(text)).toThrow('invalid format for ban duration');
});

test('whole hours, minutes and seconds add up', () => {
  const count = fc.integer({ min: 0, max: 10_000 });
  fc.assert(
    fc.property(count, count, count, (h, m, s) => {
      expect(parseBanDuration(`${h}h${m}m${s}s`)).toBe(((h * 60 + m) * 60 + s) * 1000);
    }),
  );
});
