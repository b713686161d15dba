import { expect, it } from 'vitest';
import { isLeitwegId, normaliseLeitwegId } from './leitweg-id.ts';

it('knows the example of the format specification', () => {
  expect(isLeitwegId('04011000-1234512345-06')).toBe(true);
});

it.each(['04011000-1234512345-07', '04011000-1234512354-06', '4500-118 220', '04011000', '', '-06', '1-06'])(
  '%s is none',
  (id) => {
    expect(isLeitwegId(id)).toBe(false);
  },
);

it('counts letters of the fine address and is read however it is typed', () => {
  const valid = Array.from({ length: 97 }, (_, check) => `05315-KRH-${String(check + 2).padStart(2, '0')}`).filter(
    isLeitwegId,
  );
  expect(valid).toHaveLength(1);
  expect(isLeitwegId(normaliseLeitwegId(` ${valid[0]?.toLowerCase()} `))).toBe(true);
});
