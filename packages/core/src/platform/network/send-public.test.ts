import { expect, test } from 'vitest';
import { isPublicAddress } from './send-public.ts';

test.each([
  ['8.8.8.8', true],
  ['2a00:1450:4001:81b::200e', true],
  ['127.0.0.1', false],
  ['10.1.2.3', false],
  ['172.16.0.1', false],
  ['192.168.1.1', false],
  ['169.254.169.254', false],
  ['100.64.0.1', false],
  ['0.0.0.0', false],
  ['224.0.0.1', false],
  ['255.255.255.255', false],
  ['::1', false],
  ['::', false],
  ['::ffff:127.0.0.1', false],
  ['64:ff9b::7f00:1', false],
  ['2002:7f00:1::', false],
  ['::127.0.0.1', false],
  ['::8.8.8.8', false],
  ['::7f00:1', false],
  ['::1:0:0', true],
  ['fc00::1', false],
  ['fe80::1', false],
  ['nothing', false],
])('%s: %s', (address, isPublic) => {
  expect(isPublicAddress(address)).toBe(isPublic);
});
