import { expect, test } from 'vitest';
import { shortenIp } from './account-view.ts';

test.each([
  ['203.0.113.77', '203.0.113.x'],
  ['::ffff:203.0.113.77', '203.0.113.x'],
  ['2001:db8:85a3:8d3:1319:8a2e:370:7348', '2001:db8:85a3:x'],
  ['2001:db8::7348', '2001:db8:0:x'],
  ['::1', '0:0:0:x'],
  ['fe80::1%eth0', 'fe80:0:0:x'],
  ['nonsense', null],
  [null, null],
])('%s is shown as %s', (ip, shown) => {
  expect(shortenIp(ip)).toBe(shown);
});
