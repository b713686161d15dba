import { expect, test } from 'vitest';
import { changedFields } from './record-admin-act.ts';

test('only what differs is retained, on both sides', () => {
  expect(
    changedFields(
      { name: 'Klinik', isVerified: false, kinds: ['a'] },
      { name: 'Klinik', isVerified: true, kinds: ['a'] },
    ),
  ).toEqual({ before: { isVerified: false }, after: { isVerified: true } });
});

test('a field that was empty, or is now, counts as changed', () => {
  expect(changedFields({ reason: null, a: 1 }, { reason: 'Spam' })).toEqual({
    before: { reason: null, a: 1 },
    after: { reason: 'Spam', a: null },
  });
});

test('of something made or removed everything known is retained', () => {
  expect(changedFields(null, { name: 'Klinik', city: null })).toEqual({ before: null, after: { name: 'Klinik' } });
  expect(changedFields({ name: 'Klinik' }, null)).toEqual({ before: { name: 'Klinik' }, after: null });
});
