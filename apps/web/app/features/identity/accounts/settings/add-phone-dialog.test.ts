import { expect, it } from 'vitest';
import { normalizePhone } from './add-phone-dialog.tsx';

it.each([
  ['0171 2345678', '+491712345678'],
  ['+43 660 123 45 67', '+436601234567'],
  ['0041 79 123 45 67', '+41791234567'],
  ['+49 (0)171/2345678', '+491712345678'],
])('reads %s as people write it', (written, number) => {
  expect(normalizePhone(written)).toBe(number);
});

it.each(['', '12345', '+0 171 2345678', 'keine Nummer', '+49 171 23456789012345'])(
  'does not take %j for a number',
  (written) => {
    expect(normalizePhone(written)).toBeNull();
  },
);
