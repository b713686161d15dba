import { expect, test } from 'vitest';
import { isPushService } from './push-devices.ts';

test.each([
  ['https://fcm.googleapis.com/fcm/send/abc', true],
  ['https://updates.push.services.mozilla.com/wpush/v2/abc', true],
  ['https://web.push.apple.com/abc', true],
  ['https://db5p.notify.windows.com/w/?token=abc', true],
  ['http://fcm.googleapis.com/fcm/send/abc', false],
  ['https://fcm.googleapis.com:8443/fcm/send/abc', false],
  ['https://fcm.googleapis.com.attacker.example/abc', false],
  ['https://notpush.apple.com/abc', false],
  ['https://user@attacker.example/fcm.googleapis.com', false],
  ['http://127.0.0.1:5432/', false],
])('%s is a push service: %s', (endpoint, is) => {
  expect(isPushService(endpoint, [])).toBe(is);
});

test('a host that the operator allows is one as well', () => {
  expect(isPushService('http://127.0.0.1:4000/push', ['127.0.0.1:4000'])).toBe(true);
});
