import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { signDelivery } from './create-webhook.ts';

test('a delivery is signed over its time and its body, once for each secret', () => {
  const at = new Date('2026-11-15T12:00:00.900Z');
  const [time, ...signatures] = signDelivery(['whsec_new', 'whsec_old'], '{"id":1}', at).split(',');
  expect(time).toBe('t=1794744000');
  expect(signatures).toEqual(
    ['whsec_new', 'whsec_old'].map(
      (secret) => `v1=${createHmac('sha256', secret).update('1794744000.{"id":1}').digest('hex')}`,
    ),
  );
});
