import { expect, test } from 'vitest';
import { embargoEndsOn, firstPublicDay } from './swiss-embargo.ts';

test.each([
  ['2026-11-16', '2026-11-24'],
  ['2026-11-13', '2026-11-21'],
  ['2026-11-14', '2026-11-21'],
  ['2026-12-21', '2026-12-30'],
])('a job reported on %s may be public from %s', (reportedOn, first) => {
  expect(embargoEndsOn(reportedOn)).toBe(first);
});

test('the later of embargo and chosen day counts, and only in Switzerland', () => {
  const reported = { mustReport: true, reportedOn: '2026-11-16', location: { country: 'CH' } };
  expect(firstPublicDay({ ...reported, publishOn: null })).toBe('2026-11-24');
  expect(firstPublicDay({ ...reported, publishOn: '2026-12-01' })).toBe('2026-12-01');
  expect(firstPublicDay({ ...reported, publishOn: '2026-11-17' })).toBe('2026-11-24');
  expect(firstPublicDay({ ...reported, location: { country: 'DE' } })).toBeNull();
  expect(firstPublicDay({ publishOn: '2026-11-20' })).toBe('2026-11-20');
});
