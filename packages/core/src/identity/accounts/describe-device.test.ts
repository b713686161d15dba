import fc from 'fast-check';
import { expect, test } from 'vitest';
import { describeDevice } from './account-view.ts';

test.each([
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
    { browser: 'Chrome', system: 'Windows 10', kind: 'desktop' },
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
    { browser: 'Safari', system: 'iOS 18', kind: 'phone' },
  ],
  [
    'Mozilla/5.0 (Linux; Android 15; SM-X910) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
    { browser: 'Chrome', system: 'Android 15', kind: 'tablet' },
  ],
  [
    'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
    { browser: 'Firefox', system: 'Linux', kind: 'desktop' },
  ],
  [null, { browser: null, system: null, kind: 'other' }],
  ['', { browser: null, system: null, kind: 'other' }],
])('%j', (userAgent, device) => {
  expect(describeDevice(userAgent)).toEqual(device);
});

test('no user agent, however strange, is too much for it', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 500 }), (userAgent) => {
      const { kind } = describeDevice(userAgent);
      expect(['desktop', 'phone', 'tablet', 'other']).toContain(kind);
    }),
  );
});
