import { expect, test } from 'vitest';
import { formatBytes } from './file-row.tsx';

test.each([
  [1, '1 KB'],
  [219_000, '214 KB'],
  [3_900_000, '3,7 MB'],
  [10 * 1024 * 1024, '10,0 MB'],
])('%i bytes are %s', (bytes, text) => {
  expect(formatBytes(bytes, 'de-DE')).toBe(text);
});

test('English has its own decimal point', () => {
  expect(formatBytes(3_900_000, 'en-GB')).toBe('3.7 MB');
});
