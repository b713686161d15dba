import fc from 'fast-check';
import { expect, test } from 'vitest';
import { latestIssue } from './send-newsletter-issue.ts';

const berlin = new Intl.DateTimeFormat('de-DE', { timeZone: 'Europe/Berlin', timeStyle: 'medium' });

test.each([
  ['2026-11-16T05:00:00Z', '2026-11-16T05:00:00.000Z', 'winter, at six'],
  ['2026-11-16T04:59:59Z', '2026-11-15T05:00:00.000Z', 'winter, just before six'],
  ['2026-07-01T04:00:00Z', '2026-07-01T04:00:00.000Z', 'summer, at six'],
  ['2026-03-29T04:00:00Z', '2026-03-29T04:00:00.000Z', 'the morning the clocks go forward'],
  ['2026-10-25T05:00:00Z', '2026-10-25T05:00:00.000Z', 'the morning the clocks go back'],
  ['2030-03-31T22:00:00Z', '2030-03-31T04:00:00.000Z', 'midnight after the day of 23 hours'],
  ['2026-10-25T23:30:00Z', '2026-10-25T05:00:00.000Z', 'midnight after the day of 25 hours'],
  ['2026-10-24T22:30:00Z', '2026-10-24T04:00:00.000Z', 'after midnight in Berlin, before it in UTC'],
])('at %s the latest issue is of %s (%s)', (now, issuedAt) => {
  expect(latestIssue(new Date(now)).issuedAt.toISOString()).toBe(issuedAt);
});

test('Fridays serve weekly readers too', () => {
  expect(latestIssue(new Date('2026-11-20T05:00:00Z')).frequencies).toEqual(['daily', 'weekly']);
  expect(latestIssue(new Date('2026-11-21T04:00:00Z')).frequencies).toEqual(['daily', 'weekly']);
  expect(latestIssue(new Date('2026-11-21T05:00:00Z')).frequencies).toEqual(['daily']);
});

test('the latest issue is always at six in Berlin and at most twenty-five hours old', () => {
  const moments = fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(moments, (now) => {
      const { issuedAt } = latestIssue(now);
      expect(berlin.format(issuedAt)).toBe('06:00:00');
      expect(issuedAt <= now).toBe(true);
      expect(now.getTime() - issuedAt.getTime()).toBeLessThan(25 * 3_600_000);
    }),
  );
});
