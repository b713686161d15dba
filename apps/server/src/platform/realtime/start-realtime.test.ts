import { expect, test } from 'vitest';
import { isOwnOrigin } from './start-realtime.ts';

const PUBLIC_URL = 'https://www.stellenvisite.example';

test('pages of the site may connect, and programs without an origin', () => {
  expect(isOwnOrigin({ origin: PUBLIC_URL, host: '10.0.0.5:3000' }, PUBLIC_URL)).toBe(true);
  expect(isOwnOrigin({ origin: 'http://127.0.0.1:3000', host: '127.0.0.1:3000' }, PUBLIC_URL)).toBe(true);
  expect(isOwnOrigin({ host: '127.0.0.1:3000' }, PUBLIC_URL)).toBe(true);
});

test.each([
  'https://elsewhere.example',
  'https://www.stellenvisite.example.elsewhere.example',
  'http://www.stellenvisite.example',
  'null',
  '',
])('a page at "%s" may not', (origin) => {
  expect(isOwnOrigin({ origin, host: 'localhost:3000' }, PUBLIC_URL)).toBe(false);
});
